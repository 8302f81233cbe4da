/// The state of a navigation shape: entries in order, and the content that a host shows.
///
/// The states of stacks, modals, tabs and windows conform to it, and so does the state of a custom
/// shape; see ``NavigationShape``. A handler can show any such state, and features can be composed
/// along it:
///
/// ```swift
/// func titles(_ state: some NavigationState<String>) -> [String] { state.entries.items }
/// titles(StackNavigation.State(items: ["inbox", "message"]))    // ["inbox", "message"]
/// ```
public protocol NavigationState<Item>: ElementState
where Shape: NavigationShape, Shape.Item == Item, EntryContent == Item {
  /// The content that the host should show.
  var desiredContent: DesiredContent { get }

  /// Returns a function that indicates whether a state still wants the same content as the lane
  /// last received.
  ///
  /// The function is called after each action. By default it compares ``desiredContent``; if that
  /// is too expensive, compare the parts in a closure that knows the state's type. If in doubt,
  /// return false: the lane then compares the entries itself.
  static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool
}

extension NavigationState {
  /// Compares all of ``desiredContent``.
  ///
  /// - Complexity: O(*n*).
  public static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool {
    { state in last.isStill(state.pointee.desiredContent) }
  }

  /// The item of an entry; nil if there is no such entry.
  ///
  /// - Complexity: That of finding an entry; see ``Entries``.
  public subscript(id id: EntryID) -> Item? { entries[id: id] }
}
