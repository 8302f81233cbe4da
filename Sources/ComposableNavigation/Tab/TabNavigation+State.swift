extension TabNavigation {
  /// Tabs in order, the active one, and those that were active before it.
  ///
  /// Store it in your feature's state, or compute it from that; a computed state cannot remember
  /// history and flag, so its feature stores them and passes them in.
  ///
  /// ```swift
  /// TabNavigation<String>.State(items: ["home", "search"], activeItem: "search").activeIndex     // 1
  /// ```
  public struct State: Equatable, Sendable {
    /// The tabs and their identities.
    public var entries: Entries<Item> { storedEntries }

    /// Tells whether the last accepted action other than a selection was animated.
    public var areAnimationsEnabled: Bool

    /// The tabs that were active before, the latest last, each once; the active one is not in it.
    public var history: [EntryID] { storedHistory }

    // Seen by what is inlined elsewhere, where it can change them in their place.
    @usableFromInline var storedEntries: Entries<Item>
    @usableFromInline var storedHistory: [EntryID]
    @usableFromInline var active: EntryID?
    @usableFromInline var issue: NoticedIssue

    /// Makes tabs that are named by their items.
    ///
    /// - Parameters:
    ///   - items: The tabs.
    ///   - activeItem: The active one; nil for the first. One that is not there: the first is
    ///     active, and the store reports an issue.
    ///   - history: The earlier active tabs, for a computed state.
    ///   - areAnimationsEnabled: The animation flag.
    public init(
      items: [Item],
      activeItem: Item? = nil,
      history: [EntryID] = [],
      areAnimationsEnabled: Bool = true
    ) where Item: Hashable {
      self.init(Entries(naming: items), activeItem, history, areAnimationsEnabled)
    }

    /// Makes tabs that are named by a property of their items.
    ///
    /// For items that are not Hashable, or that carry a feature's state.
    public init<ID: Hashable & Sendable>(
      items: [Item],
      id: KeyPath<Item, ID>,
      activeItem: Item? = nil,
      history: [EntryID] = [],
      areAnimationsEnabled: Bool = true
    ) {
      self.init(Entries(naming: items, id: id), activeItem, history, areAnimationsEnabled)
    }

    /// Makes a state without tabs.
    public init(areAnimationsEnabled: Bool = true) {
      self.init(Entries(), nil, [], areAnimationsEnabled)
    }

    @usableFromInline
    init(
      _ entries: Entries<Item>,
      _ activeItem: Item?,
      _ history: [EntryID],
      _ areAnimationsEnabled: Bool
    ) {
      storedEntries = entries
      self.areAnimationsEnabled = areAnimationsEnabled
      storedHistory = []
      issue = NoticedIssue()
      active = entries.ids.first
      if let activeItem {
        if let index = entries.items.firstIndex(of: activeItem) {
          active = entries.ids[index]
        } else {
          noteMissing(activeItem, in: "(items:activeItem:)")
        }
      }
      for id in history { remember(id) }
    }

    init(
      entries: Entries<Item>,
      active: EntryID?,
      history: [EntryID],
      areAnimationsEnabled: Bool
    ) {
      self.init(entries, nil, [], areAnimationsEnabled)
      self.active = active
      for id in history { remember(id) }
    }

    /// The tabs, in order.
    ///
    /// Writing keeps the ids of what persists. When the active tab goes, the latest of the
    /// ``history`` is active, or the first tab where there is none.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    public var items: [Item] {
      get { entries.items }
      set {
        storedEntries.write(newValue)
        dropMissing()
      }
    }

    /// The active tab's item; nil exactly when there are no tabs.
    ///
    /// Writing selects the first equal tab. An item that is not there changes nothing, and the store
    /// reports an issue at the next action of the tabs; nil changes nothing.
    ///
    /// - Complexity: That of finding an entry to read, see ``Entries``; O(*n*) to write.
    public var activeItem: Item? {
      get { active.flatMap { entries[id: $0] } }
      set {
        guard let newValue else { return }
        if let index = entries.items.firstIndex(of: newValue) {
          activeID = entries.ids[index]
        } else {
          noteMissing(newValue)
        }
      }
    }

    /// The active tab's identity; nil exactly when there are no tabs.
    ///
    /// Writing selects; an id that is not there, or nil, changes nothing.
    @inlinable  // tabs, select another: × 1.1
    public var activeID: EntryID? {
      get { active }
      set {
        // Of an open id, the entry that it meant is kept.
        guard let newValue = newValue.flatMap(entries.bound), newValue != active else { return }
        let old = active
        active = newValue
        storedHistory.removeAll { $0 == newValue }
        if let old { remember(old) }
      }
    }

    /// Makes each tab a new visit, also those that are named by their items.
    ///
    /// Call it where nothing of before is to stay: on logging out, or after reading another account's
    /// archive into a store. With the visits of before go their views, effects and objects, what they
    /// were asked, and what they send late. Items, order and all else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() {
      var kept = storedHistory + (active.map { [$0] } ?? [])
      storedEntries.beginAnew(keeping: &kept)
      if active != nil { active = kept.popLast() }
      storedHistory = kept
    }

    /// The item of one tab, which keeps its identity when the item changes.
    ///
    /// A tab that is not there is nil; writing it, or nil, changes nothing.
    ///
    /// - Complexity: O(*n*).
    public subscript(id id: EntryID) -> Item? {
      get { entries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }

    /// The position of the active tab; nil exactly when there are no tabs.
    ///
    /// - Complexity: That of finding an entry; see ``Entries``.
    public var activeIndex: Int? { active.flatMap { entries.index(of: $0) } }
  }
}

extension TabNavigation.State {
  @usableFromInline
  mutating func remove(_ gone: [EntryID]) {
    storedEntries.remove(gone)
    dropMissing()
  }

  /// Forgets tabs that are gone; when the active one is, the latest of the history is active, or
  /// the first tab where there is none.
  @usableFromInline
  mutating func dropMissing() {
    let there = VisitSet(entries.ids)
    storedHistory.removeAll { !there.contains($0) }
    guard active.map(there.contains) != true else { return }
    active = storedHistory.popLast() ?? entries.ids.first
  }

  /// Selects what was active before, and forgets that it was.
  @usableFromInline
  mutating func goBack() {
    guard let previous = storedHistory.popLast() else { return }
    active = previous
  }

  /// Remembers that what was to be active is none of the tabs.
  mutating func noteMissing(_ item: Item, in place: String = ".activeItem") {
    let active = activeItem.map { "\($0)" } ?? "none"
    issue.note("TabNavigation.State\(place): \(item) is none of the tabs; \(active) is active")
  }

  @inlinable  // tabs, select another: × 1.1
  mutating func remember(_ id: EntryID) {
    guard let id = entries.bound(id), id != active else { return }
    storedHistory.removeAll { $0 == id }
    storedHistory.append(id)
  }
}

extension TabNavigation.State: Hashable where Item: Hashable {}
