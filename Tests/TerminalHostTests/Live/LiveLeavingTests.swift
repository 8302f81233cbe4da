import ComposableNavigation
import NavigationOperators
import Testing

@testable import TerminalHost
@testable import TerminalRunner

/// Back, Escape and `q` show the reason and ask while a guard keeps a screen.
@MainActor
@Suite struct LiveLeavingTests {
  /// A page that may have unsaved text.
  private struct Pages: Reducer {
    struct State: Equatable {
      var stack = StackNavigation<String>.State(items: ["list", "note"])
      var isSaved = false
      var attempt: LeaveAttempt<Action>?
    }

    enum Action: Hashable, Sendable {
      case stack(StackNavigation<String>.Action)
      case saved
      case discarded
      case kept
      indirect case force(Action)
      indirect case attempted(LeaveAttempt<Action>)
    }

    static let unsaved = LeaveGuard<State>(\.stack) { (state: State, entry: Entry<String>) in
      entry.item == "note" && !state.isSaved
        ? LeaveBlocker("The note is half written.", question: "Throw it away?") : nil
    }

    var body: some Reducer<State, Action> {
      Writing().guarded(by: Self.unsaved, force: /Action.force, attempted: /Action.attempted)
    }

    struct Writing: Reducer {
      typealias State = Pages.State
      typealias Action = Pages.Action

      var body: some Reducer<State, Action> {
        StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
        Reduce<State, Action> { state, action in
          switch action {
          case .saved: state.isSaved = true
          case .attempted(let attempt): state.attempt = attempt
          case .kept: state.attempt = nil
          case .discarded:
            guard let attempt = state.attempt else { return .none }
            state.attempt = nil
            return .send(.force(attempt.action))
          case .stack, .force: break
          }
          return .none
        }
      }
    }
  }

  private struct Screens: ViewProviding {
    let store: Store<Pages.State, Pages.Action>

    func makePresentable(for item: String) -> TerminalView { TerminalScreen(title: item) }

    var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
      { [store] _ in Pages.unsaved.blocker(in: store.state) }
    }
  }

  private var showcase: Showcase<Pages.State, Pages.Action> {
    Showcase(
      name: "Pages",
      summary: "A note.",
      initialState: Pages.State(),
      reducer: { Pages() },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Pages.Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: Screens(store: store)))
      },
      tree: { $0.stack.tree { .screen($0.item) } },
      commands: [
        ScriptCommand("save", "Saves the note.") { _, _ in [.send(.saved)] },
        ScriptCommand("back", "Goes back.") { _, _ in [.act(.back)] },
      ]
    )
    .guarded(by: Pages.unsaved, asked: { $0.attempt?.blocker }, yes: .discarded, no: .kept)
  }

  /// Types keys.
  ///
  /// - Returns: The question after each key, and the tree.
  private func type(_ keys: [TerminalKey]) async -> (asked: [String?], tree: [String]) {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    for key in keys { continuation.yield(.key(key)) }
    continuation.finish()
    let runner = LiveRunner(showcase) { _ in }
    var asked: [String?] = []
    var tree: [String] = []
    await runner.run(stream) { content, state, _ in
      asked.append(content.question)
      tree = content.picture.lines(width: 40, height: 8)
      return state
    }
    return (Array(asked.dropFirst()), tree)
  }

  private static let question = "The note is half written. Throw it away? (y/n)"

  @Test(arguments: [TerminalKey.escape, .left, .backspace])
  func `going back asks, and y leaves`(key: TerminalKey) async {
    let run = await type([key, .text("y")])
    #expect(run.asked == [Self.question, nil])
    #expect(!run.tree.contains { $0.contains("note") })
  }

  @Test func `going back asks, and n stays`() async {
    let run = await type([.escape, .text("n")])
    #expect(run.asked == [Self.question, nil])
    #expect(run.tree.contains { $0.contains("note") })
  }

  @Test func `q asks, and n stays`() async {
    let run = await type([.text("q"), .text("n"), .text("q")])
    #expect(run.asked == [Self.question, nil, Self.question])
  }

  @Test(arguments: [TerminalKey.text("y"), .control("c")])
  func `q asks, and quits at once when it is meant`(key: TerminalKey) async {
    // Keys after the end are ignored.
    let run = await type([.text("q"), key, .text("n")])
    #expect(run.asked == [Self.question])
  }

  @Test func `a script is refused, and its end ends it`() async {
    let run = await showcase.record(ScriptInput("quit\nback\nsave\nback\nquit\nback\n"))
    #expect(run.status == 0)
    #expect(run.output.filter { $0.hasPrefix("refused") }.count == 2)
    #expect(run.output.contains("refused: The note is half written."))
    #expect(run.output.filter { $0 == "> back" }.count == 2)
  }
}
