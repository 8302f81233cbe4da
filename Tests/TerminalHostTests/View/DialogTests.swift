import ComposableNavigation
import TerminalHost
import TerminalRunner
import Testing

@MainActor
@Suite struct DialogTests {
  private let window = TerminalWindow()
  private let store = Store(initialState: Bin.State()) { Bin() }

  private static let sure = AlertState<Bin.Answer>("Empty?", message: "All goes.\nReally.") {
    ButtonState("Empty", role: .destructive, action: .empty)
    ButtonState.cancel(action: .keep)
  }

  init() {
    window.show(
      TerminalScreen(title: "bin").withModal(
        store: store.scope(state: \.modal, action: /Bin.Action.modal),
        viewProvider: BinViews(store: store)
      )
    )
  }

  private func ask(_ alert: AlertState<Bin.Answer> = sure) {
    store.send(.modal(.presentAlert(.alert(alert))))
  }

  private func choose(_ buttons: ButtonState<Bin.Answer>...) {
    let dialog = ConfirmationDialogState("Which?", buttons: buttons)
    store.send(.modal(.presentConfirmationDialog(.dialog(dialog))))
  }

  @Test func `an alert shows its title and its buttons`() {
    ask()
    #expect(window.tree == store.state.tree)
    #expect(
      window.tree.description == """
        bin
        └─ (alert)
           └─ Empty?
              ├─ [Empty] destructive
              └─ [Cancel] cancel
        """
    )
  }

  @Test func `a tap answers and dismisses`() {
    ask()
    #expect(window.tap("Empty"))
    #expect(window.tree == .screen("bin"))
    #expect(store.state.answers == [.empty])
  }

  @Test func `there is nothing to tap without the button, or without a dialog in front`() {
    #expect(!window.tap("Empty"))
    ask()
    #expect(!window.tap("empty"))
    #expect(store.state.answers == [])
  }

  @Test func `each button is a row that taps it, also when two say the same`() {
    ask(
      AlertState("Again?") {
        ButtonState("Yes", action: .empty)
        ButtonState("Yes", action: .keep)
      }
    )
    guard case .modal(_, .screen(_, let rows, _), over: _) = window.picture else {
      Issue.record("\(window.picture)")
      return
    }
    let taps = [TerminalAct.tap("Yes"), .tap("Yes", occurrence: 2)]
    #expect(rows.map(\.choice) == taps.map { .act($0) })
    #expect(taps.allSatisfy(window.canPerform))
    #expect(!window.tap("Yes", occurrence: 0))
    #expect(!window.tap("Yes", occurrence: 3))
    #expect(window.perform(taps[1]))
    #expect(store.state.answers == [.keep])
    #expect(window.tree == .screen("bin"))
    #expect(!taps.contains(where: window.canPerform))
  }

  @Test func `a disabled button is drawn, passed over, and not tapped`() {
    ask(
      AlertState("Empty?") {
        ButtonState("Empty", role: .destructive, isDisabled: true, action: .empty)
        ButtonState.cancel(action: .keep)
      }
    )
    guard case .modal(_, .screen(_, let rows, _), over: _) = window.picture else {
      Issue.record("\(window.picture)")
      return
    }
    #expect(rows.map(\.text) == ["[ Empty ] !", "[ Cancel ]"])
    #expect(rows.map(\.isFaint) == [true, false])
    #expect(rows.map(\.choice) == [nil, .act(.tap("Cancel"))])
    #expect(window.tree.description.contains("[Empty] destructive disabled"))
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    #expect(window.tap("Empty"))
    #expect(refusals.map(\.description) == ["Empty is disabled"])
    #expect(store.state.modal.item != nil)
    #expect(store.state.answers == [])
  }

  @Test func `back taps the cancel button, a swipe does not reach an alert`() {
    ask()
    #expect(!window.swipeDown())
    #expect(window.back())
    #expect(store.state.answers == [.keep])
    #expect(window.tree == .screen("bin"))
  }

  @Test func `an alert without a cancel button is not left by back`() {
    ask(AlertState("Empty?") { ButtonState("Empty", action: .empty) })
    #expect(!window.back())
    #expect(store.state.modal.item != nil)
    #expect(store.state.answers == [])
  }

  @Test func `a swipe taps the cancel button of a confirmation dialog`() {
    choose(ButtonState("Empty", action: .empty), .cancel(action: .keep))
    #expect(window.swipeDown())
    #expect(store.state.answers == [.keep])
    #expect(window.tree == .screen("bin"))
  }

  @Test(arguments: [true, false])
  func `a confirmation dialog without a cancel button is dismissed`(bySwipe: Bool) {
    choose(ButtonState("Empty", action: .empty))
    #expect(bySwipe ? window.swipeDown() : window.back())
    #expect(store.state.answers == [])
    #expect(window.tree == .screen("bin"))
    #expect(store.state.modal.item == nil)
  }

  @Test func `the view of an entry that is no dialog has no buttons`() {
    let none: Store<AlertState<Int>, DialogAction>? = nil
    let view = TerminalDialog(none)
    #expect(view.title == "")
    #expect(view.buttons.isEmpty)
    #expect(!view.tap(""))
  }

  @Test func `an alert is drawn in the middle, as large as it needs to be`() {
    ask()
    expectDrawing(
      window.picture,
      20,
      9,
      """
      |        bin         |
      |──╭─── Empty? ───╮──|
      |  │All goes.     │  |
      |  │Really.       │  |
      |  │              │  |
      |  │[ Empty ] !   │  |
      |  │[ Cancel ]    │  |
      |  ╰──────────────╯  |
      |                    |
      """
    )
  }

  @Test func `a confirmation dialog is drawn at the bottom`() {
    choose(ButtonState("Empty", action: .empty), .cancel())
    expectDrawing(
      window.picture,
      20,
      7,
      """
      |        bin         |
      |────────────────────|
      |                    |
      |  ╭── Which? ───╮   |
      |  │[ Empty ]    │   |
      |  │[ Cancel ]   │   |
      |  ╰─────────────╯   |
      """
    )
  }

  @Test func `a question that is too long for the border is read in full`() {
    ask(AlertState("Do you want to empty the bin?") { ButtonState("Empty", action: .empty) })
    expectDrawing(
      window.picture,
      22,
      10,
      """
      |         bin          |
      |──╭────────────────╮──|
      |  │Do you want     │  |
      |  │to empty the    │  |
      |  │bin?            │  |
      |  │                │  |
      |  │[ Empty ]       │  |
      |  ╰────────────────╯  |
      |                      |
      |                      |
      """
    )
  }

  @Test(arguments: 0...12, [0, 1, 3, 8, 40])
  func `a dialog fits every window`(height: Int, width: Int) {
    ask()
    let lines = window.picture.lines(width: width, height: height)
    #expect(lines.count == height)
    #expect(lines.allSatisfy { $0.count == width })
  }

  @Test(arguments: ["tap Empty", "tap All of it"]) func `a tap that finds no button says so`(
    text: String
  ) async {
    let showcase = Showcase(
      name: "Bin",
      summary: "",
      initialState: Bin.State(),
      reducer: { Bin() },
      show: { window, _ in window.show(TerminalScreen(title: "")) },
      tree: { _ in .screen("") },
      commands: [
        ScriptCommand("tap", "TITLE", "") { (arguments, _) throws(ScriptError) in
          [.act(.tap(try arguments.rest("TITLE").joined(separator: " ")))]
        }
      ]
    )
    var output = ""
    _ = await showcase.run(
      arguments: [],
      input: ScriptInput("\(text)\n"),
      output: ScriptOutput { output += "\($0)\n" },
      error: ScriptOutput { output += "\($0)\n" }
    )
    #expect(output.contains("there is no button \"\(text.dropFirst(4))\" in front"))
  }
}
