import ComposableNavigation

/// A report that a handler has sent and the store has not reduced yet.
struct ModelReport {
  let member: MemberID
  let token: Int
  let report: HostReport
  /// The entries that the report is about.
  let entries: [EntryID]

  /// The entries that the user removed; empty for another report.
  var gone: [EntryID] { if case .removed = report { entries } else { [] } }

  /// The entry that the user selected; nil for another report.
  var selected: EntryID? { report.selected == nil ? nil : entries.first }
}
