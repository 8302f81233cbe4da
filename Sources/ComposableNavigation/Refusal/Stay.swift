/// The reason why something that is open stays, until a person or the program says otherwise.
///
/// Return one from a ``LeaveGuard`` while leaving would lose something: a note that is half written,
/// an upload that runs. It is a value of the state's alone, so a host knows it before a gesture
/// begins.
///
/// ```swift
/// Stay("The note is half written.", question: "Leave without saving?").reason
/// // "The note is half written."
/// ```
public struct Stay: Hashable, Sendable, Codable {
  /// The reason, as a person reads it.
  public let reason: String

  /// The question whose answer *yes* leaves all the same; nil when nobody is to be asked.
  public let question: String?

  /// Makes a reason to stay.
  ///
  /// - Parameters:
  ///   - reason: The reason, as a person reads it.
  ///   - question: A question whose answer *yes* leaves all the same; nil for none.
  public init(_ reason: String, question: String? = nil) {
    self.reason = reason
    self.question = question
  }
}

extension Stay: CustomStringConvertible {
  /// The reason, and the question behind it.
  public var description: String { question.map { "\(reason) \($0)" } ?? reason }
}
