import ComposableNavigation

/// Searches after a pause in typing.
struct Search: Reducer {
  struct State: Equatable {
    var text = ""
    var results: [String] = []
  }

  enum Action: Equatable {
    case typed(String)
    case found([String])
    case closed
  }

  let clock: any Clock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .run { [clock] send in
        try await clock.sleep(for: .milliseconds(300))
        await send(.found(["\(text)tria", "\(text)tralia"]))
      }
      .cancellable(id: "search", cancelInFlight: true)
    case .found(let results):
      state.results = results
      return .none
    case .closed:
      state = State()
      return .cancel(id: "search")
    }
  }
}
