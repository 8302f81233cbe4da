import ComposableNavigation
import Testing

@testable import TerminalHost
@testable import TerminalRunner

@MainActor
@Suite struct WindowsTests {
  typealias Windows = WindowNavigation<String>

  /// A window with a sheet over it, in a lane of its own.
  private struct Views: ViewProviding {
    let sheets: Store<ModalNavigation<String>.State, ModalNavigation<String>.Action>
    var kept: String?

    var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
      { [kept] entry in entry.item == kept ? LeaveBlocker("\(entry.item) is not saved.") : nil }
    }

    func makePresentable(for name: String) -> TerminalView {
      let screen = TerminalScreen(title: name, body: ["What \(name) says."])
      return name == "a" ? screen.withModal(store: sheets, viewProvider: Sheets()) : screen
    }
  }

  private struct Sheets: ViewProviding {
    func makePresentable(for name: String) -> TerminalView { TerminalScreen(title: name) }
  }

  private let store = Store(initialState: Windows.State(items: ["a", "b"])) { Windows() }
  private let sheets = Store(initialState: ModalNavigation<String>.State()) {
    ModalNavigation<String>()
  }
  private let window = TerminalWindow()

  private func show(keeping kept: String? = nil) {
    let views = Views(sheets: sheets, kept: kept)
    window.show(TerminalWindows(store: store, viewProvider: views))
  }

  @Test func `a bar names all windows, over the focused one`() {
    show()
    #expect(window.tree == store.state.tree)
    let lines = window.picture.lines(width: 24, height: 6)
    #expect(lines[0] == " a [b]" + String(repeating: " ", count: 18))
    #expect(lines[1] == String(repeating: "─", count: 24))
    #expect(lines[2].contains("b"))
    #expect(lines[4].hasPrefix("What b says."))
    #expect(window.picture.lines(width: 8, height: 2)[0] == " a [b]  ")
  }

  @Test func `the user goes from window to window, and the state follows`() {
    show()
    #expect(window.perform(.nextWindow))
    #expect(store.state.focusedItem == "a")
    #expect(window.perform(.nextWindow))
    #expect(store.state.focusedItem == "b")
    #expect(window.perform(.focusWindow(0)))
    #expect(store.state.focusedItem == "a")
    #expect(!window.canPerform(.focusWindow(2)))
    #expect(!window.perform(.focusWindow(2)))
    #expect(!window.canPerform(.closeWindow(-1)))
    #expect(!window.perform(.closeWindow(-1)))
    #expect(window.perform(.closeWindow(0)))
    #expect(store.state.items == ["b"])
    #expect(!window.canPerform(.nextWindow))
    #expect(!window.perform(.nextWindow))
    #expect(window.tree == store.state.tree)
    store.send(.close())
    #expect(window.tree == store.state.tree)
    #expect(window.windowCount == 0)
  }

  @Test func `a presentation in a window leaves the others in reach`() {
    show()
    sheets.send(.presentSheet("sheet"))
    // This holds off screen too: the window counts as on screen for its contents.
    #expect(window.tree.description.contains("sheet"))
    #expect(window.perform(.nextWindow))
    #expect(store.state.focusedItem == "a")
    #expect(window.canPerform(.swipeDown))
    #expect(window.perform(.nextWindow))
    #expect(!window.canPerform(.swipeDown))
    #expect(window.perform(.focusWindow(0)))
    #expect(window.swipeDown())
    #expect(sheets.state.item == nil)
    #expect(!window.back())
  }

  @Test func `a window that is closed and opened again shows its state`() {
    show()
    sheets.send(.presentSheet("sheet"))
    #expect(window.perform(.closeWindow(0)))
    #expect(sheets.state.item == "sheet")
    #expect(window.tree == store.state.tree)
    store.send(.open("a"))
    #expect(window.tree.description.contains("sheet"))
    window.show(TerminalScreen(title: "elsewhere"))
    sheets.send(.dismiss())
    #expect(window.tree == .screen("elsewhere"))
  }

  @Test func `to close a window that stays is an attempt, and it loses the focus all the same`() {
    show(keeping: "b")
    #expect(window.perform(.closeWindow(1)))
    // The store has no guard: the attempt is an ordinary action.
    #expect(store.state.items == ["a"])
    store.send(.open("b"))
    #expect(window.perform(.focusWindow(0)))
    #expect(store.state.focusedItem == "a")
    #expect(window.tree == store.state.tree)
  }

  @Test func `a key focuses the next window, and is shown on the screen`() {
    var content = LiveContent(picture: .screen(title: "", body: []))
    var state = LiveState()
    let hint = LiveHint(key: "`", text: "window")
    #expect(state.take(.text("`"), content) == nil)
    #expect(!LiveHint.hints(content, state).contains(hint))
    content.windowCount = 2
    #expect(state.take(.text("`"), content) == .act(.nextWindow))
    #expect(LiveHint.hints(content, state).contains(hint))
  }

  @Test func `a click on a name focuses the window`() {
    let content = LiveContent(
      picture: .windows(["main", "second"], active: 0, content: LiveFrameTests.list),
      rows: LiveFrameTests.rows,
      windowCount: 2
    )
    let targets = LiveFrame(content, LiveState(), width: 40, height: 14).state.targets
    #expect(targets.target(column: 1, row: 0) == .window(0))
    #expect(targets.target(column: 7, row: 0) == .window(1))
    var state = LiveState()
    state.targets = targets
    let click = TerminalKey.mouse(TerminalMouse(.main, column: 7, row: 0))
    #expect(state.take(click, content) == .act(.focusWindow(1)))
  }
}
