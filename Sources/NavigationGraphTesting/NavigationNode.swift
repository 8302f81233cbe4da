/// A screen of a navigation graph, as a tree of the screens that can be reached from it.
///
/// Make a node from a `NavigationGraph`, and compare it with a recorded one. The JSON format is
/// that of SUINavigation's `NavigationNode`, so its snapshots can be read.
///
/// ```swift
/// let root = NavigationNode(graph)
/// root.children.map(\.id)                            // ["second/:number", "first?text"]
/// root.children[0].isDeepLink                        // true
/// ```
public struct NavigationNode: Hashable, Sendable, Codable {
  /// The way in which the parent screen leads to a screen.
  public enum Available: String, Hashable, Sendable, Codable {
    /// Only a link opens the screen.
    case none
    /// The screen is open now.
    case trigger
    /// An action with sample values opens the screen.
    case mock
  }

  /// An attribute of a screen.
  public enum Attribute: String, Hashable, Sendable, Codable {
    /// The screen is also above itself in the tree. It has no children here.
    case recursiveLoopDetected
    /// A link opens the screen.
    case deeplink
  }

  /// A parameter of a screen's link.
  public struct Parameter: Hashable, Sendable, Codable {
    /// The name.
    public var name: String
    /// The type of the value.
    public var type: String
    /// The default value, or a sample if there is none; it is not compared.
    public var defaultValue: String

    /// Makes a parameter.
    public init(name: String, type: String, defaultValue: String) {
      (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
    }
  }

  /// The pattern of the screen's link, or its name if it has none; empty for the root.
  public var id: String

  /// The name of the screen; nil if no action leads from the parent to it.
  public var viewType: String?

  /// The way in which the parent screen leads to this one.
  public var available: Available

  /// The attributes of the screen.
  public var attributes: [Attribute]

  /// The parameters of the screen's link.
  public var params: [Parameter]

  /// The screens that can be reached from this one.
  public var children: [NavigationNode]

  /// Makes a node.
  public init(
    id: String,
    viewType: String? = nil,
    available: Available,
    attributes: [Attribute] = [],
    params: [Parameter] = [],
    children: [NavigationNode] = []
  ) {
    self.id = id
    self.viewType = viewType
    self.available = available
    self.attributes = attributes
    self.params = params
    self.children = children
  }

  /// A Boolean value that indicates whether the parent leads to the screen by more than a link.
  public var isAvailable: Bool { available != .none }

  /// A Boolean value that indicates whether a link opens the screen.
  public var isDeepLink: Bool { attributes.contains(.deeplink) }

  /// A Boolean value that indicates whether the screen is also above itself in the tree.
  public var isLoop: Bool { attributes.contains(.recursiveLoopDetected) }
}
