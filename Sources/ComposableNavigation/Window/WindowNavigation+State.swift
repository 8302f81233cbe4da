extension WindowNavigation {
  /// The open windows, in the order of their opening, with the order of their focus.
  ///
  /// Store it in your feature's state, or compute it from that state; a computed state cannot store
  /// the focus order, the closed items and the flag, so its feature stores them and passes them in.
  ///
  /// ```swift
  /// WindowNavigation<String>.State(items: ["inbox", "draft"]).focusedItem     // "draft"
  /// ```
  public struct State: Equatable, Sendable {
    /// The windows and their ids, in the order in which they were opened.
    public var entries: Entries<Item> { storedEntries }

    /// A Boolean value that indicates whether the last accepted action, except a focus, was
    /// animated.
    public var areAnimationsEnabled: Bool

    /// The history of closed windows, for opening them again; not kept by default.
    ///
    /// When the program or the user closes a window, its item is added to the history. Opening it
    /// again starts a *new visit* with that item: the earlier visit has ended, with its view and
    /// its effects. A lower limit drops the oldest items.
    ///
    /// ```swift
    /// var state = WindowNavigation<String>.State(items: ["a", "b"], reopening: .kept(limit: 10))
    /// _ = WindowNavigation().reduce(into: &state, action: .close())
    /// _ = WindowNavigation().reduce(into: &state, action: .reopen())
    /// state.items                                      // ["a", "b"]
    /// ```
    ///
    /// The history is a part of the state, and saved with it. A limit below one keeps nothing.
    ///
    /// - Complexity: O(1) to read; to write, O(*k*) in the number of kept items.
    public var reopening: ForwardHistory {
      get { storedClosed.map { ForwardHistory.kept(limit: $0.limit) } ?? .notKept }
      set { storedClosed = ForwardItems(newValue, nearestLast: storedClosed?.nearestLast ?? []) }
    }

    var storedEntries: Entries<Item>
    /// All windows, from back to front: the last one is focused.
    var storedOrder: [EntryID] = []
    /// The items of closed windows; nil if none are kept.
    var storedClosed: ForwardItems<Item>?
    var issue = NoticedIssue()

    /// Makes windows that are named by their items.
    ///
    /// - Parameters:
    ///   - items: The values, in the order in which their windows were opened.
    ///   - focusedItem: The value of the focused window; nil for the last window. If no value is
    ///     equal, the last window is focused, and the store reports an issue.
    ///   - focusOrder: The windows from back to front, for a computed state; windows that are not
    ///     in the list are behind the others.
    ///   - reopening: The history of closed windows.
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
    /// Use it for items that are not Hashable, or that contain a feature's state.
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
      storedOrder = focusOrder.compactMap { entries.resolved($0) }
      settle()
    }

    /// The values of the windows, in the order in which they were opened.
    ///
    /// Writing keeps the ids of items that persist; new windows are behind the open ones.
    ///
    /// - Complexity: O(1) to read, O(*n*) to write.
    public var items: [Item] {
      get { entries.items }
      set {
        storedEntries.write(newValue)
        settle()
      }
    }

    /// The ids of all windows, from back to front; the last window is focused.
    public var focusOrder: [EntryID] { storedOrder }

    /// The value of the focused window; nil exactly when no window is open.
    ///
    /// Writing focuses the first window with an equal value. If there is none, nothing changes, and
    /// the store reports an issue at the next action on the windows. Writing nil changes nothing.
    ///
    /// - Complexity: To read, that of finding an entry, see ``Entries``; O(*n*) to write.
    public var focusedItem: Item? {
      get { focusedID.flatMap { entries[id: $0] } }
      set { focus(newValue, in: ".focusedItem") }
    }

    /// The id of the focused window, for ``ConditionalAction/from(_:)``; nil exactly when none is open.
    ///
    /// Writing focuses a window; an id of no open window, or nil, changes nothing.
    ///
    /// - Complexity: O(1) to read; to write, O(*k*) in the number of windows focused since.
    public var focusedID: EntryID? {
      get { storedOrder.last }
      set {
        // An unresolved id is replaced by the id of the entry that it names.
        guard let id = newValue.flatMap(entries.resolved), storedOrder.last?.isSame(as: id) != true
        else { return }
        // The order has each window once, and the next one to be focused is usually near its end.
        if let place = storedOrder.lastIndex(where: id.isSame) { storedOrder.remove(at: place) }
        storedOrder.append(id)
      }
    }

    /// The position of the focused window in the order of opening; nil exactly when none is open.
    ///
    /// - Complexity: That of finding an entry; see ``Entries``.
    public var focusedIndex: Int? { focusedID.flatMap { entries.index(of: $0) } }

    /// The items of closed windows, in the order in which they are opened again; empty without
    /// ``reopening``.
    ///
    /// Write it for a computed state, which has to store these items elsewhere; if there are more
    /// than the limit, the first are kept.
    ///
    /// - Complexity: O(*n*).
    public var closedItems: [Item] {
      get { storedClosed?.nearestLast.reversed() ?? [] }
      set { storedClosed = ForwardItems(reopening, nearestLast: newValue.reversed()) }
    }

    /// Makes each window a new visit, even if it is named by its item.
    ///
    /// Call it if nothing may survive: when the user logs out, or after reading another account's
    /// archive into a store. The earlier visits end, with their views, effects, objects, pending
    /// requests and late actions. Items, order and everything else stay. See
    /// <doc:Shapes#Logging-out>.
    ///
    /// - Complexity: O(*n*).
    public mutating func beginAnew() { storedEntries.beginAnew(keeping: &storedOrder) }

    /// The item of one window, which keeps its id when the item changes.
    ///
    /// For a window that is not open, reading returns nil and writing changes nothing; writing nil
    /// changes nothing either.
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

  /// Makes the focus order contain each window once, with windows that it did not contain at the
  /// back.
  private mutating func settle() {
    let there = VisitSet(entries.ids)
    var known: Set<Visit> = []
    // If the order contains a window twice, the later position is used.
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
    if ids.count == 1, let id = entries.resolved(ids[0]) { return close(id) }
    if storedClosed != nil {
      let gone = VisitSet(ids)
      let closed = entries.filter { gone.contains($0.id) }.map { $0.item }
      storedClosed?.append(closed)
    }
    storedEntries.remove(ids)
    settle()
  }

  /// Closes one window, without looking at all the others.
  private mutating func close(_ id: EntryID) {
    if storedClosed != nil, let item = entries[id: id] { storedClosed?.append([item]) }
    storedEntries.remove([id])
    if let place = storedOrder.lastIndex(where: id.isSame) { storedOrder.remove(at: place) }
  }

  /// Closes such windows, and removes such items from those that can be opened again.
  ///
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID] {
    let gone = storedEntries.removeAll(where: isGone)
    storedClosed?.removeAll(where: isGone)
    settle()
    return gone
  }

  /// Opens the most recently closed item in a new window, even if another window has an equal
  /// value.
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
