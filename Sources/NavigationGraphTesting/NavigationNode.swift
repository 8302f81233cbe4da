/// A screen of a navigation graph as a tree: what can be reached from it, and which links open it.
///
/// Make it of a `NavigationGraph`; compare it with one that was written down before. As JSON it has the
/// layout of SUINavigation's `NavigationNode`, so that snapshots of that are read.
///
/// ```swift
/// let root = NavigationNode(graph)
/// root.children.map(\.id)                            // ["second/:number", "first?text"]
/// root.children[0].isDeepLink                        // true
/// ```
public struct NavigationNode: Hashable, Sendable, Codable {
  /// The way to a screen from the one above it in the tree.
  public enum Available: String, Hashable, Sendable, Codable {
    /// By a link alone.
    case none
    /// It is open now.
    case trigger
    /// By an action with sample values.
    case mock
  }

  /// A remark about a screen.
  public enum Attribute: String, Hashable, Sendable, Codable {
    /// It is above itself in the tree, and is not drawn again.
    case recursiveLoopDetected
    /// A link opens it.
    case deeplink
  }

  /// A value in the link of a screen.
  public struct Parameter: Hashable, Sendable, Codable {
    /// The name.
    public var name: String
    /// The type of the value.
    public var type: String
    /// The default, else a sample; it is not compared.
    public var defaultValue: String

    /// Describes a value.
    public init(name: String, type: String, defaultValue: String) {
      (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
    }
  }

  /// The pattern of its link, else the name of the screen; empty for the root.
  public var id: String

  /// The name of the screen; nil where no action leads to it from above.
  public var viewType: String?

  /// The way to the screen from the one above it.
  public var available: Available

  /// The remarks about the screen.
  public var attributes: [Attribute]

  /// The values of its link.
  public var params: [Parameter]

  /// The screens that can be reached from it.
  public var children: [NavigationNode]

  /// Makes a node of its parts.
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

  /// Tells whether a way other than a link leads to the screen from the one above it.
  public var isAvailable: Bool { available != .none }

  /// Tells whether a link opens it.
  public var isDeepLink: Bool { attributes.contains(.deeplink) }

  /// Tells whether it is above itself in the tree.
  public var isLoop: Bool { attributes.contains(.recursiveLoopDetected) }
}
