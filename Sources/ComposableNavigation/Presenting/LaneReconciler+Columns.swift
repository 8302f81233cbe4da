// What lies in a split: columns have the same entries, and an entry is shown in one of them.
extension LaneReconciler {
  /// What a column is to show, as far as no other column still shows it.
  ///
  /// What the user has taken away there, and the reducer has not heard of, is not wanted here either.
  func withoutShownBeside(_ target: Target, _ column: Member) -> Target {
    guard let place = column.place, let split = index(of: place.member),
      case .split = members[split].reconciler
    else { return target }
    var rest = target
    rest.elements = []
    for element in target.elements {
      guard let entry = column.ledger.elements[element] else { continue }
      let isGone =
        rules.contains(.waitBeside)
        && isAnyColumn(of: place.member, but: column) { $0.isReportedGone(entry) }
      if isGone { continue }
      // What is to lie above it waits too.
      let isThere =
        rules.contains(.showOnce)
        && isAnyColumn(of: place.member, but: column) { $0.isShown(entry) }
      if isThere { break }
      rest.elements.append(element)
    }
    return rest
  }

  /// Whether a hidden column of a split may bring along what another one shows.
  func wouldShowTwice(_ split: Member) -> Bool {
    members.contains { hidden in
      guard hidden.place?.member == split.id, !hidden.ledger.isAttached else { return false }
      return hidden.ledger.mayShow.contains { element in
        guard let entry = hidden.ledger.elements[element] else { return false }
        return isAnyColumn(of: split.id, but: hidden) { $0.isShown(entry) }
      }
    }
  }

  private func isAnyColumn(
    of split: MemberID,
    but column: Member,
    _ isTrue: (Ledger) -> Bool
  ) -> Bool {
    members.contains { other in
      other.place?.member == split && other.id != column.id && isTrue(other.ledger)
    }
  }
}

extension Ledger {
  /// Whether a host that is on screen shows an entry.
  fileprivate func isShown(_ entry: EntryID) -> Bool {
    guard isAttached, let element = elements[entry] else { return false }
    return shown.elements.contains(element)
  }

  /// Whether the user has taken an entry away and the reducer has not heard of it.
  fileprivate func isReportedGone(_ entry: EntryID) -> Bool {
    guard !reports.isEmpty, let element = elements[entry] else { return false }
    return Self.isReported(element, in: reports)
  }
}
