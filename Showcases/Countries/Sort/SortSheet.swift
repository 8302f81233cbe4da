import ComposableNavigation

/// The sheet for choosing an order, which takes effect when it is applied.
struct SortSheet: Reducer {
  struct State: Hashable, Sendable, Codable {
    var choice: Sorting

    var title: String { "Sort by \(choice)" }
  }

  enum Action: Equatable, Sendable, Codable {
    case choose(Sorting)
    /// The choice is final: the presenter sorts and dismisses the sheet.
    case apply
    /// The user wants the other sheet.
    case filterTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .choose(let choice) = action { state.choice = choice }
    return .none
  }
}
