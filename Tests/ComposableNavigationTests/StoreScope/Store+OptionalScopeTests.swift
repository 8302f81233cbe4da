import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct StoreOptionalScopeTests {
  private typealias Node = ToyNode.State
  private let listener = ToyListener()

  private func makeStore(_ detail: ToyWorker.State?) -> Store<Node, ToyNode.Action> {
    var state = Node("root")
    state.detail = detail
    return listener.store(state) { ToyNode() }
  }

  @Test func `there is no store while the part is nil`() {
    let store = makeStore(nil)
    #expect(store.scope(state: \.detail, action: /ToyNode.Action.detail) == nil)
  }

  @Test func `the part's store reads it without an optional and sends its action`() {
    let store = makeStore(.init())
    let detail = store.scope(state: \.detail, action: /ToyNode.Action.detail)
    detail?.send(.answered(1))
    #expect(detail?.state.answers == [1])
    #expect(store.state.detail?.answers == [1])
  }

  @Test func `the last state is kept when the part is nil, and observers are not notified`() {
    let store = makeStore(.init(answers: [1]))
    let detail = store.scope(state: \.detail, action: /ToyNode.Action.detail)
    var seen: [[Int]] = []
    let subscription = detail?.observe { seen.append($0.answers) }
    detail?.send(.answered(2))
    store.send(.edit { $0.detail = nil })
    #expect(detail?.state.answers == [1, 2])
    #expect(seen == [[1], [1, 2]])
    subscription?.cancel()
  }

  @Test func `an action sent when the part is nil is refused`() {
    let store = makeStore(.init())
    let detail = store.scope(state: \.detail, action: /ToyNode.Action.detail)
    store.send(.edit { $0.detail = nil })
    detail?.send(.answered(1))
    #expect(store.state.detail == nil)
    #expect(detail?.state.answers == [])
    #expect(listener.refusals == ["what the view belonged to has gone"])
    #expect(listener.issues == [])
  }

  @Test func `a part that is filled again is spoken to, as an optional has no identity`() {
    let store = makeStore(.init(answers: [1]))
    let detail = store.scope(state: \.detail, action: /ToyNode.Action.detail)
    store.send(.edit { $0.detail = nil })
    store.send(.edit { $0.detail = .init() })
    #expect(detail?.state.answers == [])
    detail?.send(.answered(2))
    #expect(store.state.detail?.answers == [2])
    #expect(listener.refusals == [])
  }

  @Test func `an optional scope returns a store if the part exists`() {
    let store = makeStore(nil)
    let detail: Store<ToyWorker.State?, ToyWorker.Action> =
      store.scope(state: \.detail, action: /ToyNode.Action.detail)
    #expect(detail.state == nil)
    store.send(.edit { $0.detail = .init(answers: [7]) })
    #expect(detail.state?.answers == [7])
  }
}
