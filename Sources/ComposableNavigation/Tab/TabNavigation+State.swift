extension TabNavigation {
  /// Tabs in order, the active tab, and the tabs that were active before it.
  ///
  /// Store it in your feature's state, or compute it from that state; a computed state cannot store
  /// the history and the flag, so its feature stores them and passes them in.
  ///
  /// ```swift
  /// TabNavigation<String>.State(items: ["home", "search"], activeItem: "search").activeIndex     // 1
  /// ```
  public struct State: Equatable, Sendable {
    /// The tabs and their ids.
    public var entries: Entries<Item> { storedEntries }

    /// A Boolean value that indicates whether the last accepted action, except a selection, was
    /// animated.
    public var areAnimationsEnabled: Bool

    /// The rule for the tab that back selects; the history by default.
    ///
    /// Writing `.initial` makes the active tab the initial one.
    public var backBehavior: TabBackBehavior {
      didSet {
        guard backBehavior != oldValue else { return }
        remember(backBehavior == .initial ? active.map { [$0] } ?? [] : storedHistory)
      }
    }

    /// The tabs whose views are made before they are in front: React Navigation's preloaded routes.
    ///
    /// It matters only if tabs are lazy; see ``EntryViewProviding/lazyPlaceholder``. Each tab is
    /// listed once, until it is removed. ``Action/preload(_:)`` adds tabs.
    public internal(set) var preloaded: [EntryID] = []

    // Visible to inlined code in other modules, which changes these properties in place.
    @usableFromInline var storedEntries: Entries<Item>
    /// The initial tab of `.initial`, and the tabs in the history of `.history` and `.fullHistory`.
    @usableFromInline var storedHistory: [EntryID]
    @usableFromInline var active: EntryID?
    @usableFromInline var issue: NoticedIssue

    /// Makes tabs that are named by their items.
    ///
    /// - Parameters:
    ///   - items: The tabs.
    ///   - activeItem: The active tab; nil for the first. If no tab is equal, the first is active,
    ///     and the store reports an issue.
    ///   - history: The tabs that were active before, for a computed state; for `.initial`, the
    ///     initial tab, without which the active one is initial.
    ///   - backBehavior: The rule for the tab that back selects.
    ///   - areAnimationsEnabled: The animation flag.
    public init(
      items: [Item],
      activeItem: Item? = nil,
      history: [EntryID] = [],
      backBehavior: TabBackBehavior = .history,
      areAnimationsEnabled: Bool = true
    ) where Item: Hashable {
      self.init(Entries(naming: items), activeItem, history, backBehavior, areAnimationsEnabled)
    }

    /// Makes tabs that are named by a property of their items.
    ///
    /// Use it for items that are not Hashable, or that contain a feature's state.
    public init<ID: Hashable & Sendable>(
      items: [Item],
      id: KeyPath<Item, ID>,
      activeItem: Item? = nil,
      history: [EntryID] = [],
      backBehavior: TabBackBehavior = .history,
      areAnimationsEnabled: Bool = true
    ) {
      let entries = Entries(naming: items, id: id)
      self.init(entries, activeItem, history, backBehavior, areAnimationsEnabled)
    }

    /// Makes a state without tabs.
    public init(areAnimationsEnabled: Bool = true) {
      self.init(Entries(), nil, [], .history, areAnimationsEnabled)
    }

    private init(
      _ entries: Entries<Item>,
      _ activeItem: Item?,
      _ history: [EntryID],
      _ backBehavior: TabBackBehavior,
      _ areAnimationsEnabled: Bool
    ) {
      let index = activeItem.flatMap { entries.items.firstIndex(of: $0) }
      let active = index.map { entries.ids[$0] } ?? entries.ids.first
      let isInitial = backBehavior == .initial && history.isEmpty
      self.init(
        entries: entries,
        active: active,
        history: isInitial ? active.map { [$0] } ?? [] : history,
        backBehavior: backBehavior,
        areAnimationsEnabled: areAnimationsEnabled
      )
      if let activeItem, index == nil { noteMissing(activeItem, in: "(items:activeItem:)") }
    }

    init(
      entries: Entries<Item>,
      active: EntryID?,
      history: [EntryID],
      backBehavior: TabBackBehavior,
      areAnimationsEnabled: Bool
    ) {
      storedEntries = entries
      self.active = active
      storedHistory = []
      self.backBehavior = backBehavior
      self.areAnimationsEnabled = areAnimationsEnabled
      issue = NoticedIssue()
      remember(history)
    }

    /// The tabs, in order.
    ///
    /// Writing keeps the ids of items that persist. If the active tab is removed, the latest tab in
    /// the ``history`` becomes active, else the first.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    public var items: [Item] {
      get { entries.items }
      set {
        let past = history
        storedEntries.write(newValue)
        dropMissing(after: past)
      }
    }

    /// The active tab's item; nil exactly when there are no tabs.
    ///
    /// Writing selects the first equal tab. If there is none, nothing changes, and the store
    /// reports an issue at the next action on the tabs. Writing nil changes nothing.
    ///
    /// - Complexity: To read, that of finding an entry, see ``Entries``; O(*n*) to write.
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

    /// The active tab's id; nil exactly when there are no tabs.
    ///
    /// Writing selects a tab; an id that is not among the tabs, or nil, changes nothing.
    @inlinable  // tabs, select another: × 1.1
    public var activeID: EntryID? {
      get { active }
      set {
        // An unresolved id is replaced by the id of the entry that it names.
        guard let newValue = newValue.flatMap(entries.resolved), newValue != active else { return }
        let old = active
        active = newValue
        switch backBehavior {
        case .none, .first, .initial, .order: return
        case .history: storedHistory.removeAll { $0 == newValue }
        case .fullHistory: break
        }
        if let old { storedHistory.append(old) }
      }
    }

    /// Makes each tab a new visit, even if it is named by its item.
    ///
    /// Call it if nothing may survive: when the user logs out, or after reading another account's
    /// archive into a store. The earlier visits end, with their views, effects, objects, pending
    /// requests and late actions. Items, order and everything else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() {
      let count = preloaded.count
      var kept = preloaded + storedHistory + (active.map { [$0] } ?? [])
      storedEntries.beginAnew(keeping: &kept)
      if active != nil { active = kept.popLast() }
      preloaded = Array(kept.prefix(count))
      storedHistory = Array(kept.dropFirst(count))
    }

    /// Makes one tab a new visit, as ``beginAnew()`` does with all tabs.
    ///
    /// Call it for a tab that the user leaves, in `onLeave` of `NavigationOperators`. An id that is
    /// not among the tabs changes nothing.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew(_ id: EntryID) {
      guard let id = entries.resolved(id) else { return }
      rename(id, to: storedEntries.newVisit(of: id))
    }

    /// The item of one tab, which keeps its id when the item changes.
    ///
    /// For an id that is not among the tabs, reading returns nil and writing changes nothing;
    /// writing nil changes nothing either.
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
  /// Notes an issue: the item that should become active is not among the tabs.
  mutating func noteMissing(_ item: Item, in place: String = ".activeItem") {
    let active = activeItem.map { "\($0)" } ?? "none"
    issue.note("TabNavigation.State\(place): \(item) is none of the tabs; \(active) is active")
  }
}

extension TabNavigation.State: Hashable where Item: Hashable {}
