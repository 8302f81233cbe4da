import ComposableNavigation

/// A checkout with a stack of its own, which is empty before it begins; it does not depend on the
/// shop.
struct Checkout: Reducer {
  enum Screen: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case cart, address, payment

    var description: String { rawValue }
  }

  struct State: Equatable {
    var stack = StackNavigation<Screen>.State()
  }

  enum Action: Equatable, Sendable, Codable {
    case stack(StackNavigation<Screen>.Action)
    case nextTapped
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
    Reduce { state, action in
      guard case .nextTapped = action else { return .none }
      let count = state.stack.items.count
      guard let next = Screen.allCases.dropFirst(count).first else {
        // After the payment the checkout ends.
        return .send(.stack(.setItems([])))
      }
      return .send(.stack(.pushItem(next).from(state.stack.topID)))
    }
  }
}
