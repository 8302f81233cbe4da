extension Ledger {
  /// Whether there is something that may be forgotten.
  @inlinable package var hasMoreThanWanted: Bool { !book.unwantedIDs.isEmpty }

  /// Forgets elements that neither the state nor the host has.
  ///
  /// - Returns: Those whose views can go.
  package mutating func prune() -> [ElementID] {
    // Not to copy the book when nothing goes, which is most often so.
    if book.unwantedIDs.count <= 8, book.unwantedIDs.allSatisfy(isKept) { return [] }
    let isKept = Membership(keptIDs[...], asked: book.unwantedIDs.count)
    let gone = book.unwantedIDs.filter { !isKept.contains($0) }
    guard !gone.isEmpty else { return [] }
    book.unwantedIDs.removeAll { !isKept.contains($0) }
    book.elements.remove(gone)
    return gone
  }

  /// What the host may show, and what somebody still speaks of.
  private var keptIDs: [ElementID] {
    var kept: [ElementID] = book.rules.contains(.keepShown) ? book.shown.elements : []
    if let command = book.inFlight?.wrappedValue.command { kept += command.added + command.taken }
    for report in book.reports { kept += report.gone.ascending }
    if book.rules.contains(.keepUncertain) { kept += book.uncertain.ascending }
    return kept
  }

  /// Whether an element is one of ``keptIDs``, which are not made for it (benchmark: explorer).
  private func isKept(_ element: ElementID) -> Bool {
    if book.rules.contains(.keepShown), book.shown.elements.contains(element) { return true }
    if let asked = book.inFlight {
      let isAsked =
        asked.wrappedValue.command.taken.contains(element)
        || asked.wrappedValue.command.added.contains(element)
      if isAsked { return true }
    }
    return Self.isReported(element, in: book.reports)
      || book.rules.contains(.keepUncertain) && book.uncertain.contains(element)
  }
}

/// Whether elements are in a list: asked for a few it looks through it, for many it hashes it once.
struct Membership {
  private let list: ArraySlice<ElementID>
  private let set: Set<ElementID>?

  init(_ list: ArraySlice<ElementID>, asked count: Int) {
    self.list = list
    set = count > 8 ? Set(list) : nil
  }

  func contains(_ element: ElementID) -> Bool { set?.contains(element) ?? list.contains(element) }
}
