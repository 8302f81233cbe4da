import Testing
import TestSupport

@testable import ComposableNavigation

/// Law 48: all handlers of a lane receive an action before the lane plans.
@MainActor @Suite struct HearAllTests {
  private typealias Stack = StackNavigation<String>
  private typealias Modal = ModalNavigation<String>

  /// Pages, and a sheet of the first page.
  private struct App: Reducer {
    struct State: Equatable {
      var pages = Stack.State(items: ["a"])
      var sheet = Modal.State()
    }

    enum Action: Sendable {
      case pages(Stack.Action)
      case sheet(Modal.Action)
      case both(Stack.Action, Modal.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: \.pages, action: /Action.pages) { Stack() }
      Scope(state: \.sheet, action: /Action.sheet) { Modal() }
      Reduce { state, action in
        if case .both(let pages, let sheet) = action {
          _ = Stack().reduce(into: &state.pages, action: pages)
          _ = Modal().reduce(into: &state.sheet, action: sheet)
        }
        return .none
      }
    }
  }

  @MainActor private final class Window {
    let store = Store(initialState: App.State()) { App() }
    let pagesHost = FakeStackHost()
    let sheetHost = FakeModalHost()
    private(set) var log: [String] = []
    private var handlers: [any NavigationHandler] = []

    /// - Parameter isSheetFirst: True if the sheet's handler is notified first.
    init(isSheetFirst: Bool) {
      sheetHost.isAttached = false
      pagesHost.note = { [weak self] in self?.log.append($0) }
      sheetHost.note = { [weak self] in self?.log.append($0) }
      let sheet = ModalNavigationHandler(
        store: store.scope(state: \.sheet, action: /App.Action.sheet),
        viewProvider: ToyViews()
      )
      if isSheetFirst { sheet.setup(with: sheetHost) }
      let pages = StackNavigationHandler(
        store: store.scope(state: \.pages, action: /App.Action.pages),
        viewProvider: ToyViews { title in
          let view = FakeView(title, id: title)
          if title == "a" { view.handlers = [sheet] }
          return view
        }
      )
      pages.setup(with: pagesHost)
      if !isSheetFirst { sheet.setup(with: sheetHost) }
      handlers = [pages, sheet]
      // Existing views are read when they come on screen.
      pagesHost.detach()
      pagesHost.attach()
    }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    var waits: [String] { handlers.compactMap(\.waitsFor) }
  }

  // An action that popped to a page and dismissed its sheet presented the sheet in between. Rule
  // `hearAll`: a lane reads all states before it plans.
  @Test(arguments: [true, false])
  func `an action that pops to a page and dismisses its sheet does not present the sheet`(
    isSheetFirst: Bool
  ) {
    let window = Window(isSheetFirst: isSheetFirst)
    window.store.send(.sheet(.presentSheet("s")))
    window.store.send(.pages(.pushItem("b")))
    #expect(window.takeLog() == ["push a", "present s as sheet", "dismiss s", "push b"])
    window.store.send(.both(.popToRoot(), .dismiss()))
    #expect(window.takeLog() == ["pop b"])
    #expect(window.waits == [])
  }

  @Test(arguments: [true, false])
  func `the reducer's response to a removal is handled before the next command`(
    isSheetFirst: Bool
  ) {
    let window = Window(isSheetFirst: isSheetFirst)
    window.store.send(.sheet(.presentSheet("s")))
    window.sheetHost.answering = .later
    window.store.send(.both(.pushItem("b"), .presentSheet("t")))
    // The sheet is dismissed because a page is going to cover it. Then the page is removed again.
    let subscription = window.store.observe { [weak store = window.store] state in
      if state.sheet.item == nil { store?.send(.pages(.popToRoot())) }
    }
    _ = window.takeLog()
    window.sheetHost.userGoesBack()
    window.sheetHost.finish()
    window.store.send(.sheet(.dismiss()))
    #expect(window.takeLog().filter { $0.contains("sheet") } == [])
    #expect(window.waits == [])
    subscription.cancel()
  }

  @Test func `handlers of one store are planned in one lane once all have been notified`() {
    let window = Window(isSheetFirst: false)
    var shown: [Int] = []
    // Notified after the handlers.
    let subscription = window.store.observe { [weak host = window.pagesHost] _ in
      shown.append(host?.views.count ?? 0)
    }
    window.store.send(.both(.pushItem("b"), .dismiss()))
    #expect(shown.count == 2)
    #expect(window.pagesHost.titles == ["a", "b"])
    subscription.cancel()
  }

  // MARK: Views that send actions

  /// - Returns: The commands of a host after pushing a page whose view sends an action.
  private func commands(
    pushing page: String,
    whose act: @escaping @MainActor (Store<App.State, App.Action>) -> Void
  ) -> [String] {
    let store = Store(initialState: App.State()) { App() }
    var log: [String] = []
    let host = FakeStackHost()
    host.isAttached = false
    let handler = StackNavigationHandler(
      store: store.scope(state: \.pages, action: /App.Action.pages),
      viewProvider: ToyViews { title in
        if title == page { act(store) }
        return FakeView(title, id: title)
      }
    )
    handler.setup(with: host)
    store.send(.pages(.pushItem(page)))
    host.note = { log.append($0) }
    host.attach()
    #expect(host.titles == store.state.pages.items)
    #expect(handler.waitsFor == nil)
    return log
  }

  // A page was pushed and popped after its own view had removed it from the state. Now the lane
  // takes the command back (`LaneReconciler.isOvertaken`).
  @Test func `a page that is taken away while its view is made is not asked for`() {
    #expect(commands(pushing: "b") { $0.send(.pages(.popItem())) } == ["push a"])
  }

  @Test func `a page that gets a sibling while its view is made is shown with it`() {
    let log = commands(pushing: "b") { $0.send(.pages(.pushItem("c"))) }
    #expect(log.count == 1, "\(log)")
    #expect(log.first?.contains("c") == true, "\(log)")
  }

  @Test func `a page that is taken away while its host goes is no mistake of the host`() {
    let (store, host) = (Store(initialState: App.State()) { App() }, FakeStackHost())
    var issues: [NavigationIssue] = []
    store.onIssue = { issues.append($0) }
    let handler = StackNavigationHandler(
      store: store.scope(state: \.pages, action: /App.Action.pages),
      viewProvider: ToyViews { title in
        if title == "b" {
          store.send(.pages(.popToRoot()))
          host.detach()
        }
        return FakeView(title, id: title)
      }
    )
    handler.setup(with: host)
    store.send(.pages(.pushItems(["b", "c"])))
    host.attach()
    #expect(issues == [])
    #expect(host.complaints == [])
    #expect(host.titles == ["a"])
    #expect(handler.waitsFor == nil)
  }

  // MARK: Refusals

  // A refusal was reported forever although the host showed the desired state. Rule
  // `refuseDesired`.
  @Test(arguments: [false, true])
  func `a refusal of what is not wanted any more is none`(isDropped: Bool) async {
    let rig = ToyStackRig(["a"])
    rig.setUp()
    rig.host?.answering = .later
    rig.store.send(.pushItem("b"))
    rig.store.send(.popItem())
    if isDropped { rig.host?.drop() } else { rig.host?.refuse("not now") }
    for _ in 0..<5 { await Task.yield() }
    #expect(rig.handler.refusal == nil)
    #expect(rig.handler.waitsFor == nil)
    #expect(rig.issues.count == (isDropped ? 1 : 0))
    let outcome = await rig.store.send(.setItems(["a"])).shown()
    #expect(outcome.isShown)
  }

  @Test func `a refusal of a desired state is reported until something changes`() {
    let rig = ToyStackRig(["a"])
    rig.setUp()
    rig.host?.answering = .refuse("not now")
    rig.store.send(.pushItem("b"))
    #expect(rig.handler.refusal == "not now")
    rig.store.send(.popItem())
    #expect(rig.handler.refusal == nil)
  }
}
