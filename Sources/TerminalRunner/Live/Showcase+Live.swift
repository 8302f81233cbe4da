import Foundation

extension Showcase {
  /// Runs the showcase with the process's options, and exits: the whole `main` of an executable.
  ///
  /// At a terminal, the user sees the window and uses it by keys. If input or output is not a
  /// terminal, if `TERM` says that the terminal can only print, or with `--lines` or `--size`, a
  /// script is read line by line.
  ///
  /// Call it from a `main` that is not `async`: the drawing thread must receive signals.
  ///
  /// ```swift
  /// @main enum Main {
  ///   @MainActor static func main() { showcase.main() }
  /// }
  /// ```
  @available(*, noasync, message: "declare `@MainActor static func main()`, without `async`")
  public func main() -> Never {
    main(arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the showcase with other options, and exits.
  ///
  /// - Parameters:
  ///   - arguments: The options; see `--help`.
  ///   - restoresTerminal: False never restores the terminal, to prove that a test detects it: see
  ///     ``TerminalRestoration``.
  @available(*, noasync)
  package func main(arguments: [String], restoresTerminal: Bool = true) -> Never {
    StandardStreams.open()
    Task {
      let environment = ProcessInfo.processInfo.environment
      guard let device = TerminalDevice(environment: environment),
        let options = try? ScriptOptions(arguments), options.isForPeople
      else {
        var showcase = self
        // Only prints a message: no line is carried out because of it.
        showcase.patience = { try? await Task.sleep(for: .seconds(1)) }
        exit(await showcase.run(arguments: arguments))
      }
      let palette = TerminalPalette(environment)
      if options.steps { exit(await walk(on: device, options, palette, restoresTerminal)) }
      exit(await run(on: device, options, palette, restoresTerminal))
    }
    // The loop returns only if the process has no main queue.
    while true { RunLoop.main.run() }
  }

  private func run(
    on device: TerminalDevice,
    _ options: ScriptOptions,
    _ palette: TerminalPalette,
    _ restoresTerminal: Bool
  ) async -> Int32 {
    let error = ScriptOutput.standardError
    do throws(TraceFileError) {
      let file: TraceFile? =
        if let path = options.record { try TraceFile(path, name: name) } else { nil }
      guard
        let session = TerminalSession(
          device,
          isToldFirst: farewell != nil,
          hasMouse: options.hasMouse,
          restores: restoresTerminal
        )
      else {
        error.write("\(name): the terminal cannot be set up; try --lines")
        return 2
      }
      let (failures, isWritten) = await run(in: session, palette, recordingTo: file)
      session.end()
      for failure in failures { error.write(failure) }
      if !isWritten { error.write("\(name): the output cannot be written") }
      try file?.close()
      session.obeySignal()
      return failures.isEmpty ? isWritten ? 0 : 2 : 3
    } catch let wrong {
      error.write("\(name): \(wrong.description)")
      return 2
    }
  }

  /// - Returns: The faults of the program, and whether everything could be drawn.
  private func run(
    in session: TerminalSession,
    _ palette: TerminalPalette,
    recordingTo file: TraceFile?
  ) async -> (failures: [String], isWritten: Bool) {
    let (events, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    let runner = LiveRunner(
      self,
      send: { continuation.yield($0) },
      // Moves only the symbol of running work, so no result depends on the time.
      tick: { try? await Task.sleep(for: .milliseconds(120)) }
    )
    let characters = TerminalCharacters(ProcessInfo.processInfo.environment)
    var writer = FrameWriter(palette: palette, characters: characters)
    TerminalReader(input: session.device.input, wakeUps: session.wakeUps)
      .start { continuation.yield($0) }
    var isWritten = true
    await runner.run(events, recordingTo: file) { content, state, isDisturbed in
      let size = session.device.size
      let frame = LiveFrame(
        content,
        state,
        width: size.width,
        height: size.height,
        characters: characters
      )
      if isDisturbed { writer.forget() }
      if session.isOnScreen, isWritten {
        isWritten = session.device.write(writer.bytes(for: frame.canvas))
        if !isWritten { continuation.yield(.ended) }
      }
      return frame.state
    }
    return (runner.failures, isWritten)
  }
}
