/// The way to the elements of a container: how they are found and changed, and which actions take
/// some of them away.
package struct ElementAccess<Container, ContainerAction, Element>: Sendable {
  let front: @Sendable (Container) -> EntryID?
  let bound: @Sendable (Container, EntryID) -> EntryID?
  let roll: @Sendable (Container) -> EntryRoll
  let item: @Sendable (Container, EntryID) -> Element?
  let update: @Sendable (inout Container, EntryID, (inout Element) -> Void) -> Bool
  let entriesGo: @Sendable (Container, ContainerAction) -> Bool

  /// - Parameters:
  ///   - front: The entry that an action without an id is for; nil for none.
  ///   - bound: The id that the container has for what an id means; nil when it is not there.
  ///   - roll: The entries as they are; what `bound` says is true of them.
  ///   - item: The state of an entry; nil when it is not there.
  ///   - update: Changes the state of an entry in its place, and says whether it is there.
  ///   - entriesGo: Whether an action takes entries away.
  package init(
    front: @escaping @Sendable (Container) -> EntryID? = { _ in nil },
    bound: @escaping @Sendable (Container, EntryID) -> EntryID?,
    roll: @escaping @Sendable (Container) -> EntryRoll,
    item: @escaping @Sendable (Container, EntryID) -> Element?,
    update: @escaping @Sendable (inout Container, EntryID, (inout Element) -> Void) -> Bool,
    entriesGo: @escaping @Sendable (Container, ContainerAction) -> Bool
  ) {
    self.front = front
    self.bound = bound
    self.roll = roll
    self.item = item
    self.update = update
    self.entriesGo = entriesGo
  }

  /// The entry that an action is for: the one that it names, else the one in front.
  func entry(_ named: EntryID?, in container: Container) -> EntryID? {
    guard let named else { return front(container) }
    return bound(container, named)
  }
}
