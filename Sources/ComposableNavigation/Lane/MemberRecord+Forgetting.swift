extension MemberRecord {
  /// True if there are elements that may be removed.
  package var hasMoreThanDesired: Bool { !storage.undesired.isEmpty }

  /// Returns a Boolean value that indicates whether an element is known but no longer desired.
  func isUnwanted(_ element: ElementID) -> Bool { storage.undesired.contains(element) }

  /// Removes elements that neither the state nor the host has.
  ///
  /// - Returns: The elements whose views can be released.
  package mutating func prune() -> [ElementID] {
    // Usually nothing is removed, and then the storage is not copied.
    if storage.undesired.ascending.count <= 8 {
      // One by one: an element that is not shown needs no comparison of whole lists.
      let gone = storage.undesired.ascending.filter { !isKept($0) }
      if !gone.isEmpty { forget(ElementSet(gone)) }
      return gone
    }
    var gone = storage.undesired
    if storage.rules.contains(.keepShown) { gone.subtract(storage.shown.elements) }
    if let command = storage.inFlight?.wrappedValue.command {
      gone.subtract(command.added)
      gone.subtract(command.taken)
    }
    for report in storage.reports { gone.subtract(report.gone.ascending) }
    if storage.rules.contains(.keepUncertain) { gone.subtract(storage.uncertain.ascending) }
    guard !gone.isEmpty else { return [] }
    forget(gone)
    return gone.ascending
  }

  private mutating func forget(_ gone: ElementSet) {
    if gone.ascending.count == storage.undesired.ascending.count {
      // Usually all are removed, which needs no lookups.
      storage.undesired = ElementSet()
    } else {
      storage.undesired.subtract(gone.ascending)
    }
    storage.elements.remove(gone)
  }

  /// Returns true if the host may show an element, or a command or report refers to it (benchmark:
  /// explorer).
  private func isKept(_ element: ElementID) -> Bool {
    if storage.rules.contains(.keepShown), mayBeShown(element) { return true }
    if let asked = storage.inFlight {
      let isAsked =
        asked.wrappedValue.command.taken.contains(element)
        || asked.wrappedValue.command.added.contains(element)
      if isAsked { return true }
    }
    return Self.isReported(element, in: storage.reports)
      || storage.rules.contains(.keepUncertain) && storage.uncertain.contains(element)
  }

  /// Returns true if the host shows an element that is not desired.
  private func mayBeShown(_ element: ElementID) -> Bool {
    // If the shown elements are exactly the desired ones, an undesired element is not shown,
    // because a container has no entry twice.
    if storage.desiredContent.revision != nil,
      storage.shown.elements.sharesStorage(with: storage.desiredIDs)
    {
      return false
    }
    // From the end, because screens that are removed from a stack are on top.
    return storage.shown.elements.lastIndex(of: element) != nil
  }
}
