/// The number of steps to go forward.
///
/// ```swift
/// store.send(.stack(.goForward()))                   // one; refused when there is none
/// store.send(.stack(.goForward(.upTo(2))))           // with one screen ahead, that one
/// ```
public enum ForwardSteps: Hashable, Sendable, Codable {
  /// Exactly this number of steps. Refused below zero, and if there are fewer.
  case exactly(Int)

  /// At most this number of steps: all if there are fewer. Refused below zero.
  case upTo(Int)
}

extension ForwardSteps {
  /// Returns the reason why the steps cannot be taken; nil exactly when they can.
  package func refusal(there: Int) -> Refusal? {
    switch self {
    case .exactly(let count) where count < 0, .upTo(let count) where count < 0:
      .negative(count)
    case .exactly(let count):
      count <= there ? nil : .notAhead(asked: count, there: there)
    case .upTo:
      nil
    }
  }

  /// Returns the number of steps to take, limited to the steps that there are.
  package func count(of there: Int) -> Int {
    switch self {
    case .exactly(let count), .upTo(let count): min(max(0, count), there)
    }
  }
}
