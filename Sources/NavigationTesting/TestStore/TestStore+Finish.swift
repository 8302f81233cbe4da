import ComposableNavigation

extension TestStore {
  /// Says that the test has stated everything: nothing is left and nothing is running.
  ///
  /// Running effects are given time to end. What is left is reported here and not again.
  ///
  /// - Parameters:
  ///   - within: The longest time that effects may take to end; real time.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
  public func finish(
    within: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    journal.site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let deadline = ContinuousClock.now + within
    await settle()
    var isInTime = true
    while store.liveEffectCount > 0, isInTime {
      isInTime = await journal.signal.wait(until: deadline)
      // Also afterwards: on a busy main actor the answer may lie right behind the deadline.
      await settle()
    }
    let left = journal.takeAll()
    let messages = Leftover.messages(left.map(\.action), liveEffects: store.liveEffectCount)
    for message in messages { report(skipped: "finish(): \(message)") }
    if let first = left.first, let last = left.last, first.before != last.after {
      let title = "finish(): the state changed, unstated"
      report(skipped: Difference.text(title, expected: first.before, actual: last.after))
    }
    journal.leftovers.forget()
  }
}
