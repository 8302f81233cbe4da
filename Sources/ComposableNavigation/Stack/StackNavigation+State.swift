extension StackNavigation {
  /// The screens of a stack, from the root to the top.
  ///
  /// Store it in your feature's state, or compute it from that at each reading: entries made from
  /// items are named by them, so identity survives.
  ///
  /// ```swift
  /// var stack: StackNavigation<Screen>.State {
  ///   get { .init(items: [.list] + selection.map { [.detail($0)] }) }
  ///   set { selection = newValue.items.count > 1 ? selection : nil }
  /// }
  /// ```
  ///
  /// Two states are equal when items, ids, the flag, the ``history`` and what is ``skipped`` are;
  /// compare `items` when you mean the screens alone.
  public struct State: Equatable, Sendable {
    /// The items and their identities, root first.
    public var entries: Entries<Item> { storedEntries }

    // Seen by what is inlined elsewhere, where it can change them in their place.
    @usableFromInline var storedEntries: Entries<Item>

    /// Tells whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    // One word, nil for a stack that keeps no history and skips no screen.
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
    /// For items that are not Hashable, or that carry a feature's state.
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

    /// Makes a stack of entries that have their identities already.
    @usableFromInline
    package init(_ entries: Entries<Item>, _ areAnimationsEnabled: Bool) {
      storedEntries = entries
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    /// The screens, root first.
    ///
    /// Writing keeps the ids of what persists; see ``Entries``. Another list empties the ``history``.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    public var items: [Item] {
      get { entries.items }
      set {
        guard storedMemory != nil, newValue != items else { return storedEntries.write(newValue) }
        var memory = takeMemory()
        storedEntries.write(newValue)
        memory.forward?.removeAll()
        memory.keepMarks(of: entries)
        self.memory = memory
      }
    }

    /// The screen on top; nil for an empty stack.
    public var topItem: Item? { entries.items.last }

    /// The identity of the screen on top, to be passed as `from:`; nil for an empty stack.
    public var topID: EntryID? { entries.ids.last }

    /// The identity of the root, for a push that only the root may make; nil for an empty stack.
    ///
    /// ```swift
    /// .send(.stack(.pushItem(.book(7), from: state.stack.rootID)))
    /// ```
    public var rootID: EntryID? { entries.ids.first }

    /// Makes each screen a new visit, also those that are named by their items.
    ///
    /// Call it where nothing of before is to stay: on logging out, or after reading another account's
    /// archive into a store. With the visits of before go their views, effects and objects, what they
    /// were asked, and what they send late. Items, order and all else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() {
      var marked = skippedInOrder
      storedEntries.beginAnew(keeping: &marked)
      if !marked.isEmpty { skipped = Set(marked) }
    }

    /// The item of one entry, which keeps its identity when the item changes.
    ///
    /// ```swift
    /// state.stack[id: id]?.isRead = true
    /// ```
    ///
    /// An entry that is not there is nil; writing it, or nil, changes nothing. See ``Entries`` for
    /// what finding costs.
    public subscript(id id: EntryID) -> Item? {
      get { entries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }
  }
}

extension StackNavigation.State: Hashable where Item: Hashable {}

extension StackNavigation.State: CustomReflectable {
  /// The parts by the names under which they are read.
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
