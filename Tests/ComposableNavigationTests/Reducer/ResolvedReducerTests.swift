import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct ResolvedReducerTests {
  /// Counts the evaluations of its body.
  private struct Leaf: Reducer {
    let trace: ToyTrace
    let name: String
    var body: some Reducer<ToyCounter.State, ToyCounter.Action> {
      let _ = trace.add(name)
      ToyCounter()
    }
  }

  private struct Tree: Reducer {
    let trace: ToyTrace
    var body: some Reducer<ToyCounters.State, ToyCounters.Action> {
      let _ = trace.add("tree")
      Scope(state: \.left, action: /ToyCounters.Action.left) { Leaf(trace: trace, name: "left") }
      Reduce { _, _ in .none }
        .ifLet(\.maybe, action: /ToyCounters.Action.maybe) { [trace] in
          Leaf(trace: trace, name: "maybe")
        }
    }
  }

  @Test func `a body is evaluated once per store, the one behind an optional at first use`() {
    let trace = ToyTrace()
    let store = Store(initialState: ToyCounters.State(maybe: .init())) { Tree(trace: trace) }
    #expect(trace.take() == ["tree", "left"])
    for _ in 0..<10 {
      store.send(.left(.up))
      store.send(.own)
    }
    #expect(trace.take().isEmpty)
    for _ in 0..<10 { store.send(.maybe(.up)) }
    #expect(trace.take() == ["maybe"])
    #expect(store.state.left.count == 10)
    #expect(store.state.maybe?.count == 10)
  }

  @Test func `a resolved reducer is a reducer, and resolves to itself`() {
    let trace = ToyTrace()
    let resolved = Tree(trace: trace).resolve()
    _ = trace.take()
    let store = Store(initialState: ToyCounters.State()) { resolved }
    store.send(.left(.up))
    #expect(store.state.left.count == 1)
    #expect(trace.all.isEmpty)
  }

  @Test(arguments: [1, 2, 5, 50])
  func `a feature may contain itself`(depth: Int) {
    let store = Store(initialState: ToyNode.State("root")) { ToyNode() }
    func nested(_ action: ToyNode.Action, _ level: Int) -> ToyNode.Action {
      (0..<level).reduce(action) { action, _ in .child(.counted(0), action) }
    }
    for level in 0..<depth { store.send(nested(.stack(.pushItem(.init("\(level)"))), level)) }
    store.send(nested(.answered(7), depth))
    var state = store.state
    for _ in 0..<depth { state = state.stack.topItem ?? state }
    #expect(state.name == "\(depth - 1)")
    #expect(state.answers == [7])
  }

  @Test func `a resolved reducer may be run without a store, by several tasks`() async {
    let resolved = Tree(trace: ToyTrace()).resolve()
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var state = ToyCounters.State(maybe: .init())
          for _ in 0..<100 { _ = resolved.reduce(into: &state, action: .maybe(.up)) }
          return state.maybe?.count ?? 0
        }
      }
      var counts: [Int] = []
      for await count in group { counts.append(count) }
      return counts
    }
    #expect(counts == Array(repeating: 100, count: 8))
  }
}
