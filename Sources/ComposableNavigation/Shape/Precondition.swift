/// A condition that must hold when an action is carried out; otherwise the action is refused.
///
/// A button that the user taps twice, or that is visible while its screen disappears, sends an
/// action that is no longer meant. With a precondition, such an action changes nothing:
///
/// ```swift
/// store.send(.tabs(.selectPrevious().from(tab)))              // only while the tab is active
/// store.send(.stack(.setItems(sorted).at(revision)))          // only if no screen has changed
/// ```
///
/// ``ConditionalAction/from(_:)`` and ``ConditionalAction/at(_:)`` make them.
public enum Precondition: Hashable, Sendable {
  /// The entry must be in front; else the reason is ``Refusal/notOnTop(_:top:)``.
  case from(EntryID)

  /// The container must have these entries; else the reason is ``Refusal/outdated``.
  case at(Revision)
}

extension [Precondition] {
  /// Returns the reason why an action with these preconditions cannot be carried out; nil if all
  /// of them hold.
  ///
  /// Check them in the `refusal(of:in:)` of a shape of your own:
  ///
  /// ```swift
  /// case .when(let preconditions, let action):
  ///   preconditions.refusal(in: state) ?? refusal(of: action, in: state)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the container.
  ///   - front: The entries that are in front, the last one for the reason; nil for the state's
  ///     ``ElementState/frontID``.
  /// - Returns: The reason of the first precondition that does not hold.
  /// - Complexity: O(1) for an entry, O(*n*) for a revision.
  public func refusal(in state: some ElementState, front: [EntryID]? = nil) -> Refusal? {
    for precondition in self {
      switch precondition {
      case .from(let id):
        let front = front ?? state.frontID.map { [$0] } ?? []
        if !front.contains(where: { $0.isMeant(by: id) }) { return .notOnTop(id, top: front.last) }
      case .at(let revision):
        if !revision.isMet(by: state.revision) { return .outdated }
      }
    }
    return nil
  }
}
