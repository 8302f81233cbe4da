import ComposableNavigation

/// A list that is loaded, and a detail that is pushed over it.
struct Countries: Reducer {
  struct State: Equatable {
    var isLoading = false
    var countries: [Country] = []
    var message: String?
    var stack = StackNavigation<Screen>.State(items: [.list])
  }

  struct Country: Hashable {
    var code: String
    var name: String
  }

  enum Screen: Hashable {
    case list
    case detail(code: String)
  }

  enum Action {
    case appeared
    case loaded([Country])
    case failed(String)
    case open(String)
    case stack(StackNavigation<Screen>.Action)
  }

  let load: @Sendable () async throws -> [Country]

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isLoading = true
        return .run { [load] send in
          await send(.loaded(try await load()))
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
      case .loaded(let countries):
        state.isLoading = false
        state.countries = countries
      case .failed(let message):
        state.isLoading = false
        state.message = message
      case .open(let code):
        return .send(.stack(.pushItem(.detail(code: code))))
      case .stack:
        break
      }
      return .none
    }
  }
}
