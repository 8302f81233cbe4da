import ComposableNavigation

/// A feature that does not know how it is shown and leaves on request.
struct ToyExit: Reducer {
  struct State: Hashable, Sendable {
    var name: String
    var isPresented: Bool?

    init(_ name: String) { self.name = name }
  }

  enum Action: Hashable, Sendable {
    case leave(animated: Bool = true)
    /// Leaves when some work is done.
    case leaveLater
    case leaveBoth
    case ask
    case told(Bool)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .leave(let animated):
      return animated ? .dismiss : .dismiss(animated: false)
    case .leaveLater:
      return .concatenate(.run { _ in await Task.yield() }, .dismiss)
    case .leaveBoth:
      return .merge(.dismiss, .dismiss)
    case .ask:
      return .isPresented { .send(.told($0)) }
    case .told(let isPresented):
      state.isPresented = isPresented
      return .none
    }
  }
}

/// A parent with such features in a shape of any kind.
struct ToyHall<Container: ElementState & Sendable, Navigation: Reducer>: Reducer
where
  Container.Item == ToyExit.State, Navigation.State == Container,
  Navigation.Action == Container.Shape.Action
{
  struct State: Sendable {
    var container: Container
    /// The names that the parent saw in each action of the shape.
    var log: [String] = []
    /// An action that removes a child in the same action in which the child requests it.
    var hurry: Container.Shape.Action?

    init(_ container: Container) { self.container = container }
  }

  enum Action: Sendable {
    case shape(Container.Shape.Action)
    case exit(EntryID, ToyExit.Action)
  }

  let navigation: Navigation

  init(_ navigation: Navigation) { self.navigation = navigation }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { [navigation] state, action in
      switch action {
      case .shape(let action):
        state.log.append("\(action)".prefix { $0 != "(" }.description)
      case .exit:
        guard let hurry = state.hurry else { return .none }
        _ = navigation.reduce(into: &state.container, action: hurry)
      }
      return .none
    }
    .forEach(
      \.container,
      action: /Action.shape,
      elements: /Action.exit,
      navigation: navigation
    ) {
      ToyExit()
    }
  }
}

/// A sheet with content of any kind, around tabs, parts and roots.
struct ToyPorch<Content: Reducer>: Reducer where Content.State: Equatable & Sendable {
  struct State {
    var modal = ModalNavigation<Content.State>.State()
    var stack = StackNavigation<Content.State>.State()
  }

  enum Action: Sendable {
    case modal(ModalNavigation<Content.State>.Action)
    case sheet(Content.Action)
    case stack(StackNavigation<Content.State>.Action)
    case page(EntryID, Content.Action)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { [content] in content }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) { [content] in content }
  }
}
