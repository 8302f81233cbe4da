import ComposableNavigation

/// The memory of each kind of object, a check that nothing accumulates, and what a terminal is sent.
@MainActor
enum MemoryTable {
  struct Row {
    let name: String
    let bytes: Double?
    var target: Double?
    /// The memory of an ordered dictionary of views, rebuilt at each change.
    var peer: Double?

    var isMissed: Bool {
      guard let bytes, let target else { return false }
      return bytes > target
    }
  }

  /// Measures in a fresh or a used process.
  static func rows(where isSelected: (String) -> Bool) -> [Row] {
    let shown = "memory, an entry with handler, host and view"
    let all: [(name: String, target: Double?, measure: () -> Double?)] = [
      ("memory, an entry of a stack of Int, counted", 24, { perEntry(counted) }),
      ("memory, an entry of a stack of Int, named", nil, { perEntry(named) }),
      ("memory, an entry of a stack of String, named", nil, { perEntry(texts) }),
      (shown, 80, shownEntry),
      ("memory, a scoped store", nil, scopedStore),
      ("memory, a subscription", nil, subscription),
      ("memory, a session of a value, besides its state", 1_024, session),
      ("memory, a session of a store, besides its state", 1_024, storeSession),
      ("memory, a handler of an empty stack", nil, handler),
      ("memory, after a million pushes and pops, more than after a thousand", 4_096, growth),
      ("terminal, bytes of a new screen, 200×60", 3_000, { TerminalBytes.newScreen }),
      ("terminal, bytes of the first screen, 200×60", nil, { TerminalBytes.firstScreen }),
    ]
    return all.filter { isSelected($0.name) }.map { name, target, measure in
      Row(name: name, bytes: measure(), target: target, peer: name == shown ? 67 : nil)
    }
  }

  static func text(of rows: [Row]) -> String {
    let head = """

      | in memory, or to a terminal | bytes | target | a dictionary of views | |
      | :-- | --: | --: | --: | :-- |
      """
    let lines = rows.map { row in
      let bytes = row.bytes.map { Table.grouped(Int($0.rounded())) } ?? "unknown here"
      let target = row.target.map { "≤ \(Table.grouped(Int($0)))" } ?? ""
      let peer = row.peer.map { Table.grouped(Int($0)) } ?? ""
      return "| \(row.name) | \(bytes) | \(target) | \(peer) | \(row.isMissed ? "missed" : "") |"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  // MARK: Entries

  private static let entries = 10_000

  /// Measures the difference to an empty array, which has a header.
  private static func perEntry(_ make: (Int) -> any Sendable) -> Double? {
    Heap.bytes(each: 16) { _ in make(entries) }.map { $0 / Double(entries) }
  }

  private static func counted(_ count: Int) -> any Sendable {
    var state = StackNavigation<Int>.State()
    state.items = Array(0..<count)
    return state
  }

  private static func named(_ count: Int) -> any Sendable {
    StackNavigation<Int>.State(items: Array(0..<count))
  }

  private static func texts(_ count: Int) -> any Sendable {
    StackNavigation<String>.State(items: (0..<count).map { "item \($0)" })
  }

  private static func shownEntry() -> Double? {
    Heap.bytes(each: 8) { _ in makeHandler(entries) }.map { $0 / Double(entries) }
  }

  private static func handler() -> Double? { Heap.bytes(each: 1_000) { _ in makeHandler(0) } }

  private static func makeHandler(_ count: Int) -> [AnyObject] {
    var state = StackNavigation<Int>.State()
    state.items = Array(0..<count)
    let store = Store(initialState: state) { StackNavigation<Int>() }
    let host = ObedientStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: Views<Int>())
    handler.setup(with: host)
    return [handler, host]
  }

  // MARK: Stores

  private static func scopedStore() -> Double? {
    let store = Store(initialState: level(Leaf())) { Nest1() }
    let path = /Nest1.Action.child
    return Heap.bytes(each: 1_000) { _ in store.scope(state: \.child, action: path) }
  }

  private static func subscription() -> Double? {
    let store = Store(initialState: Leaf()) { LeafFeature() }
    return Heap.bytes(each: 1_000) { _ in store.observe { blackHole($0) } }
  }

  /// Sessions share one resolved reducer and need only their state.
  private static func session() -> Double? {
    let reducer = Nest5().resolve()
    let size = Double(MemoryLayout<Nest5.State>.stride)
    return Heap.bytes(each: SessionSubjects.count) { number in
      let state = Box(SessionSubjects.initial)
      _ = reducer.reduce(into: &state.value, action: .child(.child(.tap)))
      return state
    }.map { $0 - size }
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private static func storeSession() -> Double? {
    let reducer = Nest5().resolve()
    let size = Double(MemoryLayout<Nest5.State>.stride)
    return Heap.bytes(each: SessionSubjects.count) { _ in
      let store = Store(initialState: SessionSubjects.initial) { reducer }
      store.send(.child(.child(.tap)))
      return store
    }.map { $0 - size }
  }

  // MARK: Time

  private static func growth() -> Double? {
    let store = Store(initialState: StackNavigation<Int>.State(items: [0])) {
      StackNavigation<Int>()
    }
    let host = ObedientStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: Views<Int>())
    handler.setup(with: host)
    return withExtendedLifetime((handler, host)) {
      pushAndPop(1_000, store)
      guard let before = Heap.inUse else { return nil }
      pushAndPop(1_000_000, store)
      return Heap.inUse.map { Double($0 - before) }
    }
  }

  private static func pushAndPop(
    _ count: Int,
    _ store: Store<StackNavigation<Int>.State, StackNavigation<Int>.Action>
  ) {
    for number in 0..<count {
      store.send(.pushItem(number))
      store.send(.popItem())
    }
  }
}
