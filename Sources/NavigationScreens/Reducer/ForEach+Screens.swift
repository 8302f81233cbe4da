public import ComposableNavigation

extension Reducer {
  /// Runs the reducer of the screens, and a reducer for each open screen.
  ///
  /// For screens that carry a feature's state: each has its own, and the app's pages are features.
  ///
  /// ```swift
  /// enum Action { case screens(ScreenNavigation<Page.State>.Action), page(EntryID, Page.Action) }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.screens, action: /Action.screens, elements: /Action.page) { Page() }
  /// ```
  ///
  /// The order is that of `forEach` for a stack: a screen's action is carried out by the screen, then
  /// by this reducer; when screens go, this reducer runs first, so that it still sees their last
  /// state; when they only come, it runs after. Effects of a screen belong to it and end with it. An
  /// action for a screen that is not open changes nothing and is an issue.
  ///
  /// - Parameters:
  ///   - screens: Where the screens lie.
  ///   - action: The actions of the screens' navigation.
  ///   - elements: The case that wraps a screen's action with its id.
  ///   - element: The reducer of each screen, resolved at its first use.
  /// - Returns: This reducer and the others.
  public func forEach<Screen, ScreenAction, Element: Reducer>(
    _ screens: any WritableKeyPath<State, ScreenNavigation<Screen>.State> & Sendable,
    action: CasePath<Action, ScreenNavigation<Screen>.Action>,
    elements: CasePath<Action, (EntryID, ScreenAction)>,
    @ReducerBuilder<Screen, ScreenAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == Screen, Element.Action == ScreenAction {
    forEach(
      screens,
      action: action,
      elements: elements,
      navigation: ScreenNavigation(),
      element: element
    )
  }

  /// The same with a navigation of your own: one that opens URLs, or that is observed.
  ///
  /// - Parameters:
  ///   - screens: Where the screens lie.
  ///   - action: The actions of the screens' navigation.
  ///   - elements: The case that wraps a screen's action with its id.
  ///   - navigation: The reducer of the navigation's actions.
  ///   - element: The reducer of each screen, resolved at its first use.
  /// - Returns: This reducer and the others.
  public func forEach<Screen, ScreenAction, Element: Reducer>(
    _ screens: any WritableKeyPath<State, ScreenNavigation<Screen>.State> & Sendable,
    action: CasePath<Action, ScreenNavigation<Screen>.Action>,
    elements: CasePath<Action, (EntryID, ScreenAction)>,
    navigation: some Reducer<ScreenNavigation<Screen>.State, ScreenNavigation<Screen>.Action>,
    @ReducerBuilder<Screen, ScreenAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == Screen, Element.Action == ScreenAction {
    ElementReducer(
      parent: self,
      shape: navigation,
      at: screens,
      action: action,
      elements: elements,
      access: .init(
        bound: { state, id in state.entries.bound(id) },
        item: { state, id in state.entries[id: id]?.screen },
        update: { state, id, change in state.entries.update(id) { change(&$0.screen) } != nil },
        entriesGo: { $0.screensGo(on: $1) }
      ),
      element: element
    )
  }
}

extension ScreenNavigation.State {
  /// Tells whether an action takes screens away, which a parent wants to see before they go.
  fileprivate func screensGo(on action: ScreenNavigation.Action) -> Bool {
    var after = self
    guard (try? after.carryOut(action)) != nil else { return false }
    return !entries.ids.allSatisfy(after.entries.contains)
  }
}

extension Store {
  /// A store for one open screen, or nil when it is not open.
  ///
  /// ```swift
  /// let page = store.scope(\.screens, id: entry.id, elements: /Action.page)
  /// page?.send(.starTapped)                            // is .page(id, .starTapped)
  /// ```
  ///
  /// Once the screen has gone it keeps the last state that it has read; an action sent then is
  /// refused (`Refusal.gone`).
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - id: The entry.
  ///   - elements: The case that wraps a screen's action with its id.
  /// - Returns: The screen's store; nil when the screen is not open.
  public func scope<Screen, ScreenAction>(
    _ screens: KeyPath<State, ScreenNavigation<Screen>.State>,
    id: EntryID,
    elements: CasePath<Action, (EntryID, ScreenAction)>
  ) -> Store<Screen, ScreenAction>? {
    // An open id means the screen that has its number now, and no later one.
    guard let id = state[keyPath: screens].entries.bound(id) else { return nil }
    return lasting {
      elements.embed((id, $0))
    } read: { [self] in
      state[keyPath: screens].entries[id: id]?.screen
    } refusal: { [self] in
      state[keyPath: screens].entries.contains(id) ? nil : .gone(id)
    }
  }
}
