extension WindowNavigation {
  /// Windows in the order in which they were opened, and in the order in which they were focused.
  ///
  /// Store it in your feature's state, or compute it from that; a computed state cannot remember the
  /// focus order, what was closed, and the flag, so its feature stores them and passes them in.
  ///
  /// ```swift
  /// WindowNavigation<String>.State(items: ["inbox", "draft"]).focusedItem     // "draft"
  /// ```
  public struct State: Equatable, Sendable {
    /// The windows and their identities, in the order in which they were opened.
    public var entries: Entries<Item> { storedEntries }

    /// Tells whether the last accepted action other than a focus was animated.
    public var areAnimationsEnabled: Bool

    /// The memory of what was closed, for opening it again; none by default.
    ///
    /// A window that is closed, by the program or a person, puts its item into it. Opened again it is
    /// a *new visit* with that item: the visit before has ended, with its view and its effects. A
    /// lower limit forgets what was closed first.
    ///
    /// ```swift
    /// var state = WindowNavigation<String>.State(items: ["a", "b"], reopening: .kept(limit: 10))
    /// _ = WindowNavigation().reduce(into: &state, action: .close())
    /// _ = WindowNavigation().reduce(into: &state, action: .reopen())
    /// state.items                                      // ["a", "b"]
    /// ```
    ///
    /// It is a part of the state, and saved with it. A limit below one keeps nothing.
    ///
    /// - Complexity: O(1) to read; to write, O(*k*) in how many items are kept.
    public var reopening: ForwardHistory {
      get { storedClosed.map { ForwardHistory.kept(limit: $0.limit) } ?? .notKept }
      set { storedClosed = ForwardItems(newValue, nearestLast: storedClosed?.nearestLast ?? []) }
    }

    var storedEntries: Entries<Item>
    /// All windows, from the back to the front: so the focused one is last, and nil for no window.
    var storedOrder: [EntryID] = []
    /// The items of windows that were closed; nil where none are kept.
    var storedClosed: ForwardItems<Item>?
    var issue = NoticedIssue()

    /// Makes windows that are named by their items.
    ///
    /// - Parameters:
    ///   - items: The values, in the order in which their windows were opened.
    ///   - focusedItem: The value of the focused window; nil for that of the last one. One that is not
    ///     there: the last is focused, and the store reports an issue.
    ///   - focusOrder: The windows from the back to the front, for a computed state; those that it
    ///     leaves out lie behind.
    ///   - reopening: The memory of what is closed.
    ///   - areAnimationsEnabled: The animation flag.
    /// - Complexity: O(*n*).
    public init(
      items: [Item],
      focusedItem: Item? = nil,
      focusOrder: [EntryID] = [],
      reopening: ForwardHistory = .notKept,
      areAnimationsEnabled: Bool = true
    ) where Item: Hashable {
      self.init(Entries(naming: items), focusOrder, reopening, areAnimationsEnabled)
      focus(initial: focusedItem)
    }

    /// Makes windows that are named by a property of their items.
    ///
    /// For items that are not Hashable, or that carry a feature's state.
    ///
    /// - Complexity: O(*n*).
    public init<ID: Hashable & Sendable>(
      items: [Item],
      id: KeyPath<Item, ID>,
      focusedItem: Item? = nil,
      focusOrder: [EntryID] = [],
      reopening: ForwardHistory = .notKept,
      areAnimationsEnabled: Bool = true
    ) {
      self.init(Entries(naming: items, id: id), focusOrder, reopening, areAnimationsEnabled)
      focus(initial: focusedItem)
    }

    /// Makes a state without windows.
    public init(reopening: ForwardHistory = .notKept, areAnimationsEnabled: Bool = true) {
      self.init(Entries(), [], reopening, areAnimationsEnabled)
    }

    init(
      _ entries: Entries<Item>,
      _ focusOrder: [EntryID],
      _ reopening: ForwardHistory,
      _ areAnimationsEnabled: Bool
    ) {
      storedEntries = entries
      storedClosed = ForwardItems(reopening, nearestLast: [])
      self.areAnimationsEnabled = areAnimationsEnabled
      storedOrder = focusOrder.compactMap { entries.bound($0) }
      settle()
    }

    /// The values of the windows, in the order in which they were opened.
    ///
    /// Writing keeps the ids of what persists; what is new lies behind the windows that are open.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    public var items: [Item] {
      get { entries.items }
      set {
        storedEntries.write(newValue)
        settle()
      }
    }

    /// The identities of all windows, from the back to the front; the last is that of the focused one.
    public var focusOrder: [EntryID] { storedOrder }

    /// The value of the focused window; nil exactly when no window is open.
    ///
    /// Writing focuses the first window with an equal value. One that is not there changes nothing,
    /// and the store reports an issue at the next action of the windows; nil changes nothing.
    ///
    /// - Complexity: That of finding an entry to read, see ``Entries``; O(*n*) to write.
    public var focusedItem: Item? {
      get { focusedID.flatMap { entries[id: $0] } }
      set { focus(newValue, in: ".focusedItem") }
    }

    /// The identity of the focused window, to be passed as `from:`; nil exactly when none is open.
    ///
    /// Writing focuses; an id that is not there, or nil, changes nothing.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    public var focusedID: EntryID? {
      get { storedOrder.last }
      set {
        // Of an open id, the entry that it meant is kept.
        guard let id = newValue.flatMap(entries.bound), storedOrder.last?.isSame(as: id) != true
        else { return }
        storedOrder.removeAll { $0.isSame(as: id) }
        storedOrder.append(id)
      }
    }

    /// The position of the focused window in the order of opening; nil exactly when none is open.
    ///
    /// - Complexity: That of finding an entry; see ``Entries``.
    public var focusedIndex: Int? { focusedID.flatMap { entries.index(of: $0) } }

    /// The items of windows that were closed, which open again in this order; none without
    /// ``reopening``.
    ///
    /// Write it for a state that is computed, which has to remember them elsewhere; of more than are
    /// kept the first stay.
    ///
    /// - Complexity: O(*n*).
    public var closedItems: [Item] {
      get { storedClosed?.nearestLast.reversed() ?? [] }
      set { storedClosed = ForwardItems(reopening, nearestLast: newValue.reversed()) }
    }

    /// Makes each window a new visit, also those that are named by their items.
    ///
    /// Call it where nothing of before is to stay: on logging out, or after reading another account's
    /// archive into a store. With the visits of before go their views, effects and objects, what they
    /// were asked, and what they send late. Items, order and all else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() { storedEntries.beginAnew(keeping: &storedOrder) }

    /// The item of one window, which keeps its identity when the item changes.
    ///
    /// A window that is not there is nil; writing it, or nil, changes nothing.
    ///
    /// - Complexity: O(*n*).
    public subscript(id id: EntryID) -> Item? {
      get { entries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }
  }
}

extension WindowNavigation.State {
  private mutating func focus(initial item: Item?) { focus(item, in: "(items:focusedItem:)") }

  private mutating func focus(_ item: Item?, in place: String) {
    guard let item else { return }
    if let index = entries.items.firstIndex(of: item) {
      focusedID = entries.ids[index]
      return
    }
    let focused = focusedItem.map { "\($0)" } ?? "none"
    issue.note(
      "WindowNavigation.State\(place): \(item) is in none of the windows; \(focused) is focused"
    )
  }

  /// Brings the focus order in line with the windows: each once, those that it does not know behind.
  private mutating func settle() {
    let there = VisitSet(entries.ids)
    var known: Set<Visit> = []
    // Of an order that names a window twice, the later place counts.
    var order = storedOrder.reversed().filter { id in
      there.contains(id) && known.insert(Visit(id)).inserted
    }
    if order.count < entries.count {
      order += entries.ids.reversed().filter { !known.contains(Visit($0)) }
    }
    storedOrder = order.reversed()
  }

  mutating func open(_ item: Item, _ opening: WindowNavigation.Opening) {
    if opening == .once, let index = items.firstIndex(of: item) {
      focusedID = entries.ids[index]
      return
    }
    storedEntries.append(item)
    if let id = entries.ids.last { storedOrder.append(id) }
  }

  mutating func close(_ ids: [EntryID]) {
    if storedClosed != nil {
      let gone = VisitSet(ids)
      let closed = entries.filter { gone.contains($0.id) }.map { $0.item }
      storedClosed?.append(closed)
    }
    storedEntries.remove(ids)
    settle()
  }

  /// Opens what was closed last, in a window of its own, also where another has an equal value.
  mutating func reopen() {
    guard let item = storedClosed?.take(1).first else { return }
    open(item, .another)
  }

  func id(of window: WindowNavigation.Target) -> EntryID? {
    switch window {
    case .item(let item): items.firstIndex(of: item).map { entries.ids[$0] }
    case .entry(let id): id
    }
  }

  func ids(of windows: WindowNavigation.Closing) -> [EntryID] {
    switch windows {
    case .focused: focusedID.map { [$0] } ?? []
    case .item(let item): id(of: .item(item)).map { [$0] } ?? []
    case .entries(let ids): ids
    }
  }
}

extension WindowNavigation.State: Hashable where Item: Hashable {}
