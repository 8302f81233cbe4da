import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

@Suite @MainActor struct LifecycleTests {
  private let listener = ToyListener()

  private func levels(_ state: some ElementState, _ ids: [EntryID]) -> [Lifecycle?] {
    ids.map { state.lifecycle(of: $0) }
  }

  @Test func `on a stack the top is in front, and those below are there`() {
    let state = StackNavigation<String>.State(items: ["a", "b", "c"])
    #expect(levels(state, state.entries.ids) == [.there, .there, .front])
    #expect(state.lifecycle(of: strangerID) == nil)
  }

  @Test func `of tabs the active one is in front`() {
    let state = TabNavigation<String>.State(items: ["a", "b", "c"], activeItem: "b")
    #expect(levels(state, state.entries.ids) == [.there, .front, .there])
  }

  @Test func `the presented element of a modal is in front, and a queued one is there`() {
    var state = ModalNavigation<String>.State(policy: .queue)
    for item in ["a", "b"] {
      _ = ModalNavigation().reduce(into: &state, action: .presentSheet(item))
    }
    #expect(levels(state, [.counted(0), .counted(1)]) == [.front, .there])
  }

  @Test func `of columns the last that shows something is in front, and the others are covered`() {
    var state = SplitNavigation<String>.State(primary: ["a", "b"], detail: ["none", "c"])
    #expect(levels(state, state.entries.ids) == [.there, .covered, .there, .front])
    state = SplitNavigation<String>().state(state, after: .setCollapsed(true))
    // As one stack: a, b, c.
    #expect(levels(state, state.entries.ids) == [.there, .there, .there, .front])
  }

  @Test func `in a shape of your own it is the one that the state says`() {
    var state = ToyCards<String>.State()
    for card in ["a", "b"] { state.entries.append(card) }
    #expect(levels(state, state.entries.ids) == [.there, .there])
    state.raised = state.entries.ids[0]
    #expect(levels(state, state.entries.ids) == [.front, .there])
  }

  @Test(arguments: [
    SplitNavigation<String>.State(primary: ["a"], detail: ["b", "c"]),
    SplitNavigation<String>.State(primary: ["a", "b"], supplementary: ["c"]),
    SplitNavigation<String>.State(primary: ["a"], detail: ["b", "c"], isCollapsed: true),
    SplitNavigation<String>.State(primary: ["a"], detail: ["b"], isCollapsed: true),
  ])
  func `columns and their tree agree on the front element`(state: SplitNavigation<String>.State) {
    let front = state.lifecycles.last.flatMap { state[id: $0.id] }
    #expect(front.map { NavigationTree.screen($0) } == state.tree.front)
  }

  // MARK: Events

  @Test func `no lifecycle event is sent before a change, except at the start`() {
    let store = listener.store(ToyStages.State()) { ToyStages() }
    store.send(.edit([]))
    #expect(store.state.tabs.items.map(\.told) == [[], []])
    store.send(.launched)
    #expect(store.state.tabs.items.map(\.told) == [[.front], []])
    store.send(.tabs(.setActiveIndex(1)))
    #expect(store.state.tabs.items.map(\.told) == [[.front, .there], [.front]])
  }

  @Test func `a sheet covers its presenter until it is dismissed`() {
    let store = listener.store(ToyStages.State()) { ToyStages() }
    store.send(.launched)
    let tab = store.state.tabs.entries.ids[0]
    store.send(.tab(tab, .sheet(.presentSheet(ToyStage.State(7)))))
    #expect(store.state.tabs[id: tab]?.told == [.front, .covered])
    #expect(store.state.tabs[id: tab]?.sheet.item?.told == [.front])
    store.send(.tab(tab, .sheet(.dismiss())))
    #expect(store.state.tabs[id: tab]?.told == [.front, .covered, .front])
    #expect(listener.issues.isEmpty)
    #expect(listener.refusals.isEmpty)
  }

  @Test func `a stage that is removed before its turn gets no event, and that is no issue`() {
    let store = listener.store(ToyStages.State()) { ToyStages() }
    store.send(.launched)
    var isFirst = true
    let subscription = store.observe { _ in
      guard isFirst else { return }
      isFirst = false
      store.send(.sheet(.presentSheet(ToyStage.State(7))))
      store.send(.sheet(.dismiss()))
    }
    subscription.cancel()
    #expect(store.state.sheet.item == nil)
    #expect(listener.issues.isEmpty)
    #expect(store.state.tabs.items[0].told == [.front, .covered, .front])
  }

  @Test func `sheets in each other are asked about once each, however deep`() {
    let depth = 100
    var stage = ToyStage.State(0)
    for name in 1...depth {
      var outer = ToyStage.State(name)
      outer.sheet = .init(styledItem: .init(item: stage, style: .pageSheet), id: \.name)
      stage = outer
    }
    let asked = ToyStage.Asked()
    let store = listener.store(stage) {
      Reduce<ToyStage.State, ToyStage.Action> { state, _ in
        state.ticks += 1
        return .none
      }
      .onLifecycle(ToyStage.sheets(asked))
    }
    store.send(.ticked)
    // Before the action, and after it, when the outermost one is first looked at by itself.
    let count = asked.count.withLock { $0 }
    #expect(count == 2 * depth + 1)
    #expect(store.state.ticks == 1)
    #expect(listener.issues.isEmpty)
  }

  // MARK: Work

  @Test func `work runs only while its entry is in front, and begins again when it returns`() async
  {
    let gate = ToyGate()
    let store = listener.store(ToyStage.State(0)) {
      ToyStage(gate: gate).onLifecycle(ToyStage.lifecycles())
    }
    store.send(.stack(.pushItem(ToyStage.State(1))))
    let one = store.state.stack.entries.ids[0]
    #expect(store.liveEffectCount == 1)
    store.send(.stack(.pushItem(ToyStage.State(2))))
    #expect(store.state.stack.items.map(\.told) == [[.front, .there], [.front]])
    #expect(store.liveEffectCount == 1)
    store.send(.sheet(.presentSheet(ToyStage.State(3))))
    #expect(store.state.stack.items[1].told == [.front, .covered])
    #expect(store.liveEffectCount == 1)
    store.send(.sheet(.dismiss()))
    let again = store.send(.stack(.popItem()))
    #expect(store.state.stack[id: one]?.told == [.front, .there, .front])
    #expect(store.liveEffectCount == 1)
    gate.open()
    await again.finish()
    #expect(store.state.stack[id: one]?.ticks == 1)
    #expect(store.liveEffectCount == 0)
  }
}
