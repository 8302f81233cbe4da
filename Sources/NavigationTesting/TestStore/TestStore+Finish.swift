import ComposableNavigation

extension TestStore {
  /// Fails the test if events were not stated or effects are still running.
  ///
  /// Running effects get some time to end. Nothing that is reported here is reported again.
  ///
  /// - Parameters:
  ///   - within: The longest time that effects may take to end, in real time.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
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
      // Settle again: on a busy main actor, the effects may finish just after the deadline.
      await settle()
    }
    let left = journal.takeAll()
    let messages = Leftover.messages(left.map(\.action), running: journal.running)
    for message in messages { report(skipped: "finish(): \(message)") }
    if let first = left.first, let last = left.last, first.before != last.after {
      let title = "finish(): the state changed, unstated"
      report(skipped: Difference.text(title, expected: first.before, actual: last.after))
    }
    journal.leftovers.forget()
  }
}
