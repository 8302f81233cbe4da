import Foundation
import NavigationTrace

extension Showcase {
  /// Steps through a recorded run on a terminal, by keys.
  ///
  /// - Returns: The exit status: 0; 2 for a trace that cannot be replayed, or if nothing can be
  ///   drawn; 3 if the replay differs from its trace.
  func walk(
    on device: TerminalDevice,
    _ options: ScriptOptions,
    _ palette: TerminalPalette,
    _ restoresTerminal: Bool
  ) async -> Int32 {
    let error = ScriptOutput.standardError
    guard let path = options.replay else { return 2 }
    let runner = ScriptRunner(self, options, .standardOutput, error, connectsHandlers: true)
    do throws(TraceFileError) {
      let trace = try TraceFile.read(path)
      guard let coder = runner.coder(for: trace) else { return 2 }
      guard let session = TerminalSession(device, restores: restoresTerminal) else {
        error.write("\(name): the terminal cannot be set up; try --lines")
        return 2
      }
      let walk = TraceWalk(trace, of: self, coder: coder)
      let reason = await run(walk, in: session, palette)
      session.end()
      if let difference = walk.difference { error.write("\(difference)") }
      if let reason { error.write("\(name): \(reason)") }
      session.obeySignal()
      return walk.difference != nil ? 3 : reason != nil ? 2 : 0
    } catch let wrong {
      error.write("\(name): \(wrong.description)")
      return 2
    }
  }

  /// - Returns: The reason for a premature end; nil if the user ended it.
  private func run(
    _ walk: TraceWalk<State, Action>,
    in session: TerminalSession,
    _ palette: TerminalPalette
  ) async -> String? {
    let (events, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    let characters = TerminalCharacters(ProcessInfo.processInfo.environment)
    var writer = FrameWriter(palette: palette, characters: characters)
    TerminalReader(input: session.device.input, wakeUps: session.wakeUps)
      .start { continuation.yield($0) }
    do throws(TraceError) {
      try walk.begin()
      guard draw(walk, in: session, &writer) else { return "the output cannot be written" }
      for await event in events {
        switch event {
        case .key(let key):
          if let command = WalkCommand(key) {
            guard try walk.take(command) else { return nil }
          }
        case .asked, .ended, .left: return nil
        case .changed, .disturbed, .pasted, .ticked: break
        }
        if event.isDisturbing { writer.forget() }
        guard draw(walk, in: session, &writer) else { return "the output cannot be written" }
      }
    } catch {
      return "\(error)"
    }
    return nil
  }

  /// - Returns: False if the terminal was closed.
  private func draw(
    _ walk: TraceWalk<State, Action>,
    in session: TerminalSession,
    _ writer: inout FrameWriter
  ) -> Bool {
    guard session.isOnScreen else { return true }
    let size = session.device.size
    let frame = WalkFrame(
      heading: walk.heading,
      news: walk.changes + walk.news,
      wrong: walk.difference?.description,
      picture: walk.picture,
      width: size.width,
      height: size.height
    )
    return session.device.write(writer.bytes(for: frame.canvas))
  }
}
