import ComposableNavigation
import NavigationJSON
import NavigationTesting
import NavigationTrace
import Testing
import TestSupport

@Suite struct TraceSourceTests {
  private typealias Action = StackNavigation<String>.Action

  private func event(_ value: JSONValue, _ source: TraceSource) -> TraceEvent {
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
            "ids": .array([.number(1)]),
          ]),
          .host
        ),
        event(.object(["action": .string("popToRoot")]), .work(0)),
        .refusal("there is \"nothing\"\n*/"), .issue(kind: "host", message: "wrong\nthing"),
      ]
    )
  }

  @Test func `a trace prints itself as a test`() throws {
    expectLines(
      of: try trace.testSource(of: "Inbox", coder: TraceCoder<Action>.codable()),
      are: #"""
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

  // A trace that was printed as a test sent another text. Now the text is escaped
  // (`String.escapingCommands`).
  @Test(arguments: [
    "a\u{2028}b", "\u{202E}b", "a\u{200F}", "\u{1B}[2J", "\u{0}1", "\\(x)", "\u{AD}", "a\u{E0041}",
    "\u{1F3F4}\u{E0067}\u{E007F}", "\"", "\n", "\\u{41}",
  ])
  func `a test sends the text that was sent, and is printed without commands`(text: String) throws {
    let sent = event(.object(["action": .string("pushItem"), "item": .string(text)]), .program)
    let drawn: [TraceEvent] = [sent, .state(text), .refusal(text)]
    let source = try Trace(name: "Inbox", events: drawn).testSource(
      of: "Inbox",
      coder: TraceCoder<Action>.codable(),
      drawing: "drawing"
    )
    #expect(source.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isCommand && !$0.isTag })
    let lines = source.split(separator: "\n").map(String.init)
    let literals = [
      lines.compactMap { literal($0, in: "  await store.send(.pushItem(", "))") },
      lines.compactMap { literal($0, in: "  #expect(drawing == ", ")") },
      lines.compactMap { literal($0, in: "  #expect(store.refusals.last?.description == ", ")") },
    ]
    #expect(literals.map { $0.map(read) } == [[text], [text], [text]])
  }

  private func literal(_ line: String, in start: String, _ end: String) -> String? {
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  /// Reads a literal as the compiler does.
  private func read(_ literal: String) -> String {
    var (text, rest) = ("", Array(literal.unicodeScalars.dropFirst().dropLast())[...])
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch kind {
      case "u":
        let digits = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "}" }))
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      case "0": text += "\0"
      default: text.unicodeScalars.append(kind)
      }
    }
    return text
  }

  @Test func `a test states states when it has a drawing for them`() throws {
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
    expectLines(
      of: Trace(name: "Countries", events: events).scriptSource,
      are: """
        # Begin
        open AUT
        # the user: back
        fly
        # refused: no·
        # refused: gone

        """
    )
  }
}
