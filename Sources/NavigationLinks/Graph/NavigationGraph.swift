/// A graph of the screens that lead to each other, by actions and by links: all that a person can
/// reach.
///
/// Make it of a feature and its tables; read its report in a test, draw it for a review. A screen is
/// known by its name: see ``name(of:)``.
///
/// ```swift
/// let graph = NavigationGraph(
///   of: Shop(),
///   from: Shop.State(),
///   links: try Screen.links().linkedScreens,
///   screen: \.stack.topItem,
///   actions: { state in state.stack.topItem?.exits.map(Shop.Action.open) ?? [] }
/// )
/// graph.unreachable                                  // ["legal"]: by links alone
/// graph.deadEnds                                     // ["receipt"]
/// graph.loops                                        // [["product", "related"]]
/// ```
///
/// ## Laws
/// - each path to a screen is made of transitions, the first from the start
/// - a screen is unreachable exactly when no path leads to it
/// - each loop is closed by transitions
public struct NavigationGraph: Hashable, Sendable {
  /// An action that leads from one screen to another.
  public struct Transition: Hashable, Sendable {
    /// The screen in front before.
    public let from: String

    /// The screen in front after.
    public let to: String

    /// The first action that does it, by the names of its cases, as in `stack.pushItem`.
    public let action: String
  }

  /// The screen in front at the start.
  public let start: String

  /// All screens: those that actions lead to, nearest first; then those that links alone lead to.
  public let screens: [String]

  /// The transitions, one for each two screens, in the order in which they were found.
  public let transitions: [Transition]

  /// The screens that links lead to.
  public let links: [LinkedScreen]

  /// The names of views, by the names of their screens; a view without one is called like its
  /// screen.
  public let views: [String: View]

  /// The first way that was found to each screen.
  let ways: [String: [Transition]]

  init(
    start: String,
    reached: [String],
    transitions: [Transition],
    ways: [String: [Transition]],
    links: [LinkedScreen],
    views: [String: View]
  ) {
    self.start = start
    self.transitions = transitions
    self.ways = ways
    self.links = links
    self.views = views
    var known = Set(reached)
    screens = reached + links.map(\.screen).filter { known.insert($0).inserted }
  }

  /// The name of a value: its case, if it is of an enum; a text is its own name, and anything else
  /// is called by its type.
  ///
  /// ```swift
  /// NavigationGraph.name(of: Screen.person(7))         // person
  /// NavigationGraph.name(of: Screen?.none)             // nothing
  /// ```
  public static func name(of value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.map { name(of: $0.value) } ?? "nothing"
    case .enum: mirror.children.first?.label ?? "\(value)"
    default: value as? String ?? "\(type(of: value))"
    }
  }

  /// The name of an action: its cases, from the outside in.
  static func actionName(of action: Any) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first else {
      return "\(action)"
    }
    let label = payload.label ?? "\(action)"
    let isEnum = Mirror(reflecting: payload.value).displayStyle == .enum
    return isEnum ? "\(label).\(actionName(of: payload.value))" : label
  }
}
