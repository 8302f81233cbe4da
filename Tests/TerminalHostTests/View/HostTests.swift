import ComposableNavigation
import TerminalHost
import Testing
import TestSupport

/// The three hosts alone, each with a handler of its own.
@MainActor
@Suite struct HostTests {
  private struct Screens: ViewProviding {
    func makePresentable(for item: String) -> TerminalView { TerminalScreen(title: item) }
  }

  /// Makes screens and records their titles.
  @MainActor
  private final class NotedScreens: ViewProviding {
    private(set) var made: [String] = []

    func makePresentable(for item: String) -> TerminalView {
      made.append(item)
      return TerminalScreen(title: item)
    }
  }

  /// Makes screens that all present the same modal.
  private struct Pages: ViewProviding {
    let modal: Store<ModalNavigation<String>.State, ModalNavigation<String>.Action>
    let screens: NotedScreens

    func makePresentable(for item: String) -> TerminalView {
      TerminalScreen(title: item).withModal(store: modal, viewProvider: screens)
    }
  }

  @Test func `the changes among three states are those from each to each`() {
    let all = changes(among: [0, 1, 2])
    #expect(Set(all.map { [$0.old, $0.new] }).count == 9)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.new == $1.old })
  }

  @Test(arguments: [StackCapabilities.all, [], .replace, [.pushSeveral, .popSeveral]])
  func `a stack shows every state after every other`(capabilities: StackCapabilities) {
    let stacks = allLists(of: ["a", "b", "c"], upTo: 3)
    let store = Store(initialState: StackNavigation<String>.State()) { StackNavigation<String>() }
    let host = TerminalStack(capabilities: capabilities)
    let handler = StackNavigationHandler(store: store, viewProvider: Screens())
    let window = TerminalWindow()
    window.show(host)
    handler.setup(with: host)
    for (old, new) in changes(among: stacks) {
      store.send(.setItems(new))
      #expect(host.tree == store.state.tree, "\(old) → \(new)")
      #expect(handler.waitsFor == nil)
    }
  }

  @Test(arguments: [TabCapabilities.all, []])
  func `tabs show every state after every other`(capabilities: TabCapabilities) {
    let lists = allLists(ofDifferent: ["a", "b", "c", "d"], upTo: 4)
    let store = Store(initialState: TabNavigation<String>.State()) { TabNavigation<String>() }
    let host = TerminalTabs(capabilities: capabilities)
    let handler = TabNavigationHandler(store: store, viewProvider: Screens())
    let window = TerminalWindow()
    window.show(host)
    handler.setup(with: host)
    for (old, new) in changes(among: lists) {
      if let last = old.last { store.send(.setActiveItem(last)) }
      #expect(host.tree == store.state.tree)
      store.send(.setItems(new))
      #expect(host.tree == store.state.tree, "\(old) → \(new)")
      #expect(handler.waitsFor == nil)
    }
  }

  @Test(arguments: [ModalCapabilities.all, [], .restyle, .dismissAbove, .resize])
  func `a modal shows every state after every other`(capabilities: ModalCapabilities) {
    typealias Modal = ModalNavigation<String>
    let states: [Modal.StyledItem?] =
      [nil]
      + ["a", "b"].flatMap { item in
        [PresentationStyle.pageSheet, .fullScreen].map { .init(item: item, style: $0) }
      }
    let store = Store(initialState: Modal.State()) { Modal() }
    let host = TerminalModal(over: TerminalScreen(title: "below"), capabilities: capabilities)
    let handler = ModalNavigationHandler(store: store, viewProvider: Screens())
    let window = TerminalWindow()
    window.show(host)
    handler.setup(with: host)
    for (old, new) in changes(among: states) {
      store.send(.set(new))
      #expect(host.tree == .screen("below", store.state.tree), "\([old, new])")
    }
  }

  @Test func `a sheet that the user drags to another height follows the state`() {
    typealias Modal = ModalNavigation<String>
    let store = Store(initialState: Modal.State()) { Modal() }
    let host = TerminalModal(over: TerminalScreen(title: "below"))
    let handler = ModalNavigationHandler(store: store, viewProvider: Screens())
    let window = TerminalWindow()
    window.show(host)
    handler.setup(with: host)
    #expect(!host.drag(to: .large))
    let low = Sheet(detents: [.medium, .large])
    store.send(.set(.init(item: "a", style: .sheet(low))))
    var high = low
    high.selectedDetent = .large
    #expect(host.drag(to: .large))
    #expect(store.state.style == .sheet(high))
    #expect(host.style == .sheet(high))
    #expect(!host.drag(to: .large))
    #expect(!host.drag(to: .fraction(0.1)))
    store.send(.set(.init(item: "a", style: .fullScreen)))
    #expect(!host.drag(to: .large))
    #expect(handler.waitsFor == nil)
  }

  @Test func `a view is kept while its entry is`() {
    let store = Store(initialState: StackNavigation.State(items: ["a", "b", "c"])) {
      StackNavigation<String>()
    }
    let stack = TerminalStack(store: store, viewProvider: Screens())
    TerminalWindow().show(stack)
    let before = stack.views
    store.send(.setItems(["x", "y", "b"]))
    #expect(stack.views.map(\.title) == ["x", "y", "b"])
    #expect(stack.views[2] === before[1])
  }

  @Test(arguments: [true, false])
  func `views that were there stay below, or go`(keeps: Bool) {
    let store = Store(initialState: StackNavigation.State(items: ["a"])) {
      StackNavigation<String>()
    }
    let stack = TerminalStack([TerminalScreen(title: "old")])
    let handler = StackNavigationHandler(
      store: store,
      viewProvider: Screens(),
      ignorePreviousPresentables: keeps
    )
    handler.setup(with: stack)
    TerminalWindow().show(stack)
    #expect(stack.views.map(\.title) == (keeps ? ["old", "a"] : ["a"]))
    // Back from the handler's only screen leads to the former screen and is reported.
    #expect(stack.back() == keeps)
    #expect(store.state.items == (keeps ? [] : ["a"]))
  }

  @Test func `a stack that is not shown shows nothing and waits`() {
    let store = Store(initialState: StackNavigation.State(items: ["a"])) {
      StackNavigation<String>()
    }
    let stack = TerminalStack()
    let handler = StackNavigationHandler(store: store, viewProvider: Screens())
    handler.setup(with: stack)
    #expect(stack.tree == .stack([]))
    #expect(handler.waitsFor?.hasPrefix("the host to be attached, then ") == true)
  }

  @Test func `a sheet that the reducer keeps is shown again with the same view`() {
    let store = Store(initialState: StackNavigation.State(items: ["a", "form"])) {
      // An unsaved form stays.
      Reduce<StackNavigation<String>.State, StackNavigation<String>.Action> { _, _ in .none }
    }
    let stack = TerminalStack(store: store, viewProvider: Screens())
    TerminalWindow().show(stack)
    let form = stack.views.last
    #expect(stack.back())
    #expect(stack.views.map(\.title) == ["a", "form"])
    #expect(stack.views.last === form)
  }

  /// Issue 14, row E, for a window.
  @Test func `nothing else is presented when a sheet returns with its window`() {
    typealias Modal = ModalNavigation<String>
    let screens = NotedScreens()
    let outer = Store(initialState: Modal.State()) { Modal() }
    let inner = Store(initialState: Modal.State()) { Modal() }
    let store = Store(initialState: StackNavigation.State(items: ["page"])) {
      StackNavigation<String>()
    }
    let stack = TerminalStack(store: store, viewProvider: Pages(modal: inner, screens: screens))
    let root = stack.withModal(store: outer, viewProvider: screens)
    let window = TerminalWindow()
    window.show(root)
    outer.send(.presentSheet("one"))
    inner.send(.presentSheet("two"))
    window.show(TerminalScreen(title: "elsewhere"))
    window.show(root)
    #expect(screens.made == ["one"])
    outer.send(.dismiss())
    #expect(screens.made == ["one", "two"])
  }

  @Test func `the window releases objects that its views have released`() {
    let store = Store(initialState: StackNavigation.State(items: ["a", "b"])) {
      StackNavigation<String>()
    }
    let stack = TerminalStack(store: store, viewProvider: Screens())
    TerminalWindow().show(stack)
    weak let top = stack.views.last
    #expect(top != nil)
    store.send(.popItem())
    #expect(top == nil)
  }

  @Test func `views, handlers and stores do not keep each other alive`() {
    weak var host: TerminalTabs?
    weak var store: Store<Notebook.State, Notebook.Action>?
    do {
      let made = Store(initialState: Notebook.State()) { Notebook() }
      let tabs = TerminalTabs(
        store: made.scope(state: \.tabs, action: /Notebook.Action.tabs),
        viewProvider: NotebookViews(store: made)
      )
      TerminalWindow().show(tabs)
      (host, store) = (tabs, made)
      #expect(tabs.views.count == 2)
    }
    #expect(host == nil)
    #expect(store == nil)
  }
}
