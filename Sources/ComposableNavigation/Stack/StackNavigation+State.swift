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
  /// Two states are equal when items, ids, the flag and the ``history`` are; compare `items` when you
  /// mean the screens alone.
  public struct State: Equatable, Sendable {
    /// The items and their identities, root first.
    public var entries: Entries<Item> { storedEntries }

    // Seen by what is inlined elsewhere, where it can change them in their place.
    @usableFromInline var storedEntries: Entries<Item>

    /// Tells whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    // One word, nil for a stack that keeps no history.
    @usableFromInline var storedForward: KeptForward<Item>?

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
        if storedForward != nil, newValue != items { forgetForward() }
        storedEntries.write(newValue)
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
