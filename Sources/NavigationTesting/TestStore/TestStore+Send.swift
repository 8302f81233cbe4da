public import ComposableNavigation

extension TestStore {
  /// Sends an action, as a person or a view would, and compares the state with what is stated.
  ///
  /// ```swift
  /// await store.send(.incremented) { $0.count = 1 }
  /// await store.send(.stack(.popToRoot()))            // no closure: nothing changes
  /// ```
  ///
  /// Compared is the state after this very action. What its effects send is to be received; what was
  /// received before and is not asserted fails here. The closure runs once, on the state before the
  /// action. With ``exhaustivity`` off it runs once on the state after the action instead, and the test
  /// fails if it changes anything in it: write values, not `+=`.
  ///
  /// - Parameters:
  ///   - action: The action that happens.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - change: Changes the state before into the state after; nil when nothing changes.
  /// - Returns: The effects that began, to be awaited or cancelled.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    change: (@MainActor (inout State) -> Void)? = nil
  ) async -> StoreTask {
    journal.site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    // Written only for a failure: to look into an action takes longer than to reduce it.
    func title() -> String { "send(\(Dump(action).headline))" }
    // Work that was begun elsewhere, say by a host, belongs before this action.
    await settle()
    let left = journal.takeAll()
    if !left.isEmpty {
      let message = Leftover.actions(left.map(\.action))
      report(skipped: "\(title()): before it, \(message)")
    }
    let (task, reduction) = journal.send { store.send(action) }
    if let reduction { compare(reduction, title(), change) }
    await settle()
    return task
  }

  /// Compares what an action has changed with what is stated.
  ///
  /// The closure runs once: on the state before the action, or, without exhaustivity, on the one after.
  func compare(
    _ reduction: Journal<State, Action>.Reduction,
    _ title: @autoclosure () -> String,
    _ change: (@MainActor (inout State) -> Void)?
  ) {
    let isExhaustive = exhaustivity == .on
    var stated = isExhaustive ? reduction.before : reduction.after
    change?(&stated)
    if stated != reduction.after {
      let message =
        change == nil ? "the state changed, unstated" : "the state is not what was stated"
      journal.fail(
        Difference.text("\(title()): \(message)", expected: stated, actual: reduction.after)
      )
    } else if !isExhaustive, reduction.before != reduction.after {
      let message =
        change == nil
        ? "the state changed, unstated" : "the state changed, in what was stated or more"
      report(
        skipped: Difference.text(
          "\(title()): \(message)",
          expected: reduction.before,
          actual: reduction.after
        )
      )
    }
  }

  /// Fails for what the test has left out, if it may leave out nothing.
  func report(skipped message: String) {
    switch exhaustivity {
    case .on: journal.fail(message)
    case .off(showSkippedAssertions: true): journal.mention(message)
    case .off: break
    }
  }
}
