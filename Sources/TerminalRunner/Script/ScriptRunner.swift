import ComposableNavigation
import NavigationOperators
import TerminalHost

/// Runs a script, and prints the result of each line.
@MainActor
final class ScriptRunner<State, Action: Sendable> {
  let showcase: Showcase<State, Action>
  private let size: TerminalSize?
  let connectsHandlers: Bool
  private let language: ScriptLanguage<State, Action>
  let output: ScriptOutput
  let error: ScriptOutput
  var isReplay = false

  private var line = 0
  private var hasBadLine = false
  private(set) var hasFailed = false

  init(
    _ showcase: Showcase<State, Action>,
    _ options: ScriptOptions,
    _ output: ScriptOutput,
    _ error: ScriptOutput,
    connectsHandlers: Bool
  ) {
    self.showcase = showcase
    self.connectsHandlers = connectsHandlers
    self.output = output
    self.error = error
    size = options.size
    language = ScriptLanguage(commands: showcase.commands)
  }

  func run(_ input: ScriptInput, recordingTo file: TraceFile? = nil) async -> Int32 {
    let stage = makeStage(recordingTo: file)
    let rest = ScriptRest(stage.store, clock: showcase.clock, patience: showcase.patience)
    stage.show()
    if let start = showcase.start { await wait(for: stage.store.send(start), rest) }
    draw(stage)
    do {
      var lines = ScriptLines()
      reading: while isHeard {
        let piece = try input.next()
        let ended = piece.isEmpty ? lines.end().map { [$0] } ?? [] : lines.take(piece)
        for line in ended where await !carryOut(line, stage, rest) { break reading }
        if piece.isEmpty { break }
      }
    } catch {
      let reason = (error as? ScriptInputError)?.reason ?? "\(error)"
      self.error.write("\(showcase.name): the script cannot be read: \(reason)")
      hasBadLine = true
    }
    await showcase.farewell?.tell(stage.store)
    return hasFailed ? 3 : hasBadLine ? 2 : 0
  }

  func makeStage(recordingTo file: TraceFile? = nil) -> ShowcaseStage<State, Action> {
    ShowcaseStage(
      showcase,
      connectsHandlers: connectsHandlers,
      recordingTo: file,
      onIssue: { [self] in fail("issue: \($0)") },
      onRefusal: { [output] in output.write("refused: \($0)") }
    )
  }

  /// - Returns: False if the script must end.
  private func carryOut(
    _ text: ScriptLines.Line,
    _ stage: ShowcaseStage<State, Action>,
    _ rest: ScriptRest<State, Action>
  ) async -> Bool {
    line += 1
    do throws(ScriptMistake) {
      let text = try text.mapError { ScriptMistake(error: $0) }.get()
      if text.hasPrefix("#") {
        say(text.printable, stage)
        return isHeard
      }
      guard let steps = try language.steps(of: text, stage.store.state) else {
        guard let blocker = showcase.leaveQuestion?.leaveGuard.blocker(in: stage.store.state) else {
          return false
        }
        say("refused: \(blocker.reason.printable)", stage)
        return isHeard
      }
      say("> \(text.printable)", stage)
      for step in steps { await carryOut(step, stage, rest) }
      draw(stage)
    } catch let wrong {
      hasBadLine = true
      error.write("line \(line): \(wrong)")
    }
    return isHeard
  }

  /// A Boolean value that indicates whether the output can be written; if not, the script ends.
  private var isHeard: Bool { output.failure == nil }

  private func carryOut(
    _ step: ScriptStep<Action>,
    _ stage: ShowcaseStage<State, Action>,
    _ rest: ScriptRest<State, Action>
  ) async {
    if let task = stage.begin(step) {
      if step.isAwaited { await wait(for: task, rest) }
    } else if case .act(let act) = step {
      say("refused: \(act.refusal)", stage)
    } else if case .advance(let duration) = step {
      await showcase.clock?.advance(by: duration) { await wait(for: nil, rest) }
    }
  }

  private func wait(for task: StoreTask?, _ rest: ScriptRest<State, Action>) async {
    await rest.wait(for: task) { [self] effects in
      error.write(
        "\(place): still waits for \(effects.joined(separator: "; ")); a script goes on when they have "
          + "ended or all sleep on a clock that it is timed(by:), and after .send(_, awaited: false)"
      )
    }
  }

  // MARK: Showing

  func say(_ line: String, _ stage: ShowcaseStage<State, Action>) {
    stage.note(line)
    output.write(line)
  }

  /// Prints the tree of the hosts, the captions, and a difference between hosts and state.
  func draw(_ stage: ShowcaseStage<State, Action>) {
    stage.noteTree()
    for line in stage.window.tree.lines() { output.write(line.printable) }
    for line in showcase.captions(stage.store.state) { output.write(line.printable) }
    if let size {
      for line in stage.window.picture.lines(width: size.width, height: size.height) {
        output.write(line)
      }
    }
    if let difference = stage.difference { fail(difference) }
  }

  private func fail(_ message: String) {
    hasFailed = true
    error.write("\(place): \(message)")
  }

  private var place: String {
    isReplay ? "in the replay" : line == 0 ? "at the start" : "line \(line)"
  }
}
