import ComposableNavigation

/// A feature with temporary children: an optional, a sheet, a case of an enum.
struct Presenting: Reducer {
  struct State {
    var detail: Leaf? = Leaf()
    var sheet = ModalNavigation<Leaf>.State()
    var tabs = TabNavigation<Int>.State(items: Array(0..<5))
    var taps = 0
  }

  enum Action {
    case detail(LeafFeature.Action)
    case modal(ModalNavigation<Leaf>.Action)
    case sheet(LeafFeature.Action)
    case tabs(TabNavigation<Int>.Action)
    case tap
  }

  var body: some Reducer<State, Action> {
    TabNavigation().pullback(state: \.tabs, action: /Action.tabs)
    Reduce { state, action in
      if case .tap = action { state.taps += 1 }
      return .none
    }
    .ifLet(\.detail, action: /Action.detail) { LeafFeature() }
    .ifLet(\.sheet, action: /Action.modal, element: /Action.sheet) { LeafFeature() }
  }
}

/// A feature that is one of two.
struct Account: Reducer {
  enum State { case loggedOut, loggedIn(Leaf) }
  enum Action { case loggedIn(LeafFeature.Action), logOut }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .logOut = action { state = .loggedOut }
      return .none
    }
    .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { LeafFeature() }
  }
}
