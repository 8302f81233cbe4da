extension MemberRecord {
  /// An action of the user that the reducer has not handled yet.
  package struct PendingReport: Hashable, Sendable {
    let token: Int
    package let report: HostReport
    /// The elements that the user removed; empty for another action.
    package let gone: ElementSet
  }

  /// Notes that the reducer has handled a report.
  mutating func reduced(_ token: Int) {
    storage.reports = storage.reports.removing { $0.token == token }
  }
}
