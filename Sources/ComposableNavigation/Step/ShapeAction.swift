/// An action of a navigation shape, for whoever asks whether somebody carries it out.
package protocol ShapeAction: Sendable {
  /// The shape's name, for a person.
  static var shapeName: String { get }

  /// Tells whether the shape's own reducer would change a state.
  ///
  /// - Returns: nil for a value that is no state of the shape.
  func wouldChange(_ state: Any) -> Bool?
}

extension Reducer where State: Equatable {
  /// Tells whether an action would change a state; nil for a value that is none of this reducer's.
  package func wouldChange(_ state: Any, by action: Action) -> Bool? {
    guard let before = state as? State else { return nil }
    var after = before
    _ = reduce(into: &after, action: action)
    return after != before
  }
}

extension StackNavigation.Action: ShapeAction {
  package static var shapeName: String { "StackNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    StackNavigation<Item>().wouldChange(state, by: self)
  }
}

extension ModalNavigation.Action: ShapeAction {
  package static var shapeName: String { "ModalNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    ModalNavigation<Item>().wouldChange(state, by: self)
  }
}

extension TabNavigation.Action: ShapeAction {
  package static var shapeName: String { "TabNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    TabNavigation<Item>().wouldChange(state, by: self)
  }
}

extension SplitNavigation.Action: ShapeAction {
  package static var shapeName: String { "SplitNavigation<\(Item.self)>" }

  package func wouldChange(_ state: Any) -> Bool? {
    SplitNavigation<Item>().wouldChange(state, by: self)
  }
}
