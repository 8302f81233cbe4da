/// An action of a navigation shape that is watched, to find actions which no reducer carries out.
package protocol WatchedAction: Sendable {
  /// The shape's name, for messages.
  static var shapeName: String { get }

  /// Returns a Boolean value that indicates whether the shape's own reducer would change a state.
  ///
  /// - Returns: nil for a value that is not a state of the shape.
  func wouldChange(_ state: Any) -> Bool?
}
