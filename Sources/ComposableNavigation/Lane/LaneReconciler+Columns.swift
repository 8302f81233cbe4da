// The entries of a split: its columns share them, and each entry is shown in one column.
extension LaneReconciler {
  /// Returns the part of a column's target that no other column still shows.
  ///
  /// Entries that the user has removed from another column are left out until the reducer has
  /// handled the removal.
  func withoutShownBeside(_ target: Showing, _ column: Member, _ columns: [Int]) -> Showing {
    var (gone, there): (Set<Visit>, Set<Visit>) = ([], [])
    for other in columns.lazy.map({ members[$0] }) where other.id != column.id {
      if rules.contains(.waitBeside) { gone.formUnion(other.record.reportedVisits) }
      if rules.contains(.showOnce) { there.formUnion(other.record.shownVisits) }
    }
    if gone.isEmpty, there.isEmpty { return target }
    var rest = target
    rest.elements = []
    for element in target.elements {
      guard let entry = column.record.elements[element] else { continue }
      if gone.contains(Visit(entry)) { continue }
      // The entries above it wait too.
      if there.contains(Visit(entry)) { break }
      rest.elements.append(element)
    }
    return rest
  }

  /// Handles the content that a host reports when it comes on screen.
  mutating func noteContent(
    _ showing: Showing,
    of id: MemberID,
    _ outputs: inout [LaneOutput]
  ) {
    if let index = index(of: id) { noteElementNamedTwice(in: showing, by: index, &outputs) }
    guard let member = self[id], member.record.presence.takesCommands,
      let report = member.shape.lateReport(member.record.shown)
    else { return }
    lastToken += 1
    tell(report, of: id, &outputs)
  }

  /// Returns true if a hidden column of a split may bring back an entry that another column shows.
  func wouldShowTwice(_ split: Member) -> Bool {
    let columns = members.filter { $0.place?.member == split.id }
    return columns.contains { hidden in
      guard !hidden.record.isAttached else { return false }
      let there = columns.reduce(into: Set<Visit>()) { there, other in
        if other.id != hidden.id { there.formUnion(other.record.shownVisits) }
      }
      return !there.isEmpty
        && hidden.record.mayShow.contains { element in
          hidden.record.elements[element].map { there.contains(Visit($0)) } == true
        }
    }
  }
}

extension MemberRecord {
  /// The visits that a host shows; none unless it is on screen or being filled.
  fileprivate var shownVisits: [Visit] {
    guard presence.takesCommands else { return [] }
    return shown.elements.compactMap { elements[$0].map(Visit.init) }
  }

  /// The visits that the user has removed and the reducer has not handled.
  fileprivate var reportedVisits: [Visit] {
    reports.flatMap { $0.gone.ascending.compactMap { elements[$0].map(Visit.init) } }
  }
}
