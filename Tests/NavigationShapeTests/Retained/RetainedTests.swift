import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct RetainedTests {
  private typealias Node = ToyNode.State
  private let keepsakes = ToyKeepsakes()
  private let listener = ToyListener()

  private var everywhere: Node {
    var state = Node(
      "root",
      stack: [Node("a", stack: [Node("x")]), Node("b", stack: [Node("x")])],
      modal: Node("m")
    )
    state.detail = .init()
    state.mode = .busy(.init())
    return state
  }

  private func store() -> Store<Node, ToyNode.Action> {
    listener.store(everywhere) { [keepsakes] in ToyNode(keepsakes: keepsakes) }
  }

  /// Uses an object in each place: the root, a, b, a's x, the sheet, the optional, the case.
  private func use(_ store: Store<Node, ToyNode.Action>) {
    let (a, b) = (store.state.id("a"), store.state.id("b"))
    let x = store.state.stack.items[0].id("x")
    let actions: [ToyNode.Action] = [
      .keep, .child(a, .keep), .child(b, .keep), .child(a, .child(x, .keep)), .sheet(.keep),
      .detail(.keep), .busy(.keep),
    ]
    for action in actions { store.send(action) }
  }

  @Test func `an object is made at its first use`() {
    let store = store()
    #expect(keepsakes.census.count == 0)
    let a = store.state.id("a")
    store.send(.child(a, .keep))
    store.send(.child(a, .keep))
    #expect(keepsakes.census.count == 1)
    #expect(keepsakes.used.all == ["1", "1"])
  }

  @Test(arguments: ToyWay.gone + ToyWay.none)
  func `however an owner is removed, its object is released once`(way: ToyWay) {
    let store = store()
    use(store)
    #expect(keepsakes.census.count == 7)
    store.send(way.action(store.state))
    #expect(keepsakes.census.count == 7 - way.gone.count)
  }

  @Test func `objects that go together are released front-most first`() {
    let store = store()
    use(store)
    // The root's object is the first; then a, b, a's x, the sheet, the optional and the case.
    store.send(.edit { $0.stack.items = [] })
    #expect(keepsakes.released.take() == ["3", "4", "2"])
    store.send(.edit { $0 = Node("root") })
    #expect(keepsakes.released.take() == ["5", "7", "6"])
  }

  @Test func `an object that uses others as it is released finds those that are left`() {
    final class Last: Sendable {
      let act: @Sendable () -> Void
      init(_ act: @escaping @Sendable () -> Void) { self.act = act }
      deinit { act() }
    }
    let store = store()
    use(store)
    let seen = ToyTrace()
    let last = Retained { [keepsakes] in
      Last {
        MainActor.assumeIsolated {
          let a = store.scope(\.stack, id: store.state.id("a"), elements: /ToyNode.Action.child)
          seen.add("\(a?.object(of: keepsakes.inNode)?.serial ?? -1)")
          seen.add("\(a?.object(of: keepsakes.inMode)?.serial ?? -1)")
        }
      }
    }
    let b = store.scope(\.stack, id: store.state.id("b"), elements: /ToyNode.Action.child)
    #expect(b?.object(of: last) != nil)
    store.send(.stack(.popItem()))
    #expect(seen.all == ["2", "8"])
    #expect(keepsakes.census.count == 7)
  }

  @Test func `with the store objects are released front-most first, and its own last`() {
    do { use(store()) }
    #expect(keepsakes.released.take() == ["5", "3", "4", "7", "6", "2", "1"])
  }

  @Test func `a store that is let go lets go of all objects`() {
    do {
      let store = store()
      use(store)
      let b = store.scope(\.stack, id: store.state.id("b"), elements: /ToyNode.Action.child)
      let x = b?.scope(\.stack, id: b?.state.id("x") ?? strangerID, elements: /ToyNode.Action.child)
      #expect(x?.object(of: keepsakes.inNode) != nil)
      #expect(keepsakes.census.count == 8)
    }
    #expect(keepsakes.census.count == 0)
  }

  @Test func `a subscription that outlives the store keeps no object`() {
    var store: Store<Node, ToyNode.Action>? = store()
    let subscription = store?.observe { _ in }
    if let store { use(store) }
    store = nil
    #expect(keepsakes.census.count == 0)
    subscription?.cancel()
  }

  @Test func `a view has the object that the reducer uses`() {
    let store = store()
    let a = store.scope(\.stack, id: store.state.id("a"), elements: /ToyNode.Action.child)
    let x = a?.scope(\.stack, id: a?.state.id("x") ?? strangerID, elements: /ToyNode.Action.child)
    let sheet = store.scope(
      \.modal,
      id: store.state.modal.presentedID ?? strangerID,
      element: /ToyNode.Action.sheet
    )
    let nodes = [store, a, x, sheet].compactMap { $0 }
    let seen = nodes.map { $0.object(of: keepsakes.inNode)?.serial }
    for node in nodes { node.send(.keep) }
    #expect(seen == [1, 2, 3, 4])
    #expect(keepsakes.used.all == ["1", "2", "3", "4"])
    let detail = store.scope(state: \.detail, action: /ToyNode.Action.detail)
    #expect(detail?.object(of: keepsakes.inDetail)?.serial == 5)
    detail?.send(.keep)
    #expect(keepsakes.census.count == 5)
  }

  @Test func `two visits never share an object`() {
    let store = store()
    let names = ["a", "b"].map { name in
      let node = store.scope(\.stack, id: store.state.id(name), elements: /ToyNode.Action.child)
      let x = node?.state.id("x") ?? strangerID
      return node?.scope(\.stack, id: x, elements: /ToyNode.Action.child)?
        .object(of: keepsakes.inNode)?.serial
    }
    // Both are named x, in stacks of different entries.
    #expect(names == [1, 2])
    let equal = Node("same")
    var serials: [Int] = []
    for _ in 0..<3 {
      store.send(.edit { $0.stack.items = [] })
      store.send(.edit { $0.stack.items = [equal] })
      let id = store.state.stack.entries.ids[0]
      let node = store.scope(\.stack, id: id, elements: /ToyNode.Action.child)
      if let kept = node?.object(of: keepsakes.inNode) { serials.append(kept.serial) }
    }
    #expect(serials == [3, 4, 5])
    #expect(keepsakes.census.count == 1)
  }

  @Test func `a view of an entry that has gone gets no object`() {
    let store = store()
    let b = store.scope(\.stack, id: store.state.id("b"), elements: /ToyNode.Action.child)
    let x = b?.scope(\.stack, id: b?.state.id("x") ?? strangerID, elements: /ToyNode.Action.child)
    _ = x?.object(of: keepsakes.inNode)
    store.send(.stack(.popItem()))
    #expect(b?.object(of: keepsakes.inNode) == nil)
    #expect(x?.object(of: keepsakes.inNode) == nil)
    #expect(keepsakes.census.count == 0)
  }

  @Test func `objects are no part of the state, nor of its equality`() {
    let store = store()
    use(store)
    #expect(store.state == everywhere)
    #expect(listener.issues.isEmpty)
    #expect(listener.refusals.isEmpty)
  }

  @Test func `a store whose entries have no objects any more has no observers of them`() {
    let store = store()
    store.send(.child(store.state.id("b"), .keep))
    #expect(store.observers.count == 1)
    store.send(.stack(.popItem()))
    #expect(store.observers.count == 0)
  }

  @Test func `a tab and a key's child have objects, which go with them`() {
    struct Desk: Reducer {
      struct State {
        var tabs = TabNavigation<Int>.State(items: [1, 2])
        var drafts = ["a": 0, "b": 0]
      }
      enum Action: Sendable {
        case tabs(TabNavigation<Int>.Action), tab(EntryID, Bool), draft(String, Bool), drop(String)
      }
      let keepsakes: ToyKeepsakes
      var body: some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
          if case .drop(let key) = action { state.drafts[key] = nil }
          return .none
        }
        .forEach(\.tabs, action: /Action.tabs, elements: /Action.tab) { [keepsakes] in
          Reduce<Int, Bool> { _, _ in keepsakes.keep(keepsakes.inNode) }
        }
        .forEach(\.drafts, action: /Action.draft) { [keepsakes] in
          Reduce<Int, Bool> { _, _ in keepsakes.keep(keepsakes.inDetail) }
        }
      }
    }
    let store = listener.store(Desk.State()) { [keepsakes] in Desk(keepsakes: keepsakes) }
    let ids = store.state.tabs.entries.ids
    let tab = store.scope(\.tabs, id: ids[1], elements: /Desk.Action.tab)
    let draft = store.scope(\.drafts, key: "b", action: /Desk.Action.draft)
    #expect(tab?.object(of: keepsakes.inNode)?.serial == 1)
    #expect(draft?.object(of: keepsakes.inDetail)?.serial == 2)
    for action in [Desk.Action.tab(ids[0], true), .tab(ids[1], true), .draft("b", true)] {
      store.send(action)
    }
    #expect(keepsakes.used.all == ["3", "1", "2"])
    store.send(.tabs(.setItems([1])))
    #expect(keepsakes.census.count == 2)
    store.send(.drop("b"))
    #expect(keepsakes.census.count == 1)
    #expect(listener.issues.isEmpty)
  }

  @Test func `one effect that is returned for two entries gives each its own object`() async {
    struct Pages: Reducer {
      struct State { var stack = StackNavigation<Int>.State(items: [7, 8]) }
      enum Action: Sendable { case stack(StackNavigation<Int>.Action), page(EntryID, Bool) }
      let begin: Effect<Bool>
      var body: some Reducer<State, Action> {
        Reduce<State, Action> { _, _ in .none }
          .forEach(\.stack, action: /Action.stack, elements: /Action.page) { [begin] in
            Reduce<Int, Bool> { _, _ in begin }
          }
      }
    }
    let trace = ToyTrace()
    let begin: Effect<Bool> = keepsakes.inNode.run { kept, _ in trace.add("\(kept.serial)") }
    let store = listener.store(Pages.State()) { Pages(begin: begin) }
    // Both have begun before either is performed.
    let tasks = store.state.stack.entries.ids.map { store.send(.page($0, true)) }
    for task in tasks { await task.finish() }
    #expect(trace.all.sorted() == ["1", "2"])
    #expect(listener.issues.isEmpty)
  }

  @Test func `work has the object, and releases it when its entry is removed`() async throws {
    struct Page: Reducer {
      let kept: Retained<ToyKept>
      let gate: ToyGate
      let trace: ToyTrace
      func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
        guard action else { return .none }
        return kept.run { [gate, trace] kept, send in
          trace.add("\(kept.serial)")
          await send(false)
          try await gate.wait()
        }
      }
    }
    struct Pages: Reducer {
      struct State { var stack = StackNavigation<Int>.State(items: [7, 8]) }
      enum Action: Sendable { case stack(StackNavigation<Int>.Action), page(EntryID, Bool) }
      let page: Page
      var body: some Reducer<State, Action> {
        Reduce<State, Action> { _, _ in .none }
          .forEach(\.stack, action: /Action.stack, elements: /Action.page) { [page] in page }
      }
    }
    let (gate, trace) = (ToyGate(), ToyTrace())
    let page = Page(kept: keepsakes.inNode, gate: gate, trace: trace)
    let store = listener.store(Pages.State()) { Pages(page: page) }
    let top = try #require(store.state.stack.topID)
    let task = store.send(.page(top, true))
    await gate.arrivals(1)
    #expect(trace.all == ["1"])
    #expect(keepsakes.census.count == 1)
    store.send(.stack(.popItem()))
    await task.finish()
    #expect(keepsakes.census.count == 0)
    #expect(listener.issues.isEmpty)
  }
}
