import ComposableNavigation

/// A feature with parts of every kind, each of which leaves on request.
struct ToyHouse: Reducer {
  enum Floor: Equatable, Sendable {
    case cellar(ToyExit.State)
    case attic(ToyExit.State)
  }

  struct State: Equatable, Sendable {
    var hall = ToyExit.State("hall")
    var cellar: ToyExit.State? = ToyExit.State("cellar")
    var floor = Floor.attic(ToyExit.State("attic"))
    var drawers = ["a": ToyExit.State("a"), "b": ToyExit.State("b")]
  }

  enum Action: Sendable {
    case hall(ToyExit.Action)
    case cellar(ToyExit.Action)
    case attic(ToyExit.Action)
    case drawer(String, ToyExit.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.hall, action: /Action.hall) { ToyExit() }
    Scope(state: \.floor, action: /Action.attic) {
      ToyExit().pullback(state: /Floor.attic, action: .whole)
    }
    Reduce<State, Action> { _, _ in .none }
      .ifLet(\.cellar, action: /Action.cellar) { ToyExit() }
      .forEach(\.drawers, action: /Action.drawer) { ToyExit() }
  }
}

/// A container of features that leave, as the whole state of a feature.
struct ToyRoom<Container: ElementState & Equatable & Sendable, Navigation: Reducer>: Reducer
where
  Container.Item == ToyExit.State, Navigation.State == Container,
  Navigation.Action == Container.Shape.Action
{
  typealias State = Container

  enum Action: Sendable {
    case shape(Container.Shape.Action)
    case exit(EntryID, ToyExit.Action)
  }

  let navigation: Navigation

  init(_ navigation: Navigation) { self.navigation = navigation }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.self, action: /Action.shape, elements: /Action.exit, navigation: navigation) {
        ToyExit()
      }
  }
}
