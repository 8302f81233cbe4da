extension ResolvedReducer where State: ElementState {
  /// Returns the way back of a container whose entries are features.
  ///
  /// The feature in front comes first. If several entries are visible, as in a split, each comes
  /// before the container goes back from it.
  func wayBack<ParentAction>(
    in container: State,
    action: (Action) -> ParentAction,
    element: (EntryID, State.Item) -> WayBack<ParentAction>
  ) -> WayBack<ParentAction> {
    let own = wayBack(in: container)
    let lifted = own.map(action)
    guard container.frontID == nil else {
      return lifted.behind(inFront(of: container, container.frontID, element))
    }
    let visible = container.lifecycles.reversed().filter { $0.lifecycle != .there }
    let inner = visible.map { (id: $0.id, way: inFront(of: container, $0.id, element)) }
    if let covering = inner.first(where: { $0.way.isCovering }) { return covering.way }
    for (id, way) in inner {
      if way.action != nil { return lifted.behind(way) }
      if let action = own.action, leaves(id, by: action, in: container) { break }
    }
    return lifted
  }

  private func inFront<ParentAction>(
    of container: State,
    _ id: EntryID?,
    _ element: (EntryID, State.Item) -> WayBack<ParentAction>
  ) -> WayBack<ParentAction> {
    guard let id, let item = container[id: id] else { return WayBack() }
    return element(id, item)
  }

  private func leaves(_ id: EntryID, by action: Action, in container: State) -> Bool {
    var after = container
    _ = reduce(into: &after, action: action)
    return after.resolved(id) == nil
  }
}
