import ComposableNavigation
import Testing

/// A shape with every small state of it, for the laws that all shapes keep.
protocol ShapeUnderLaw: Sendable, CustomTestStringConvertible {
  associatedtype Shape: NavigationShape
  where Shape.Item == String, Shape.State: Equatable & Sendable

  /// Several of them, in words: `stacks`.
  var testDescription: String { get }

  /// Every small state; made once, since each law looks at all of them.
  static var states: [Shape.State] { get }

  /// An action that gives an entry a name; without animation, as all of them.
  var adding: Shape.Action { get }

  /// Returns actions of every kind, right ones and wrong ones, each without animation.
  func actions(in state: Shape.State) -> [Shape.Action]

  /// Returns the operations that a view may send twice, each from the entry in front; none by default.
  func operations(from id: EntryID) -> [Shape.Action]

  /// Tells whether a state holds together.
  func isLegal(_ state: Shape.State) -> Bool

  /// Tells whether an accepted action has left alone what no action changes, and written its flag;
  /// nothing more is asked by default.
  func isRight(_ after: Shape.State, from before: Shape.State) -> Bool

  /// Tells whether the shape's other operations that name an entry affect that one alone; there are
  /// none by default.
  func isRight(about id: EntryID, in state: Shape.State) -> Bool

  /// The state as a drawing.
  func drawing(of state: Shape.State) -> String
}

extension ShapeUnderLaw {
  var states: [Shape.State] { Self.states }

  func operations(from id: EntryID) -> [Shape.Action] { [] }

  func isRight(_ after: Shape.State, from before: Shape.State) -> Bool { true }

  func isRight(about id: EntryID, in state: Shape.State) -> Bool { true }
}
