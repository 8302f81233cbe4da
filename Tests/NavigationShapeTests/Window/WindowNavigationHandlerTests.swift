import NavigationTesting
import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationOperators

@MainActor @Suite struct WindowNavigationHandlerTests {
  /// A window's content: a stack and a sheet over it, in a lane of their own.
  @MainActor
  private final class Pane: HandlerContaining {
    let title: String
    let stack = Store(initialState: ToyStack.State(items: ["root"])) { ToyStack() }
    let sheet = Store(initialState: ToyModal.State()) { ToyModal() }
    let stackHost = SimulatedStackHost<String>()
    let sheetHost = SimulatedModalHost<String>()
    let handlers: [any NavigationHandler]

    init(_ title: String) {
      self.title = title
      let lane = Lane()
      let stackHandler = StackNavigationHandler(store: stack, viewProvider: Names())
      let sheetHandler = ModalNavigationHandler(store: sheet, viewProvider: Names())
      stackHandler.setup(with: stackHost, in: lane)
      sheetHandler.setup(with: sheetHost, in: lane)
      handlers = [stackHandler, sheetHandler]
    }
  }

  private struct Names: ViewProviding {
    func makePresentable(for item: String) -> String { item }
  }

  private struct Panes: ViewProviding {
    func makePresentable(for item: String) -> Pane { Pane(item) }
  }

  /// A desktop with a window for each text.
  @MainActor
  private final class Desktop {
    let store: Store<ToyWindows.State, ToyWindows.Action>
    let host = SimulatedWindowHost<Pane>()
    let handler: WindowNavigationHandler<Panes>
    private(set) var issues: [NavigationIssue] = []

    init(_ items: String...) {
      store = Store(initialState: ToyWindows.State(items: items)) { ToyWindows() }
      handler = WindowNavigationHandler(store: store, viewProvider: Panes())
      store.onIssue = { [weak self] in self?.issues.append($0) }
      handler.setup(with: host)
    }

    var titles: [String] { host.presentables.map(\.title) }
    var focused: String? { host.selectedPresentable?.title }
    /// The number of commands that were taken already.
    private var seen = 0
    func takeCommands() -> [String] {
      defer { seen = host.commands.count }
      return host.commands[seen...].map(\.description)
    }
  }

  // MARK: Commands

  @Test func `each window is opened once, in order, and one is focused`() {
    let desktop = Desktop("a", "b")
    #expect(desktop.titles == ["a", "b"])
    #expect(desktop.focused == "b")
    #expect(desktop.host.commands.count == 1)
    let pane = desktop.host.presentables.first
    desktop.store.send(.open("c"))
    desktop.store.send(.open("a"))
    #expect(desktop.titles == ["a", "b", "c"])
    #expect(desktop.focused == "a")
    #expect(desktop.host.presentables.first === pane)
    #expect(desktop.issues == [])
  }

  @Test func `a command closes, opens and focuses the differing windows only`() {
    let desktop = Desktop("a", "b")
    _ = desktop.takeCommands()
    desktop.store.send(.focus(item: "a"))
    desktop.store.send(.setItems(["b", "c"]))
    desktop.store.send(.close())
    desktop.store.send(.close())
    #expect(
      desktop.takeCommands() == [
        "focus e1", "close e1, open e3, focus e2", "close e2, focus e3", "close e3",
      ]
    )
    #expect(desktop.titles == [])
    #expect(desktop.focused == nil)
    #expect(desktop.issues == [])
  }

  // MARK: The user

  @Test func `the user focuses and closes windows, and the state follows`() {
    let desktop = Desktop("a", "b", "c")
    desktop.host.focus(at: 0)
    #expect(desktop.store.state.focusedItem == "a")
    desktop.host.close(at: 1)
    #expect(desktop.store.state.items == ["a", "c"])
    #expect(desktop.store.state.focusedItem == "a")
    desktop.host.close(at: 0)
    desktop.host.close(at: 7)
    desktop.host.focus(at: 7)
    #expect(desktop.titles == ["c"])
    #expect(desktop.focused == "c")
    #expect(desktop.issues == [])
  }

  // MARK: Lanes

  @Test func `the contents of a window are in a lane of its own`() throws {
    let desktop = Desktop("a", "b")
    let panes = desktop.host.presentables
    let (first, second) = (try #require(panes.first), try #require(panes.last))
    #expect(first.handlers[0].lane === first.handlers[1].lane)
    #expect(first.handlers[0].lane !== second.handlers[0].lane)
    #expect(first.handlers[0].lane !== desktop.handler.lane)
    // A waiting window blocks no other, and can be closed.
    first.stackHost.holdsAcknowledgements = true
    first.stack.send(.pushItem("slow"))
    second.stack.send(.pushItem("quick"))
    #expect(first.stackHost.presentables == ["root"])
    #expect(second.stackHost.presentables == ["root", "quick"])
    desktop.store.send(.close(item: "a"))
    #expect(desktop.titles == ["b"])
    #expect(desktop.issues == [])
  }

  @Test func `sheets of two windows do not exclude each other`() throws {
    let desktop = Desktop("a", "b")
    let panes = desktop.host.presentables
    for pane in panes { pane.sheet.send(.presentSheet("sheet of \(pane.title)")) }
    #expect(panes.map(\.sheetHost.presentable) == ["sheet of a", "sheet of b"])
    desktop.store.send(.focus(item: "a"))
    #expect(panes.map(\.sheetHost.presentable) == ["sheet of a", "sheet of b"])
    // A window is removed with its presentations by one command.
    let count = desktop.host.commands.count
    desktop.store.send(.close(item: "b"))
    #expect(desktop.titles == ["a"])
    #expect(desktop.host.commands.count == count + 1)
    #expect(panes.last?.sheetHost.commands.count == 1)
  }

  @Test func `a window that is closed during a gesture blocks nothing`()
    async throws
  {
    let desktop = Desktop("a", "b")
    let task = try pushInGesture(of: desktop)
    let told = ToyTrace()
    let waiting = Task { @MainActor in told.add("\(await task.shown().waits)") }
    for _ in 0..<20 { await Task.yield() }
    #expect(told.all.isEmpty)
    // Hosts and handlers are released with their window, without a report that the gesture has
    // ended.
    desktop.store.send(.close(item: "a"))
    for _ in 0..<20 where told.all.isEmpty { await Task.yield() }
    #expect(told.all == ["[]"])
    waiting.cancel()
  }

  /// Pushes a screen in the first window while the user swipes there; retains nothing of the
  /// window.
  private func pushInGesture(of desktop: Desktop) throws -> StoreTask {
    let pane = try #require(desktop.host.presentables.first)
    pane.stackHost.beginGesture()
    return pane.stack.send(.pushItem("late"))
  }

  // MARK: Features and guards

  @Test func `each window has a feature of its own, which may close it`() {
    let listener = ToyListener()
    let store = listener.store(ToyBureau.State()) { ToyBureau() }
    let ids = store.state.windows.entries.ids
    store.send(.draft(ids[0], .write("Dear Ada")))
    #expect(store.state.texts == ["Dear Ada", ""])
    store.send(.draft(ids[0], .done))
    #expect(store.state.windows.items.map(\.id) == [2])
    let draft = store.scope(\.windows, id: ids[1], elements: /ToyBureau.Action.draft)
    draft?.send(.write("Dear Bob"))
    #expect(store.state.texts == ["Dear Bob"])
    #expect(listener.issues == [])
  }

  @Test func `a window that stays is closed by force or not at all, and may lose the focus`() {
    let listener = ToyListener()
    let store = listener.store(ToyBureau.State()) { ToyBureau() }
    let ids = store.state.windows.entries.ids
    store.send(.draft(ids[1], .write("Dear Ada")))
    store.send(.windows(.focus(id: ids[0])))
    #expect(store.state.windows.focusedID == ids[0])
    #expect(listener.refusals == [])
    store.send(.windows(.close(id: ids[1], cause: .user)))
    store.send(.windows(.setItems([])))
    #expect(store.state.windows.items.map(\.id) == [1, 2])
    #expect(listener.refusals == ["Draft 2 is not sent.", "Draft 2 is not sent."])
    let attempt = store.state.attempts.first
    #expect(attempt?.action == .windows(.close(id: ids[1], cause: .user)))
    store.send(.windows(.close(id: ids[0])))
    if let attempt { store.send(.force(attempt.action)) }
    #expect(store.state.windows.items == [])
    #expect(store.state.windows.closedItems.map(\.id) == [2, 1])
  }

  @Test func `a host keeps a window that stays, and focuses another one`() {
    let store = Store(initialState: ToyBureau.State()) { ToyBureau() }
    let host = SimulatedWindowHost<String>()
    let handler = WindowNavigationHandler(
      store: store.scope(state: \.windows, action: /ToyBureau.Action.windows),
      viewProvider: Drafts()
    )
    handler.setup(with: host)
    let last = store.state.windows.entries.ids[1]
    store.send(.draft(last, .write("Dear Ada")))
    #expect(host.blockers.count == 1)
    host.close(at: 1)
    #expect(host.presentables == ["1", "2"])
    #expect(store.state.attempts.count == 1)
    host.focus(at: 0)
    #expect(store.state.windows.focusedIndex == 0)
    #expect(store.state.attempts.count == 1)
    store.send(.draft(last, .write("")))
    host.close(at: 1)
    #expect(host.presentables == ["1"])
    withExtendedLifetime(handler) {}
  }

  private struct Drafts: ViewProviding {
    var leaveGuard: (@MainActor (Entry<ToyDraft>) -> LeaveBlocker?)? {
      { ToyBureau.blocker(of: $0.item) }
    }

    func makePresentable(for draft: ToyDraft) -> String { "\(draft.id)" }
  }
}
