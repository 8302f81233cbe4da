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
  /// - Parameter state: The state of the container. Without a ``ElementState/frontID``, as in a split,
  ///   each visible entry is in front, and the last one is in the reason.
  /// - Returns: The reason of the first precondition that does not hold.
  /// - Complexity: O(1) for a revision of the list that is still there, else O(*n*); for
  ///   an entry O(1), or that of ``ElementState/lifecycles``.
  public func refusal(in state: some ElementState) -> Refusal? {
    for precondition in self {
      switch precondition {
      case .from(let id):
        // Without a list, if one entry is in front (benchmark “precondition, from the entry in front”).
        if state.frontID?.isMeant(by: id) == true { continue }
        let front = state.frontIDs
        if !front.contains(where: { $0.isMeant(by: id) }) { return .notOnTop(id, top: front.last) }
      case .at(let revision):
        if !revision.isMet(by: state.revision) { return .outdated }
      }
    }
    return nil
  }
}
