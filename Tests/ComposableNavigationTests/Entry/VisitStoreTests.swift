import Testing
import TestSupport

@testable import ComposableNavigation

/// Visits and unresolved ids in stores, effects and handlers.
@MainActor @Suite struct VisitStoreTests {
  private typealias Node = ToyNode.State
  private let gate = ToyGate()
  private let listener = ToyListener()

  private func store() -> Store<Node, ToyNode.Action> {
    listener.store(Node("root")) { ToyNode(gate: gate) }
  }

  @Test func `a store that was scoped by an unresolved id is the store of the entry that it found`()
  {
    let store = store()
    store.send(.stack(.pushItem(Node("ada"))))
    let ada = store.scope(\.stack, id: .counted(0), elements: /ToyNode.Action.child)
    ada?.send(.answered(1))
    #expect(ada?.state.answers == [1])
    store.send(.edit { $0.stack = .init() })
    store.send(.stack(.pushItem(Node("bob"))))
    #expect(ada?.state.name == "ada")
    ada?.send(.answered(2))
    #expect(ada?.state.answers == [1])
    #expect(store.state.stack.items.map(\.answers) == [[]])
    #expect(listener.refusals == ["#0 has gone"])
    #expect(listener.issues == [])
    let bob = store.scope(\.stack, id: .counted(0), elements: /ToyNode.Action.child)
    #expect(bob?.state.name == "bob")
  }

  @Test
  func `a presented feature's store that was scoped by an unresolved id stays with its entry`() {
    let store = store()
    store.send(.modal(.presentSheet(Node("ada"))))
    let ada = store.scope(\.modal, id: .counted(0), element: /ToyNode.Action.sheet)
    store.send(.edit { $0.modal = .init() })
    store.send(.modal(.presentSheet(Node("bob"))))
    ada?.send(.answered(1))
    #expect(ada?.state.name == "ada")
    #expect(store.state.modal.item?.answers == [])
    #expect(listener.refusals == ["#0 has gone"])
    #expect(listener.issues == [])
  }

  @Test func `there is no store for a late id`() throws {
    let store = store()
    store.send(.stack(.pushItem(Node("ada"))))
    let ada = try #require(store.state.stack.topID)
    store.send(.edit { $0.stack = .init() })
    store.send(.stack(.pushItem(Node("bob"))))
    #expect(store.scope(\.stack, id: ada, elements: /ToyNode.Action.child) == nil)
  }

  @Test func `the answer of an effect begun with an unresolved id reaches no other entry`() async {
    let store = store()
    store.send(.stack(.pushItem(Node("ada"))))
    let task = store.send(.child(.counted(0), .work(1)))
    #expect(store.liveEffectCount == 1)
    store.send(.edit { $0.stack = .init() })
    store.send(.stack(.pushItem(Node("bob"))))
    gate.open()
    await task.finish()
    #expect(store.state.stack.items.map(\.name) == ["bob"])
    #expect(store.state.stack.items.map(\.answers) == [[]])
    #expect(store.liveEffectCount == 0)
    #expect(listener.issues == [])
  }

  @Test func `the answer of an effect begun with an unresolved id reaches its entry`() async {
    let store = store()
    store.send(.stack(.pushItem(Node("ada"))))
    let task = store.send(.child(.counted(0), .work(1)))
    gate.open()
    await task.finish()
    #expect(store.state.stack.items.map(\.answers) == [[1]])
  }

  // MARK: A state that counts at each reading

  /// A feature with a computed stack that inserts its entries anew each time.
  private struct Counting: Reducer {
    struct State {
      var path = ["a"]

      var stack: ToyStack.State {
        get {
          var stack = ToyStack.State()
          stack.items = path
          return stack
        }
        set { path = newValue.items }
      }
    }

    enum Action { case stack(ToyStack.Action) }

    var body: some Reducer<State, Action> {
      ToyStack().pullback(state: \.stack, action: /Action.stack)
    }
  }

  @Test func `a computed state that counts at each reading is an issue with a remedy`() {
    let store = listener.store(Counting.State()) { Counting() }
    let host = FakeStackHost()
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /Counting.Action.stack),
      viewProvider: ToyViews()
    )
    handler.setup(with: host)
    #expect(host.words == [])
    #expect(handler.refusal?.description == "the state no longer has #0")
    #expect(
      listener.issues == [
        "state: the state of StackNavigationHandler<ToyViews<String>> is computed and its entries are "
          + "others at each reading, so none of them can be shown: make it by State(items:), which "
          + "names entries by their items"
      ]
    )
  }
}
