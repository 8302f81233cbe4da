/// The state of a container of features, whose items can be found and changed by entry.
///
/// Use it with ``Reducer/forEach(_:action:elements:element:)``,
/// ``Reducer/ifLet(_:action:element:child:)`` and ``Store/scope(_:id:elements:)``. The states of
/// stacks, modals, tabs, windows and splits conform to it, and so does the state of a list of
/// screens, in which the feature is only the screen. Conform to ``NavigationState`` for a custom
/// shape that a handler shows, and to this protocol for any other container.
///
/// ```swift
/// func title(_ id: EntryID, in state: some ElementState<String>) -> String? { state[id: id] }
/// let state = StackNavigation.State(items: ["inbox", "message"])
/// title(state.entries.ids[1], in: state)             // "message"
/// ```
public protocol ElementState<Item>: SendableMetatype {
  // The shape is an associated type of the state, because Swift infers types from a key path to a
  // state, and not from the shape to its state.
  /// The shape of this state.
  associatedtype Shape: ElementShape where Shape.State == Self

  /// The type of a feature's state in an entry.
  associatedtype Item: Equatable & Sendable

  /// The type of an entry's content: the item, or a value that contains the item.
  associatedtype EntryContent: Equatable & Sendable

  /// The entries and their ids, in order: from the bottom, or from the first.
  var entries: Entries<EntryContent> { get }

  /// The entry that an action without an id is for; nil if there is none.
  ///
  /// This is the entry in front: on top, presented or selected.
  var frontID: EntryID? { get }

  /// The animation flag of the last accepted action.
  ///
  /// ``Reducer/outcome(of:in:)`` ignores it, and a change of the flag alone sends no command to the
  /// host. The default implementation is true.
  var areAnimationsEnabled: Bool { get set }

  /// Returns the id of the entry that an id names, which resolves an unresolved id; keep the result
  /// instead of the argument.
  ///
  /// - Returns: nil if there is no such entry.
  func resolved(_ id: EntryID) -> EntryID?

  /// The item of an entry; nil if there is no such entry.
  subscript(id id: EntryID) -> Item? { get }

  /// Returns the item in the content of an entry; this may be the content itself.
  static func item(of content: EntryContent) -> Item

  /// The visible entries while the container is not covered, the front one last; all other entries
  /// are ``Lifecycle/there``.
  ///
  /// The default is the entry in front, as for a stack, tabs and a modal.
  var lifecycles: [EntryLifecycle] { get }

  /// The access to the entries after each action, while effects of entries are running.
  ///
  /// The cost does not depend on the number of running effects. The default accesses ``entries``.
  static var entryAccess: EntryAccess { get }

  /// Makes each entry a new visit, even if it is named by its item; nothing else changes.
  ///
  /// The earlier visits end, with their views, effects, objects and pending requests. Implement it
  /// with ``Entries/beginAnew()``, and replace the ids that are stored beside the entries.
  mutating func beginAnew()

  /// Removes everything with such an item: entries, and items that the state remembers, such as a
  /// forward history, closed windows and queued screens. Everything else stays.
  ///
  /// The default sends the shape its own ``ElementShape/removal(of:cause:)``. Implement it for a
  /// state that remembers items, or whose removal loses others.
  ///
  /// - Parameter isGone: Returns true for an item to remove.
  /// - Returns: The entries that were removed.
  @discardableResult
  mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID]

  /// Changes the item of an entry in place, and returns the result of the change.
  ///
  /// - Returns: nil, without a change, if there is no such entry.
  mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result?
}

extension ElementState where EntryContent == Item {
  /// The content itself.
  public static func item(of content: Item) -> Item { content }
}

extension ElementState {
  /// Always true: the state has no animation flag.
  public var areAnimationsEnabled: Bool {
    get { true }
    set {}
  }

  /// Returns the id of the entry that an id names; nil if there is no such entry.
  ///
  /// - Complexity: That of finding an entry; see ``Entries``.
  public func resolved(_ id: EntryID) -> EntryID? { entries.resolved(id) }

  /// Access to all entries at once.
  @inlinable  // forEach, top of 1: × 3.6
  public static var entryAccess: EntryAccess {
    EntryAccess(
      has: { $0.assumingMemoryBound(to: Self.self).pointee.entries.has($1) },
      snapshot: { $0.assumingMemoryBound(to: Self.self).pointee.entries.snapshot }
    )
  }

  /// Returns the refusal of an action that names no entry and was sent by the view of this entry.
  ///
  /// - Returns: nil if the entry is in front, so the action is for it.
  func refusal(ofActionFor id: EntryID) -> Refusal? {
    if frontID?.isSame(as: id) == true { return nil }
    return resolved(id) == nil ? .gone(id) : .notPresented(id)
  }
}
