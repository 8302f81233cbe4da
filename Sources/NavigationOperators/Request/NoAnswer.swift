/// The reason why a ``Request`` ends without an answer.
public enum NoAnswer: String, Hashable, Sendable, Codable, CaseIterable {
  /// The screen that was asked has gone: popped, dismissed, swiped away, replaced.
  case left
  /// A state was read from an archive in which the screen is not.
  case lost
  /// The asker has asked another screen instead.
  case superseded
  /// The asker has taken the question back, or was set back itself.
  case withdrawn
  /// Another entry has asked this screen before.
  case taken
}

extension NoAnswer: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .left: "the screen was left without an answer"
    case .lost: "the screen was not there any more"
    case .superseded: "another screen was asked"
    case .withdrawn: "the question was taken back"
    case .taken: "the screen answers somebody else"
    }
  }
}
