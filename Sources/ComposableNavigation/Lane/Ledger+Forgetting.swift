extension Ledger {
  /// Tells whether there is something that may be forgotten.
  package var hasMoreThanWanted: Bool { !book.unwanted.isEmpty }

  /// Tells whether an element is known, and the state does not want it any more.
  func isUnwanted(_ element: ElementID) -> Bool { book.unwanted.contains(element) }

  /// Forgets elements that neither the state nor the host has.
  ///
  /// - Returns: Those whose views can go.
  package mutating func prune() -> [ElementID] {
    // Not to copy the book when nothing goes, which is most often so.
    if book.unwanted.ascending.count <= 8 {
      // One by one, without a look at whole lists for those that are not there.
      let gone = book.unwanted.ascending.filter { !isKept($0) }
      if !gone.isEmpty { forget(ElementSet(gone)) }
      return gone
    }
    var gone = book.unwanted
    if book.rules.contains(.keepShown) { gone.subtract(book.shown.elements) }
    if let command = book.inFlight?.wrappedValue.command {
      gone.subtract(command.added)
      gone.subtract(command.taken)
    }
    for report in book.reports { gone.subtract(report.gone.ascending) }
    if book.rules.contains(.keepUncertain) { gone.subtract(book.uncertain.ascending) }
    guard !gone.isEmpty else { return [] }
    forget(gone)
    return gone.ascending
  }

  private mutating func forget(_ gone: ElementSet) {
    if gone.ascending.count == book.unwanted.ascending.count {
      // Mostly all of them, which are not looked for one by one.
      book.unwanted = ElementSet()
    } else {
      book.unwanted.subtract(gone.ascending)
    }
    book.elements.remove(gone)
  }

  /// Tells whether the host may show an element, or somebody still speaks of it (benchmark:
  /// explorer).
  private func isKept(_ element: ElementID) -> Bool {
    if book.rules.contains(.keepShown), mayBeShown(element) { return true }
    if let asked = book.inFlight {
      let isAsked =
        asked.wrappedValue.command.taken.contains(element)
        || asked.wrappedValue.command.added.contains(element)
      if isAsked { return true }
    }
    return Self.isReported(element, in: book.reports)
      || book.rules.contains(.keepUncertain) && book.uncertain.contains(element)
  }

  /// Tells whether the host shows an element that is not wanted.
  private func mayBeShown(_ element: ElementID) -> Bool {
    // All that is wanted is shown, and nothing else: it is not. A container has no entry twice.
    if book.wanted.revision != nil, book.shown.elements.sharesStorage(with: book.wantedIDs) {
      return false
    }
    // From the end: what goes from a stack lies on top.
    return book.shown.elements.lastIndex(of: element) != nil
  }
}
