import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

/// An app that repeats its input: in its tree, on its screen, in captions and issues.
struct Echo: Reducer {
  struct State: Equatable {
    var text = "start"
  }

  enum Action: Hashable, Sendable, Codable {
    case said(String)
    case shouted(String)
  }

  /// An error that no effect catches.
  struct Shout: Error, CustomStringConvertible {
    let description: String
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .said(let text):
        state.text = text
        return .none
      case .shouted(let text):
        return .run { _ in throw Shout(description: text) }
      }
    }
  }
}

extension Echo {
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "Echo",
      summary: "Says it again.",
      initialState: State(),
      reducer: { Echo() },
      show: { window, store in window.show(TerminalScreen { store.state.text }) },
      tree: { .screen($0.text) },
      commands: [
        ScriptCommand("say", "TEXT", "Says it again.") { (arguments, _) throws(ScriptError) in
          [.send(.said(try arguments.text("TEXT")))]
        },
        ScriptCommand("shout", "TEXT", "Fails with it.") { (arguments, _) throws(ScriptError) in
          [.send(.shouted(try arguments.text("TEXT")))]
        },
      ]
    )
    .captioned { ["caption \($0.text)"] }
    .traced(by: .codable())
  }
}
