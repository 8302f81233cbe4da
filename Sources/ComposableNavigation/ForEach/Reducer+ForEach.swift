extension Reducer {
  /// Runs the reducer of a stack, of tabs or of another shape, and a reducer for each entry.
  ///
  /// ```swift
  /// enum Action { case stack(StackNavigation<Page.State>.Action), page(EntryID, Page.Action) }
  ///
  /// Reduce { state, action in … }
  ///   .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  /// ```
  ///
  /// An entry's reducer runs before this reducer. If an action removes entries, this reducer runs
  /// before the shape, so it still sees their last state; if an action only adds entries, this
  /// reducer runs after the shape. Effects of an entry belong to the entry and end with it. An
  /// action for an entry that does not exist is an issue, and only this reducer runs. The order is
  /// that of TCA's stack reducer.
  ///
  /// ## Laws
  /// - a child runs before its parent
  /// - the parent sees the child's last state on removal
  /// - the parent runs after on insertion
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - element: The reducer of each entry, resolved at its first use.
  /// - Returns: This reducer, combined with the shape's and the entries'.
  @inlinable  // forEach, top of 1: × 3.6
  public func forEach<Container: ElementState, Item, ElementAction, Element: Reducer>(
    _ container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    @ReducerBuilder<Item, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Container.Item == Item, Element.State == Item, Element.Action == ElementAction {
    elementReducer(
      of: Container.Shape(),
      at: container,
      action: action,
      elements: elements,
      element: element
    )
  }

  /// Runs a custom reducer of the shape, and a reducer for each entry.
  ///
  /// ```swift
  /// .forEach(
  ///   \.screens,
  ///   action: /Action.screens,
  ///   elements: /Action.page,
  ///   navigation: ScreenNavigation { url in await UIApplication.shared.open(url) }
  /// ) {
  ///   Page()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - navigation: The reducer of the shape's actions.
  ///   - element: The reducer of each entry, resolved at its first use.
  /// - Returns: This reducer, combined with the shape's and the entries'.
  public func forEach<Container: ElementState, Item, ElementAction, Element: Reducer>(
    _ container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    navigation: some Reducer<Container, Container.Shape.Action>,
    @ReducerBuilder<Item, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Container.Item == Item, Element.State == Item, Element.Action == ElementAction {
    elementReducer(
      of: navigation,
      at: container,
      action: action,
      elements: elements,
      element: element
    )
  }

  @inlinable  // forEach, top of 1: × 3.6
  func elementReducer<Container: ElementState, Shape: Reducer, Element: Reducer>(
    of shape: Shape,
    at container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Shape.Action>,
    elements: CasePath<Action, (EntryID, Element.Action)>,
    element: @escaping @Sendable () -> Element
  ) -> FocusedReducer<Self, EntryID, Element.State, Element.Action>
  where
    Shape.State == Container, Shape.Action == Container.Shape.Action,
    Element.State == Container.Item
  {
    let location = StateLocation(container)
    return with(
      shape,
      at: location,
      action: action,
      elements: ChildActions(named: elements),
      element: element,
      // Made here because this code knows the types. Benchmarks: forEach, to a page; push and pop.
      entriesGo: Container.Shape.entriesGoInMemory,
      entryAccess: Container.entryAccess
    ) { [location = location.raw] lift in
      { state, action, child in
        let payload = action.assumingMemoryBound(to: (EntryID, Element.Action).self)
        var result = StepResult.missed
        _ = location.access(state) { place in
          let container = place.assumingMemoryBound(to: Container.self)
          let effect = container.pointee.update(payload.pointee.0) { item in
            withUnsafeMutablePointer(to: &item) { item in
              withUnsafeMutablePointer(to: &payload.pointee.1) { child.run(item, $0) }
            }
          }
          guard let effect else { return nil }
          // Effects that continue belong to the entry that was found, even by an unresolved id.
          result = .done(
            effect.map { effect in
              let id = payload.pointee.0
              return lift(effect, container.pointee.resolved(id) ?? id, place)
            }
          )
          return nil
        }
        return result
      }
    }
  }
}
