import ComposableNavigation
import Testing

@MainActor @Suite struct SplitNavigationHandlerTests {
  private let store = Store(
    initialState: ToySplit.State(primary: ["list"], detail: ["nothing", "m1"])
  ) { ToySplit() }
  private let host = ToySplitHost()

  private func show() -> SplitNavigationHandler<ToyLetters> {
    let handler = SplitNavigationHandler(store: store, viewProvider: ToyLetters())
    handler.setup(with: host)
    return handler
  }

  @Test func `each column shows its stack, and all are in one lane`() {
    let handler = show()
    #expect(host.drawing == "list |  | nothing m1")
    store.send(.supplementary(.pushItem("inbox")))
    store.send(.showDetail(["m2", "m3"]))
    #expect(host.drawing == "list | inbox | nothing m2 m3")
    #expect(Set(handler.handlers.map { $0.lane.map(ObjectIdentifier.init) }).count == 1)
    #expect(handler.waitsFor == nil && handler.refusal == nil)
  }

  @Test func `collapsing and expanding moves views, and makes none`() {
    let handler = show()
    let views = host.columns.flatMap(\.views)
    store.send(.setCollapsed(true))
    #expect(host.drawing == "list m1 |  | nothing")
    store.send(.setCollapsed(false))
    #expect(host.drawing == "list |  | nothing m1")
    #expect(host.columns.flatMap(\.views).elementsEqual(views) { $0 === $1 })
    #expect(
      host.arrangements == [
        "expanded allVisible", "collapsed allVisible animated", "expanded allVisible animated",
      ]
    )
    withExtendedLifetime(handler) {}
  }

  @Test func `what a person takes away from a collapsed split is gone from its column`() {
    let handler = show()
    host.onRoomChange?(true)
    #expect(store.state.isCollapsed)
    host.columns[0].userGoesBack()
    host.onRoomChange?(false)
    #expect(store.state.drawing == "list |  | nothing")
    #expect(host.drawing == "list |  | nothing")
    withExtendedLifetime(handler) {}
  }

  @Test func `a view goes with its entry`() {
    let handler = show()
    let id = store.state[.detail].topID ?? strangerID
    #expect(handler.presentable(for: id)?.title == "m1")
    store.send(.detail(.popItem()))
    #expect(handler.presentable(for: id) == nil)
    store.send(.setOptions(SplitOptions(preferredDisplayMode: .detailOnly)))
    #expect(host.arrangements.last == "expanded detailOnly animated")
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

  @Test func `a split that is let go leaves nothing behind`() {
    weak var weakStore: Store<ToySplit.State, ToySplit.Action>?
    weak var weakHandler: SplitNavigationHandler<ToyLetters>?
    let host = ToySplitHost()
    do {
      let store = Store(initialState: ToySplit.State(primary: ["a"])) { ToySplit() }
      let handler = SplitNavigationHandler(store: store, viewProvider: ToyLetters())
      handler.setup(with: host)
      (weakStore, weakHandler) = (store, handler)
      #expect(host.drawing == "a |  | ")
    }
    #expect(weakHandler == nil && weakStore == nil)
  }
}
