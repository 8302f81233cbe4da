package import ComposableNavigation

/// A leaf that counts and records its actions.
package struct ToyCounter: Reducer {
  package init() {}

  package struct State: Hashable, Sendable {
    package var count = 0

    package init(count: Int = 0) {
      self.count = count
    }
  }

  package enum Action: Hashable, Sendable, CaseIterable {
    case up, down, reset, upTwice
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
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
package struct ToyCounters: Reducer {
  package init() {}

  package struct State: Hashable, Sendable {
    package var left = ToyCounter.State()
    package var right = ToyCounter.State()
    package var maybe: ToyCounter.State?
    package var mode = Mode.off

    package init(
      left: ToyCounter.State = ToyCounter.State(),
      right: ToyCounter.State = ToyCounter.State(),
      maybe: ToyCounter.State? = nil,
      mode: Mode = Mode.off
    ) {
      self.left = left
      self.right = right
      self.maybe = maybe
      self.mode = mode
    }
  }

  package enum Mode: Hashable, Sendable {
    case off
    case on(ToyCounter.State)
  }

  package enum Action: Hashable, Sendable {
    case left(ToyCounter.Action)
    case right(ToyCounter.Action)
    case maybe(ToyCounter.Action)
    case on(ToyCounter.Action)
    case own
  }

  package var body: some Reducer<State, Action> {
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
package struct ToyNote<State, Action: Sendable>: Reducer {
  package let trace: ToyTrace
  package let describe: @Sendable (State, Action) -> String

  package init(_ trace: ToyTrace, _ describe: @escaping @Sendable (State, Action) -> String) {
    self.trace = trace
    self.describe = describe
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    trace.add(describe(state, action))
    return .none
  }
}
