extension StackNavigation.State {
  /// The memory of screens that were popped, for going forward to them again; none by default.
  ///
  /// A pop puts its screens into it, whoever asked for it: the program, or a person, whose host
  /// reports it. So does any removal, with the screens that were on top. What goes forward is
  /// pushed: a new visit with the item that was popped, as the one before has ended, with its view
  /// and its effects. Any other change of the list of screens empties the memory: a push, a
  /// replacement, a link, a write of `items`. The change of an item in its place does not.
  ///
  /// ```swift
  /// var state = StackNavigation<String>.State(items: ["a", "b", "c"], history: .kept(limit: 20))
  /// _ = StackNavigation().reduce(into: &state, action: .popToRoot())
  /// state.forwardItems                                // ["b", "c"]
  /// ```
  ///
  /// It is saved with the state. An archive from before it was there has none: set this where such
  /// a state is restored. Another limit keeps the nearest screens.
  ///
  /// - Complexity: O(1) to read; to write, O(*k*) in how many items are kept.
  public var history: ForwardHistory {
    get {
      guard case .kept(let memory)? = storedMemory, let forward = memory.forward else {
        return .notKept
      }
      return .kept(limit: forward.limit)
    }
    set { keep(newValue, forwardPages) }
  }

  /// The screens that forward leads to, the nearest first; none without a ``history``.
  ///
  /// Write it for a state that is computed, which has to remember them elsewhere; of more than the
  /// history may have the nearest are kept. A screen that was ``skipped`` stays so where the same
  /// item is written in its place.
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

  /// The screens that forward leads to, the nearest last.
  var forwardPages: [StackMemory<Item>.Page] { memory.forward?.nearestLast ?? [] }

  /// Keeps a history of these screens, the nearest last.
  mutating func keep(_ history: ForwardHistory, _ pages: [StackMemory<Item>.Page]) {
    memory.forward = ForwardItems(history, nearestLast: pages)
  }

  /// The number of screens that forward leads to.
  @usableFromInline
  var forwardCount: Int {
    guard case .kept(let memory)? = storedMemory else { return 0 }
    return memory.forward?.nearestLast.count ?? 0
  }
}

extension StackNavigation: ForwardNavigable {
  /// Goes forward one screen, from the screen on top; over those that are skipped to the next one.
  ///
  /// - Returns: nil when nothing lies ahead but screens that are skipped.
  /// - Complexity: O(*k*), where *k* is the number of screens that are gone forward.
  public func forwardAction(in state: State) -> Action? {
    guard case .kept(let memory)? = state.storedMemory,
      let pages = memory.forward?.nearestLast.reversed(),
      let next = pages.firstIndex(where: { !$0.isSkipped })
    else { return nil }
    let steps = pages.distance(from: pages.startIndex, to: next) + 1
    return .goForward(.exactly(steps), from: state.topID)
  }
}
