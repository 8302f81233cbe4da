public import ComposableNavigation

extension TestStore {
  /// Takes the next action that an effect has sent, and compares it and its change of the state.
  ///
  /// ```swift
  /// await store.receive(.loaded(["AUT"])) { $0.countries = ["AUT"] }
  /// ```
  ///
  /// If there is no action yet, the call waits. If no running effect can send one, it fails at
  /// once. With ``exhaustivity`` off, it skips all actions before the expected one.
  ///
  /// - Parameters:
  ///   - action: The expected action.
  ///   - within: The longest time that an effect may take, in real time.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - change: Changes the state before the action into the state after it; nil if nothing
  ///     changes.
  public func receive(
    _ action: Action,
    within: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    change: (@MainActor (inout State) -> Void)? = nil
  ) async where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = Expected(
      // Built only for a failure, as in `send`.
      title: { "receive(\(Dump(action).headline))" },
      dump: { Dump(action) },
      matches: { $0 == action }
    )
    _ = await receive(expected, within, site, change)
  }

  /// Takes the next action that an effect has sent, and expects it to be of a case.
  ///
  /// Use this method for actions that are not Equatable, or to check the payload separately:
  ///
  /// ```swift
  /// let loaded = await store.receive(/Countries.Action.loaded) { $0.countries = ["AUT"] }
  /// #expect(loaded?.count == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - within: The longest time that an effect may take, in real time.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - change: Changes the state before the action into the state after it; nil if nothing
  ///     changes.
  /// - Returns: The value of the case; nil if the test has failed.
  @discardableResult
  public func receive<Value>(
    _ path: CasePath<Action, Value>,
    within: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    change: (@MainActor (inout State) -> Void)? = nil
  ) async -> Value? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    func title() -> String { "receive(\(TypeName.of(path)))" }
    let expected = Expected(title: title) { path.extract($0) != nil }
    let action = await receive(expected, within, site, change)
    if let problem = path.problem { journal.fail("\(title()): \(problem)") }
    return action.flatMap { path.extract($0) }
  }

  /// Takes the next action that an effect has sent, and expects it to satisfy a condition.
  ///
  /// - Parameters:
  ///   - isExpected: Returns true for the expected action.
  ///   - within: The longest time that an effect may take, in real time.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - change: Changes the state before the action into the state after it; nil if nothing
  ///     changes.
  /// - Returns: The action; nil if the test has failed.
  @discardableResult
  public func receive(
    where isExpected: @escaping @MainActor (Action) -> Bool,
    within: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    change: (@MainActor (inout State) -> Void)? = nil
  ) async -> Action? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = Expected(title: { "receive(where:)" }, matches: isExpected)
    return await receive(expected, within, site, change)
  }
}

/// An action that a test waits for.
private struct Expected<Action> {
  let title: () -> String
  var dump: (() -> Dump)?
  let matches: @MainActor (Action) -> Bool
}

extension TestStore {
  private func receive(
    _ expected: Expected<Action>,
    _ within: Duration,
    _ site: CallSite,
    _ change: (@MainActor (inout State) -> Void)?
  ) async -> Action? {
    journal.site = site
    guard let index = await wait(for: expected, within) else { return nil }
    let reduction = journal.received[index]
    let skipped = journal.take(at: index)
    if !skipped.isEmpty {
      let message = Leftover.actions(skipped.map(\.action))
      report(skipped: "\(expected.title()): before it, \(message)")
    }
    guard expected.matches(reduction.action) else {
      failUnexpected(reduction.action, expected)
      return nil
    }
    compare(reduction, expected.title(), change)
    return reduction.action
  }

  /// Waits for the next action or, with exhaustivity off, for the next matching action.
  ///
  /// - Returns: Its position; nil if the test has failed.
  private func wait(for expected: Expected<Action>, _ within: Duration) async -> Int? {
    let deadline = ContinuousClock.now + within
    await settle()
    var isInTime = true
    while true {
      let received = journal.received
      if exhaustivity == .on, !received.isEmpty { return 0 }
      if let index = received.firstIndex(where: { expected.matches($0.action) }) { return index }
      let nothing = received.isEmpty ? "nothing was received" : "no such action was received"
      if store.liveEffectCount == 0 {
        journal.fail("\(expected.title()): \(nothing), and no effect is running that could send")
        return nil
      }
      if !isInTime {
        journal.fail(
          "\(expected.title()): \(nothing) within \(within); \(Leftover.running(journal.running))"
        )
        return nil
      }
      isInTime = await journal.signal.wait(until: deadline)
      await settle()
    }
  }

  private func failUnexpected(_ action: Action, _ expected: Expected<Action>) {
    let actual = Dump(action)
    guard let dump = expected.dump,
      let difference = LineDiff.text(from: dump().lines(), to: actual.lines())
    else {
      return journal.fail("\(expected.title()): received was \(actual.inline)")
    }
    journal.fail(
      "\(expected.title()): another action was received\(Difference.legend)\(difference)"
    )
  }
}
