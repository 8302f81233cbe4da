public import ComposableNavigation

extension TestStore {
  /// Takes the next action that an effect has sent, and compares it and what it has changed.
  ///
  /// ```swift
  /// await store.receive(.loaded(["AUT"])) { $0.countries = ["AUT"] }
  /// ```
  ///
  /// Waits for it if there is none yet; when no effect is running that could send one, it fails at
  /// once. With ``exhaustivity`` off it passes over actions until this one comes.
  ///
  /// - Parameters:
  ///   - action: The action that is expected.
  ///   - within: The longest time that an effect may take; real time.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - change: Changes the state before into the state after; nil when nothing changes.
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
      // Written only for a failure, as in `send`.
      title: { "receive(\(Dump(action).headline))" },
      dump: { Dump(action) },
      matches: { $0 == action }
    )
    _ = await receive(expected, within, site, change)
  }

  /// Takes the next action that an effect has sent, which has to be of a case.
  ///
  /// For actions that are not Equatable, and for payloads that are asserted apart:
  ///
  /// ```swift
  /// let loaded = await store.receive(/Countries.Action.loaded) { $0.countries = ["AUT"] }
  /// #expect(loaded?.count == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - within: The longest time that an effect may take; real time.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - change: Changes the state before into the state after; nil when nothing changes.
  /// - Returns: The value of the case; nil when the test has failed.
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
    func title() -> String { "receive(a case with \(TypeName.of(type: Value.self)))" }
    let expected = Expected(title: title) { path.extract($0) != nil }
    let action = await receive(expected, within, site, change)
    if let problem = path.problem { journal.fail("\(title()): \(problem)") }
    return action.flatMap { path.extract($0) }
  }

  /// Takes the next action that an effect has sent, which has to be as the closure says.
  ///
  /// - Parameters:
  ///   - isExpected: Tells if an action is the one.
  ///   - within: The longest time that an effect may take; real time.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - change: Changes the state before into the state after; nil when nothing changes.
  /// - Returns: The action; nil when the test has failed.
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

/// The action that a test waits for.
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

  /// Waits until there is an action to look at; without exhaustivity, until there is a matching one.
  ///
  /// - Returns: Its position; nil when the test has failed.
  private func wait(for expected: Expected<Action>, _ within: Duration) async -> Int? {
    let deadline = ContinuousClock.now + within
    await settle()
    var isInTime = true
    while true {
      let received = journal.received
      if exhaustivity == .on, !received.isEmpty { return 0 }
      if let index = received.firstIndex(where: { expected.matches($0.action) }) { return index }
      let nothing = received.isEmpty ? "nothing was received" : "no such action was received"
      let running = store.liveEffectCount
      if running == 0 {
        journal.fail("\(expected.title()): \(nothing), and no effect is running that could send")
        return nil
      }
      if !isInTime {
        journal.fail(
          "\(expected.title()): \(nothing) within \(within); \(Leftover.running(running))"
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
