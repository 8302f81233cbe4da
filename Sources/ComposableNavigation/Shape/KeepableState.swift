/// The state of a shape that can take back an entry which has left it.
///
/// The states of stacks, modals, tabs and windows conform to it. Conform to it for a shape of your
/// own that is to work in a `Keeping` container:
///
/// ```swift
/// extension Pager.State: KeepableState {
///   mutating func takeID() -> EntryID { entries.takeID() }
///
///   mutating func reserve(_ ids: [EntryID]) { entries.reserve(ids) }
///
///   mutating func putBack(_ entry: Entry<Item>, at place: EntryPlace) {
///     entries.putBack(entry, at: place.index)
///     frontID = entry.id
///   }
///
///   mutating func rename(_ id: EntryID, to newID: EntryID) {
///     guard let old = entries.rename(id, to: newID) else { return }
///     if frontID?.isSame(as: old) == true { frontID = newID }
///   }
/// }
/// ```
public protocol KeepableState<Item>: NavigationState, Equatable, Sendable {
  /// Returns the id of a new visit, which no entry has had.
  mutating func takeID() -> EntryID

  /// Makes sure that new entries have other numbers than these ids; see ``Entries/reserve(_:)``.
  mutating func reserve(_ ids: [EntryID])

  /// Returns the place of an entry; nil if there is no such entry.
  ///
  /// The default has the index alone.
  func place(of id: EntryID) -> EntryPlace?

  /// Returns the reason why an item cannot be put back; nil if it can, which is the default.
  func refusal(ofPuttingBack item: Item) -> Refusal?

  /// Puts an entry back in front, as the same visit.
  ///
  /// - Parameters:
  ///   - entry: The entry; the state has none with its id.
  ///   - place: The place that it had. What is presented may make room for it.
  mutating func putBack(_ entry: Entry<Item>, at place: EntryPlace)

  /// Gives an entry the id of another visit; its item and its place stay the same. Nothing happens
  /// if there is no such entry.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - newID: The id of the other visit, which the state does not have.
  mutating func rename(_ id: EntryID, to newID: EntryID)
}

extension KeepableState {
  /// Returns the index of an entry as its place.
  public func place(of id: EntryID) -> EntryPlace? {
    entries.index(of: id).map { EntryPlace(index: $0) }
  }

  /// Returns nil: each item can be put back.
  public func refusal(ofPuttingBack item: Item) -> Refusal? { nil }
}
