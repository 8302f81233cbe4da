/// An action whose type determines the reducer of its shape.
package protocol ShapeAction: WatchedAction {
  /// The reducer that carries out the action.
  associatedtype Shape: ElementShape where Shape.Action == Self, Shape.State: Equatable
}

extension ShapeAction {
  package static var shapeName: String { "\(Shape.self)" }

  package func wouldChange(_ state: Any) -> Bool? { Shape().wouldChange(state, by: self) }
}
