import ComposableNavigation
import TerminalHost
import Testing

@MainActor
@Suite struct WindowTests {
  private let window = TerminalWindow()
  private let store = Store(initialState: Notebook.State()) { Notebook() }

  init() {
    let tabs = store.scope(state: \.tabs, action: /Notebook.Action.tabs)
    window.show(TerminalTabs(store: tabs, viewProvider: NotebookViews(store: store)))
  }

  private func open(_ names: String...) {
    store.send(.notes(.pushItems(names.map { Note.State(name: $0) })))
  }

  private func presentOnTop(_ name: String, _ style: PresentationStyle = .pageSheet) throws {
    let top = try #require(store.state.notes.topID)
    store.send(.note(top, .sheet(.set(.init(item: name, style: style)))))
  }

  @Test func `a window keeps the retained objects as long as it shows the view`() {
    final class Owner {}
    let window = TerminalWindow()
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      window.show(TerminalScreen(title: "one"), keeping: owner)
    }
    #expect(kept != nil)
    window.show(TerminalScreen(title: "two"))
    #expect(kept == nil)
  }

  @Test func `an act can be performed exactly when there is something to do it to`() throws {
    let acts: [TerminalAct] =
      [
        .back, .swipeDown, .setRoom(forColumns: true), .nextColumn, .nextWindow, .focusWindow(0),
        .closeWindow(0), .tap("OK"), .touch("swipe left"),
      ] + (-1...3).flatMap { [.backSeveral($0), .selectTab($0)] }
    var counts = [true: 0, false: 0]
    for act in acts {
      for state in 0..<4 {
        let world = WindowTests()
        if state > 0 { world.open("a", "b") }
        if state == 2 { try world.presentOnTop("info", .pageSheet) }
        if state == 3 { try world.presentOnTop("alert", .pageSheet) }
        let can = world.window.canPerform(act)
        #expect(can == world.window.perform(act), "\(act) in state \(state)")
        counts[can, default: 0] += 1
      }
    }
    #expect(counts == [true: 13, false: 63])
  }

  @Test func `everything that is open shows at once`() throws {
    open("a", "b")
    try presentOnTop("info")
    #expect(window.tree == store.state.tree)
    #expect(
      window.tree.description == """
        tabs
        ├─ ● stack
        │  ├─ list
        │  ├─ a
        │  └─ b
        │     └─ (sheet)
        │        └─ info
        └─ ○ about
        """
    )
  }

  @Test func `a state that is there before the window shows cold as it does warm`() throws {
    open("a")
    try presentOnTop("info")
    let cold = TerminalWindow()
    let tabs = store.scope(state: \.tabs, action: /Notebook.Action.tabs)
    cold.show(TerminalTabs(store: tabs, viewProvider: NotebookViews(store: store)))
    #expect(cold.tree == window.tree)
  }

  @Test func `covering a note dismisses its sheet, uncovering presents it again`() throws {
    open("a")
    try presentOnTop("info")
    open("b")
    #expect(window.tree == store.state.tree)
    #expect(!window.tree.description.contains("info"))
    store.send(.notes(.popItem()))
    #expect(window.tree == store.state.tree)
    #expect(window.tree.description.contains("info"))
  }

  @Test func `leaving a tab dismisses its presentation, returning presents it`() {
    store.send(.sheet(.presentSheet("help")))
    #expect(window.tree.description.contains("help"))
    #expect(window.selectTab(at: 1))
    #expect(window.tree == store.state.tree)
    #expect(!window.tree.description.contains("help"))
    store.send(.tabs(.setActiveItem("notes")))
    #expect(window.tree.description.contains("help"))
  }

  @Test func `back acts from the inside out until nothing is open`() throws {
    open("a", "b")
    try presentOnTop("info", .fullScreen)
    #expect(window.back())
    #expect(window.tree == store.state.tree)
    #expect(store.state.notes.items.last?.sheet.item == nil)
    #expect(window.back())
    #expect(store.state.notes.items.map(\.name) == ["list", "a"])
    #expect(window.back())
    #expect(store.state.notes.items.map(\.name) == ["list"])
    store.send(.sheet(.dismiss()))
    #expect(!window.back())
    #expect(window.tree == store.state.tree)
  }

  @Test func `a guarded presentation prevents going back behind it`() throws {
    open("a")
    try presentOnTop("alert")
    #expect(!window.back())
    #expect(!window.swipeDown())
    #expect(!window.back(levels: 1))
    #expect(store.state.notes.items.map(\.name) == ["list", "a"])
  }

  @Test func `an alert is dismissed by its buttons alone, which may present another`() throws {
    open("a")
    try presentOnTop("alert")
    #expect(!window.back())
    #expect(!window.swipeDown())
    #expect(store.state.notes.items.last?.sheet.item == "alert")
    #expect(window.tree == store.state.tree)
    // The order of a button: its alert is dismissed first, then its action is sent.
    let top = try #require(store.state.notes.topID)
    store.send(.note(top, .sheet(.dismiss())))
    #expect(!window.tree.description.contains("alert"))
    try presentOnTop("info")
    #expect(window.tree.description.contains("info"))
    #expect(window.tree == store.state.tree)
    #expect(window.swipeDown())
    #expect(store.state.notes.items.last?.sheet.item == nil)
  }

  @Test(arguments: [(-1, false), (0, false), (1, true), (2, true), (3, false)])
  func `several screens go at once, but never the root`(levels: Int, goes: Bool) {
    open("a", "b")
    #expect(window.back(levels: levels) == goes)
    #expect(store.state.notes.items.count == (goes ? 3 - levels : 3))
    #expect(
      window.tree.children.first?.children.filter { $0.children.isEmpty }.count
        == store.state.notes.items.count
    )
  }

  @Test(arguments: [
    (PresentationStyle.pageSheet, true), (.formSheet, true), (.popover, true), (.automatic, true),
    (.custom("own"), true), (.fullScreen, false), (.overFullScreen, false),
    (.currentContext, false), (.overCurrentContext, false), (.none, false),
  ])
  func `a presentation that does not cover its surroundings can be swiped down`(
    style: PresentationStyle,
    goes: Bool
  ) {
    store.send(.sheet(.set(.init(item: "help", style: style))))
    #expect(window.swipeDown() == goes)
    #expect((store.state.sheet.item == nil) == goes)
    #expect(window.tree == store.state.tree)
  }

  @Test func `a tab is selected by a tap, one that is not there is not`() {
    #expect(window.selectTab(at: 1))
    #expect(store.state.tabs.activeItem == "about")
    #expect(!window.selectTab(at: 2))
    #expect(!window.selectTab(at: -1))
    #expect(store.state.tabs.activeItem == "about")
  }

  @Test func `a window without a view shows nothing and has no way back`() {
    let empty = TerminalWindow()
    #expect(empty.tree == .screen(""))
    #expect(empty.picture.lines(width: 2, height: 1) == ["  "])
    #expect(!empty.back())
    #expect(!empty.back(levels: 1))
    #expect(!empty.swipeDown())
    #expect(!empty.selectTab(at: 0))
  }

  @Test func `a view that is no longer shown stays as it was, and catches up when it is again`() {
    let before = window.tree
    let tabs = window.root
    window.show(TerminalScreen(title: "locked"))
    open("a")
    #expect(window.tree == .screen("locked"))
    #expect(tabs?.tree == before)
    if let tabs { window.show(tabs) }
    #expect(window.tree == store.state.tree)
    #expect(window.tree != before)
  }

  @Test func `a title that changes while its screen is shown is shown`() throws {
    let top = try #require(store.state.notes.topID)
    store.send(.note(top, .renamed("index")))
    #expect(window.tree == store.state.tree)
    #expect(window.tree.description.contains("index"))
  }
}
