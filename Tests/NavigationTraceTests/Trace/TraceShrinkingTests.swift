import Testing

@testable import ComposableNavigation
@testable import NavigationJSON
@testable import NavigationTrace

@Suite @MainActor struct TraceShrinkingTests {
  private func notes(_ count: Int) -> Trace {
    Trace(name: "Notes", events: [.state("s")] + (0..<count).map { .note("\($0)") })
  }

  private func texts(_ trace: Trace) -> [String] {
    trace.events.compactMap { if case .note(let text) = $0 { text } else { nil } }
  }

  @Test(arguments: [[0], [99], [3, 57], [0, 1, 2], [10, 20, 30, 40, 50, 60, 70, 80, 90]])
  func `unneeded actions are removed, and needed ones stay`(needed: [Int]) {
    let all = needed.map { "\($0)" }
    var calls = 0
    let short = notes(100).shrunk { trace in
      calls += 1
      return Set(all).isSubset(of: texts(trace))
    }
    #expect(texts(short) == all)
    #expect(short.events.first == .state("s"))
    #expect(short.lines.map(\.number) == Array(2..<(needed.count + 3)))
    // 100 × log 100 is 700.
    #expect(calls < 700)
  }

  @Test func `nothing that is left can be left out alone`() {
    // Two of the same kind are needed.
    let short = notes(64).shrunk { texts($0).filter { $0.hasSuffix("7") }.count >= 2 }
    #expect(texts(short).count == 2)
  }

  @Test func `an act is removed with its consequences`() {
    let events: [TraceEvent] = [
      .state("0"), .action(.text("a"), from: .program), .action(.text("b"), from: .effect),
      .state("1"), .action(.text("c"), from: .program), .refusal("no"),
    ]
    let short = Trace(name: "", events: events).shrunk { $0.events.contains(.refusal("no")) }
    #expect(
      short.events == [.state("0"), .action(.text("c"), from: .program), .refusal("no")]
    )
  }

  @Test func `a trace of which it is not so is returned as it is`() {
    #expect(notes(5).shrunk { _ in false } == notes(5))
    let empty = Trace(name: "", events: [])
    #expect(empty.shrunk { _ in true } == empty)
  }

  @Test(arguments: [0, 1, 2, 7, 50])
  func `it asks no more often than it may`(limit: Int) {
    var calls = 0
    let short = notes(1000).shrunk(asking: limit) { trace in
      calls += 1
      return texts(trace).contains("500")
    }
    #expect(calls <= limit)
    #expect(texts(short).contains("500"))
  }

  // MARK: By replaying

  private func redone(_ trace: Trace) -> Trace? {
    let store = Store(initialState: ToyPost.State()) {
      ToyPost()
    } onIssue: { _ in
    }
    let replay = TraceReplay(
      trace,
      in: store,
      coder: .codable(),
      draw: { $0.stack.items.joined(separator: " ▸ ") },
      perform: { _ in }
    )
    return try? replay.redo()
  }

  @Test func `a recorded refusal shrinks to the action that is refused`() async throws {
    let store = Store(initialState: ToyPost.State()) { ToyPost() }
    var events: [TraceEvent] = []
    let recorder = TraceRecorder(
      store,
      coder: .codable(),
      draw: { $0.stack.items.joined(separator: " ▸ ") }
    ) { events.append($0) }
    for letter in ["a", "b", "c"] {
      store.send(.stack(.pushItem(letter)))
      await store.send(.load(letter + letter)).finish()
    }
    store.send(.stack(.popItems(.exactly(9))))
    store.send(.stack(.popToRoot()))
    recorder.stop()
    let reason = TraceEvent.refusal("9 were to go, but there are only 7")
    #expect(events.contains(reason))
    let whole = Trace(name: "Post", events: events)
    #expect(redone(whole)?.events == events)
    let short = whole.shrunk { trace in
      redone(trace)?.events.contains { event in
        guard case .refusal(let text) = event else { return false }
        return text.hasPrefix("9 were to go")
      } == true
    }
    let pop: JSONValue = .object(["action": .string("popItems"), "count": .number(9)])
    let action: JSONValue = .object(["stack": .object(["_0": pop])])
    let actions = short.events.filter { if case .action = $0 { true } else { false } }
    #expect(actions == [.action(.value(action), from: .program)])
  }
}
