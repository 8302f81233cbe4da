/// An action of a navigation shape, for whoever asks whether somebody carries it out.
package protocol WatchedAction: Sendable {
  /// The shape's name, for a person.
  static var shapeName: String { get }

  /// Tells whether the shape's own reducer would change a state.
  ///
  /// - Returns: nil for a value that is no state of the shape.
  func wouldChange(_ state: Any) -> Bool?
}
