import ComposableNavigation
import Testing
import TestSupport

@MainActor @Suite struct SplitNavigationHandlerTests {
  private let store = Store(
    initialState: ToySplit.State(primary: ["list"], detail: ["nothing", "m1"])
  ) { ToySplit() }
  private let host = FakeSplitHost()

  private func show() -> SplitNavigationHandler<ToyViews<String>> {
    let handler = SplitNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    return handler
  }

  @Test func `each column shows its stack, and all are in one lane`() {
    let handler = show()
    #expect(host.drawing == "list |  | nothing m1")
    store.send(.supplementary(.pushItem("inbox")))
    store.send(.showDetail(["m2", "m3"]))
    #expect(host.drawing == "list | inbox | nothing m2 m3")
    #expect(host.commands == ["expand primary supplementary detail"])
    #expect(handler.waitsFor == nil)
    #expect(handler.refusal == nil)
  }

  @Test func `collapsing and expanding is one command each, moves views, and makes none`() {
    let handler = show()
    let view = handler.presentable(for: store.state[.detail].topID ?? strangerID)
    host.columns[0].note = { _ in #expect(host.drawing == "list") }
    store.send(.setCollapsed(true))
    #expect(host.drawing == "list m1")
    #expect(host.columns[0].views.last === view)
    host.columns[0].note = { [store] _ in
      // A moving element is removed before it is shown elsewhere.
      #expect(host.shown.elements.count == 1)
      #expect(!store.state.isCollapsed)
    }
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list |  | nothing m1")
    #expect(host.columns[2].views.last === view)
    #expect(
      host.commands.dropFirst() == ["collapse supplementary detail", "expand supplementary detail"]
    )
  }

  @Test func `a collapsed split has one column from the beginning`() {
    store.send(.setCollapsed(true))
    let handler = show()
    #expect(host.commands == ["expand primary"])
    #expect(host.drawing == "list m1")
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list |  | nothing m1")
    withExtendedLifetime(handler) {}
  }

  @Test func `a page that the user removes from a collapsed split is removed from its column`() {
    let handler = show()
    host.onRoomChange?(true)
    #expect(store.state.isCollapsed)
    host.columns[0].userGoesBack()
    host.onRoomChange?(false)
    #expect(store.state.drawing == "list |  | nothing")
    #expect(host.drawing == "list |  | nothing")
    withExtendedLifetime(handler) {}
  }

  @Test func `a host that collapses by itself says so, and the columns are one stack`() {
    let handler = show()
    host.collapses()
    #expect(store.state.isCollapsed)
    #expect(host.drawing == "list m1")
    #expect(host.commands.count == 1)
    #expect(handler.waitsFor == nil)
  }

  @Test func `a host that expands by itself says so, and the columns come`() {
    let handler = show()
    host.collapses()
    host.expands()
    #expect(!store.state.isCollapsed)
    #expect(host.drawing == "list |  | nothing m1")
    #expect(host.commands.dropFirst() == ["expand supplementary detail"])
    #expect(!host.shown.hasExpanded)
    #expect(handler.waitsFor == nil)
    #expect(handler.refusal == nil)
  }

  /// Returns a split of one column, whose reducer keeps it so.
  private func narrow() -> Store<ToySplit.State, ToySplit.Action> {
    var state = ToySplit.State(primary: ["list"], detail: ["nothing", "m1"])
    _ = ToySplit().reduce(into: &state, action: .setCollapsed(true))
    return Store(initialState: state) {
      Reduce<ToySplit.State, ToySplit.Action> { state, action in
        if case .setCollapsed(false, cause: .user, animated: _) = action { return .none }
        return ToySplit().reduce(into: &state, action: action)
      }
    }
  }

  @Test func `a host that expands is asked to collapse where the reducer keeps one column`() {
    let store = narrow()
    let handler = SplitNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    host.expands()
    #expect(store.state.isCollapsed)
    #expect(!host.shown.hasExpanded)
    #expect(host.commands == ["expand primary", "collapse "])
    #expect(host.drawing == "list m1")
    #expect(handler.waitsFor == nil)
    #expect(handler.refusal == nil)
  }

  @Test func `a host that stays expanded says why, and is asked again after a change`() {
    let store = narrow()
    let handler = SplitNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    host.refusing = "the width alone decides"
    host.expands()
    #expect(handler.refusal == "the width alone decides")
    #expect(host.commands.count == 2)
    host.refusing = nil
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list |  | nothing m1")
    #expect(handler.refusal == nil)
  }

  @Test func `a host that is already expanded on attaching is handled`() {
    let handler = show()
    host.collapses()
    host.onReport?(.detached)
    host.expands(isHeard: false)
    host.onReport?(.attached)
    #expect(!store.state.isCollapsed)
    #expect(host.drawing == "list |  | nothing m1")
    #expect(handler.waitsFor == nil)
  }

  @Test func `a host of another shape expands nothing`() {
    let stack = FakeStackHost()
    var issues: [NavigationIssue] = []
    let store = Store(initialState: StackNavigation<String>.State(items: ["a"])) {
      StackNavigation<String>()
    } onIssue: {
      issues.append($0)
    }
    let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: stack)
    stack.onReport?(.expanded)
    #expect(stack.titles == ["a"])
    #expect(handler.waitsFor == nil)
    let message = "a host of stack reported expanded, which is no report of its shape"
    #expect(issues == [NavigationIssue(.host, message)])
  }

  @Test func `a refused collapse is asked for again when something has changed`() {
    let handler = show()
    host.refusing = "busy"
    store.send(.setCollapsed(true))
    #expect(handler.refusal == "busy")
    host.refusing = nil
    store.send(.primary(.pushItem("more")))
    #expect(handler.refusal == nil)
    #expect(host.drawing == "list more m1")
  }

  @Test func `columns do not return with a view that another one still shows`() {
    let handler = show()
    store.send(.setCollapsed(true))
    host.columns[0].answering = .refuse("busy")
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list m1")
    #expect(handler.refusal == "busy")
    #expect(
      handler.waitsFor == "the moving screens to leave their column, then expand(showing: [e4, e5])"
    )
    host.columns[0].answering = .atOnce
    host.columns[0].onReport?(.ready)
    #expect(host.drawing == "list |  | nothing m1")
    #expect(handler.refusal == nil)
    #expect(handler.waitsFor == nil)
  }

  @Test func `the presentation of a moving entry is dismissed before, and presented again after`() {
    let screens = ToySheets()
    let handler = SplitNavigationHandler(store: store, viewProvider: screens)
    handler.setup(with: host)
    let id = store.state[.detail].topID ?? strangerID
    screens.store.send(.presentSheet("sheet"))
    let sheet = screens.host
    #expect(sheet.titles == ["sheet"])
    for isCollapsed in [true, false] {
      let before = sheet.words.count
      store.send(.setCollapsed(isCollapsed))
      #expect(sheet.words.dropFirst(before) == ["dismiss sheet", "present sheet as sheet"])
      #expect(sheet.titles == ["sheet"])
      #expect(sheet.complaints == [])
    }
    #expect(handler.presentable(for: id) === screens.view)
  }

  // A split was set up again while it collapsed, and a modal of its detail page was never presented
  // again. Now each shown view moves the handlers in it, also a view that existed before.
  @Test func `a split that is set up anew while it collapses takes along what its pages present`() {
    let screens = ToySheets()
    let handler = SplitNavigationHandler(store: store, viewProvider: screens)
    handler.setup(with: host)
    host.columns[0].note = { [host] _ in
      // The page of the detail column is requested here, and the detail column is still known.
      host.columns[0].note = nil
      handler.setup(with: host, in: handler.lane)
    }
    host.collapses()
    #expect(host.columns[0].note == nil)
    #expect(host.drawing == "list m1")
    screens.store.send(.presentSheet("sheet"))
    #expect(screens.host.titles == ["sheet"])
    #expect(screens.host.complaints == [])
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list |  | nothing m1")
    #expect(screens.host.titles == ["sheet"])
    #expect(screens.host.complaints == [])
    #expect(handler.waitsFor == nil)
  }

  @Test func `a column that is back takes nothing along that another one shows by now`() {
    let screens = ToySheets()
    let handler = SplitNavigationHandler(store: store, viewProvider: screens)
    handler.setup(with: host)
    store.send(.setCollapsed(true))
    host.columns[0].onReport?(.detached)
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list m1 |  | nothing m1")
    host.columns[0].onReport?(.attached)
    #expect(host.drawing == "list |  | nothing m1")
    screens.store.send(.presentSheet("sheet"))
    #expect(screens.host.titles == ["sheet"])
    #expect(screens.host.complaints == [])
    #expect(handler.waitsFor == nil)
  }

  @Test func `options are set before anything is shown, and when they change`() {
    let options = SplitOptions(preferredDisplayMode: .detailOnly)
    store.send(.setOptions(options))
    let handler = show()
    #expect(host.options == options)
    #expect(host.commands.count == 1)
    store.send(.setOptions(SplitOptions()))
    #expect(host.options == SplitOptions())
    #expect(host.commands.count == 1)
    withExtendedLifetime(handler) {}
  }

  @Test func `a refused column waits, and the others go on`() {
    let handler = show()
    host.columns[2].answering = .refuse("busy")
    store.send(.detail(.pushItem("m2")))
    #expect(handler.refusal == "busy")
    host.columns[2].answering = .atOnce
    store.send(.primary(.pushItem("more")))
    #expect(host.drawing == "list more |  | nothing m1 m2")
    #expect(handler.refusal == nil)
  }

  @Test func `another host shows everything anew`() {
    let handler = show()
    let other = FakeSplitHost()
    handler.setup(with: other)
    #expect(other.drawing == "list |  | nothing m1")
    store.send(.detail(.popItem()))
    #expect(other.drawing == "list |  | nothing")
    #expect(host.drawing == "list |  | nothing m1")
  }
}
