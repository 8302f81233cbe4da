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
  /// In front is what a modal presents, what lies on top of a stack, the active tab. The order is
  /// that of `forEach`: the feature in front, then this reducer; when it goes this reducer first,
  /// so that it still sees the last state; when it comes, after. Effects of a feature end with its
  /// entry. An action while there is none is an issue.
  ///
  /// - Parameters:
  ///   - container: Where the shape's state lies.
  ///   - action: The actions that are the shape's own.
  ///   - element: The actions of the screen in front.
  ///   - child: The reducer of what is in front, resolved at its first use.
  /// - Returns: This reducer and the other.
  @inlinable  // ifLet, to what a modal presents: × 2.8
  public func ifLet<Container: ElementState, Item, ChildAction, Child: Reducer>(
    _ container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    element: CasePath<Action, ChildAction>,
    @ReducerBuilder<Item, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action>
  where Container.Item == Item, Child.State == Item, Child.Action == ChildAction {
    ElementReducer(
      parent: self,
      shape: Container.Shape(),
      container: StateLocation(container),
      action: action,
      elements: .front(element),
      element: child,
      // All made here, where the types are known. Benchmarks: ifLet, to what a modal presents;
      // modal, present and dismiss.
      entriesGo: Container.Shape.entriesGoInMemory,
      look: Container.look,
      run: { location, lift in
        { state, action, child in
          var result = StepResult.missed
          _ = location.access(state) { container in
            let container = container.assumingMemoryBound(to: Container.self)
            guard let id = container.pointee.frontID else { return nil }
            let effect = container.pointee.update(id) { item in
              withUnsafeMutablePointer(to: &item) { child.run(UnsafeMutableRawPointer($0), action) }
            }
            if let effect { result = .done(effect.map { lift($0, id, container.pointee) }) }
            return nil
          }
          return result
        }
      }
    )
  }
}
