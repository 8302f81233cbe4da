import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Pad {
  /// The pad, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "AlertShowcase",
      summary: "Alerts and confirmation dialogs, which lead to each other.",
      initialState: State(),
      reducer: { Pad() },
      show: { window, store in
        let pad = TerminalScreen {
          store.state.title
        } rows: {
          store.state.rows
        }
        window.show(
          pad.withModal(
            store: store.scope(state: \.modal, action: /Action.modal),
            viewProvider: PadViews(store: store)
          )
        )
      },
      tree: \.tree,
      commands: padCommands + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands of the pad and of the program.
  @MainActor
  private static var padCommands: [Command] {
    [
      Command("write", "TEXT", "Writes a note.") { (arguments, _) throws(ScriptError) in
        [.send(.written(try arguments.text("TEXT")))]
      }
      .asking(for: "Note")
      .offered { !$0.isAsking },
      Command("delete", "Asks whether all notes are to go.") { _, _ in [.send(.deleteTapped)] }
        .offered { !$0.isAsking },
      Command("more", "Asks what is to be done.") { _, _ in [.send(.moreTapped)] }
        .offered { !$0.isAsking },
      Command("news", "TEXT", "Tells something, in the place of what is asked.") {
        (arguments, _) throws(ScriptError) in
        [.send(.told(try arguments.text("TEXT")))]
      },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      .tap,
      Command("tap-twice", "TITLE", "Taps a button twice, in a hurry.") {
        (arguments, _) throws(ScriptError) in
        let tap = TerminalAct.tap(try arguments.text("TITLE"))
        return [.act(tap), .act(tap)]
      }
      .offered(when: \.isAsking),
      Command("swipe", "Swipes away what asks, as the user does.") { _, _ in [.act(.swipeDown)] },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
    ]
  }
}

extension Pad.State {
  fileprivate var isAsking: Bool { modal.item != nil }

  /// The rows of the pad.
  fileprivate var rows: [TerminalRow] {
    [
      TerminalRow("Write a note", runs: "write"),
      TerminalRow("Delete all notes", runs: "delete"),
      TerminalRow("More", runs: "more"),
      TerminalRow("Have the program tell something", runs: "news"),
    ]
  }
}
