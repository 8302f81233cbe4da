import ComposableNavigation

/// Carries out a script: a window, a store, and what has been said about them.
@MainActor
final class ScriptRunner<State, Action: Sendable> {
  let showcase: Showcase<State, Action>
  private let size: ScriptOptions.Size?
  let output: ScriptOutput
  let error: ScriptOutput
  let window: TerminalWindow
  var recorder: TraceRecorder<State, Action>?
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
    size = options.size
    self.output = output
    self.error = error
    window = TerminalWindow(attachesViews: connectsHandlers)
  }

  func run(_ input: ScriptInput, recordingTo file: TraceFile? = nil) async -> Int32 {
    let store = makeStore()
    if let file {
      recorder = TraceRecorder(store, coder: showcase.coder, draw: drawState) { file.write($0) }
    }
    showcase.show(window, store)
    if let start = showcase.start { await store.send(start).finish() }
    draw(store.state)
    do {
      var lines = ScriptLines()
      reading: while true {
        let piece = try input.next()
        let ended = piece.isEmpty ? lines.end().map { [$0] } ?? [] : lines.take(piece)
        for line in ended where await !carryOut(line, store) { break reading }
        if piece.isEmpty { break }
      }
    } catch {
      let reason = (error as? ScriptInputError)?.reason ?? "\(error)"
      self.error.write("\(showcase.name): the script cannot be read: \(reason)")
      hasBadLine = true
    }
    return hasFailed ? 3 : hasBadLine ? 2 : 0
  }

  func makeStore() -> Store<State, Action> {
    let store = showcase.makeStore { [self] in fail("issue: \($0)") }
    store.onRefusal = { [output] in output.write("refused: \($0)") }
    return store
  }

  /// The state as a trace has it.
  func drawState(_ state: State) -> String { showcase.tree(state).description }

  /// - Returns: False when the script is to end.
  private func carryOut(_ text: ScriptLines.Line, _ store: Store<State, Action>) async -> Bool {
    line += 1
    do throws(ScriptError) {
      let text = try text.get()
      if text.hasPrefix("#") {
        say(text.printable)
        return true
      }
      guard let steps = try steps(of: text, store.state) else { return false }
      say("> \(text.printable)")
      for step in steps { await carryOut(step, store) }
      draw(store.state)
    } catch let wrong {
      report(wrong)
    }
    return true
  }

  // MARK: Reading

  private var usage: String?

  /// - Returns: What is to be done; nil for `quit`.
  private func steps(
    of text: String,
    _ state: State
  ) throws(ScriptError) -> [ScriptStep<Action>]? {
    usage = nil
    var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard !words.isEmpty else { throw .empty }
    let name = words.removeFirst()
    var arguments = ScriptArguments(words)
    var steps: [ScriptStep<Action>]?
    if name == "quit" {
      usage = "quit"
    } else {
      guard let command = showcase.commands.first(where: { $0.name == name }) else {
        throw .unknownCommand(name)
      }
      usage = command.usage
      steps = try command.parse(&arguments, state)
    }
    if let extra = arguments.words.first { throw .extra(extra) }
    return steps
  }

  private func report(_ wrong: ScriptError) {
    hasBadLine = true
    let expected =
      switch wrong {
      case .empty, .unknownCommand:
        "; expected one of: \((showcase.commands.map(\.name) + ["quit"]).joined(separator: ", "))"
      case .missing, .extra, .invalid:
        usage.map { "; usage: \($0)" } ?? ""
      case .tooLong, .notUTF8:
        ""
      }
    error.write("line \(line): \(wrong)\(expected)")
  }

  // MARK: Doing

  private func carryOut(_ step: ScriptStep<Action>, _ store: Store<State, Action>) async {
    switch step {
    case .send(let action):
      await store.send(action).finish()
    case .act(let act, let otherwise):
      var isDone = false
      // Handlers send what the person did, and keep the tasks to themselves.
      await store.gathering { isDone = perform(act) }.finish()
      if isDone { return }
      guard let otherwise else { return say("refused: \(act.refusal)") }
      await store.send(otherwise).finish()
    }
  }

  func perform(_ act: TerminalAct) -> Bool {
    recorder?.record(.act(act.text))
    return window.perform(act)
  }

  // MARK: Showing

  func say(_ line: String) {
    recorder?.record(.note(line))
    output.write(line)
  }

  /// Draws what the hosts show, and says so when the state is something else.
  func draw(_ state: State) {
    let shown = window.tree
    recorder?.record(.tree(shown.description))
    for line in shown.lines() { output.write(line.printable) }
    if let size {
      for line in window.picture.lines(width: size.width, height: size.height) {
        output.write(line)
      }
    }
    let wanted = showcase.tree(state)
    guard shown != wanted else { return }
    fail(
      (["the host shows:"] + shown.lines() + ["but the state is:"] + wanted.lines())
        .map(\.printable).joined(separator: "\n")
    )
  }

  private func fail(_ message: String) {
    hasFailed = true
    let place = isReplay ? "in the replay" : line == 0 ? "at the start" : "line \(line)"
    error.write("\(place): \(message)")
  }
}
