import ComposableNavigation
import NavigationTrace
import TerminalHost

extension ScriptRunner {
  /// Steps through a recorded run by a script with a command per line, such as `next` or `back 3`.
  ///
  /// After each command, prints the step, its events, the changed screens, and all screens.
  ///
  /// - Returns: The exit status: 0; 2 for an invalid line or trace; 3 for a difference.
  func walk(_ trace: Trace, _ input: ScriptInput) -> Int32 {
    guard let coder = coder(for: trace) else { return 2 }
    let walk = TraceWalk(trace, of: showcase, coder: coder, connectsHandlers: connectsHandlers)
    var (isWrong, number) = (false, 0)
    do {
      try walk.begin()
      describe(walk)
      var lines = ScriptLines()
      while output.failure == nil {
        let piece = try input.next()
        let ended = piece.isEmpty ? lines.end().map { [$0] } ?? [] : lines.take(piece)
        for line in ended {
          number += 1
          do {
            let text = try line.mapError { ScriptMistake(error: $0) }.get()
            guard try walk.take(WalkCommand(text)) else { return status(of: walk, isWrong) }
            describe(walk)
          } catch {
            isWrong = true
            self.error.write("line \(number): \(error)")
          }
        }
        if piece.isEmpty { break }
      }
    } catch {
      let reason = (error as? ScriptInputError)?.reason ?? "\(error)"
      self.error.write("\(showcase.name): \(reason)")
      return 2
    }
    return status(of: walk, isWrong)
  }

  private func status(of walk: TraceWalk<State, Action>, _ isWrong: Bool) -> Int32 {
    walk.difference == nil ? isWrong ? 2 : 0 : 3
  }

  private func describe(_ walk: TraceWalk<State, Action>) {
    output.write(walk.heading)
    for line in walk.news { output.write("  \(line.printable)") }
    for line in walk.changes { output.write("  \(line.printable)") }
    for line in walk.tree.lines() { output.write(line.printable) }
    if let difference = walk.difference { error.write("\(difference)") }
  }
}
