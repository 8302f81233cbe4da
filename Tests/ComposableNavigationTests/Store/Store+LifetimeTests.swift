import ComposableNavigation
import Synchronization
import Testing

/// An entry that goes, and whose effects go with it.
struct ToyWay: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let gone: Set<Int>
  let action: @Sendable (ToyNode.State) -> ToyNode.Action

  init(
    _ name: String,
    cancels gone: Set<Int> = [],
    _ action: @escaping @Sendable (ToyNode.State) -> ToyNode.Action
  ) {
    testDescription = name
    self.gone = gone
    self.action = action
  }

  static let none: [ToyWay] = [
    ToyWay("push") { _ in .stack(.pushItem(.init("new"))) },
    ToyWay("reorder") { .stack(.setItems($0.stack.items.reversed())) },
    ToyWay("bring to front") { .stack(.bringToFront($0.stack.items[0])) },
    ToyWay("write the same") { _ in .edit { $0.stack.items = $0.stack.items } },
    ToyWay("restyle") { .modal(.set(.init(item: $0.modal.item ?? .init("?"), style: .popover))) },
    ToyWay("present the same") { .modal(.presentSheet($0.modal.item ?? .init("?"))) },
    ToyWay("refused pop") { _ in .stack(.popItems(count: 9)) },
    ToyWay("late dismissal") { _ in .modal(.dismiss(id: strangerID)) },
    ToyWay("change an item") { state in
      let id = state.id("a")
      return .child(id, .edit { $0.answers = [99] })
    },
  ]

  static let gone: [ToyWay] = [
    ToyWay("pop", cancels: [2]) { _ in .stack(.popItem()) },
    ToyWay("pop all", cancels: [1, 2, 3]) { _ in .stack(.popItems(count: 2)) },
    ToyWay("pop to root", cancels: [2]) { _ in .stack(.popToRoot()) },
    ToyWay("pop to item", cancels: [2]) { .stack(.popTo($0.stack.items[0])) },
    ToyWay("replace the top", cancels: [2]) { _ in .stack(.replaceTop(.init("new"))) },
    ToyWay("replace the top by an equal one", cancels: [2]) {
      .stack(.replaceTop($0.stack.items[1]))
    },
    ToyWay("remove an ancestor", cancels: [1, 3]) { .stack(.remove([$0.id("a")], cause: .user)) },
    ToyWay("pop inside a child", cancels: [3]) { .child($0.id("a"), .stack(.popItem())) },
    ToyWay("set items", cancels: [1, 3]) { .stack(.setItems([$0.stack.items[1]])) },
    ToyWay("write items", cancels: [1, 2, 3]) { _ in .edit { $0.stack.items = [] } },
    ToyWay("write one item away", cancels: [2]) { _ in .edit { $0.stack.items.removeLast() } },
    ToyWay("write a new stack", cancels: [1, 2, 3]) { _ in
      .edit { $0.stack = .init(items: [.init("c")], id: \.name) }
    },
    ToyWay("write a child's items", cancels: [3]) { state in
      .child(state.id("a"), .edit { $0.stack.items = [] })
    },
    ToyWay("dismiss", cancels: [4]) { _ in .modal(.dismiss()) },
    ToyWay("dismiss by id", cancels: [4]) {
      .modal(.dismiss(id: $0.modal.presentedID ?? strangerID, cause: .user))
    },
    ToyWay("present another", cancels: [4]) { _ in .modal(.presentSheet(.init("other"))) },
    ToyWay("write no modal", cancels: [4]) { _ in .edit { $0.modal.styledItem = nil } },
    ToyWay("write a new modal", cancels: [4]) { _ in .edit { $0.modal = .init() } },
    ToyWay("optional to nil", cancels: [5]) { _ in .edit { $0.detail = nil } },
    ToyWay("another case", cancels: [6]) { _ in .edit { $0.mode = .idle } },
    ToyWay("write everything", cancels: [1, 2, 3, 4, 5, 6]) { _ in .edit { $0 = .init("root") } },
    ToyWay("a child asks to go", cancels: [2]) { .child($0.id("b"), .answered(-1)) },
    ToyWay("the sheet asks to go", cancels: [4]) { _ in .sheet(.answered(-1)) },
  ]
}

@Suite @MainActor struct StoreLifetimeTests {
  private typealias Node = ToyNode.State
  private let gate = ToyGate()
  private let trace = ToyTrace()
  private let listener = ToyListener()

  private var everywhere: Node {
    var state = Node(
      "root",
      stack: [Node("a", stack: [Node("x")]), Node("b")],
      modal: Node("m")
    )
    state.detail = .init()
    state.mode = .busy(.init())
    return state
  }

  /// Begins one piece of work in each place: 0 in the root, 1 in a, 2 in b, 3 in a's x, 4 in the
  /// sheet, 5 behind the optional, 6 in the case.
  private func begin(_ store: Store<Node, ToyNode.Action>) -> [StoreTask] {
    let (a, b) = (store.state.id("a"), store.state.id("b"))
    let x = store.state.stack.items[0].id("x")
    let actions: [ToyNode.Action] = [
      .work(0), .child(a, .work(1)), .child(b, .work(2)), .child(a, .child(x, .work(3))),
      .sheet(.work(4)), .detail(.work(5)), .busy(.work(6)),
    ]
    return actions.map { store.send($0) }
  }

  @Test(arguments: ToyWay.gone + ToyWay.none)
  func `however an entry goes, exactly its effects are cancelled`(way: ToyWay) async {
    let store = listener.store(everywhere) { ToyNode(gate: gate, trace: trace) }
    let tasks = begin(store)
    #expect(store.liveEffectCount == 7)
    await gate.arrivals(7)
    store.send(way.action(store.state))
    #expect(store.liveEffectCount == 7 - way.gone.count)
    gate.open()
    let live = listener.issues
    for task in tasks { await task.finish() }
    #expect(store.liveEffectCount == 0)
    #expect(answers(in: store.state) == Set(0...6).subtracting(way.gone))
    #expect(listener.issues == live && live.isEmpty)
  }

  /// Every answer that has arrived anywhere.
  private func answers(in state: Node) -> Set<Int> {
    var all = Set(state.answers + (state.detail?.answers ?? []))
    if case .busy(let worker) = state.mode { all.formUnion(worker.answers) }
    for child in state.stack.items + (state.modal.item.map { [$0] } ?? []) {
      all.formUnion(answers(in: child))
    }
    return all.intersection(0...6)
  }

  @Test func `actions of a gone entry that wait in the queue are dropped`() {
    let store = listener.store(Node("root", stack: [Node("a"), Node("b")], modal: Node("m"))) {
      ToyNode(trace: trace)
    }
    store.send(.child(store.state.id("b"), .say([1, -1, 2, 3])))
    #expect(trace.take().filter { $0.hasPrefix("b ") }.count == 3)
    store.send(.sheet(.say([1, -1, 2, 3])))
    #expect(trace.take().filter { $0.hasPrefix("m ") }.count == 3)
    #expect(store.state.stack.items.map(\.name) == ["a"] && store.state.modal.item == nil)
    #expect(listener.issues.isEmpty)
  }

  @Test func `an entry that comes back is another one`() async {
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(gate: gate) }
    let task = store.send(.child(store.state.id("a"), .work(1)))
    store.send(.edit { $0.stack.items = [] })
    store.send(.edit { $0.stack.items = [Node("a")] })
    #expect(store.liveEffectCount == 0)
    gate.open()
    await task.finish()
    #expect(store.state.stack.items.map(\.answers) == [[]])
  }

  @Test func `an effect of an entry that goes in the same action never begins`() {
    struct Leaving: Reducer {
      struct State { var stack = ToyNumbers(items: [1]) }
      enum Action: Sendable { case stack(ToyNumbersReducer.Action), child(EntryID, Bool) }
      let trace: ToyTrace
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          if case .child = action { state.stack.items = [] }
          return .none
        }
        .forEach(\.stack, action: /Action.stack, elements: /Action.child) { [trace] in
          Reduce { _, _ in .run { _ in trace.add("ran") } }
        }
      }
    }
    let store = listener.store(Leaving.State()) { Leaving(trace: trace) }
    store.send(.child(store.state.stack.entries.ids[0], true))
    #expect(store.liveEffectCount == 0 && listener.issues.isEmpty)
  }

  // MARK: Memory

  @Test func `a store, its scoped stores and its observers do not keep each other alive`() {
    weak var root: Store<ToyCounters.State, ToyCounters.Action>?
    weak var part: Store<ToyCounter.State, ToyCounter.Action>?
    weak var observed: ToyTrace?
    weak var subscribed: Subscription?
    do {
      let trace = ToyTrace()
      let store = Store(initialState: ToyCounters.State()) { ToyCounters() }
      let scoped = store.scope(state: \.left, action: /ToyCounters.Action.left)
      let subscription = scoped.observe { trace.add("\($0)") }
      store.send(.left(.up))
      (root, part, observed, subscribed) = (store, scoped, trace, subscription)
      #expect(trace.all.count == 2)
    }
    #expect(root == nil && part == nil)
    #expect(observed == nil && subscribed == nil)
  }

  @Test func `a scoped store works without anybody else holding its root`() {
    let left = Store(initialState: ToyCounters.State()) { ToyCounters() }
      .scope(state: \.left, action: /ToyCounters.Action.left)
    left.send(.upTwice)
    #expect(left.state.count == 2)
  }

  @Test func `what an observer holds is let go after it was cancelled`() {
    weak var observed: ToyTrace?
    let store = Store(initialState: ToyCounters.State()) { ToyCounters() }
    do {
      let trace = ToyTrace()
      observed = trace
      let subscription = store.observe { trace.add("\($0)") }
      subscription.cancel()
    }
    store.send(.left(.up))
    #expect(observed == nil)
  }

  @Test func `the effects of a store that goes are cancelled`() async {
    let (gate, ended) = (ToyGate(), ToyGate())
    weak var gone: Store<[Int], Int>?
    do {
      let store = Store(initialState: [] as [Int]) {
        ToyScript(
          first: .run { send in
            try? await gate.wait()
            await send(1)
            ended.open()
          }
        )
      }
      gone = store
      store.send(0)
      await gate.arrivals(1)
    }
    // Only the cancellation can end the wait, for nobody opens the gate.
    try? await ended.wait()
    #expect(gone == nil)
  }

  @Test func `what a cancelled effect holds is let go`() async {
    weak var held: ToyTrace?
    let store = listener.store(Node("root", stack: [Node("a")])) { ToyNode(gate: gate) }
    do {
      let trace = ToyTrace()
      held = trace
      let holding = Store(initialState: [] as [Int]) {
        ToyScript {
          $0 == 0
            ? .run { _ in
              try await gate.wait()
              trace.add("never")
            }.cancellable(id: "x") : .cancel(id: "x")
        }
      }
      let task = holding.send(0)
      holding.send(1)
      await task.finish()
      #expect(trace.all.isEmpty)
    }
    #expect(held == nil)
    store.send(.stack(.popItem()))
  }

  @Test func `20,000 pushes and pops leave as many objects alive as there were`() {
    let alive = ToyCensus()
    let store = Store(initialState: StackNavigation<ToyCitizen>.State()) {
      StackNavigation<ToyCitizen>()
    }
    store.send(.pushItem(ToyCitizen(alive)))
    for round in 0..<20_000 {
      store.send(.pushItem(ToyCitizen(alive)))
      if round % 2 == 0 { store.send(.popItem()) } else { store.send(.popToRoot()) }
    }
    #expect(alive.count == 1 && store.state.items.count == 1 && store.liveEffectCount == 0)
  }

  @Test func `2,000 visits with effects leave none behind`() async {
    let store = listener.store(Node("root")) { ToyNode(gate: gate) }
    var tasks: [StoreTask] = []
    for number in 0..<2_000 {
      store.send(.stack(.pushItem(Node("\(number)"))))
      let id = store.state.stack.topID ?? strangerID
      tasks.append(store.send(.child(id, .work(number))))
      store.send(.stack(.popItem()))
    }
    #expect(store.liveEffectCount == 0)
    for task in tasks { await task.finish() }
    #expect(store.state == Node("root") || store.state.stack.items.isEmpty)
    #expect(listener.issues.isEmpty)
  }
}

/// A stack of numbers.
typealias ToyNumbers = StackNavigation<Int>.State
typealias ToyNumbersReducer = StackNavigation<Int>

/// Counts how many citizens are alive.
final class ToyCensus: Sendable {
  private let citizens = Atomic(0)

  var count: Int { citizens.load(ordering: .relaxed) }

  func add(_ difference: Int) { citizens.add(difference, ordering: .relaxed) }
}

/// An item that is counted while it lives.
final class ToyCitizen: Equatable, Sendable {
  private let census: ToyCensus

  init(_ census: ToyCensus) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }

  static func == (lhs: ToyCitizen, rhs: ToyCitizen) -> Bool { lhs === rhs }
}
