import ComposableNavigation
import Foundation
import TerminalHost
import TerminalRunner

@main
enum Main {
  /// Runs the probe.
  ///
  /// With `--unrestored` as the first option it never restores the terminal.
  ///
  /// A process takes time to end. With `PROBE_WAITS_FOR` in the environment it ends only when
  /// another process opens that pipe. With `PROBE_SAVES_TO` it makes that file before it ends, once
  /// another process has opened the pipe `PROBE_SAVES_AFTER`, without a limit of time.
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let isUnrestored = arguments.first == "--unrestored"
    atexit {
      if let path = getenv("PROBE_WAITS_FOR") { close(open(path, O_RDONLY)) }
    }
    showcase.main(
      arguments: isUnrestored ? Array(arguments.dropFirst()) : arguments,
      restoresTerminal: !isUnrestored
    )
  }

  @MainActor
  private static var showcase: Showcase<Probe.State, Probe.Action> {
    guard getenv("PROBE_SAVES_TO") != nil else { return probe }
    let limit = Work()
    return probe.leaving(by: .leave) { await limit.wait() }
  }

  private static func save() {
    guard let path = getenv("PROBE_SAVES_TO"), let gate = getenv("PROBE_SAVES_AFTER") else {
      return
    }
    close(open(gate, O_RDONLY))
    close(open(path, O_WRONLY | O_CREAT, 0o600))
  }

  @MainActor
  private static var probe: Showcase<Probe.State, Probe.Action> {
    Showcase(
      name: "TerminalProbe",
      summary: "Tries a terminal.",
      initialState: Probe.State(),
      reducer: { Probe(farewell: { save() }) },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Probe.Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: ProbeViews(store: store)))
      },
      tree: \.stack.tree,
      commands: [
        ScriptCommand("push", "NAME", "Opens a screen.") { (arguments, _) throws(ScriptError) in
          [.send(.stack(.pushItem(try arguments.text("NAME"))))]
        },
        ScriptCommand<Probe.State, Probe.Action>("note", "TEXT", "Writes a note.") {
          (arguments, _) throws(ScriptError) in
          [.send(.noted(try arguments.lines("TEXT")))]
        }
        .asking(for: "Your note", isMultiline: true, text: \.note)
        .key("n"),
        ScriptCommand("work", "Begins something that lasts.") { _, _ in [.send(.work)] },
        ScriptCommand("end", "Ends what lasts.") { _, _ in [.send(.endWork)] },
        ScriptCommand("crash", "Crashes.") { _, _ in [.send(.crash)] },
        ScriptCommand("back", "Goes back.") { _, _ in [.act(.back)] },
      ]
    )
  }
}

/// Makes the views of the probe.
struct ProbeViews: ViewProviding {
  let store: Store<Probe.State, Probe.Action>

  func makePresentable(for item: String) -> TerminalView {
    TerminalScreen {
      item
    } rows: {
      [
        TerminalRow("work is \(store.state.isDone ? "done" : "not done")", runs: "work"),
        TerminalRow("note: \(store.state.note)"),
        TerminalRow("日本語 👩‍👩‍👧 ü e\u{301} 🇦🇹", runs: "push 日本"),
      ]
    }
  }
}
