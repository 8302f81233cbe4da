import ComposableNavigation
import TerminalHost

/// Makes a view of each tool, from the store of its optional part.
struct ToolboxViews: ViewProviding {
  let store: Store<Toolbox.State, Toolbox.Action>
  var pen = Retained { Pen() }

  func makePresentable(for tool: Toolbox.Tool) -> TerminalView {
    // Each store exists only while its tool does; a view that is being dismissed keeps its last
    // text.
    switch tool {
    case .counter:
      let counter = store.scope(
        state: \.open,
        case: /Toolbox.Open.counter,
        action: /Toolbox.Action.counter
      )
      return TerminalScreen {
        counter?.state.title ?? ""
      } rows: {
        [
          TerminalRow("Count up", runs: "up"), TerminalRow("Count down", runs: "down"),
          TerminalRow("Take the memo instead", runs: "open memo"),
          TerminalRow("Close", runs: "close"),
        ]
      }
    case .memo:
      let memo = store.scope(
        state: \.open,
        case: /Toolbox.Open.memo,
        action: /Toolbox.Action.memo
      )
      return TerminalScreen {
        memo?.state.title ?? ""
      } rows: {
        [
          TerminalRow("Written \(memo?.object(of: pen)?.strokes ?? 0) times"),
          TerminalRow("Write on it", runs: "type"),
          TerminalRow("Hand it in", runs: "done"),
          TerminalRow("Take the counter instead", runs: "open counter"),
          TerminalRow("Close", runs: "close"),
        ]
      }
    }
  }
}

extension Counter.State {
  var title: String { "counter at \(count)" }
}

extension Memo.State {
  var title: String { text.isEmpty ? "empty memo" : "memo: \(text)" }
}
