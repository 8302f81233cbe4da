public import ComposableNavigation

// The containers that the feature navigates with.
extension NavigationModel {
  /// Adds a stack of the window, shown by a `StackNavigationHandler`.
  ///
  /// - Parameters:
  ///   - state: The key path of the stack's state.
  ///   - action: The case of the feature's actions for the stack's.
  ///   - inside: Returns the containers in the view of an entry.
  /// - Returns: A model with the stack.
  public func stack<Item>(
    _ state: KeyPath<State, StackNavigation<Item>.State>,
    action: CasePath<Action, StackNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(.stack({ $0[keyPath: state] }, action: action.embed, inside: inside))
  }

  /// Adds a modal over the window, shown by a `ModalNavigationHandler`.
  ///
  /// - Parameters:
  ///   - state: The key path of the modal's state.
  ///   - action: The case of the feature's actions for the modal's.
  ///   - dialogs: The alerts and confirmation dialogs among the items: the user taps their enabled
  ///     buttons.
  ///   - inside: Returns the containers in the presented view.
  /// - Returns: A model with the modal.
  public func modal<Item>(
    _ state: KeyPath<State, ModalNavigation<Item>.State>,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    dialogs: [ModelDialog<Item, Action>] = [],
    inside: @escaping (Entry<Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(
      .modal({ $0[keyPath: state] }, action: action.embed, dialogs: dialogs, inside: inside)
    )
  }

  /// Adds tabs of the window, shown by a `TabNavigationHandler`.
  ///
  /// - Parameters:
  ///   - state: The key path of the tabs' state.
  ///   - action: The case of the feature's actions for the tabs'.
  ///   - inside: Returns the containers in the view of a tab.
  /// - Returns: A model with the tabs.
  public func tabs<Item>(
    _ state: KeyPath<State, TabNavigation<Item>.State>,
    action: CasePath<Action, TabNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(.tabs({ $0[keyPath: state] }, action: action.embed, inside: inside))
  }

  /// Adds windows, shown by a `WindowNavigationHandler`.
  ///
  /// Each window has its own lane for its content, so search the content with a separate model.
  ///
  /// - Parameters:
  ///   - state: The key path of the windows' state.
  ///   - action: The case of the feature's actions for the windows'.
  /// - Returns: A model with the windows.
  public func windows<Item>(
    _ state: KeyPath<State, WindowNavigation<Item>.State>,
    action: CasePath<Action, WindowNavigation<Item>.Action>
  ) -> NavigationModel {
    container(.windows({ $0[keyPath: state] }, action: action.embed))
  }

  /// Adds a container of a custom shape, shown by a `ShapeHandler`.
  ///
  /// - Parameters:
  ///   - state: The key path of the container's state.
  ///   - action: The case of the feature's actions for the container's.
  ///   - capabilities: The changes that the host can make in one step.
  ///   - user: The user's acts on the host, by gestures or buttons.
  ///   - inside: Returns the containers in the view of an entry.
  /// - Returns: A model with the container.
  public func container<Container: NavigationState>(
    _ state: KeyPath<State, Container>,
    action: CasePath<Action, Container.Shape.Action>,
    capabilities: Container.Shape.Rules.Capabilities,
    user: ModelTouch,
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer<State, Action>] = { _ in [] }
  ) -> NavigationModel {
    container(
      .container(
        { $0[keyPath: state] },
        action: action.embed,
        capabilities: capabilities,
        user: user,
        inside: inside
      )
    )
  }

  /// Adds a container that you made yourself, for example one without a key path.
  public func container(_ container: ModelContainer<State, Action>) -> NavigationModel {
    with { $0.containers.append(container) }
  }
}
