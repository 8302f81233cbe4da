import NavigationTrace
import TerminalHost

extension ScriptRunner {
  /// Replays a trace, and draws the same trees.
  ///
  /// - Returns: The exit status: 0; 2 for a trace that cannot be replayed; 3 for a difference.
  func replay(_ trace: Trace) -> Int32 {
    guard let coder = coder(for: trace) else { return 2 }
    isReplay = true
    let stage = makeStage()
    let replay = TraceReplay(trace, in: stage.store, coder: coder, draw: showcase.drawing(of:)) {
      [self] in carryOut($0, stage)
    }
    stage.recorder = replay.recorder
    stage.show()
    do throws(TraceError) {
      guard let difference = try replay.run() else { return hasFailed ? 3 : 0 }
      error.write("\(difference)")
      return 3
    } catch let wrong {
      error.write("\(showcase.name): \(wrong)")
      return 2
    }
  }

  /// Checks that a trace can be replayed, and prints information about it.
  ///
  /// - Returns: The coder for the trace's actions; nil, after an error message, if there is none.
  func coder(for trace: Trace) -> TraceCoder<Action>? {
    guard trace.name == showcase.name else {
      error.write("\(showcase.name): this is a trace of \(trace.name.quoted)")
      return nil
    }
    guard let coder = showcase.coder else {
      error.write(
        "\(showcase.name): the actions of this showcase cannot be read from a trace; make them "
          + "Codable, and the showcase .traced(by: .codable())"
      )
      return nil
    }
    for skipped in trace.skipped { error.write("\(skipped)") }
    if let line = trace.cutLine {
      error.write("line \(line): the recording was cut off here; it is replayed up to it")
    }
    return coder
  }

  private func carryOut(_ event: TraceEvent, _ stage: ShowcaseStage<State, Action>) {
    switch event {
    case .note(let text): say(text, stage)
    case .act(let text): if let act = TerminalAct(text) { _ = stage.perform(act) }
    case .tree: draw(stage)
    default: break
    }
  }
}
