extension ResolvedReducer where State: ElementState {
  /// Returns the way back of a container whose entries are features.
  func wayBack<ParentAction>(
    in container: State,
    action: (Action) -> ParentAction,
    element: (EntryID, State.Item) -> WayBack<ParentAction>
  ) -> WayBack<ParentAction> {
    let own = wayBack(in: container)
    return own.map(action).behind(container.frontIDs) { id in
      container[id: id].map { element(id, $0) } ?? WayBack()
    } leaves: { id in
      own.action.map { leaves(id, by: $0, in: container) } ?? false
    }
  }

  private func leaves(_ id: EntryID, by action: Action, in container: State) -> Bool {
    var after = container
    _ = reduce(into: &after, action: action)
    return after.resolved(id) == nil
  }
}
