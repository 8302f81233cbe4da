import ComposableNavigation

/// A shop with a stack of its own; it does not depend on the checkout.
struct Shop: Reducer {
  enum Screen: Hashable, Sendable, Codable, CustomStringConvertible {
    case shelf
    case product(String)

    var description: String {
      switch self {
      case .shelf: "shelf"
      case .product(let name): "product \(name)"
      }
    }
  }

  struct State: Equatable {
    var stack = StackNavigation<Screen>.State(items: [.shelf])
  }

  enum Action: Equatable, Sendable, Codable {
    case stack(StackNavigation<Screen>.Action)
    case productTapped(String)
    case buyTapped
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
    Reduce { _, action in
      guard case .productTapped(let name) = action else { return .none }
      return .send(.stack(.pushItem(.product(name))))
    }
  }
}
