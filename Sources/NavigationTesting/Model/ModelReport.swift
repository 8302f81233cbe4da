package import ComposableNavigation

/// A report that a handler has sent and the store has not reduced yet.
package struct ModelReport: Hashable, Sendable {
  package var member: MemberID
  package let token: Int
  package let report: HostReport
  /// The entries that the report is about.
  package let entries: [EntryID]

  package init(member: MemberID, token: Int, report: HostReport, entries: [EntryID]) {
    (self.member, self.token, self.report, self.entries) = (member, token, report, entries)
  }

  /// The entries that the user removed; empty for another report.
  package var gone: [EntryID] { if case .removed = report { entries } else { [] } }

  /// The entry that the user selected; nil for another report.
  package var selected: EntryID? { report.selected == nil ? nil : entries.first }
}
