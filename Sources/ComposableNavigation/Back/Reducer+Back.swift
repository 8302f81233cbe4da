extension Reducer {
  /// Returns the action for going back, found in the containers that the reducer composes.
  ///
  /// A presented item goes first, then the contents of a container's front entry, then the container
  /// itself: a sheet before the screen that it covers, a page's own stack before the page, the page
  /// before the tab. Nothing is written by hand:
  ///
  /// ```swift
  /// struct Mail: Reducer {
  ///   struct State: Equatable {
  ///     var pages = StackNavigation<String>.State(items: ["inbox", "message"])
  ///     var sheet = ModalNavigation<String>.State()
  ///   }
  ///   enum Action { case pages(StackNavigation<String>.Action), sheet(ModalNavigation<String>.Action) }
  ///
  ///   var body: some Reducer<State, Action> {
  ///     StackNavigation<String>().pullback(state: \.pages, action: /Action.pages)
  ///     ModalNavigation<String>().pullback(state: \.sheet, action: /Action.sheet)
  ///   }
  /// }
  /// Mail().backAction(in: Mail.State())                  // .pages(.remove([…], cause: .user))
  /// ```
  ///
  /// Of containers beside each other, the one that `body` declares last goes first. State the entry
  /// that a part of the body is in by ``placed(in:at:)``, so that a stack in a tab goes back only while
  /// its tab is selected. Hosts that call ``NavigationHandler/goBack`` have the same result: those of
  /// `TerminalHost`, `GTKHost` and `UIKitHost`, for a button and a key.
  ///
  /// ## Laws
  /// - back does the same as its preview shows
  /// - repeated back ends in at most as many steps as there are entries and remembered tabs
  ///
  /// - Returns: nil if nothing can go back.
  /// - Complexity: That of ``resolve()``, and of asking each container that is not in a hidden entry; a
  ///   resolved reducer is faster.
  public func backAction(in state: State) -> Action? { resolve().wayBack(in: state).action }

  /// Returns the state after going back, for a predictive back gesture or a title.
  ///
  /// ```swift
  /// StackNavigation<String>().previewBack(in: .init(items: ["inbox", "message"]))?.topItem
  /// // "inbox"
  /// ```
  ///
  /// Effects are not run, so the actions that they would send are not included.
  ///
  /// - Returns: nil if nothing can go back.
  public func previewBack(in state: State) -> State? {
    let resolved = resolve()
    guard let action = resolved.wayBack(in: state).action else { return nil }
    var preview = state
    _ = resolved.reduce(into: &preview, action: action)
    return preview
  }

  /// States in which entry of another container the containers of this reducer are.
  ///
  /// Back asks them only while that entry is in front, and before the container itself:
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   TabNavigation<Tab>().pullback(state: \.tabs, action: /Action.tabs)
  ///   Inbox().pullback(state: \.inbox, action: /Action.inbox).placed(in: \.tabs, at: .inbox)
  ///   About().pullback(state: \.about, action: /Action.about).placed(in: \.tabs, at: .about)
  /// }
  /// ```
  ///
  /// It changes nothing else, and costs an action nothing. Features that `forEach` and `ifLet` run in
  /// entries are in them already.
  ///
  /// - Parameters:
  ///   - container: The key path to the container's state.
  ///   - item: The item of the entry.
  /// - Returns: The reducer.
  public func placed<Container: ElementState>(
    in container: any KeyPath<State, Container> & Sendable,
    at item: Container.Item
  ) -> some Reducer<State, Action> {
    placed(in: container) { $0 == item }
  }

  /// Returns the same reducer, whose containers are in those entries of another container for which
  /// a closure returns true.
  ///
  /// ```swift
  /// Orders().pullback(state: \.orders, action: /Action.orders).placed(in: \.sheet) { $0.isOrders }
  /// ```
  ///
  /// See ``placed(in:at:)``.
  ///
  /// - Parameters:
  ///   - container: The key path to the container's state.
  ///   - contains: Returns true for the item of an entry that contains the reducer's containers.
  /// - Returns: The reducer.
  public func placed<Container: ElementState>(
    in container: any KeyPath<State, Container> & Sendable,
    where contains: @escaping @Sendable (Container.Item) -> Bool
  ) -> some Reducer<State, Action> {
    Placed(
      base: self,
      place: BackPlace(
        container: container,
        front: { $0[keyPath: container].frontIDs },
        contains: { $0[keyPath: container][id: $1].map(contains) ?? false }
      )
    )
  }
}

/// A reducer whose containers are in an entry of another container.
private struct Placed<Base: Reducer>: Reducer {
  let base: Base
  let place: BackPlace<Base.State>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }

  func resolve() -> ResolvedReducer<Base.State, Base.Action> {
    var resolved = base.resolve()
    for index in resolved.backParts.indices where resolved.backParts[index].place == nil {
      resolved.backParts[index].place = place
    }
    return resolved
  }
}
