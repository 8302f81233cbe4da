extension StackNavigation.State {
  /// The history of popped screens, which the user can go forward to; not kept by default.
  ///
  /// A pop by the program or the user adds its screens to the history, and so does any removal of
  /// the screens on top. Going forward pushes the popped item as a new visit, with a new view and
  /// new effects, because the earlier visit has ended. A removal of screens below the top keeps the
  /// history, and so does a change of an item in place. Any other change of the list of screens
  /// empties it: a push, a replacement, a link, a write of `items`.
  ///
  /// ```swift
  /// var state = StackNavigation<String>.State(items: ["a", "b", "c"], history: .kept(limit: 20))
  /// _ = StackNavigation().reduce(into: &state, action: .popToRoot())
  /// state.forwardItems                                // ["b", "c"]
  /// ```
  ///
  /// The history is saved with the state. A state from an archive without a history keeps none: set
  /// this property after restoring it. A lower limit keeps the nearest screens.
  ///
  /// - Complexity: O(1) to read; to write, O(*k*) in the number of kept items.
  public var history: ForwardHistory {
    get {
      guard let forward = storedMemory?.memory.forward else { return .notKept }
      return .kept(limit: forward.limit)
    }
    set { keep(newValue, forwardPages) }
  }

  /// The screens that the user can go forward to, the nearest first; empty without a ``history``.
  ///
  /// Write it for a computed state, which has to store these screens elsewhere; if there are more
  /// than the history's limit, the nearest are kept. A screen that was ``skipped`` stays skipped if
  /// an equal item is written at its position.
  ///
  /// - Complexity: O(*n*).
  public var forwardItems: [Item] {
    get { forwardPages.reversed().map { $0.item } }
    set {
      let old = Array(forwardPages.reversed())
      let pages = newValue.enumerated().map { index, item in
        StackMemory.Page(
          item: item,
          isSkipped: index < old.count && old[index].isSkipped && old[index].item == item
        )
      }
      keep(history, pages.reversed())
    }
  }

  /// The screens that the user can go forward to, the nearest last.
  var forwardPages: [StackMemory<Item>.Page] { memory.forward?.nearestLast ?? [] }

  /// Keeps a history of these screens, given nearest last.
  mutating func keep(_ history: ForwardHistory, _ pages: [StackMemory<Item>.Page]) {
    memory.forward = ForwardItems(history, nearestLast: pages)
  }

  /// The number of screens that the user can go forward to.
  @usableFromInline
  var forwardCount: Int { storedMemory?.memory.forward?.nearestLast.count ?? 0 }
}

extension StackNavigation.State {
  /// Removes such screens, and such screens from the ``history``; the others stay, in both.
  ///
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID] {
    let gone = storedEntries.removeAll(where: isGone)
    guard !gone.isEmpty || forwardPages.contains(where: { isGone($0.item) }) else { return gone }
    var memory = memory
    memory.forward?.removeAll { isGone($0.item) }
    memory.keepMarks(of: entries)
    self.memory = memory
    return gone
  }
}

extension StackNavigation: ForwardNavigable {
  /// Returns the action that goes forward from the screen on top to the next screen that is not
  /// skipped.
  ///
  /// - Returns: nil if no such screen is in the history.
  /// - Complexity: O(*k*), where *k* is the number of screens that the action pushes.
  public func forwardAction(in state: State) -> Action? {
    guard let pages = state.storedMemory?.memory.forward?.nearestLast.reversed(),
      let next = pages.firstIndex(where: { !$0.isSkipped })
    else { return nil }
    let steps = pages.distance(from: pages.startIndex, to: next) + 1
    return .goForward(.exactly(steps)).from(state.topID)
  }
}
