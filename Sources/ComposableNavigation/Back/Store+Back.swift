// The way back of the container whose handler has the store. It is looked for when it is asked for.
extension Store {
  /// Returns a closure that goes back by a container's own rule, or by that of the larger container
  /// that the state is a part of; nil if there is no way back.
  func wayBack(by container: some Reducer<State, Action>) -> (@MainActor () -> Void)? {
    if let whole { return whole.wayBack() }
    guard let action = container.backAction(in: state) else { return nil }
    return { self.send(action) }
  }

  /// Returns this store, whose state is a part of a larger container that decides about back.
  package func goingBack<Whole, WholeAction>(
    by container: some Reducer<Whole, WholeAction>,
    in store: Store<Whole, WholeAction>
  ) -> Store {
    whole = WholeContainer { store.wayBack(by: container) }
    return self
  }
}
