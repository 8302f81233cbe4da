extension Reducer {
  /// Runs the reducer of a modal or of another shape, and a reducer for the entry in front.
  ///
  /// ```swift
  /// enum Action { case modal(ModalNavigation<Sheet.State>.Action), sheet(Sheet.Action) }
  ///
  /// Reduce { state, action in … }
  ///   .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Sheet() }
  /// ```
  ///
  /// The entry in front is the presented item of a modal, the top screen of a stack, or the active
  /// tab. The order is that of `forEach`: the feature in front runs before this reducer; if an
  /// action removes the feature, this reducer runs first and still sees its last state; if an
  /// action adds it, this reducer runs afterwards. Effects of a feature end with its entry. An
  /// action while there is no such entry is an issue, and only this reducer runs.
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - element: The case of the front feature's actions.
  ///   - child: The reducer of the front feature, resolved at its first use.
  /// - Returns: This reducer, combined with the shape's and the front feature's.
  @inlinable  // ifLet, to what a modal presents: × 2.8
  public func ifLet<Container: ElementState, Item, ChildAction, Child: Reducer>(
    _ container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    element: CasePath<Action, ChildAction>,
    @ReducerBuilder<Item, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action>
  where Container.Item == Item, Child.State == Item, Child.Action == ChildAction {
    let location = StateLocation(container)
    return with(
      Container.Shape(),
      at: location,
      action: action,
      elements: ChildActions(element),
      element: child,
      // Made here because this code knows the types. Benchmarks: ifLet, to what a modal presents;
      // modal, present and dismiss.
      entriesGo: Container.Shape.entriesGoInMemory,
      entryAccess: Container.entryAccess
    ) { [location = location.raw] lift in
      { state, action, child in
        var result = StepResult.missed
        _ = location.access(state) { place in
          let container = place.assumingMemoryBound(to: Container.self)
          guard let id = container.pointee.frontID else { return nil }
          let effect = container.pointee.update(id) { item in
            withUnsafeMutablePointer(to: &item) { child.run(UnsafeMutableRawPointer($0), action) }
          }
          if let effect { result = .done(effect.map { lift($0, id, place) }) }
          return nil
        }
        return result
      }
    }
  }
}
