/// The state of a container of features: what lies in its entries can be found and changed.
///
/// Features are composed along it, by ``Reducer/forEach(_:action:elements:element:)``,
/// ``Reducer/ifLet(_:action:element:child:)`` and ``Store/scope(_:id:elements:)``. The states of stacks,
/// modals, tabs, windows and splits are such states, and so is that of a list of screens, of which a
/// feature is the screen alone. Conform to ``NavigationState`` for a shape of your own that a handler shows, and to
/// this one for a container that is shown otherwise.
///
/// ```swift
/// func title(_ id: EntryID, in state: some ElementState<String>) -> String? { state[id: id] }
/// let state = StackNavigation.State(items: ["inbox", "message"])
/// title(state.entries.ids[1], in: state)             // "message"
/// ```
public protocol ElementState<Item>: SendableMetatype {
  // The shape hangs on the state, and not the state on the shape: from a key path to a state Swift
  // finds whose state it is, and never the other way round.
  /// The shape whose state this is.
  associatedtype Shape: ElementShape where Shape.State == Self

  /// The kind of state that a feature has in an entry.
  associatedtype Item: Equatable & Sendable

  /// The kind of content that an entry has: the item, or more than the feature's part of it.
  associatedtype EntryContent: Equatable & Sendable

  /// The entries and their identities, in order: bottom or first one first.
  var entries: Entries<EntryContent> { get }

  /// The entry that an action without an id is for; nil when there is none.
  ///
  /// It is the one in front: on top, presented, selected.
  var frontID: EntryID? { get }

  /// The animation flag, which says how the last accepted action is shown.
  ///
  /// ``Reducer/outcome(of:in:)`` passes it over. Leave it out where there is none, and it is true.
  var areAnimationsEnabled: Bool { get set }

  /// Returns the entry's own id, for whoever keeps what it was asked with: an open id is bound by it.
  ///
  /// - Returns: nil when the entry is not there.
  func bound(_ id: EntryID) -> EntryID?

  /// The item of an entry; nil when the entry is not there.
  subscript(id id: EntryID) -> Item? { get }

  /// Returns the item in the content of an entry: the content itself, where that is the item.
  static func item(of content: EntryContent) -> Item

  /// The entries that are shown while nothing lies over the container, the one in front last; all
  /// others are ``Lifecycle/there``.
  ///
  /// Leave it out, and it is the one in front: that of a stack, of tabs, of a modal.
  var lifecycles: [EntryLifecycle] { get }

  /// The look that is taken at the entries after each action, while effects of theirs are running.
  ///
  /// It costs the same however much is running. Leave it out: it is one at ``entries``.
  static var look: EntryLook { get }

  /// Makes each entry a new visit, also those that are named by their items; nothing else changes.
  ///
  /// Nothing of before is left then: the visits have gone, with their views, effects and objects, and
  /// with what they were asked. ``Entries/beginAnew()`` does it; what is kept beside the entries is to
  /// name the new ones.
  mutating func beginAnew()

  /// Changes the item of an entry in its place, and passes on what the change returns.
  ///
  /// - Returns: nil, and nothing is changed, when the entry is not there.
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
  /// True: the shape has no flag.
  public var areAnimationsEnabled: Bool {
    get { true }
    set {}
  }

  /// The id that the entries have for it; nil when it is none of theirs.
  ///
  /// - Complexity: That of finding an entry; see ``Entries``.
  public func bound(_ id: EntryID) -> EntryID? { entries.bound(id) }

  /// A look at all entries at once.
  @inlinable  // forEach, top of 1: × 3.6
  public static var look: EntryLook {
    EntryLook(
      has: { $0.assumingMemoryBound(to: Self.self).pointee.entries.has($1) },
      roll: { $0.assumingMemoryBound(to: Self.self).pointee.entries.roll }
    )
  }

  /// The reason to refuse an action that names no entry and that this entry's view has sent.
  ///
  /// - Returns: nil when the entry is in front, so that the action can mean it.
  func refusal(ofActionFor id: EntryID) -> Refusal? {
    if frontID?.isSame(as: id) == true { return nil }
    return bound(id) == nil ? .gone(id) : .notPresented(id)
  }
}
