/// The state of a navigation shape: entries in order, and the content for a host to show.
///
/// The states of stacks, modals, tabs and windows are such states, and so is that of a shape of your own;
/// see ``NavigationShape``. A handler shows any of them, and features are composed along any of
/// them:
///
/// ```swift
/// func titles(_ state: some NavigationState<String>) -> [String] { state.entries.items }
/// titles(StackNavigation.State(items: ["inbox", "message"]))    // ["inbox", "message"]
/// ```
public protocol NavigationState<Item>: ElementState
where Shape: NavigationShape, Shape.Item == Item, EntryContent == Item {
  /// The wishes that the state has of its host.
  var wanted: Wanted { get }

  /// Makes the question whether a state still wants what a lane was told last.
  ///
  /// It is asked after each action. By default ``wanted`` is made and compared; where that costs
  /// too much, look at the parts, in a closure that is written where the state's type is known. False
  /// is right in doubt: the lane then compares the entries itself.
  static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool
}

extension NavigationState {
  /// Compares all of ``wanted``.
  ///
  /// - Complexity: O(*n*).
  public static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool {
    { state in last.isStill(state.pointee.wanted) }
  }

  /// The item of an entry; nil when the entry is not there.
  ///
  /// - Complexity: That of finding an entry; see ``Entries``.
  public subscript(id id: EntryID) -> Item? { entries[id: id] }
}
