import ComposableNavigation

/// A stack of timers, each of which ticks until it is removed.
struct Timers: Reducer {
  struct State: Equatable {
    var stack = StackNavigation<Ticker.State>.State()
  }

  enum Action {
    case stack(StackNavigation<Ticker.State>.Action)
    case ticker(EntryID, Ticker.Action)
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\State.stack, action: /Action.stack, elements: /Action.ticker) { [clock] in
        Ticker(clock: clock)
      }
  }
}

/// Ticks once a second.
struct Ticker: Reducer {
  struct State: Equatable { var ticks = 0 }

  enum Action: Equatable { case appeared, ticked }

  let clock: any Clock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ticked:
      state.ticks += 1
      return .none
    case .appeared:
      return .run { [clock] send in
        while true {
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      }
    }
  }
}
