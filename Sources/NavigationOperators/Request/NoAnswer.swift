/// The reason why a ``Request`` ends without an answer.
public enum NoAnswer: String, Hashable, Sendable, Codable, CaseIterable {
  /// The requested screen was removed: popped, dismissed, swiped away or replaced.
  case left
  /// The screen is missing: an archive did not contain it, or a reducer outside of `answering`
  /// removed it.
  case lost
  /// The asker has asked another screen instead.
  case superseded
  /// The asker has withdrawn the request, or its state was rolled back.
  case withdrawn
  /// Another entry had already asked this screen.
  case taken
}

extension NoAnswer: CustomStringConvertible {
  /// The reason, as shown to the user.
  public var description: String {
    switch self {
    case .left: "the screen was left without an answer"
    case .lost: "the screen was not there any more"
    case .superseded: "another screen was asked"
    case .withdrawn: "the question was taken back"
    case .taken: "the screen answers another screen"
    }
  }
}
