/// The entries of a container at a moment, and the one in front.
///
/// Read it with the content that an action will change, and pass it to
/// ``ConditionalAction/at(_:)``: the action is refused if an entry has been added, removed or moved
/// in the meantime, or another one is in front. A change of an item in place is no new revision.
///
/// ```swift
/// let revision = store.state.stack.revision
/// let sorted = await sort(store.state.stack.items)
/// store.send(.stack(.setItems(sorted).at(revision)))
/// ```
///
/// It shares the storage of the container's ids, so it costs nothing until they change.
public struct Revision: Hashable, Sendable {
  /// The entries, in order.
  public let ids: [EntryID]

  /// The entry in front; nil if there is none.
  public let front: EntryID?

  /// Creates a revision of its parts.
  public init(ids: [EntryID], front: EntryID?) {
    self.ids = ids
    self.front = front
  }

  /// Returns a Boolean value that indicates whether another revision has the entries that the ids
  /// of this one mean.
  func isMet(by other: Revision) -> Bool {
    // Usually nothing has changed, and both share one list (benchmark “precondition, at a revision”).
    guard
      ids.sharesStorage(with: other.ids)
        || ids.elementsEqual(other.ids, by: { $1.isMeant(by: $0) })
    else { return false }
    guard let now = other.front else { return front == nil }
    return front.map { now.isMeant(by: $0) } ?? false
  }
}

extension ElementState {
  /// The entries of the container now, for the precondition of an action.
  public var revision: Revision { Revision(ids: entries.ids, front: frontID) }
}
