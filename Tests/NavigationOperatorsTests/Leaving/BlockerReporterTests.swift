import NavigationTesting
import Testing

@testable import NavigationOperators

@testable import ComposableNavigation

@MainActor @Suite struct BlockerReporterTests {
  private let store = Store(initialState: ToyKeeper.State()) { ToyKeeper() }

  private func stack() -> (SimulatedStackHost<String>, any NavigationHandler) {
    let host = SimulatedStackHost<String>()
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /ToyKeeper.Action.stack),
      viewProvider: ToyKeeperViews(store: store)
    )
    handler.setup(with: host)
    return (host, handler)
  }

  private func kept<Command, Capabilities>(
    _ host: SimulatedContainerHost<String, Command, Capabilities>
  ) -> [String] {
    host.elements.filter { host.blockers[$0] != nil }.compactMap { host.presentable(of: $0) }
  }

  @Test func `a host learns which elements stay before it shows them, and of changes at once`() {
    store.send(.keep(["c"]))
    let (host, handler) = stack()
    #expect(host.blockers == [:])
    host.holdsAcknowledgements = true
    store.send(.stack(.pushItem("c")))
    #expect(host.presentables == ["a", "b"])
    #expect(host.blockers.count == 1)
    host.acknowledgeNext()
    #expect(kept(host) == ["c"])
    store.send(.keep(["b"]))
    #expect(kept(host) == ["b"])
    store.send(.keep([]))
    #expect(host.blockers == [:])
    withExtendedLifetime(handler) {}
  }

  @Test func `an attempt to leave is refused with the reason, and the reducer is notified`() {
    let (host, handler) = stack()
    store.send(.keep(["b"]))
    var refusals: [String] = []
    store.onRefusal = { refusals.append($0.description) }
    host.swipeBack()
    #expect(host.presentables == ["a", "b"])
    #expect(host.commands.count == 1)
    #expect(refusals == ["b is not saved."])
    #expect(store.state.attempts.map(\.blocker) == [LeaveBlocker("b is not saved.")])
    if let attempt = store.state.attempts.first { store.send(.force(attempt.action)) }
    #expect(host.presentables == ["a"])
    withExtendedLifetime(handler) {}
  }

  @Test func `what gets through is shown again`() {
    let (host, handler) = stack()
    host.obeysGuards = false
    store.send(.keep(["b"]))
    host.swipeBack()
    #expect(store.state.stack.items == ["a", "b"])
    #expect(host.presentables == ["a", "b"])
    #expect(kept(host) == ["b"])
    #expect(store.state.attempts.count == 1)
    withExtendedLifetime(handler) {}
  }

  @Test func `an attempt to remove an unguarded element is carried out`() {
    let (host, handler) = stack()
    host.onReport?(.attempted(.removed(host.elements.suffix(1))))
    #expect(store.state.stack.items == ["a"])
    #expect(host.presentables == ["a"])
    withExtendedLifetime(handler) {}
  }

  @Test func `an attempt on a missing element changes nothing`() {
    let (host, handler) = stack()
    let before = store.state
    host.onReport?(.attempted(.removed([ElementID(99)])))
    host.onReport?(.attempted(.removed([])))
    host.onReport?(.attempted(.selected(ElementID(99))))
    #expect(store.state == before)
    #expect(host.commands.count == 1)
    withExtendedLifetime(handler) {}
  }

  @Test func `another host is notified again`() {
    let (first, handler) = stack()
    store.send(.keep(["b"]))
    #expect(first.blockers.count == 1)
    let second = SimulatedStackHost<String>()
    (handler as? StackNavigationHandler<ToyKeeperViews>)?.setup(with: second)
    #expect(kept(second) == ["b"])
  }

  @Test func `a modal that stays is not dismissed`() {
    let host = SimulatedModalHost<String>()
    let handler = ModalNavigationHandler(
      store: store.scope(state: \.modal, action: /ToyKeeper.Action.modal),
      viewProvider: ToyKeeperViews(store: store)
    )
    handler.setup(with: host)
    store.send(.keep(["m"]))
    store.send(.modal(.presentSheet("m")))
    host.dismiss()
    #expect(host.presentable == "m")
    #expect(store.state.attempts.count == 1)
    store.send(.keep([]))
    host.dismiss()
    #expect(host.presentable == nil)
    #expect(store.state.modal.item == nil)
  }

  @Test func `a tab that stays is selected still`() {
    let host = SimulatedTabHost<String>()
    let handler = TabNavigationHandler(
      store: store.scope(state: \.tabs, action: /ToyKeeper.Action.tabs),
      viewProvider: ToyKeeperViews(store: store)
    )
    handler.setup(with: host)
    store.send(.keep(["x"]))
    host.select(at: 1)
    #expect(host.selectedPresentable == "x")
    #expect(store.state.attempts.count == 1)
    store.send(.keep([]))
    host.select(at: 1)
    #expect(host.selectedPresentable == "y")
    #expect(store.state.tabs.activeItem == "y")
  }

  @Test func `a provider that guards nothing is asked nothing`() {
    struct Plain: ViewProviding {
      func makePresentable(for item: String) -> String { item }
    }
    let isUnguarded = Plain().leaveGuard == nil
    #expect(isUnguarded)
    let host = SimulatedStackHost<String>()
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /ToyKeeper.Action.stack),
      viewProvider: Plain()
    )
    handler.setup(with: host)
    store.send(.keep(["b"]))
    #expect(host.blockers == [:])
    // The reducer still decides.
    host.swipeBack()
    #expect(host.presentables == ["a", "b"])
  }
}
