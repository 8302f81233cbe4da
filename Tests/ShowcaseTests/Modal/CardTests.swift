import ComposableNavigation
import NavigationOperators
import NavigationTesting
import Testing

@testable import ModalShowcase

@MainActor
@Suite struct CardTests {
  @Test func `a film plays while its card is in front, and continues when it is again`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Card.State(name: "home")) {
      Card(clock: clock).onLifecycle(Card.lifecycles)
    }
    store.exhaustivity = .off
    await store.send(.filmsTapped(["dawn"]))
    await clock.advance(by: .milliseconds(20))
    #expect(store.state.cards.map(\.pictures) == [nil, 1])
    await store.send(.filmsTapped(["dusk"]).from(depth: 1))
    await clock.advance(by: .milliseconds(40))
    #expect(store.state.cards.map(\.pictures) == [nil, 1, 2])
    await store.send(.presented(.modal(.dismiss())))
    await clock.advance(by: .milliseconds(60))
    #expect(store.state.cards.map(\.pictures) == [nil, 3])
    #expect(clock.pendingSleeps == [])
  }
}
