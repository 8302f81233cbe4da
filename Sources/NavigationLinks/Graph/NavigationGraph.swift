/// A graph of the screens of a feature, with the actions and links that lead from one to another.
///
/// Make a graph from a feature and its link tables. Check its report in a test, or draw it for a
/// review. Screens are identified by their names; see ``name(of:)``.
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
    /// The screen in front before the action.
    public let from: String

    /// The screen in front after the action.
    public let to: String

    /// The first such action that was found, by the names of its cases, as in `stack.pushItem`.
    public let action: String
  }

  /// The screen in front at the start.
  public let start: String

  /// All screens: first those that actions lead to, nearest first, then those that only links open.
  public let screens: [String]

  /// The transitions, one for each pair of screens, in the order in which they were found.
  public let transitions: [Transition]

  /// The screens that links open.
  public let links: [LinkedScreen]

  /// The names of views, by the names of their screens; by default the two are equal.
  public let views: [String: View]

  /// The first path found to each screen.
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

  /// Returns the name of a value: the case of an enum, a text itself, or the type of other values.
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

  /// Returns the name of an action: its cases, from the outside in.
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
