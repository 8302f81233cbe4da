import ComposableNavigation

/// Extracting a payload from a case by `/`, compared with a hand-written closure.
@MainActor
enum CasePathSubjects {
  enum Message: Sendable {
    case number(Int), text(String), other(Int)
  }

  private typealias Extract<Value> = @Sendable (Message) -> Value?

  /// At most 10 µs.
  private static let firstHit = 10_000 / referenceBound

  static var all: [Subject] {
    [
      Subject(
        name: "case path, Int, hit",
        against: .alone,
        target: 2.5,
        instructions: 60,
        peer: Peer("generated code", 43)
      ) {
        extracting(/Message.number, number, from: [.number(1), .number(2)])
      },
      Subject(
        name: "case path, Int, miss",
        against: .alone,
        target: 3,
        instructions: 60,
        peer: Peer("generated code", 42)
      ) {
        extracting(/Message.number, number, from: [.other(1), .other(2)])
      },
      Subject(name: "case path, String, hit", against: .alone, target: 2.5) {
        extracting(/Message.text, text, from: [.text(long), .text(long)])
      },
      Subject(name: "case path, String, miss", against: .alone, target: 3) {
        extracting(/Message.text, text, from: [.other(1), .other(2)])
      },
      Subject(name: "case path, making and first hit", target: firstHit) {
        let store = boundStore(Leaf())
        let message = Message.text(long)
        return (
          Work { for number in 0..<$0 { store.send(.add(number & 7)) } },
          Work { count in
            for _ in 0..<count { blackHole((/Message.text).extract(message)) }
          }
        )
      },
    ]
  }

  private static let long = String(repeating: "too long to lie in the string itself ", count: 2)
  private static let number: Extract<Int> = {
    if case .number(let value) = $0 { value } else { nil }
  }
  private static let text: Extract<String> = {
    if case .text(let value) = $0 { value } else { nil }
  }

  @inline(__always)
  private static func extracting<Value>(
    _ path: CasePath<Message, Value>,
    _ closure: @escaping Extract<Value>,
    from messages: [Message]
  ) -> (Work, Work) {
    (
      Work { count in
        var hits = 0
        for number in 0..<count where closure(messages[number & 1]) != nil { hits += 1 }
        blackHole(hits)
      },
      Work { count in
        var hits = 0
        for number in 0..<count where path.extract(messages[number & 1]) != nil { hits += 1 }
        blackHole(hits)
      }
    )
  }
}
