import ComposableNavigation
import NavigationTesting
import Testing

@testable import NestedShowcase

@MainActor
@Suite struct LevelTests {
  @Test func `one link opens five levels`() async {
    let store = TestStore(initialState: Level.State(1)) { Level() }
    await store.send(.link(levels: 5)) { $0 = .nested(levels: 5) }
    #expect(store.state.levels.map(\.number) == [1, 2, 3, 4, 5])
    await store.finish()
  }

  @Test(arguments: 1...8) func `back closes a link one step at a time`(levels: Int) {
    let store = Store(initialState: Level.State(1)) { Level() }
    store.send(.link(levels: levels))
    var steps = 0
    while let back = Level().backAction(in: store.state), steps < 100 {
      let preview = Level().previewBack(in: store.state)
      store.send(back)
      #expect(preview == store.state)
      steps += 1
    }
    #expect(store.state == Level.State(1))
    #expect(steps == 2 * levels - 1)
  }

  @Test func `a link in the place of another opens new screens`() {
    let store = Store(initialState: Level.State(1)) { Level() }
    store.send(.levelTapped)
    let before = store.state.next.presentedID
    store.send(.link(levels: 3))
    #expect(store.state.next.presentedID != before)
    #expect(store.state.levels.map(\.pages.items.count) == [2, 2, 2])
  }
}
