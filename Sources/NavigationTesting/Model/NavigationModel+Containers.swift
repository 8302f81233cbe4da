public import ComposableNavigation

// The containers that the feature navigates with.
extension NavigationModel {
  /// Adds a stack of the window, shown by a `StackNavigationHandler`.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: The feature's actions that are its own.
  ///   - inside: The containers in the view of an entry.
  /// - Returns: The model, with it.
  public func stack<Item>(
    _ state: KeyPath<State, StackNavigation<Item>.State>,
    action: CasePath<Action, StackNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(.stack(state, action: action, inside: inside))
  }

  /// Adds a modal over the window, shown by a `ModalNavigationHandler`.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: The feature's actions that are its own.
  ///   - inside: The containers in the view of what is presented.
  /// - Returns: The model, with it.
  public func modal<Item>(
    _ state: KeyPath<State, ModalNavigation<Item>.State>,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(.modal(state, action: action, inside: inside))
  }

  /// Adds tabs of the window, shown by a `TabNavigationHandler`.
  ///
  /// - Parameters:
  ///   - state: Where they lie.
  ///   - action: The feature's actions that are their own.
  ///   - inside: The containers in the view of a tab.
  /// - Returns: The model, with it.
  public func tabs<Item>(
    _ state: KeyPath<State, TabNavigation<Item>.State>,
    action: CasePath<Action, TabNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(.tabs(state, action: action, inside: inside))
  }

  /// Adds windows, shown by a `WindowNavigationHandler`.
  ///
  /// A window has a lane of its own for its content, which is searched by a model of its own.
  ///
  /// - Parameters:
  ///   - state: Where they lie.
  ///   - action: The feature's actions that are their own.
  /// - Returns: The model, with them.
  public func windows<Item>(
    _ state: KeyPath<State, WindowNavigation<Item>.State>,
    action: CasePath<Action, WindowNavigation<Item>.Action>
  ) -> NavigationModel {
    container(.windows(state, action: action))
  }

  /// Adds a container of a shape of your own, shown by a `ShapeHandler`.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: The feature's actions that are its own.
  ///   - capabilities: The changes that its host can make in one step.
  ///   - person: A person's acts on it, by a gesture or a button of its host.
  ///   - inside: The containers in the view of an entry.
  /// - Returns: The model, with it.
  public func container<Container: NavigationState>(
    _ state: KeyPath<State, Container>,
    action: CasePath<Action, Container.Shape.Action>,
    capabilities: Container.Shape.Rules.Capabilities,
    person: ModelTouch,
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(
      .container(
        state,
        action: action,
        capabilities: capabilities,
        person: person,
        inside: inside
      )
    )
  }

  /// Adds a container that was made by hand, for one that is read and written in another way.
  public func container(_ container: ModelContainer<State, Action>) -> NavigationModel {
    with { $0.containers.append(container) }
  }
}
