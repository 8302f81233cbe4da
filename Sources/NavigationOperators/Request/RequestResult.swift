/// The end of a ``Request``, as the asker receives it: an answer, or the reason for none.
///
/// ```swift
/// case .colourPicked(let result):                    // a RequestResult<Colour>
///   if let colour = result.answer { state.ink = colour }
/// ```
public enum RequestResult<Answer> {
  /// The screen has answered.
  case answered(Answer)
  /// The request has ended without an answer, for this reason.
  case unanswered(NoAnswer)

  /// The answer; nil if there is none.
  public var answer: Answer? {
    if case .answered(let answer) = self { answer } else { nil }
  }
}

extension RequestResult: Equatable where Answer: Equatable {}
extension RequestResult: Hashable where Answer: Hashable {}
extension RequestResult: Sendable where Answer: Sendable {}
extension RequestResult: Encodable where Answer: Encodable {}
extension RequestResult: Decodable where Answer: Decodable {}
