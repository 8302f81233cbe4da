/// One place in a container: an item and its identity.
///
/// You get entries from ``Entries``, and hand items to actions; the container makes the ids.
///
/// ```swift
/// let state = StackNavigation<String>.State(items: ["inbox", "message"])
/// state.entries.last                                 // message, with the id “message”
/// ```
public struct Entry<Item> {
  /// The identity of the place, also when its item changes.
  public let id: EntryID

  /// The item that is shown there.
  public let item: Item

  /// Pairs an item with its identity.
  @inlinable  // with handler, replace all and back, 1000
  public init(id: EntryID, item: Item) {
    self.id = id
    self.item = item
  }
}

extension Entry: Equatable where Item: Equatable {}
extension Entry: Hashable where Item: Hashable {}
extension Entry: Sendable where Item: Sendable {}
