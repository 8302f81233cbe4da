public import ComposableNavigation

/// A container of a feature under search: its state, its handler's actions, and the containers in
/// its views.
///
/// A model takes them by ``NavigationModel/stack(_:action:inside:)`` and its relatives; you make one
/// yourself for what lies inside an entry:
///
/// ```swift
/// .tabs(\.tabs, action: /Action.tabs) { tab in
///   tab.item == .inbox ? [.stack(\.inbox, action: /Action.inbox)] : []
/// }
/// ```
public struct ModelContainer<State, Action: Sendable> {
  let shape: Blueprint
  let wanted: (State) -> Wanted?
  /// The entries of which none is to go when a person touches another one.
  let staying: (State) -> [EntryID]
  let removes: ([EntryID]) -> Action
  /// Makes what a selection sends; nil for a shape without one.
  let selects: (EntryID) -> Action?
  let inside: (State, EntryID) -> [ModelContainer]

  private init<Container: NavigationState>(
    _ shape: Blueprint,
    _ state: @escaping (State) -> Container?,
    action: @escaping (Container.Shape.Action) -> Action,
    staying: @escaping (Container) -> [EntryID] = { $0.wanted.entries },
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer]
  ) {
    self.shape = shape
    wanted = { whole in
      guard var wanted = state(whole)?.wanted else { return nil }
      // An animation is never the reason for a command.
      wanted.isAnimated = true
      return wanted
    }
    self.staying = { state($0).map(staying) ?? [] }
    removes = { action(Container.Shape.removal(of: $0, cause: .user)) }
    selects = { Container.Shape.selection(of: $0, cause: .user).map(action) }
    self.inside = { whole, id in
      guard let state = state(whole), state.wanted.entries.contains(id),
        let item = state.entries[id: id]
      else { return [] }
      return inside(Entry(id: id, item: item))
    }
  }

  /// A container of a shape of your own, as a `ShapeHandler` shows it.
  ///
  /// ```swift
  /// .container({ $0.pager }, action: Book.Action.pager, capabilities: (), person: .selects)
  /// ```
  ///
  /// - Parameters:
  ///   - state: Reads it; nil while there is none, because the entry that it lies in has gone.
  ///   - action: The feature's action for each of the handler's.
  ///   - capabilities: The changes that its host can make in one step.
  ///   - person: A person's acts on it, by a gesture or a button of its host.
  ///   - inside: The containers in the view of an entry.
  /// - Returns: The container.
  public static func container<Container: NavigationState>(
    _ state: @escaping (State) -> Container?,
    action: @escaping (Container.Shape.Action) -> Action,
    capabilities: Container.Shape.Rules.Capabilities,
    person: ModelTouch,
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    let rules = ShapeRules(Container.Shape.Rules(capabilities: capabilities))
    return ModelContainer(
      .shape(rules, person),
      state,
      action: action,
      // A shape of somebody else may have entries that its host is not to show.
      staying: { $0.entries.ids },
      inside: inside
    )
  }

  /// A stack, as a `StackNavigationHandler` shows it.
  ///
  /// - Parameters:
  ///   - state: Reads it; nil while there is none, because the entry that it lies in has gone.
  ///   - action: The feature's action for each of the handler's.
  ///   - inside: The containers in the view of an entry.
  /// - Returns: The container.
  public static func stack<Item>(
    _ state: @escaping (State) -> StackNavigation<Item>.State?,
    action: @escaping (StackNavigation<Item>.Action) -> Action,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(.stack(count: 0), state, action: action, inside: inside)
  }

  /// A modal, as a `ModalNavigationHandler` shows it.
  ///
  /// - Parameters:
  ///   - state: Reads it; nil while there is none, because the entry that it lies in has gone.
  ///   - action: The feature's action for each of the handler's.
  ///   - inside: The containers in the view of what is presented.
  /// - Returns: The container.
  public static func modal<Item>(
    _ state: @escaping (State) -> ModalNavigation<Item>.State?,
    action: @escaping (ModalNavigation<Item>.Action) -> Action,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(.modal(), state, action: action, inside: inside)
  }

  /// Windows, as a `WindowNavigationHandler` shows them.
  ///
  /// A window has a lane of its own for its content, which is searched by a model of its own.
  ///
  /// - Parameters:
  ///   - state: Reads them; nil while there are none, because the entry that they lie in has gone.
  ///   - action: The feature's action for each of the handler's.
  /// - Returns: The container.
  public static func windows<Item>(
    _ state: @escaping (State) -> WindowNavigation<Item>.State?,
    action: @escaping (WindowNavigation<Item>.Action) -> Action
  ) -> ModelContainer {
    ModelContainer(.windows(count: 0), state, action: action, inside: { _ in [] })
  }

  /// Tabs, as a `TabNavigationHandler` shows them.
  ///
  /// - Parameters:
  ///   - state: Reads them; nil while there are none, because the entry that they lie in has gone.
  ///   - action: The feature's action for each of the handler's.
  ///   - inside: The containers in the view of a tab.
  /// - Returns: The container.
  public static func tabs<Item>(
    _ state: @escaping (State) -> TabNavigation<Item>.State?,
    action: @escaping (TabNavigation<Item>.Action) -> Action,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(.tabs(count: 0), state, action: action, inside: inside)
  }
}

extension ModelContainer {
  /// A container of a shape of your own along a key path.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: The feature's actions that are its own.
  ///   - capabilities: The changes that its host can make in one step.
  ///   - person: A person's acts on it, by a gesture or a button of its host.
  ///   - inside: The containers in the view of an entry.
  /// - Returns: The container.
  public static func container<Container: NavigationState>(
    _ state: KeyPath<State, Container>,
    action: CasePath<Action, Container.Shape.Action>,
    capabilities: Container.Shape.Rules.Capabilities,
    person: ModelTouch,
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    container(
      { $0[keyPath: state] },
      action: action.embed,
      capabilities: capabilities,
      person: person,
      inside: inside
    )
  }

  /// A stack along a key path.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: The feature's actions that are its own.
  ///   - inside: The containers in the view of an entry.
  /// - Returns: The container.
  public static func stack<Item>(
    _ state: KeyPath<State, StackNavigation<Item>.State>,
    action: CasePath<Action, StackNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    stack({ $0[keyPath: state] }, action: action.embed, inside: inside)
  }

  /// A modal along a key path.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: The feature's actions that are its own.
  ///   - inside: The containers in the view of what is presented.
  /// - Returns: The container.
  public static func modal<Item>(
    _ state: KeyPath<State, ModalNavigation<Item>.State>,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    modal({ $0[keyPath: state] }, action: action.embed, inside: inside)
  }

  /// Windows along a key path.
  ///
  /// - Parameters:
  ///   - state: Where they lie.
  ///   - action: The feature's actions that are their own.
  /// - Returns: The container.
  public static func windows<Item>(
    _ state: KeyPath<State, WindowNavigation<Item>.State>,
    action: CasePath<Action, WindowNavigation<Item>.Action>
  ) -> ModelContainer {
    windows({ $0[keyPath: state] }, action: action.embed)
  }

  /// Tabs along a key path.
  ///
  /// - Parameters:
  ///   - state: Where they lie.
  ///   - action: The feature's actions that are their own.
  ///   - inside: The containers in the view of a tab.
  /// - Returns: The container.
  public static func tabs<Item>(
    _ state: KeyPath<State, TabNavigation<Item>.State>,
    action: CasePath<Action, TabNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    tabs({ $0[keyPath: state] }, action: action.embed, inside: inside)
  }
}
