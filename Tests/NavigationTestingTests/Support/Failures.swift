import ComposableNavigation

import NavigationTesting

/// Catches the failures of a test store.
final class Failures: Sendable {
  struct Failure: Sendable {
    let message: String
    let line: UInt
  }

  private let failed = Locked<[Failure]>([])
  private let mentioned = Locked<[String]>([])

  var all: [Failure] { failed.withLock { $0 } }
  var messages: [String] { all.map(\.message) }
  var lines: [UInt] { all.map(\.line) }
  var mentions: [String] { mentioned.withLock { $0 } }

  var reporter: FailureReporter {
    FailureReporter(
      fail: { [self] message, site in
        failed.withLock { $0.append(Failure(message: message, line: site.line)) }
      },
      mention: { [self] message, _ in mentioned.withLock { $0.append(message) } }
    )
  }
}

extension TestStore {
  /// Makes a store whose failures the test reads.
  convenience init<R: Reducer<State, Action>>(
    initialState: State,
    _ failures: Failures,
    line: UInt = #line,
    @ReducerBuilder<State, Action> reducer: () -> R
  ) {
    self.init(
      initialState: initialState,
      reducer: reducer().resolve(),
      reporter: failures.reporter,
      made: CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    )
  }
}
