import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Toolbox {
  /// The desk, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    let pen = Retained { Pen() }
    return Showcase(
      name: "OptionalModalsShowcase",
      summary: "An enum of optional child states, shown as a modal; each has a store of its own.",
      initialState: State(),
      reducer: { Toolbox(pen: pen) },
      show: { window, store in
        window.show(
          TerminalScreen {
            store.state.title
          } rows: {
            [
              TerminalRow("Take the counter", runs: "open counter"),
              TerminalRow("Take the memo", runs: "open memo"),
              TerminalRow("Ask for a note", runs: "ask"),
            ]
          }
          .withModal(
            store: store.scope(state: \.tools, action: /Action.tools),
            viewProvider: ToolboxViews(store: store, pen: pen)
          )
        )
      },
      tree: \.tree,
      commands: toolCommands + userCommands
    )
    .traced(by: .codable(naming: Tool.self))
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands that put tools on the desk and use them.
  @MainActor
  private static var toolCommands: [Command] {
    [
      Command("open", "counter|memo", "Puts a tool on the desk, in the place of another.") {
        (arguments, _) throws(ScriptError) in
        [.send(.tools(.presentSheet(try arguments.choice("a tool", of: Tool.allCases))))]
      },
      Command("up", "Counts up.") { (_, state) throws(ScriptError) in
        try state.expect(.counter, for: "up")
        return [.send(.counter(.up))]
      },
      Command("down", "Counts down.") { (_, state) throws(ScriptError) in
        try state.expect(.counter, for: "down")
        return [.send(.counter(.down))]
      },
      Command("type", "TEXT", "Writes on the memo.") { (arguments, state) throws(ScriptError) in
        let text = try arguments.text("TEXT")
        try state.expect(.memo, for: "type")
        return [.send(.memo(.typed(text)))]
      }
      .offered { $0.open?.tool == .memo },
      Command("ask", "Asks for a note, which the memo answers.") { _, _ in [.send(.noteAsked)] },
      Command("done", "Hands in the memo, to the desk if it has asked.") {
        (_, state) throws(ScriptError) in
        try state.expect(.memo, for: "done")
        return [.send(.memo(.done))]
      },
      Command("close", "Takes the tool away.") { _, _ in [.send(.tools(.dismiss()))] }
        .offered { $0.open != nil },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("swipe", "Swipes the tool away, as the user does.") { _, _ in [.act(.swipeDown)] },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
    ]
  }
}

extension Toolbox.State {
  fileprivate func expect(_ tool: Toolbox.Tool, for command: String) throws(ScriptError) {
    guard open?.tool == tool else {
      throw .invalid(command, expected: "the \(tool) on the desk")
    }
  }
}
