/// A state read from an archive, with a report on the reading.
///
/// ```swift
/// let restored = try file.load()
/// let store = Store(initialState: restored?.state ?? Inbox.State()) { Inbox() }
/// ```
public struct ArchivedState<State> {
  /// The state: legal, whatever the bytes were.
  public let state: State

  /// The report on the archive: the version that wrote it, and what is not as it was.
  public let report: ArchiveReport

  /// Pairs a state with what came of reading it.
  public init(state: State, report: ArchiveReport) {
    self.state = state
    self.report = report
  }
}

extension ArchivedState: Sendable where State: Sendable {}
extension ArchivedState: Equatable where State: Equatable {}
