import ComposableNavigation

/// A shop and a checkout whose stacks the user sees as one: first the shop's, then the checkout's.
struct Market: Reducer {
  enum Screen: Hashable, Sendable, Codable, CustomStringConvertible {
    case shop(Shop.Screen)
    case checkout(Checkout.Screen)

    var description: String {
      switch self {
      case .shop(let screen): "\(screen)"
      case .checkout(let screen): "\(screen)"
      }
    }
  }

  struct State: Equatable {
    var shop = Shop.State()
    var checkout = Checkout.State()
    var areAnimationsEnabled = true

    /// Both stacks as one.
    ///
    /// Writing assigns each screen to its own stack.
    var stack: StackNavigation<Screen>.State {
      get {
        .init(
          items: shop.stack.items.map(Screen.shop) + checkout.stack.items.map(Screen.checkout),
          areAnimationsEnabled: areAnimationsEnabled
        )
      }
      set {
        shop.stack.items = newValue.items.compactMap((/Screen.shop).extract)
        checkout.stack.items = newValue.items.compactMap((/Screen.checkout).extract)
        areAnimationsEnabled = newValue.areAnimationsEnabled
      }
    }
  }

  enum Action: Equatable, Sendable, Codable {
    case shop(Shop.Action)
    case checkout(Checkout.Action)
    case stack(StackNavigation<Screen>.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.shop, action: /Action.shop) { Shop() }
    Scope(state: \.checkout, action: /Action.checkout) { Checkout() }
    StackNavigation<Screen>().pullback(state: \.stack, action: /Action.stack)
    Reduce { state, action in
      // Buying again during a checkout does not begin another one.
      guard case .shop(.buyTapped) = action, state.checkout.stack.items.isEmpty else {
        return .none
      }
      return .send(.checkout(.nextTapped))
    }
  }
}
