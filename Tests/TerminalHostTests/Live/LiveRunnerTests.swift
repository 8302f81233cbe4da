import ComposableNavigation
import Testing
import TestSupport

@testable import TerminalHost
@testable import TerminalRunner

/// The shown content, key by key.
@MainActor
@Suite struct LiveRunnerTests {
  private typealias Shown = (content: LiveContent, state: LiveState)

  /// Uses a showcase by keys, in a terminal of some size.
  private func use<State, Action>(
    _ showcase: Showcase<State, Action>,
    _ events: [LiveEvent]
  ) async -> [Shown] {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    for event in events + [.ended] { continuation.yield(event) }
    let runner = LiveRunner(showcase, send: { continuation.yield($0) })
    var shown: [Shown] = []
    await runner.run(stream) { content, state, _ in
      shown.append((content, state))
      return LiveFrame(content, state, width: 60, height: 20).state
    }
    return shown
  }

  private func keys(_ text: String) -> [LiveEvent] {
    text.unicodeScalars.map { .key($0 == "\r" ? .enter : .text($0)) }
  }

  // MARK: Messages

  @Test func `lines that a script prints are visible`() async {
    let shown = await use(Echo.showcase, keys(":say a   b\r"))
    #expect(shown.first?.content.captions == ["caption start"])
    #expect(shown.last?.content.captions == ["caption a   b"])
  }

  @Test func `the reason of a refusal is seen until the next key`() async {
    let shown = await use(Notebook.showcase, keys(":pop 9\r") + [.key(.down)])
    let messages = shown.map(\.state.message)
    #expect(messages.contains("refused: 9 were to go, but there is only 1"))
    #expect(messages.last == .some(nil))
  }

  @Test func `a wrong command names the nearest`() async {
    let shown = await use(Notebook.showcase, keys(":opne\r"))
    #expect(shown.last?.state.message == "there is no command \"opne\"; perhaps open")
    #expect(shown.last?.state.prompt?.text == "opne")
  }

  // MARK: Alerts

  private var bin: Showcase<Bin.State, Bin.Action> {
    let sure = AlertState<Bin.Answer>("Empty?") {
      ButtonState("Empty", role: .destructive, action: .empty)
      ButtonState.cancel(action: .keep)
    }
    return Showcase(
      name: "Bin",
      summary: "A bin.",
      initialState: Bin.State(),
      reducer: { Bin() },
      show: { window, store in
        window.show(
          TerminalScreen(title: "bin").withModal(
            store: store.scope(state: \.modal, action: /Bin.Action.modal),
            viewProvider: BinViews(store: store)
          )
        )
      },
      tree: \.tree,
      commands: [
        ScriptCommand("ask", "Asks.") { _, _ in [.send(.modal(.presentAlert(.alert(sure))))] },
        ScriptCommand("empty", "Empties it.") { _, _ in [.send(.answer(.empty))] },
      ]
    )
    .captioned { $0.answers.map { "\($0)" } }
  }

  @Test func `an alert begins on the harmless button, and keys of the screen below do nothing`()
    async
  {
    let shown = await use(bin, keys("aee\r"))
    #expect(shown.first?.content.offers.map(\.line) == ["ask", "empty"])
    #expect(shown[1].content.offers == [])
    #expect(shown.last?.content.captions == ["keep"])
    #expect(shown.last?.content.hasChoices == false)
  }

  // MARK: Covers

  private struct Welcome: ViewProviding {
    let mayBeLeft: Bool

    func makePresentable(for item: String) -> TerminalView {
      let screen = TerminalScreen(title: item, rows: [TerminalRow("Continue", runs: "continue")])
      screen.isDismissible = mayBeLeft
      return screen
    }
  }

  private typealias Cover = ModalNavigation<String>

  private func app(mayBeLeft: Bool) -> Showcase<Cover.State, Cover.Action> {
    Showcase(
      name: "First",
      summary: "A first run.",
      initialState: Cover.State(styledItem: .init(item: "welcome", style: .fullScreen)),
      reducer: { Cover() },
      show: { window, store in
        window.show(
          TerminalScreen(title: "app").withModal(
            store: store,
            viewProvider: Welcome(mayBeLeft: mayBeLeft)
          )
        )
      },
      tree: { .screen("app").presenting($0.tree { .screen($0.item) }) },
      commands: []
    )
  }

  @Test(arguments: [true, false])
  func `a cover is left by Left, Escape and the mouse, unless it may not be left`(
    mayBeLeft: Bool
  ) async {
    let keys: [TerminalKey] = [
      .left, .escape, .backspace, .mouse(TerminalMouse(.back, column: 0, row: 0)),
    ]
    for key in keys {
      let shown = await use(app(mayBeLeft: mayBeLeft), [.key(key)])
      #expect(shown.first?.content.canGoBack == mayBeLeft)
      #expect(shown.last?.content.rows.isEmpty == mayBeLeft)
      let message = shown.last?.state.message
      #expect(message == (mayBeLeft ? nil : "there is nothing to go back to"))
    }
  }

  // MARK: Work

  /// Work that lasts until a gate opens.
  private struct Worker: Reducer {
    struct State: Equatable {
      var isDone = false
    }

    enum Action: Equatable, Sendable { case begin, end }

    let gate: ToyGate

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .begin:
          return .run { [gate] send in
            try await gate.wait()
            await send(.end)
          }
        case .end:
          state.isDone = true
          return .none
        }
      }
    }
  }

  private func worker(_ gate: ToyGate) -> Showcase<Worker.State, Worker.Action> {
    Showcase(
      name: "Worker",
      summary: "Works.",
      initialState: Worker.State(),
      reducer: { Worker(gate: gate) },
      show: { window, store in window.show(TerminalScreen { "\(store.state.isDone)" }) },
      tree: { .screen("\($0.isDone)") },
      commands: [ScriptCommand("begin", "Begins.") { _, _ in [.send(.begin)] }]
    )
  }

  @Test func `a mark moves while work runs, and nothing is asked when nothing does`() async {
    let (gate, ticks) = (ToyGate(), Disk())
    let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    let runner = LiveRunner(
      worker(gate),
      send: { continuation.yield($0) },
      tick: {
        ticks.save("tick")
        if ticks.texts.count == 3 { gate.open() }
      }
    )
    continuation.yield(.key(.down))
    continuation.yield(.key(.text("b")))
    var turns: [Int] = []
    var atRest: [Int] = []
    await runner.run(stream) { content, state, _ in
      if content.isWorking { turns.append(content.turn) } else { atRest.append(ticks.texts.count) }
      // The work has ended, so the test ends.
      if !content.isWorking, !turns.isEmpty { continuation.yield(.ended) }
      return state
    }
    #expect(turns.first == 0)
    #expect(turns == turns.sorted())
    #expect(turns.contains(2))
    #expect(atRest.prefix(2) == [0, 0])
  }
}
