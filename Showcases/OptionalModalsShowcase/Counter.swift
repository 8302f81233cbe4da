import ComposableNavigation

/// A counter that does not depend on its presenter.
struct Counter: Reducer {
  struct State: Hashable, Sendable {
    var count = 0
  }

  enum Action: Hashable, Sendable, Codable { case up, down }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += action == .up ? 1 : -1
    return .none
  }
}
