import ComposableNavigation

/// A leaf that counts and records its actions.
struct ToyCounter: Reducer {
  struct State: Hashable, Sendable {
    var count = 0
  }

  enum Action: Hashable, Sendable, CaseIterable {
    case up, down, reset, upTwice
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .up: state.count += 1
    case .down: state.count -= 1
    case .reset: state.count = 0
    case .upTwice: return .merge(.send(.up), .send(.up))
    }
    return .none
  }
}

/// Two counters, one behind an optional, one behind a case.
struct ToyCounters: Reducer {
  struct State: Hashable, Sendable {
    var left = ToyCounter.State()
    var right = ToyCounter.State()
    var maybe: ToyCounter.State?
    var mode = Mode.off
  }

  enum Mode: Hashable, Sendable {
    case off
    case on(ToyCounter.State)
  }

  enum Action: Hashable, Sendable {
    case left(ToyCounter.Action)
    case right(ToyCounter.Action)
    case maybe(ToyCounter.Action)
    case on(ToyCounter.Action)
    case own
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.left, action: /Action.left) { ToyCounter() }
    ToyCounter().pullback(state: \.right, action: /Action.right)
    Scope(state: \.mode, action: /Action.on) {
      ToyCounter().pullback(state: /Mode.on, action: .whole)
    }
    Reduce { _, _ in .none }
      .ifLet(\.maybe, action: /Action.maybe) { ToyCounter() }
  }
}

/// Records each action with the state that it sees.
struct ToyNote<State, Action: Sendable>: Reducer {
  let trace: ToyTrace
  let describe: @Sendable (State, Action) -> String

  init(_ trace: ToyTrace, _ describe: @escaping @Sendable (State, Action) -> String) {
    self.trace = trace
    self.describe = describe
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    trace.add(describe(state, action))
    return .none
  }
}
