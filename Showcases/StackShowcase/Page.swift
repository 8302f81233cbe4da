import ComposableNavigation

/// One page of a sign-up: a question and its answer.
struct Page: Reducer {
  /// A question that a page asks; the summary asks nothing.
  enum Question: String, Hashable, Sendable, Codable, CaseIterable {
    case name, email, plan, summary

    /// The next question; nil after the summary.
    var next: Question? {
      let all = Self.allCases
      return all.firstIndex(of: self).flatMap { all.dropFirst($0 + 1).first }
    }
  }

  struct State: Hashable, Sendable, Codable, CustomStringConvertible {
    let question: Question
    var answer: String?

    /// The title: `name`, or `name = Ada` once it is answered.
    var description: String { question.rawValue + (answer.map { " = \($0)" } ?? "") }
  }

  enum Action: Hashable, Sendable, Codable {
    case answered(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .answered(let answer):
      if state.question != .summary { state.answer = answer }
      return .none
    }
  }
}
