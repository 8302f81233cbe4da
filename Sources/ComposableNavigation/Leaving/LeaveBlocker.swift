/// The reason why an entry must stay open, until the user or the program decides otherwise.
///
/// Return one from a `LeaveGuard` while leaving would lose something: an unfinished note, a
/// running upload. It depends only on the state, so a host knows it before a gesture begins.
///
/// ```swift
/// LeaveBlocker("The note is half written.", question: "Leave without saving?").reason
/// // "The note is half written."
/// ```
public struct LeaveBlocker: Hashable, Sendable, Codable {
  /// The reason, as a sentence for the user.
  public let reason: String

  /// A question to the user, whose answer *yes* leaves nevertheless; if it is nil, the code that asks
  /// uses a question of its own, or asks nothing.
  public let question: String?

  /// Creates a reason to stay.
  ///
  /// - Parameters:
  ///   - reason: The reason, as a sentence for the user.
  ///   - question: A question to the user, whose answer *yes* leaves nevertheless; see
  ///     ``question``.
  public init(_ reason: String, question: String? = nil) {
    self.reason = reason
    self.question = question
  }
}

extension LeaveBlocker: CustomStringConvertible {
  /// The reason, followed by the question.
  public var description: String { question.map { "\(reason) \($0)" } ?? reason }
}
