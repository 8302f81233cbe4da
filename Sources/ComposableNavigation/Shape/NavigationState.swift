/// The state of a navigation shape: entries in order, and the content for a host to show.
///
/// The states of stacks, modals and tabs are such states, and so is that of a shape of your own;
/// see ``NavigationShape``. A handler shows any of them, and features are composed along any of
/// them:
///
/// ```swift
/// func titles(_ state: some NavigationState<String>) -> [String] { state.entries.items }
/// titles(StackNavigation.State(items: ["inbox", "message"]))    // ["inbox", "message"]
/// ```
public protocol NavigationState<Item>: ElementState
where Shape: NavigationShape, Shape.Item == Item {
  /// The items and their identities, in order: bottom or first one first.
  var entries: Entries<Shape.Item> { get }

  /// The wishes that the state has of its host.
  var wanted: Wanted { get }

  /// Makes the question whether a state still wants what a lane was told last.
  ///
  /// It is asked after each action. By default ``wanted`` is made and compared; where that costs
  /// too much, look at the parts, in a closure that is written where the state's type is known.
  static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool
}

extension NavigationState {
  /// Compares all of ``wanted``.
  ///
  /// - Complexity: O(*n*).
  public static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool {
    { state in last.isStill(state.pointee.wanted) }
  }

  /// The id that the entries have for it; nil when it is none of theirs.
  ///
  /// - Complexity: That of finding an entry; see ``Entries``.
  public func bound(_ id: EntryID) -> EntryID? { entries.bound(id) }

  /// The item of an entry; nil when the entry is not there.
  ///
  /// - Complexity: That of finding an entry; see ``Entries``.
  public subscript(id id: EntryID) -> Item? { entries[id: id] }

  /// A look at all entries at once.
  @inlinable  // forEach, top of 1: × 3.6
  public static var look: EntryLook {
    EntryLook(
      has: { $0.assumingMemoryBound(to: Self.self).pointee.entries.has($1) },
      roll: { $0.assumingMemoryBound(to: Self.self).pointee.entries.roll }
    )
  }
}
