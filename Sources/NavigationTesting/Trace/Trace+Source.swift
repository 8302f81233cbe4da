import ComposableNavigation
public import NavigationTrace

extension Trace {
  /// Returns the trace as the source of a test with a ``TestStore``, to be pasted and refined.
  ///
  /// The test sends actions from outside, receives the actions of effects, and expects refused
  /// actions to be refused:
  ///
  /// ```swift
  /// print(try trace.testSource(of: "Inbox", coder: TraceCoder<Inbox.Action>.codable()))
  /// // @MainActor @Test func `Inbox goes as it was recorded`() async {
  /// //   let store = TestStore(initialState: Inbox.State()) { Inbox() }
  /// //   store.exhaustivity = .off
  /// //   await store.send(.stack(.when([.from(.number(9))], .pop(.exactly(1)))))
  /// //   #expect(store.refusals.last?.description == "#9 is not on top, #10 is")
  /// //   await store.finish()
  /// // }
  /// ```
  ///
  /// A trace contains drawings of states, not states, so the test states none unless you pass a
  /// drawing expression. Shorten a long trace first, with `shrunk(asking:while:)`.
  ///
  /// - Parameters:
  ///   - feature: The name of the feature's type.
  ///   - coder: The coder that encoded the actions.
  ///   - drawing: The expression that draws `store.state` as the recorder did, as in
  ///     `"store.state.stack.tree.description"`; nil to state no states.
  /// - Returns: The source of the test.
  /// - Throws: `TraceError` for an action that cannot be decoded.
  /// - Complexity: O(*n*)
  public func testSource<Action>(
    of feature: String,
    coder: TraceCoder<Action>,
    drawing: String? = nil
  ) throws(TraceError) -> String {
    var rows = [
      "@MainActor @Test func `\(feature) goes as it was recorded`() async {",
      "  let store = TestStore(initialState: \(feature).State()) { \(feature)() }",
      "  store.exhaustivity = .off",
    ]
    var hasSent = false
    for line in lines {
      switch line.event {
      case .action(let action, from: let source):
        hasSent = true
        let read = try coder.read(action, line: line.number)
        let row = source.isOutside ? ScriptLiteral.send(read) : ScriptLiteral.receive(read)
        rows.append("  \(row)")
      case .state(let text):
        guard let drawing, hasSent else { continue }
        rows.append("  #expect(\(drawing) == \(text.debugDescription.escapingCommands))")
      case .refusal(let reason):
        let text = reason.debugDescription.escapingCommands
        rows.append("  #expect(store.refusals.last?.description == \(text))")
      case .issue(let kind, let message):
        rows.append(comment("issue, \(kind): \(message)"))
      case .note(let text), .act(let text):
        rows.append(comment(text))
      default:
        break
      }
    }
    return (rows + ["  await store.finish()", "}", ""]).joined(separator: "\n")
  }

  /// The trace of a showcase, as a script that repeats it.
  ///
  /// The script contains the lines that were run. The user's acts and refusals are comments.
  ///
  /// ```swift
  /// print(trace.scriptSource)
  /// // open AUT
  /// // back
  /// ```
  ///
  /// - Complexity: O(*n*)
  public var scriptSource: String {
    var rows: [String] = []
    // The line that was run performs the acts that follow it.
    var isInLine = false
    for event in events {
      switch event {
      case .note(let text) where text.hasPrefix("> "):
        rows.append(String(text.dropFirst(2)).onOneLine)
        isInLine = true
      case .note(let text) where text.hasPrefix("#"):
        rows.append(text.onOneLine)
      case .note(let text) where text.hasPrefix("refused: "):
        rows.append("# \(text.onOneLine)")
      case .act(let text):
        if !isInLine { rows.append("# the user: \(text.onOneLine)") }
      case .tree:
        isInLine = false
      case .refusal(let reason):
        rows.append("# refused: \(reason.onOneLine)")
      case .issue(let kind, let message):
        rows.append("# issue, \(kind.onOneLine): \(message.onOneLine)")
      default:
        break
      }
    }
    return rows.map { $0 + "\n" }.joined()
  }

  private func comment(_ text: String) -> String { "  // \(text.onOneLine)" }
}

extension TraceSource {
  /// A Boolean value that indicates whether the source is the program, or the user through a host.
  fileprivate var isOutside: Bool {
    switch self {
    case .program, .host: true
    case .effect, .work: false
    }
  }
}
