import ComposableNavigation

/// The sheet in which an order is chosen; nothing is sorted before it is applied.
struct SortSheet: Reducer {
  struct State: Hashable, Sendable, Codable {
    var choice: Sorting

    var title: String { "Sort by \(choice)" }
  }

  enum Action: Equatable, Sendable, Codable {
    case choose(Sorting)
    /// Says that it is done; whoever presents the sheet sorts and dismisses it.
    case apply
    /// Says that the other sheet is wanted.
    case filterTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .choose(let choice) = action { state.choice = choice }
    return .none
  }
}
