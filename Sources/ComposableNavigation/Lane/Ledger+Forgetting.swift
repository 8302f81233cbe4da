extension Ledger {
  /// True if there are elements that may be removed.
  package var hasMoreThanWanted: Bool { !book.unwanted.isEmpty }

  /// Tells whether an element is known, and the state does not want it any more.
  func isUnwanted(_ element: ElementID) -> Bool { book.unwanted.contains(element) }

  /// Removes elements that neither the state nor the host has.
  ///
  /// - Returns: The elements whose views can be released.
  package mutating func prune() -> [ElementID] {
    // Usually nothing is removed, and then the book is not copied.
    if book.unwanted.ascending.count <= 8 {
      // One by one: an element that is not shown needs no comparison of whole lists.
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
      // Usually all are removed, which needs no lookups.
      book.unwanted = ElementSet()
    } else {
      book.unwanted.subtract(gone.ascending)
    }
    book.elements.remove(gone)
  }

  /// Returns true if the host may show an element, or a command or report refers to it (benchmark:
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

  /// Returns true if the host shows an element that is not wanted.
  private func mayBeShown(_ element: ElementID) -> Bool {
    // If the shown elements are exactly the wanted ones, an unwanted element is not shown, because
    // a container has no entry twice.
    if book.wanted.revision != nil, book.shown.elements.sharesStorage(with: book.wantedIDs) {
      return false
    }
    // From the end, because screens that are removed from a stack are on top.
    return book.shown.elements.lastIndex(of: element) != nil
  }
}
