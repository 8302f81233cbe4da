import ComposableNavigation
import Testing
import TestSupport

@MainActor @Suite struct SplitLifetimeTests {
  @Test func `a split that is let go leaves nothing behind`() {
    weak var weakStore: Store<ToySplit.State, ToySplit.Action>?
    weak var weakHandler: SplitNavigationHandler<ToyViews<String>>?
    let host = FakeSplitHost()
    do {
      let store = Store(initialState: ToySplit.State(primary: ["a"])) { ToySplit() }
      let handler = SplitNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
      (weakStore, weakHandler) = (store, handler)
      #expect(host.drawing == "a |  | ")
    }
    #expect(weakHandler == nil)
    #expect(weakStore == nil)
  }
}
