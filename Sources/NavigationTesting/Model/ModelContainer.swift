public import ComposableNavigation

/// A stack, a modal or tabs of a feature under search: how it is read from the state, what its
/// handler sends, and what lies in the views of its entries.
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
  let removes: ([EntryID]) -> Action
  var selects: ((EntryID) -> Action)?
  let inside: (State, EntryID) -> [ModelContainer]

  /// A stack, as a `StackNavigationHandler` shows it.
  ///
  /// - Parameters:
  ///   - state: Reads it; nil while there is none, because the entry that it lies in has gone.
  ///   - action: What a handler's actions are to the feature.
  ///   - inside: What lies in the view of an entry.
  /// - Returns: The container.
  public static func stack<Item>(
    _ state: @escaping (State) -> StackNavigation<Item>.State?,
    action: @escaping (StackNavigation<Item>.Action) -> Action,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(
      shape: .stack(count: 0),
      wanted: { state($0).map { Wanted(entries: $0.entries.ids) } },
      removes: { action(.remove($0, cause: .user)) },
      inside: { whole, id in
        let item = state(whole)?.entries[id: id]
        return item.map { inside(Entry(id: id, item: $0)) } ?? []
      }
    )
  }

  /// A modal, as a `ModalNavigationHandler` shows it.
  ///
  /// - Parameters:
  ///   - state: Reads it; nil while there is none, because the entry that it lies in has gone.
  ///   - action: What a handler's actions are to the feature.
  ///   - inside: What lies in the view of what is presented.
  /// - Returns: The container.
  public static func modal<Item>(
    _ state: @escaping (State) -> ModalNavigation<Item>.State?,
    action: @escaping (ModalNavigation<Item>.Action) -> Action,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(
      shape: .modal(),
      wanted: {
        state($0).map { Wanted(entries: $0.presentedIDs, style: $0.style) }
      },
      removes: { action(.remove($0, cause: .user)) },
      inside: { whole, id in
        guard let state = state(whole), state.presentedID == id, let item = state.item else {
          return []
        }
        return inside(Entry(id: id, item: item))
      }
    )
  }

  /// Tabs, as a `TabNavigationHandler` shows them.
  ///
  /// - Parameters:
  ///   - state: Reads them; nil while there are none, because the entry that they lie in has gone.
  ///   - action: What a handler's actions are to the feature.
  ///   - inside: What lies in the view of a tab.
  /// - Returns: The container.
  public static func tabs<Item>(
    _ state: @escaping (State) -> TabNavigation<Item>.State?,
    action: @escaping (TabNavigation<Item>.Action) -> Action,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    ModelContainer(
      shape: .tabs(count: 0),
      wanted: { state($0).map { Wanted(entries: $0.entries.ids, selected: $0.activeID) } },
      removes: { action(.remove($0, cause: .user)) },
      selects: { action(.select(id: $0, cause: .user)) },
      inside: { whole, id in
        let item = state(whole)?.entries[id: id]
        return item.map { inside(Entry(id: id, item: $0)) } ?? []
      }
    )
  }
}

extension ModelContainer {
  /// A stack along a key path.
  ///
  /// - Parameters:
  ///   - state: Where it lies.
  ///   - action: Which of the feature's actions are its own.
  ///   - inside: What lies in the view of an entry.
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
  ///   - action: Which of the feature's actions are its own.
  ///   - inside: What lies in the view of what is presented.
  /// - Returns: The container.
  public static func modal<Item>(
    _ state: KeyPath<State, ModalNavigation<Item>.State>,
    action: CasePath<Action, ModalNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    modal({ $0[keyPath: state] }, action: action.embed, inside: inside)
  }

  /// Tabs along a key path.
  ///
  /// - Parameters:
  ///   - state: Where they lie.
  ///   - action: Which of the feature's actions are their own.
  ///   - inside: What lies in the view of a tab.
  /// - Returns: The container.
  public static func tabs<Item>(
    _ state: KeyPath<State, TabNavigation<Item>.State>,
    action: CasePath<Action, TabNavigation<Item>.Action>,
    inside: @escaping (Entry<Item>) -> [ModelContainer] = { _ in [] }
  ) -> ModelContainer {
    tabs({ $0[keyPath: state] }, action: action.embed, inside: inside)
  }
}
