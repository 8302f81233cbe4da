extension Reducer {
  /// Runs the reducer of a stack that may keep its root, and a reducer for each entry.
  ///
  /// - Parameters:
  ///   - stack: The key path to the stack's state.
  ///   - action: The case of the stack's own actions.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - keepsRoot: True if the stack keeps its root; see ``StackNavigation/init(keepsRoot:)``.
  ///   - element: The reducer of each entry, resolved at its first use.
  /// - Returns: This reducer, combined with the stack's and the entries'.
  @inlinable  // forEach, top of 1: × 3.6
  public func forEach<Item, ElementAction, Element: Reducer>(
    _ stack: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    action: CasePath<Action, StackNavigation<Item>.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    keepsRoot: Bool,
    @ReducerBuilder<Item, ElementAction> element: @escaping @Sendable () -> Element
  ) -> some Reducer<State, Action>
  where Element.State == Item, Element.Action == ElementAction {
    elementReducer(
      of: StackNavigation<Item>(keepsRoot: keepsRoot),
      at: stack,
      action: action,
      elements: elements,
      element: element
    )
  }
}
