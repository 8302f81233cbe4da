/// A difference between two trees, or two lists of screens, in its parts.
///
/// Its description is what SUINavigation says.
///
/// ```swift
/// let difference = NodeDifference.missingChild("b", known: ["a"], at: .node("", level: 1))
/// print(difference)
/// // In the root node not found child with id 'b' on level 1. From this level we have: ["a"].
/// ```
public enum NodeDifference: Hashable, Sendable {
  /// The location of a difference.
  public enum Location: Hashable, Sendable {
    /// In a node of a tree, by its id; the root is at level 1.
    case node(String, level: Int)
    /// In a screen, by its name.
    case screen(String)
    /// In a way on from a screen, by its id.
    case transition(String)
  }

  /// A property that differs: as it is, and as it is to be.
  public enum Value: Hashable, Sendable {
    /// The id.
    case id(actual: String, expected: String)
    /// The type of the view; nil where no action leads to it.
    case viewType(actual: String?, expected: String?)
    /// The ways to the screen.
    case available(actual: NavigationNode.Available, expected: NavigationNode.Available)
    /// The remarks about the screen.
    case attributes(actual: [NavigationNode.Attribute], expected: [NavigationNode.Attribute])
    /// The number of values that its link has.
    case parameterCount(actual: Int, expected: Int)
    /// The number of children that a node has.
    case childCount(actual: Int, expected: Int)
    /// The number of ways that lead on from a screen.
    case transitionCount(actual: Int, expected: Int)
    /// The ways that lead on from a screen, by their ids.
    case transitions(actual: [String], expected: [String])
  }

  /// A property differs.
  case value(Value, at: Location)

  /// The link has a value that it is not to have.
  case missingParameter(
    NavigationNode.Parameter,
    known: [NavigationNode.Parameter],
    at: Location
  )

  /// Another value of the link stands at an index.
  case parameter(
    Int,
    actual: NavigationNode.Parameter,
    expected: NavigationNode.Parameter,
    at: Location
  )

  /// The node has a child that it is not to have, by its id; `known` are those that it is to have.
  case missingChild(String, known: [String], at: Location)

  /// A screen is new.
  case newScreen(id: String, name: String)

  /// A screen is missing.
  case missingScreen(id: String, name: String)
}
