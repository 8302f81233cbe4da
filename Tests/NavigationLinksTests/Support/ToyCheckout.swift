import ComposableNavigation

/// A cart that only a signed-in user can pay for.
struct ToyCheckout: Reducer {
  enum Screen: Hashable, Sendable { case list, cart, signIn, receipt }

  struct State: Equatable, Sendable {
    var screen = Screen.list
    var isSignedIn = false

    /// The actions that the user can take next.
    var choices: [Action] {
      switch screen {
      case .list: [.open(.cart), .open(.signIn)]
      case .cart: isSignedIn ? [.pay] : []
      case .signIn: [.signedIn]
      case .receipt: []
      }
    }
  }

  enum Action: Equatable, Sendable {
    case open(Screen)
    case signedIn
    case pay
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .open(let screen): state.screen = screen
    case .signedIn: (state.isSignedIn, state.screen) = (true, .cart)
    case .pay where state.isSignedIn: state.screen = .receipt
    case .pay: break
    }
    return .none
  }
}
