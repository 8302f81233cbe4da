/// One place in a container: an item and its identity.
///
/// ``Entries`` consist of them. Actions take items, and the container makes the ids.
///
/// ```swift
/// let state = StackNavigation<String>.State(items: ["inbox", "message"])
/// state.entries.last                                 // message, with the id “message”
/// ```
public struct Entry<Item> {
  /// The identity of the place, which stays the same when the item changes.
  public let id: EntryID

  /// The item that is shown in this place.
  public let item: Item

  /// Creates an entry of an item and its identity.
  @inlinable  // with handler, replace all and back, 1000
  public init(id: EntryID, item: Item) {
    self.id = id
    self.item = item
  }
}

extension Entry: Equatable where Item: Equatable {}
extension Entry: Hashable where Item: Hashable {}
extension Entry: Sendable where Item: Sendable {}
