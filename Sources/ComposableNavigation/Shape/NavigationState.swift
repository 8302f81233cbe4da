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
public protocol NavigationState<Item>: SendableMetatype {
  // The shape hangs on the state, and not the state on the shape: from a key path to a state Swift
  // finds whose state it is, and never the other way round.
  /// The shape whose state this is.
  associatedtype Shape: NavigationShape where Shape.State == Self, Shape.Item == Item

  /// The kind of item that an entry shows.
  associatedtype Item: Equatable & Sendable

  /// The items and their identities, in order: bottom or first one first.
  var entries: Entries<Shape.Item> { get }

  /// The wishes that the state has of its host.
  var wanted: Wanted { get }

  /// The entry that an action without an id is for; nil when there is none.
  ///
  /// It is the one in front: on top, presented, selected.
  var frontID: EntryID? { get }

  /// Changes the item of an entry in its place, and passes on what the change returns.
  ///
  /// - Returns: nil, and nothing is changed, when the entry is not there.
  mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Shape.Item) -> Result
  ) -> Result?

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
    { state in last.wanted == state.pointee.wanted }
  }

  /// The reason to refuse an action that names no entry and that this entry's view has sent.
  ///
  /// - Returns: nil when the entry is in front, so that the action can mean it.
  func refusal(ofActionFor id: EntryID) -> Refusal? {
    if frontID?.isSame(as: id) == true { return nil }
    return entries.contains(id) ? .notPresented(id) : .gone(id)
  }
}
