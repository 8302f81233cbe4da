/// A difference between two trees, or two lists of screens.
///
/// Its description is SUINavigation's message.
///
/// ```swift
/// let difference = NodeDifference.missingChild("b", known: ["a"], at: .node("", level: 1))
/// print(difference)
/// // In the root node not found child with id 'b' on level 1. From this level we have: ["a"].
/// ```
public enum NodeDifference: Hashable, Sendable {
  /// The location of a difference.
  public enum Location: Hashable, Sendable {
    /// A node of a tree, by its id. The root is at level 1.
    case node(String, level: Int)
    /// A screen, by its name.
    case screen(String)
    /// A transition from a screen, by its id.
    case transition(String)
  }

  /// A property that differs, with its actual and expected value.
  public enum Value: Hashable, Sendable {
    /// The id.
    case id(actual: String, expected: String)
    /// The type of the view; nil if no action leads to the screen.
    case viewType(actual: String?, expected: String?)
    /// The way in which the parent leads to the screen.
    case available(actual: NavigationNode.Available, expected: NavigationNode.Available)
    /// The attributes of the screen.
    case attributes(actual: [NavigationNode.Attribute], expected: [NavigationNode.Attribute])
    /// The number of parameters of the screen's link.
    case parameterCount(actual: Int, expected: Int)
    /// The number of children of a node.
    case childCount(actual: Int, expected: Int)
    /// The number of transitions from a screen.
    case transitionCount(actual: Int, expected: Int)
    /// The transitions from a screen, by their ids.
    case transitions(actual: [String], expected: [String])
  }

  /// A property differs.
  case value(Value, at: Location)

  /// The link has an unexpected parameter; `known` are the expected ones.
  case missingParameter(
    NavigationNode.Parameter,
    known: [NavigationNode.Parameter],
    at: Location
  )

  /// The link has a different parameter at an index.
  case parameter(
    Int,
    actual: NavigationNode.Parameter,
    expected: NavigationNode.Parameter,
    at: Location
  )

  /// The node has an unexpected child, by its id; `known` are the expected ones.
  case missingChild(String, known: [String], at: Location)

  /// A screen is new.
  case newScreen(id: String, name: String)

  /// A screen is missing.
  case missingScreen(id: String, name: String)
}
