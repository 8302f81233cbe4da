public import ComposableNavigation

/// A container of a feature under search: its state, its handler's actions, and the containers in
/// its views.
///
/// Methods such as ``NavigationModel/stack(_:action:inside:)`` make top-level containers. Make the
/// containers inside an entry yourself:
///
/// ```swift
/// .tabs(\.tabs, action: /Action.tabs) { tab in
///   tab.item == .inbox ? [.stack(\.inbox, action: Action.inbox)] : []
/// }
/// ```
public struct ModelContainer<State, Action: Sendable> {
  let rules: ShapeRules
  let touch: ModelTouch
  let desiredContent: (State) -> DesiredContent?
  /// The entries that must not disappear when the user changes another entry.
  let staying: (State) -> [EntryID]
  /// Makes the action for a report about entries; nil if the shape has none.
  let answer: (HostReport, [EntryID]) -> Action?
  let inside: (State, EntryID) -> [ModelContainer]
  private(set) var dialog: (State) -> PresentedDialog<Action>? = { _ in nil }

  private init<Container: NavigationState>(
    _ rules: ShapeRules,
    _ touch: ModelTouch,
    _ state: @escaping (State) -> Container?,
    action: @escaping (Container.Shape.Action) -> Action,
    staying: @escaping (Container) -> [EntryID] = { $0.desiredContent.entries },
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer]
  ) {
    self.rules = rules
    self.touch = touch
    desiredContent = { whole in
      guard var desired = state(whole)?.desiredContent else { return nil }
      // The lane never sends a command only to animate.
      desired.isAnimated = true
      return desired
    }
    self.staying = { state($0).map(staying) ?? [] }
    answer = { Container.Shape.action(for: $0, of: $1).map(action) }
    self.inside = { whole, id in
      guard let state = state(whole), state.desiredContent.entries.contains(id),
        let item = state.entries[id: id]
      else { return [] }
      return inside(Entry(id: id, item: item))
    }
  }

  /// Makes a container of a custom shape, as a `ShapeHandler` shows it.
  ///
  /// ```swift
  /// .container({ $0.pager }, action: Book.Action.pager, capabilities: (), user: .selects)
  /// ```
  ///
  /// - Parameters:
  ///   - state: Returns the container's state; nil if the entry that contains it is gone.
  ///   - action: Makes the feature's action from the handler's.
  ///   - capabilities: The changes that the host can make in one step.
  ///   - user: The user's acts on the host, by gestures or buttons.
  ///   - inside: Returns the containers in the view of an entry.
  /// - Returns: The container.
  public static func container<Container: NavigationState>(
    _ state: @escaping (State) -> Container?,
    action: @escaping (Container.Shape.Action) -> Action,
    capabilities: Container.Shape.Rules.Capabilities,
    user: ModelTouch,
    inside: @escaping (Entry<Container.Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(
      ShapeRules(Container.Shape.Rules(capabilities: capabilities)),
      user,
      state,
      action: action,
      // A custom shape may have entries that its host does not show.
      staying: { $0.entries.ids },
      inside: inside
    )
  }

  /// Makes a stack, as a `StackNavigationHandler` shows it.
  ///
  /// - Parameters:
  ///   - state: Returns the container's state; nil if the entry that contains it is gone.
  ///   - action: Makes the feature's action from the handler's.
  ///   - preloadsOffscreen: True if its host shows its entries before the view that contains it is
  ///     visible, as UIKit's hosts do.
  ///   - inside: Returns the containers in the view of an entry.
  /// - Returns: The container.
  public static func stack<Item>(
    _ state: @escaping (State) -> StackNavigation<Item>.State?,
    action: @escaping (StackNavigation<Item>.Action) -> Action,
    preloadsOffscreen: Bool = false,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    let rules = ShapeRules(
      StackRules(capabilities: .all),
      preloadsOffscreen: preloadsOffscreen
    )
    return ModelContainer(rules, .removes(keeping: 1), state, action: action, inside: inside)
  }

  /// Makes a modal, as a `ModalNavigationHandler` shows it.
  ///
  /// - Parameters:
  ///   - state: Returns the container's state; nil if the entry that contains it is gone.
  ///   - action: Makes the feature's action from the handler's.
  ///   - dialogs: The alerts and confirmation dialogs among the items.
  ///   - inside: Returns the containers in the presented view.
  /// - Returns: The container.
  public static func modal<Item>(
    _ state: @escaping (State) -> ModalNavigation<Item>.State?,
    action: @escaping (ModalNavigation<Item>.Action) -> Action,
    dialogs: [ModelDialog<Item, Action>] = [],
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    let rules = ShapeRules(ModalRules(capabilities: .all))
    var modal = ModelContainer(rules, .removes(), state, action: action, inside: inside)
    modal.dialog = { PresentedDialog(state($0), dialogs, action) }
    return modal
  }

  /// Makes windows, as a `WindowNavigationHandler` shows them.
  ///
  /// Each window has its own lane for its content, so search the content with a separate model.
  ///
  /// - Parameters:
  ///   - state: Returns the container's state; nil if the entry that contains it is gone.
  ///   - action: Makes the feature's action from the handler's.
  /// - Returns: The container.
  public static func windows<Item>(
    _ state: @escaping (State) -> WindowNavigation<Item>.State?,
    action: @escaping (WindowNavigation<Item>.Action) -> Action
  ) -> ModelContainer {
    let rules = ShapeRules(WindowRules(capabilities: ()))
    return ModelContainer(rules, .selectsAndRemoves, state, action: action) { _ in [] }
  }

  /// Makes tabs, as a `TabNavigationHandler` shows them.
  ///
  /// - Parameters:
  ///   - state: Returns the container's state; nil if the entry that contains it is gone.
  ///   - action: Makes the feature's action from the handler's.
  ///   - preloadsOffscreen: True if its host shows its tabs before the view that contains it is
  ///     visible, as UIKit's hosts do.
  ///   - inside: Returns the containers in the view of a tab.
  /// - Returns: The container.
  public static func tabs<Item>(
    _ state: @escaping (State) -> TabNavigation<Item>.State?,
    action: @escaping (TabNavigation<Item>.Action) -> Action,
    preloadsOffscreen: Bool = false,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    let rules = ShapeRules(TabRules(capabilities: .all), preloadsOffscreen: preloadsOffscreen)
    return ModelContainer(rules, .selects, state, action: action, inside: inside)
  }
}
