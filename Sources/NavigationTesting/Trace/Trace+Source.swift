public import NavigationTrace
import ComposableNavigation

extension Trace {
  /// The trace as a test with a ``TestStore``, to be pasted and made precise.
  ///
  /// Actions from outside are sent, actions of effects are received, and refused ones are expected
  /// to be refused:
  ///
  /// ```swift
  /// print(try trace.testSource(of: "Inbox", coder: TraceCoder<Inbox.Action>.codable()))
  /// // @MainActor @Test func `Inbox goes as it was recorded`() async {
  /// //   let store = TestStore(initialState: Inbox.State()) { Inbox() }
  /// //   store.exhaustivity = .off
  /// //   await store.send(.stack(.popItem(from: .number(9))))
  /// //   #expect(store.refusals.last?.description == "#9 is not on top, #10 is")
  /// //   await store.finish()
  /// // }
  /// ```
  ///
  /// A trace has drawings of states and no states: the test states none, unless it is told how to
  /// draw one. Shorten a long trace first, by `shrunk(asking:while:)`.
  ///
  /// - Parameters:
  ///   - feature: The name of the feature's type.
  ///   - coder: The coder that the actions were written with.
  ///   - drawing: The expression that draws `store.state` as the recorder did, as in
  ///     `"store.state.stack.tree.description"`; nil to state no states.
  /// - Returns: The source of the test.
  /// - Throws: `TraceError`, for an action that cannot be read.
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

  /// The trace of a showcase as the script that does it again.
  ///
  /// Lines that were run are the script's; what a person did by hand, and what was refused, stands
  /// in it as a comment.
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
    // The acts of a line are done by the line.
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
        if !isInLine { rows.append("# a person: \(text.onOneLine)") }
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
  /// Tells whether it was no effect: the program, or a person by a host.
  fileprivate var isOutside: Bool {
    switch self {
    case .program, .host: true
    case .effect, .work: false
    }
  }
}
