import ComposableNavigation
import TerminalHost
import TerminalRunner
import TestSupport

/// A draft that is saved before the end, once its gate opens.
struct Draft: Reducer {
  struct State: Equatable {
    var text = "draft"
  }

  enum Action: Equatable, Sendable {
    case typed(String)
    case ends
  }

  let gate: ToyGate
  let disk: Disk

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .none
      case .ends:
        return .run { [gate, disk, text = state.text] _ in
          try await gate.wait()
          disk.save(text)
        }
      }
    }
  }

  @MainActor
  var showcase: Showcase<State, Action> {
    Showcase(
      name: "Draft",
      summary: "A draft.",
      initialState: State(),
      reducer: { self },
      show: { window, store in window.show(TerminalScreen { store.state.text }) },
      tree: { .screen($0.text) },
      commands: [
        ScriptCommand("type", "TEXT", "Types it.") { (arguments, _) throws(ScriptError) in
          [.send(.typed(try arguments.word("TEXT")))]
        }
      ]
    )
  }
}

/// The saved drafts.
final class Disk: Sendable {
  private let all = Locked<[String]>([])

  var texts: [String] { all.withLock { $0 } }

  func save(_ text: String) { all.withLock { $0.append(text) } }
}
