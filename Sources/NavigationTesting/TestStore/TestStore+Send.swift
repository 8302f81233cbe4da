public import ComposableNavigation

extension TestStore {
  /// Sends an action, as a view would, and compares the new state with the stated one.
  ///
  /// ```swift
  /// await store.send(.incremented) { $0.count = 1 }
  /// await store.send(.stack(.popToRoot()))            // no closure: nothing changes
  /// ```
  ///
  /// The comparison covers this action only, not the actions that its effects send; receive those.
  /// The call fails if an action received before was not stated. The closure runs once, on the
  /// state before the action. With ``exhaustivity`` off, it runs once on the state after the action
  /// instead, and the test fails if the closure changes anything: assign values, do not use `+=`.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - change: Changes the state before the action into the state after it; nil if nothing
  ///     changes.
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
    // Built only for a failure: dumping an action takes longer than reducing it.
    let title = { "send(\(Dump(action).headline))" }
    return await send(title, change) { (1, { self.store.send(action) }) }
  }

  /// Sends one or several actions, whose changes are compared with the stated one as a whole.
  ///
  /// - Parameters:
  ///   - title: The call, for messages.
  ///   - change: Changes the state before the actions into the state after them.
  ///   - prepare: Returns the number of actions and the closure that sends them; nil if the test
  ///     has failed.
  /// - Returns: The effects that began.
  func send(
    _ title: () -> String,
    _ change: (@MainActor (inout State) -> Void)?,
    _ prepare: () -> (count: Int, deliver: () -> StoreTask)?
  ) async -> StoreTask {
    // Work that began elsewhere, for example in a host, comes before these actions.
    await settle()
    let left = journal.takeAll()
    if !left.isEmpty {
      let message = Leftover.actions(left.map(\.action))
      report(skipped: "\(title()): before it, \(message)")
    }
    guard let (count, deliver) = prepare() else { return StoreTask() }
    let (task, reduction) = journal.send(count, deliver)
    if let reduction { compare(reduction, title(), change) }
    await settle()
    return task
  }

  /// Compares the change of an action with the stated one.
  ///
  /// The closure runs once: on the state before the action, or after it with exhaustivity off.
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

  /// Reports an event that the test has not stated, according to the exhaustivity.
  func report(skipped message: String) {
    switch exhaustivity {
    case .on: journal.fail(message)
    case .off(showSkippedAssertions: true): journal.mention(message)
    case .off: break
    }
  }
}
