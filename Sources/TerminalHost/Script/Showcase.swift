public import NavigationTrace
public import NavigationOperators
public import ComposableNavigation

/// An app that a script can drive: a feature, its views, and the commands of its language.
///
/// ```swift
/// let showcase = Showcase(
///   name: "Inbox", summary: "Messages on a stack.",
///   initialState: Inbox.State(), reducer: { Inbox() },
///   show: { window, store in
///     let stack = store.scope(state: \.stack, action: /Action.stack)
///     window.show(TerminalStack(store: stack, viewProvider: Screens()))
///   },
///   tree: { $0.stack.tree },
///   commands: [
///     ScriptCommand("push", "NAME", "Opens a screen.") { (arguments, _) throws(ScriptError) in
///       [.send(.stack(.pushItem(try arguments.word("NAME"))))]
///     },
///     ScriptCommand("back", "Goes back, as a person does.") { _, _ in [.act(.back)] },
///   ]
/// )
///
/// @main enum Main {
///   @MainActor static func main() { showcase.main() }
/// }
/// ```
///
/// On a terminal a person sees the window and uses it by keys: rows that have something to run
/// (``TerminalRow``) are chosen, and the commands that can be read as things are stand beside them.
///
/// Else input is one command per line. After each the tree is drawn from what the hosts show, and
/// compared with the state's. `quit` is understood by itself, and so are lines that begin with `#`,
/// which are passed on as they are.
@MainActor
public struct Showcase<State, Action: Sendable> {
  /// The name of the executable.
  public let name: String

  /// The subject of the showcase, in a sentence.
  public let summary: String

  /// Everything that a script can say, without `quit`.
  public private(set) var commands: [ScriptCommand<State, Action>]

  /// The picture of everything that should be open.
  public let tree: @MainActor (State) -> NavigationTree

  let start: Action?
  private(set) var coder: TraceCoder<Action>?
  private(set) var clock: ScriptClock?
  /// Returns when the reader of a script is to be told what a line waits for; nil for never.
  var patience: (@Sendable () async -> Void)?
  private(set) var farewell: Farewell<Action>?
  private(set) var leaveQuestion: LeaveQuestion<State, Action>?
  private(set) var captions: @MainActor (State) -> [String] = { _ in [] }
  let show: @MainActor (TerminalWindow, Store<State, Action>) -> Void
  let makeStore:
    @MainActor (_ issue: @escaping @MainActor (NavigationIssue) -> Void)
      -> Store<State, Action>

  /// Describes a showcase; nothing happens before it is run.
  ///
  /// - Parameters:
  ///   - name: The executable's name.
  ///   - summary: Its subject, in a sentence.
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - start: The action that is sent once the window shows the app; the first tree is drawn when
  ///     its effects have ended. nil for nothing.
  ///   - show: Gives the window its root view, once.
  ///   - tree: The picture of what should be open; of the modals that stack entries and tabs
  ///     present, only those whose entry is in front are to be in it, as handlers show no others.
  ///   - commands: Everything that a script can say.
  public init<R: Reducer<State, Action>>(
    name: String,
    summary: String,
    initialState: @autoclosure @escaping @MainActor () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping @MainActor () -> R,
    start: Action? = nil,
    show: @escaping @MainActor (TerminalWindow, Store<State, Action>) -> Void,
    tree: @escaping @MainActor (State) -> NavigationTree,
    commands: [ScriptCommand<State, Action>]
  ) {
    self.name = name
    self.summary = summary
    self.start = start
    self.show = show
    self.tree = tree
    self.commands = commands
    makeStore = { onIssue in
      Store(initialState: initialState(), reducer: reducer, onIssue: onIssue)
    }
  }

  /// The same showcase, whose recorded runs can be replayed.
  ///
  /// ```swift
  /// showcase.traced(by: .codable())                    // swift run Inbox --replay FILE
  /// ```
  ///
  /// Without a coder a run can be recorded and read, but not replayed.
  ///
  /// - Parameter coder: The coder that actions are written and read with.
  /// - Returns: The showcase.
  public func traced(by coder: TraceCoder<Action>) -> Showcase {
    var showcase = self
    showcase.coder = coder
    return showcase
  }

  /// The same showcase, whose scripts move a clock on by the command `advance 5 s`.
  ///
  /// Reach for it when the feature waits: a script then goes on when all effects that run are asleep, so
  /// that a timer does not hold it up, and no script takes as long as it says.
  ///
  /// - Parameter clock: The clock that the feature waits on, for this showcase alone.
  /// - Returns: The showcase.
  public func timed(by clock: ScriptClock) -> Showcase {
    var showcase = self
    showcase.clock = clock
    showcase.commands.append(.advance)
    return showcase
  }

  /// The same showcase, which says more than the tree after each step.
  ///
  /// Reach for it when something of the state is in no tree: a link, what waits, what has been told.
  ///
  /// ```swift
  /// showcase.captioned { ["url: \($0.url)"] }
  /// ```
  ///
  /// - Parameter captions: The lines below the tree; none adds nothing.
  /// - Returns: The showcase.
  public func captioned(by captions: @escaping @MainActor (State) -> [String]) -> Showcase {
    var showcase = self
    showcase.captions = captions
    return showcase
  }

  /// The same showcase, whose feature is told that the program is to end.
  ///
  /// Reach for it when something would be lost: a draft that is saved when a person stops typing.
  /// However a person leaves (`q`, Ctrl-C, a window that is closed), when the process is told to
  /// terminate, and when a script ends, the action is sent, and the effects that it begins are waited
  /// for:
  ///
  /// ```swift
  /// showcase.leaving(by: .appEnds) { try? await Task.sleep(for: .seconds(5)) }
  /// ```
  ///
  /// Other effects are not waited for: some, such as those that listen, never end. A second Ctrl-C
  /// ends at once, and so does a crash or `SIGQUIT`.
  ///
  /// - Parameters:
  ///   - action: The action that is sent, once.
  ///   - limit: Returns when the program ends nevertheless; it is cancelled when all is done.
  /// - Returns: The showcase.
  public func leaving(
    by action: Action,
    limit: @escaping @Sendable () async -> Void
  ) -> Showcase {
    var showcase = self
    showcase.farewell = Farewell(action: action, limit: limit)
    return showcase
  }

  /// The same showcase, which asks a person before something is lost.
  ///
  /// A person who quits while something stays hears the reason and is asked; *y* quits, and so does a
  /// second Ctrl-C. A script's `quit` is refused; its end ends it. Whatever else would leave is
  /// refused by the reducer, see `Reducer.guarded(by:force:attempted:)`: a feature that keeps the
  /// attempt has it asked about in the same way.
  ///
  /// ```swift
  /// showcase.guarded(
  ///   by: Inbox.unsaved,
  ///   asked: { $0.attempt?.stay },
  ///   yes: .discardTapped,                           // sends .force(attempt.action)
  ///   no: .keepTapped
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - leaveGuard: The reason why something would be lost.
  ///   - asked: The reason of an attempt that waits for an answer; nil for none.
  ///   - yes: The action of the answer *y* to it.
  ///   - no: The action of the answer *n*.
  /// - Returns: The showcase.
  public func guarded(
    by leaveGuard: LeaveGuard<State>,
    asked: @escaping @MainActor (State) -> Stay? = { _ in nil },
    yes: Action? = nil,
    no: Action? = nil
  ) -> Showcase {
    var showcase = self
    showcase.leaveQuestion = LeaveQuestion(leaveGuard: leaveGuard, asked: asked, yes: yes, no: no)
    return showcase
  }

  /// Runs a script to its end or to `quit`.
  ///
  /// - Parameters:
  ///   - arguments: The options; see `--help`.
  ///   - input: The script.
  ///   - output: Where trees go, and what was refused.
  ///   - error: Where goes what is wrong with lines, hosts and the program.
  ///   - connectsHandlers: False leaves the handlers unplugged, to prove that a test notices.
  /// - Returns: The exit status: 0; 2 after a bad line, option or trace, and when something cannot be
  ///   written; 3 when the hosts have shown something else than the state says, an issue was reported,
  ///   or a replay differs from its trace.
  public func run(
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    input: ScriptInput = .standardInput,
    output: ScriptOutput = .standardOutput,
    error: ScriptOutput = .standardError,
    connectsHandlers: Bool = true
  ) async -> Int32 {
    do throws(ScriptOptionError) {
      let options = try ScriptOptions(arguments)
      let status = await run(options, input, output, error, connectsHandlers: connectsHandlers)
      return output.status(status, of: name, error)
    } catch let wrong {
      error.write("\(name): \(wrong.description)")
      return 2
    }
  }

  private func run(
    _ options: ScriptOptions,
    _ input: ScriptInput,
    _ output: ScriptOutput,
    _ error: ScriptOutput,
    connectsHandlers: Bool
  ) async -> Int32 {
    if options.asksForHelp {
      for line in help(width: output.columns) { output.write(line) }
      return 0
    }
    let runner = ScriptRunner(self, options, output, error, connectsHandlers: connectsHandlers)
    do throws(TraceFileError) {
      if let path = options.replay {
        let trace = try TraceFile.read(path)
        return options.steps ? runner.walk(trace, input) : runner.replay(trace)
      }
      guard let path = options.record else { return await runner.run(input) }
      let file = try TraceFile(path, name: name)
      let status = await runner.run(input, recordingTo: file)
      try file.close()
      return status
    } catch let wrong {
      error.write("\(name): \(wrong.description)")
      return 2
    }
  }

  /// The state as a trace has it.
  func drawing(of state: State) -> String { tree(state).description }
}
