import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct ViewReuseTests {
  @Test func `a view is reused if and only if its entry's id persists`() {
    let world = World()
    let store = world.stack("", ["a", "b", "b"])
    _ = world.window
    var numbers = ToyRandom(seed: 1)
    for _ in 0..<200 {
      let before = zip(store.state.entries.ids, world.stackHost.views.map(ObjectIdentifier.init))
      let old = Dictionary(before.map { ($0, $1) }) { first, _ in first }
      let length = Int.random(in: 0...5, using: &numbers)
      let items = (0..<length).map { _ in ["a", "b", "c"].randomElement(using: &numbers) ?? "" }
      let views = world.stackHost.views
      store.send(.setItems(items))
      #expect(world.drawing(ids: true) == world.expected(ids: true))
      for (id, view) in zip(store.state.entries.ids, world.stackHost.views) {
        let isOld = views.contains { $0 === view }
        #expect(isOld == (old[id] != nil))
        if let was = old[id] { #expect(was == ObjectIdentifier(view)) }
      }
    }
    #expect(Set(world.made).count == world.made.count)
  }

  @Test func `a view is kept while the host still shows it, though the state has it no longer`() {
    let world = World()
    let store = world.stack("", ["a", "b"])
    let host = world.stackHost
    let id = store.state.topID
    weak let view = world.window.view("b")
    host.answering = .later
    store.send(.popItem())
    #expect(view != nil)
    #expect(id.map { world.stackHandler?.presentable(for: $0) === view } == true)
    host.finish()
    host.forgetViews()
    #expect(view == nil)
  }

  @Test func `an entry that comes back before its view has gone keeps it`() {
    let world = World()
    let tabs = world.tabs("", ["a", "b"])
    let host = world.tabHost
    let view = world.window.view("b")
    host.answering = .refuse(.transition)
    let items = tabs.state.items
    tabs.send(.setItems(["a"]))
    host.answering = .atOnce
    tabs.send(.setItems(items))
    #expect(host.titles == ["a", "b"])
    // The new tab is another place, and the old view is gone.
    #expect(world.window.view("b") !== view)
  }

  @Test func `named entries that come back before their views have gone keep them`() {
    let feature = NamedFeature()
    let host = FakeStackHost()
    let handler = StackNavigationHandler(
      store: feature.store.scope(state: \.stack, action: /NamedFeature.Action.stack),
      viewProvider: NamedScreens()
    )
    handler.setup(with: host)
    feature.store.send(.write(["a", "b"]))
    let view = host.views.last
    host.answering = .later
    feature.store.send(.write(["a"]))
    feature.store.send(.write(["a", "b"]))
    host.finish()
    host.finish()
    #expect(host.titles == ["a", "b"])
    #expect(host.views.last === view)
    #expect(host.words == ["push a b", "pop b", "push b"])
  }

  @Test func `in a computed state the user's removal means the named place`() {
    let feature = NamedFeature()
    let host = FakeStackHost()
    let handler = StackNavigationHandler(
      store: feature.store.scope(state: \.stack, action: /NamedFeature.Action.stack),
      viewProvider: NamedScreens()
    )
    handler.setup(with: host)
    feature.store.send(.write(["a", "b", "c"]))
    host.answering = .later
    feature.store.send(.write(["b", "c"]))
    host.userGoesBack()
    host.finish()
    host.finish()
    #expect(feature.store.state.items == ["b"])
    #expect(host.titles == ["b"])
  }

  /// A feature whose stack is computed from its own state.
  @MainActor private struct NamedFeature {
    struct State: Equatable {
      var items: [String] = []
      var stack: StackNavigation<String>.State {
        get { .init(items: items) }
        set { items = newValue.items }
      }
    }

    enum Action {
      case stack(StackNavigation<String>.Action)
      case write([String])
    }

    let store = Store<State, Action>(initialState: State()) {
      StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
      Reduce { state, action in
        if case .write(let items) = action { state.items = items }
        return .none
      }
    }
  }

  private struct NamedScreens: ViewProviding {
    func makePresentable(for item: String) -> FakeView { FakeView(item, id: item) }
  }
}
