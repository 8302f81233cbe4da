import ComposableNavigation
import NavigationTesting
import Testing

@Suite struct TraceSourceTests {
  private typealias Action = StackNavigation<String>.Action

  private func event(_ value: TraceValue, _ source: TraceSource) -> TraceEvent {
    .action(.value(value), from: source)
  }

  private var trace: Trace {
    Trace(
      name: "Inbox",
      events: [
        .state("stack\n└─ inbox"), .note("> push letter"),
        event(
          .object(["action": .string("pushItem"), "item": .string("letter")]),
          .program
        ),
        .state("stack\n├─ inbox\n└─ letter"), .tree("stack\n├─ inbox\n└─ letter"), .act("back"),
        event(
          .object([
            "action": .string("remove"), "cause": .string("user"),
            "ids": .array([.integer(1)]),
          ]),
          .host
        ),
        event(.object(["action": .string("popToRoot")]), .work(0)),
        .refusal("there is \"nothing\"\n*/"), .issue(kind: "host", message: "wrong\nthing"),
      ]
    )
  }

  @Test func `a trace prints itself as a test`() throws {
    #expect(
      try trace.testSource(of: "Inbox", coder: TraceCoder<Action>.codable()) == #"""
        @MainActor @Test func `Inbox goes as it was recorded`() async {
          let store = TestStore(initialState: Inbox.State()) { Inbox() }
          store.exhaustivity = .off
          // > push letter
          await store.send(.pushItem("letter"))
          // back
          await store.send(.remove([.number(1)], cause: .user))
          await store.receive(.pop(.to(.root)))
          #expect(store.refusals.last?.description == "there is \"nothing\"\n*/")
          // issue, host: wrong⏎thing
          await store.finish()
        }

        """#
    )
  }

  @Test func `a test states states when it is told how to draw them`() throws {
    let source = try trace.testSource(
      of: "Inbox",
      coder: TraceCoder<Action>.codable(),
      drawing: "store.state.tree.description"
    )
    let line = #"  #expect(store.state.tree.description == "stack\n├─ inbox\n└─ letter")"#
    #expect(source.split(separator: "\n").filter { $0.contains("tree.description") } == [line[...]])
  }

  @Test func `an action that cannot be read is an error with its line`() {
    let text = Trace(name: "", events: [.action(.text("open"), from: .program)])
    #expect(throws: TraceError.textAction(line: 2)) {
      try text.testSource(of: "Inbox", coder: TraceCoder<Action>.codable())
    }
  }

  @Test func `the trace of a showcase prints itself as its script`() {
    let events: [TraceEvent] = [
      .state("s"), .tree("s"), .note("# Begin"), .note("> open AUT"), .act("open"), .tree("t"),
      .note("back"), .act("back"), .tree("s"), .note("> fly"), .note("refused: no\u{202E}"),
      .refusal("gone"), .tree("s"),
    ]
    #expect(
      Trace(name: "Countries", events: events).scriptSource == """
        # Begin
        open AUT
        # a person: back
        fly
        # refused: no·
        # refused: gone

        """
    )
  }
}
