import ComposableNavigation
import Testing

@Suite struct CasePathLifetimeTests {
  private final class Token: Sendable {
    let name = "a payload that is counted"
  }

  private enum Action: Sendable {
    case token(Token)
    indirect case boxed(Token)
    case pair(Token, String)
    indirect case boxedPair(Token, String)
    case other(String)
  }

  /// Extracts many times and returns whether the payload lives as long as needed and is released
  /// afterwards.
  private func isBalanced<Value>(
    _ path: CasePath<Action, Value>,
    _ make: (Token) -> Action
  ) -> Bool {
    weak var payload: Token?
    var names = 0
    do {
      let token = Token()
      payload = token
      let action = make(token)
      for _ in 0..<10_000 where path.extract(action) != nil { names += 1 }
      for _ in 0..<100 where path.extract(.other("miss")) != nil { names = 0 }
      guard payload != nil, token.name == "a payload that is counted" else { return false }
    }
    return payload == nil && names == 10_000
  }

  @Test func `a payload is neither leaked nor released too often`() {
    #expect(isBalanced(/Action.token) { .token($0) })
    #expect(isBalanced(/Action.boxed) { .boxed($0) })
    #expect(isBalanced(/Action.pair) { .pair($0, "text that is too long for a small string") })
    #expect(isBalanced(/Action.boxedPair) { .boxedPair($0, "text that is too long to be small") })
  }

  @Test func `an extracted value outlives its source`() {
    let path = /Action.boxedPair
    var extracted: (Token, String)?
    for _ in 0..<100 {
      extracted = path.extract(.boxedPair(Token(), "text that is too long for a small string"))
    }
    #expect(extracted?.0.name == "a payload that is counted")
    #expect(extracted?.1 == "text that is too long for a small string")
  }

  @Test func `many tasks may learn one path at once`() async {
    for _ in 0..<50 {
      let path = /Action.pair
      let hits = await withTaskGroup(of: Int.self) { group in
        for task in 0..<16 {
          group.addTask {
            var hits = 0
            for round in 0..<50 {
              if path.extract(.pair(Token(), "\(task)·\(round)"))?.1 == "\(task)·\(round)" {
                hits += 1
              }
              if path.extract(.other("\(round)")) != nil { hits += 1_000_000 }
            }
            return hits
          }
        }
        return await group.reduce(0, +)
      }
      #expect(hits == 16 * 50)
    }
  }

  @Test func `many tasks see one problem`() async {
    let path: CasePath<ToyZoo, Int> = /ToyZoo.optionalInt
    let problems = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<32 {
        group.addTask {
          _ = path.extract(.optionalInt(1))
          return path.problem
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(problems.count == 1)
    #expect(problems.first != .some(nil))
  }
}
