/// A state read from an archive, with a report on the reading.
///
/// ```swift
/// let restored = try file.load()
/// let store = Store(initialState: restored?.state ?? Inbox.State()) { Inbox() }
/// ```
public struct ArchivedState<State> {
  /// The state, which is legal for any bytes.
  public let state: State

  /// The report on the archive: its version, and the parts that were lost.
  public let report: ArchiveReport

  /// Pairs a state with the report on its reading.
  public init(state: State, report: ArchiveReport) {
    self.state = state
    self.report = report
  }
}

extension ArchivedState: Sendable where State: Sendable {}
extension ArchivedState: Equatable where State: Equatable {}
