import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct ViewReuseTests {
  @Test func `named entries that come back before their views have gone keep them`() {
    let feature = NamedFeature()
    let host = FakeStackHost()
    let handler = feature.show(in: host)
    defer { withExtendedLifetime(handler) {} }
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
    let handler = feature.show(in: host)
    defer { withExtendedLifetime(handler) {} }
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

    func show(in host: FakeStackHost) -> StackNavigationHandler<ToyViews<String>> {
      let stack = store.scope(state: \.stack, action: /Action.stack)
      let handler = StackNavigationHandler(store: stack, viewProvider: ToyViews())
      handler.setup(with: host)
      return handler
    }
  }
}
