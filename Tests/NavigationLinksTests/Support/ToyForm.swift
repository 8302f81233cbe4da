import ComposableNavigation

/// A form that continues only when it is filled, and a shop that requires more than a visit.
struct ToyForm: Reducer {
  enum Screen: Hashable, Sendable { case form, home, shop, receipt }

  struct State: Equatable, Sendable {
    var screen = Screen.form
    var name = ""
    var code = ""

    /// All actions of the user, whether they lead to another screen or not.
    var choices: [Action] {
      switch screen {
      case .form: [.nameTyped("ada"), .codeTyped("1815"), .signIn, .open]
      case .shop: [.pay, .close]
      case .home, .receipt: []
      }
    }

    var isFilled: Bool { !name.isEmpty && !code.isEmpty }
  }

  enum Action: Equatable, Sendable {
    case nameTyped(String)
    case codeTyped(String)
    case signIn
    case open
    case close
    case pay
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameTyped(let name): state.name = name
    case .codeTyped(let code): state.code = code
    case .signIn: if state.isFilled { state.screen = .home }
    case .open: state.screen = .shop
    case .close: state.screen = .form
    case .pay: if state.isFilled { state.screen = .receipt }
    }
    return .none
  }
}
