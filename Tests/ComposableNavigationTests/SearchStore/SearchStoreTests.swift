import Testing

@testable import ComposableNavigation

@Suite struct SearchStoreTests {
  /// A feature whose actions name their effects; it records all reduced actions.
  struct Asking: Reducer {
    struct State { var heard: [String] = [] }
    let effects: @Sendable (String) -> Effect<String>

    func reduce(into state: inout State, action: String) -> Effect<String> {
      state.heard.append(action)
      return effects(action)
    }
  }

  @Test func `sent actions are reduced in order, and running effects stay`() {
    var store = Self.store {
      $0 == "go" ? .merge(.send("a"), Self.run, .send("b"), Self.run) : .none
    }
    Self.send("go", &store)
    #expect(store.state.heard == ["go", "a", "b"])
    #expect(store.runs.map(\.cause) == ["go", "go"])
    #expect(store.runs.map(\.path) == [[1], [3]])
  }

  @Test func `a run answers until it has ended`() throws {
    var store = Self.store { $0 == "go" ? Self.run : .none }
    Self.send("go", &store)
    let run = try #require(store.runs.first).number
    for answer in ["1", "2"] { Self.answer(run, answer, &store) }
    store.end(run)
    Self.answer(run, "3", &store)
    #expect(store.state.heard == ["go", "1", "2"])
    #expect(store.runs.isEmpty)
  }

  @Test func `the end of a run starts the next effect at once`() throws {
    var store = Self.store { _ in .concatenate(Self.run, .refused(.notPresentable)) }
    Self.send("go", &store)
    let run = try #require(store.runs.first).number
    let reports = (first: store.end(run), second: store.end(run))
    #expect(reports.first == [.refusal(.notPresentable)])
    #expect(reports.second.isEmpty)
  }

  @MainActor @Test
  func `queued actions of an entry are dropped with its work, in a search as in a store`() throws {
    var paused = SearchStore(state: Returning.State(), reducer: Returning().resolve())
    let page = try #require(paused.state.stack.entries.ids.last)
    paused.send(.page(page, true))
    while paused.reduceNext() != nil {}
    let run = try #require(paused.runs.first).number
    paused.send(.leave)
    paused.send(.comeBack)
    paused.answer(run, with: .page(page, false))
    while paused.reduceNext() != nil {}
    #expect(paused.state.stack.items == [0, 1])
    #expect(paused.runs.isEmpty)

    let store = Store(initialState: Returning.State()) { Returning() }
    store.holdWork()
    let entry = try #require(store.state.stack.entries.ids.last)
    store.send(.page(entry, true))
    let core = try #require(store.core)
    core.queueing {
      store.send(.leave)
      store.send(.comeBack)
      core.effects.answer(run, .page(entry, false))
    }
    #expect(store.state.stack.items == [0, 1])
    #expect(store.liveEffectCount == 0)
  }

  /// Pages that have work or store text, and a parent that can remove the upper page and restore
  /// it.
  private struct Returning: Reducer {
    struct State {
      var stack = StackNavigation<Int>.State(items: [0, 1])
      var kept: StackNavigation<Int>.State?
    }

    enum Action: Sendable {
      case leave, comeBack
      case stack(StackNavigation<Int>.Action)
      case page(EntryID, Bool)
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .leave:
          state.kept = state.stack
          state.stack.items = [0]
        case .comeBack:
          if let kept = state.kept { state.stack = kept }
        case .stack, .page: break
        }
        return .none
      }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) {
        Reduce<Int, Bool> { item, works in
          if works { return .run { _ in } }
          item = 9
          return .none
        }
      }
    }
  }

  private static let run = Effect<String>.run { _ in }

  private static func store(
    _ effects: @escaping @Sendable (String) -> Effect<String>
  ) -> SearchStore<Asking.State, String> {
    SearchStore(state: Asking.State(), reducer: Asking(effects: effects).resolve())
  }

  private static func send(_ action: String, _ store: inout SearchStore<Asking.State, String>) {
    store.send(action)
    while store.reduceNext() != nil {}
  }

  private static func answer(
    _ run: Int,
    _ action: String,
    _ store: inout SearchStore<Asking.State, String>
  ) {
    store.answer(run, with: action)
    while store.reduceNext() != nil {}
  }
}
