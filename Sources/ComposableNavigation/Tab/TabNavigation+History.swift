extension TabNavigation.State {
  /// The tabs that back selects, one after another, the next one last; without the active tab.
  ///
  /// The ``backBehavior`` defines it: by default, the tabs that were active before, each once.
  ///
  /// ## Laws
  /// - repeated back selects the tabs of the history, the last one first, and ends
  ///
  /// - Complexity: O(*n*) for `.order`, else O(1).
  public var history: [EntryID] {
    switch backBehavior {
    case .none: []
    case .first: [entries.ids.first].compactMap { $0 == active ? nil : $0 }
    case .initial:
      [storedHistory.first ?? entries.ids.first].compactMap { $0 == active ? nil : $0 }
    case .order: Array(entries.ids.prefix(activeIndex ?? 0))
    case .history, .fullHistory: storedHistory
    }
  }

  @usableFromInline
  mutating func preload(_ ids: [EntryID]) {
    let asked = VisitSet(preloaded + ids)
    preloaded = entries.ids.filter(asked.contains)
  }

  @usableFromInline
  mutating func remove(_ gone: [EntryID]) {
    let past = history
    storedEntries.remove(gone)
    dropMissing(after: past)
  }

  /// Drops removed tabs from the history; if the active tab was removed, the latest remaining tab of
  /// the earlier history becomes active, else the first.
  @usableFromInline
  mutating func dropMissing(after past: [EntryID]) {
    let there = VisitSet(entries.ids)
    storedHistory.removeAll { !there.contains($0) }
    if !preloaded.isEmpty { preloaded.removeAll { !there.contains($0) } }
    if active.map(there.contains) != true {
      active = past.last(where: there.contains) ?? entries.ids.first
    }
    dropRepeats()
  }

  /// Selects the latest tab in the history and removes it from the history.
  @usableFromInline
  mutating func goBack() {
    guard let previous = history.last else { return }
    active = previous
    dropRepeats()
  }

  /// Replaces the stored history by the part of a list that the back behaviour keeps.
  mutating func remember(_ past: [EntryID]) {
    let past = past.compactMap(entries.resolved)
    switch backBehavior {
    case .none, .first, .order:
      storedHistory = []
    case .initial:
      storedHistory = Array(past.prefix(1))
    case .history:
      storedHistory = []
      for id in past where id != active {
        storedHistory.removeAll { $0 == id }
        storedHistory.append(id)
      }
    case .fullHistory:
      storedHistory = past
      dropRepeats()
    }
  }

  /// Removes steps of the history that would not change the active tab.
  private mutating func dropRepeats() {
    switch backBehavior {
    case .none, .first, .initial, .order:
      return
    case .history:
      break
    case .fullHistory:
      storedHistory = storedHistory.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    if storedHistory.last == active, active != nil { storedHistory.removeLast() }
  }
}
