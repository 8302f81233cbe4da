import ComposableNavigation
import Foundation
import TerminalHost

@main
enum Main {
  /// Runs the probe; with `--unrestored` as the first option the terminal is never given back.
  ///
  /// A process that ends takes its time. With `PROBE_WAITS_FOR` in the environment it ends only when
  /// somebody opens that pipe.
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
    Showcase(
      name: "TerminalProbe",
      summary: "Tries a terminal.",
      initialState: Probe.State(),
      reducer: { Probe() },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Probe.Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: ProbeViews(store: store)))
      },
      tree: \.stack.tree,
      commands: [
        ScriptCommand("push", "NAME", "Opens a screen.") { (arguments, _) throws(ScriptError) in
          [.send(.stack(.pushItem(try arguments.rest("NAME").joined(separator: " "))))]
        },
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
        TerminalRow("日本語 👩‍👩‍👧 ü e\u{301} 🇦🇹", runs: "push 日本"),
      ]
    }
  }
}
