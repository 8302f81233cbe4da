extension StackNavigation {
  /// The screens of a stack, from the root to the top.
  ///
  /// Store it in your feature's state, or compute it from that state at each reading: entries that
  /// are made from items are named by the items, so their id survives.
  ///
  /// ```swift
  /// var stack: StackNavigation<Screen>.State {
  ///   get { .init(items: [.list] + selection.map { [.detail($0)] }) }
  ///   set { selection = newValue.items.count > 1 ? selection : nil }
  /// }
  /// ```
  ///
  /// Two states are equal if their items, ids, animation flag, ``history`` and ``skipped`` are
  /// equal; compare `items` to compare the screens alone.
  public struct State: Equatable, Sendable {
    /// The items and their ids, root first.
    public var entries: Entries<Item> { storedEntries }

    // Visible to inlined code in other modules, which changes the entries in place.
    @usableFromInline package var storedEntries: Entries<Item>

    /// A Boolean value that indicates whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    // One machine word: nil for a stack that keeps no history and skips no screen.
    @usableFromInline var storedMemory: KeptMemory<Item>?

    /// Makes an empty stack.
    public init(areAnimationsEnabled: Bool = true, history: ForwardHistory = .notKept) {
      self.init(Entries(), areAnimationsEnabled)
      if history != .notKept { self.history = history }
    }

    /// Makes a stack whose entries are named by their items.
    ///
    /// - Complexity: O(*n*).
    public init(
      items: [Item],
      areAnimationsEnabled: Bool = true,
      history: ForwardHistory = .notKept
    ) where Item: Hashable {
      self.init(Entries(naming: items), areAnimationsEnabled)
      if history != .notKept { self.history = history }
    }

    /// Makes a stack whose entries are named by a property of their items.
    ///
    /// Use it for items that are not Hashable, or that contain a feature's state.
    ///
    /// - Complexity: O(*n*).
    public init<ID: Hashable & Sendable>(
      items: [Item],
      id: KeyPath<Item, ID>,
      areAnimationsEnabled: Bool = true,
      history: ForwardHistory = .notKept
    ) {
      self.init(Entries(naming: items, id: id), areAnimationsEnabled)
      if history != .notKept { self.history = history }
    }

    /// Makes a stack of entries that already have their ids.
    @usableFromInline
    package init(_ entries: Entries<Item>, _ areAnimationsEnabled: Bool) {
      storedEntries = entries
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    /// The screens, root first.
    ///
    /// Writing keeps the ids of items that persist; see ``Entries``. A different list empties the
    /// ``history``.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    @inlinable  // items appended to, 1000: × 12
    public var items: [Item] {
      get { storedEntries.items }
      set {
        if storedMemory == nil { storedEntries.write(newValue) } else { writeAndForget(newValue) }
      }
    }

    @usableFromInline
    mutating func writeAndForget(_ newItems: [Item]) {
      guard newItems != items else { return storedEntries.write(newItems) }
      var memory = takeMemory()
      storedEntries.write(newItems)
      memory.forward?.removeAll()
      memory.keepMarks(of: entries)
      self.memory = memory
    }

    /// The screen on top; nil for an empty stack.
    public var topItem: Item? { entries.items.last }

    /// The id of the screen on top, for ``ConditionalAction/from(_:)``; nil for an empty stack.
    public var topID: EntryID? { entries.ids.last }

    /// The id of the root, for a push that only the root may make; nil for an empty stack.
    ///
    /// ```swift
    /// .send(.stack(.pushItem(.book(7)).from(state.stack.rootID)))
    /// ```
    public var rootID: EntryID? { entries.ids.first }

    /// Makes each screen a new visit, even if it is named by its item.
    ///
    /// Call it if nothing may survive: when the user logs out, or after reading another account's
    /// archive into a store. The earlier visits end, with their views, effects, objects, pending
    /// requests and late actions. Items, order and everything else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() {
      var marked = skippedInOrder
      storedEntries.beginAnew(keeping: &marked)
      if !marked.isEmpty { skipped = Set(marked) }
    }

    /// The item of one entry, which keeps its id when the item changes.
    ///
    /// ```swift
    /// state.stack[id: id]?.isRead = true
    /// ```
    ///
    /// For an entry that is not on the stack, reading returns nil and writing changes nothing;
    /// writing nil changes nothing either. See ``Entries`` for the cost of finding an entry.
    public subscript(id id: EntryID) -> Item? {
      get { storedEntries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }
  }
}

extension StackNavigation.State: Hashable where Item: Hashable {}

extension StackNavigation.State: CustomReflectable {
  /// The parts of the state under the names of its public properties.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "entries": entries, "areAnimationsEnabled": areAnimationsEnabled, "history": history,
        "forwardItems": forwardItems, "skipped": skippedInOrder,
      ],
      displayStyle: .struct
    )
  }
}
