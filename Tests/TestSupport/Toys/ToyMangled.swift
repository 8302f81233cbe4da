package import ComposableNavigation
package import NavigationTesting

/// States that are decoded from mangled archives, and their faults.
///
/// The rules are those of the doc comments: each function returns the broken rule, or nil.
package enum ToyMangled {
  /// Sends 200 random actions: each leads to a legal state, and a refused one changes nothing.
  ///
  /// - Returns: The fault, or nil.
  @MainActor
  package static func walk<State: Equatable, Action: Sendable>(
    _ store: Store<State, Action>,
    _ numbers: inout ToyRandom,
    action: (ToyPick, State) -> Action,
    refusal: (Action, State) -> Refusal?,
    fault: (State) -> String?
  ) -> String? {
    if let fault = fault(store.state) { return fault }
    for _ in 0..<200 {
      let before = store.state
      let action = action(ToyPick.random(&numbers), before)
      let isRefused = refusal(action, before) != nil
      store.send(action)
      if isRefused, store.state != before { return "\(action) is refused, and changes it" }
      if let fault = fault(store.state) { return "\(fault), after \(action)" }
    }
    return nil
  }

  // MARK: The rules

  /// Checks that there are as many ids as items, each once, and that counted ones are below the
  /// counter.
  package static func fault<Item>(_ entries: Entries<Item>) -> String? {
    if entries != entries { return "entries differ from themselves" }
    if entries.ids.count != entries.items.count {
      return "\(entries.ids.count) ids for \(entries.items.count) items"
    }
    if Set(entries.ids).count != entries.ids.count { return "\(entries.ids) are not unique" }
    for id in entries.ids {
      switch id.parts {
      case .counted(let number):
        if number >= entries.nextNumber { return "\(id) is counted, but not yet" }
      case .named(_, let occurrence):
        if occurrence < 1 { return "\(id) is occurrence \(occurrence)" }
      }
    }
    return nil
  }

  /// Checks the entries, that skipped screens exist, and that no more screens are ahead than
  /// permitted.
  package static func fault<Item>(_ stack: StackNavigation<Item>.State) -> String? {
    if stack != stack { return "a stack differs from itself" }
    guard stack.skipped.allSatisfy(stack.entries.contains) else {
      return "\(stack.skipped) is skipped, and not there"
    }
    if case .kept(let limit) = stack.history, stack.forwardItems.count > limit {
      return "too many are ahead"
    }
    return fault(stack.entries)
  }

  /// Checks that there are as many styles as entries, and a presentation if anything is queued.
  package static func fault<Item>(_ modal: ModalNavigation<Item>.State) -> String? {
    if modal != modal { return "a modal differs from itself" }
    if (modal.style == nil) != modal.entries.isEmpty { return "presented without a style" }
    if modal.waitingItems.count != max(modal.entries.count - 1, 0) {
      return "\(modal.waitingItems.count) styled items wait of \(modal.entries.count)"
    }
    return fault(modal.entries)
  }

  /// Checks that the active tab exists and that the history has others, each once.
  package static func fault<Item>(_ tabs: TabNavigation<Item>.State) -> String? {
    if tabs != tabs { return "tabs differ from themselves" }
    let known = tabs.entries.ids
    guard tabs.activeID.map(known.contains) ?? known.isEmpty else {
      return "the active tab is not there"
    }
    for id in tabs.history {
      if !known.contains(id) { return "\(id) of the history is not there" }
      if id == tabs.activeID { return "the active tab is in the history" }
    }
    if Set(tabs.history).count != tabs.history.count { return "twice in the history" }
    return fault(tabs.entries)
  }

  /// Checks that the focus order has each window once, and that no more closed windows are kept
  /// than permitted.
  package static func fault<Item>(_ windows: WindowNavigation<Item>.State) -> String? {
    if windows != windows { return "windows differ from themselves" }
    let (order, known) = (windows.focusOrder, windows.entries.ids)
    if order.count != known.count || Set(order) != Set(known) { return "focused in order \(order)" }
    if windows.closedItems.count > windows.reopening.limit { return "too many are kept" }
    return fault(windows.entries)
  }

  /// Checks that the columns have all entries, in order.
  package static func fault<Item>(_ split: SplitNavigation<Item>.State) -> String? {
    if split != split { return "a split differs from itself" }
    let columns = SplitColumn.allCases.flatMap { split[$0].entries.ids }
    if columns != split.entries.ids { return "the columns have \(columns)" }
    guard split.skipped.allSatisfy(split.entries.contains) else {
      return "\(split.skipped) is skipped, and not there"
    }
    if let width = split.options.preferredPrimaryColumnWidthFraction, !width.isFinite {
      return "a width of \(width)"
    }
    return fault(split.entries)
  }

  /// Checks that there is at least one button and that each has an id of its own.
  package static func fault(_ dialog: some DialogState & Equatable) -> String? {
    let ids = dialog.buttonIDs
    if ids.isEmpty { return "nobody can leave it" }
    if Set(ids).count != ids.count { return "\(ids) are not unique" }
    return ids.allSatisfy { dialog.button($0) != nil } ? nil : "a button is not found"
  }
}

extension SimulatedContainerHost where Presentable == String {
  /// Returns the fault in the shown and selected elements of the host, or nil.
  package func shows(_ items: [Int], selected: Int? = nil) -> String? {
    if presentables != items.map({ "\($0)" }) {
      return "a host shows \(presentables), not \(items)"
    }
    let isSelected = selectedPresentable == selected.map { "\($0)" }
    return isSelected ? nil : "a host has selected another one"
  }
}
