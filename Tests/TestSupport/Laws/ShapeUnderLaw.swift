package import ComposableNavigation
package import Testing

/// A shape with all its small states, for the laws of all shapes.
package protocol ShapeUnderLaw: Sendable, CustomTestStringConvertible {
  associatedtype Shape: NavigationShape
  where Shape.Item == String, Shape.State: Equatable & Sendable

  /// The name of the states in the plural: `stacks`.
  var testDescription: String { get }

  /// Every small state, made once, since each law uses all of them.
  static var states: [Shape.State] { get }

  /// An action that adds an entry, without animation like all others.
  var adding: Shape.Action { get }

  /// Returns actions of every kind, valid and invalid, each without animation.
  func actions(in state: Shape.State) -> [Shape.Action]

  /// Returns the operations that a view may send twice, each from the entry in front; none by
  /// default.
  func operations(from id: EntryID) -> [Shape.Action]

  /// Returns a Boolean value that indicates whether a state is consistent.
  func isLegal(_ state: Shape.State) -> Bool

  /// Returns a Boolean value that indicates whether an accepted action has written its flag and
  /// preserved everything that actions never change.
  ///
  /// The default returns true.
  func isRight(_ after: Shape.State, from before: Shape.State) -> Bool

  /// Returns a Boolean value that indicates whether the shape's other operations on an entry affect
  /// that entry alone; there are none by default.
  func isRight(about id: EntryID, in state: Shape.State) -> Bool

  /// Returns the state as a drawing.
  func drawing(of state: Shape.State) -> String
}

extension ShapeUnderLaw {
  package var states: [Shape.State] { Self.states }

  /// Returns the state as a drawing that also shows an empty one.
  package func words(for state: Shape.State) -> String {
    state.entries.isEmpty ? "nothing" : drawing(of: state)
  }

  package func operations(from id: EntryID) -> [Shape.Action] { [] }

  package func isRight(_ after: Shape.State, from before: Shape.State) -> Bool { true }

  package func isRight(about id: EntryID, in state: Shape.State) -> Bool { true }
}
