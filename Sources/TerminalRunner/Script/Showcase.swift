public import ComposableNavigation
public import NavigationOperators
public import NavigationTrace
public import TerminalHost

/// An app that a script can control: a feature, its views, and the commands of its language.
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
///     ScriptCommand("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
///   ]
/// )
///
/// @main enum Main {
///   @MainActor static func main() { showcase.main() }
/// }
/// ```
///
/// On a terminal, the user sees the window and uses it by keys: choosing rows that have an action
/// (`TerminalRow`), and running the commands that are available.
///
/// Otherwise, the input has one command per line. After each line, the tree of the hosts is printed
/// and compared with the state's. The command `quit` is built in, and lines that begin with `#` are
/// printed unchanged.
@MainActor
public struct Showcase<State, Action: Sendable> {
  /// The name of the executable.
  public let name: String

  /// A sentence that describes the showcase.
  public let summary: String

  /// The commands of the showcase, without `quit`.
  public private(set) var commands: [ScriptCommand<State, Action>]

  /// Returns the tree of a state, which the hosts should show.
  public let tree: @MainActor (State) -> NavigationTree

  let start: Action?
  private(set) var coder: TraceCoder<Action>?
  private(set) var clock: ScriptClock?
  /// Returns when the reader of a script should see what a line waits for; nil for never.
  var patience: (@Sendable () async -> Void)?
  private(set) var farewell: Farewell<Action>?
  private(set) var leaveQuestion: LeaveQuestion<State, Action>?
  private(set) var captions: @MainActor (State) -> [String] = { _ in [] }
  let show: @MainActor (TerminalWindow, Store<State, Action>) -> Void
  let makeStore:
    @MainActor (_ issue: @escaping @MainActor (NavigationIssue) -> Void)
      -> Store<State, Action>

  /// Creates a showcase, without running it.
  ///
  /// - Parameters:
  ///   - name: The executable's name.
  ///   - summary: A sentence that describes the showcase.
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - start: The action that is sent after the window shows the app; the first tree is drawn
  ///     when its effects have ended. Nil for none.
  ///   - show: Gives the window its root view, once.
  ///   - tree: Returns the expected tree of a state. Of the modals that stack entries and tabs
  ///     present, it must contain only those of entries in front, because handlers show no others.
  ///   - commands: The commands of the showcase.
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

  /// Returns the same showcase, with recorded runs that can be replayed.
  ///
  /// ```swift
  /// showcase.traced(by: .codable())                    // swift run Inbox --replay FILE
  /// ```
  ///
  /// Without a coder, a run can be recorded and read, but not replayed.
  ///
  /// - Parameter coder: The coder that writes and reads actions.
  /// - Returns: The showcase.
  public func traced(by coder: TraceCoder<Action>) -> Showcase {
    var showcase = self
    showcase.coder = coder
    return showcase
  }

  /// Returns the same showcase, with a clock that the command `advance 5 s` advances.
  ///
  /// Use it if the feature sleeps: a script then continues when all running effects are asleep. So
  /// timers do not block a script, and it takes less time than it simulates.
  ///
  /// - Parameter clock: The clock of the feature, used only by this showcase.
  /// - Returns: The showcase.
  public func timed(by clock: ScriptClock) -> Showcase {
    var showcase = self
    showcase.clock = clock
    showcase.commands.append(.advance)
    return showcase
  }

  /// Returns the same showcase, with more lines after each step than the tree.
  ///
  /// Use it for state that is not in a tree: a link, a queue, reported events.
  ///
  /// ```swift
  /// showcase.captioned { ["url: \($0.url)"] }
  /// ```
  ///
  /// - Parameter captions: Returns the lines below the tree; an empty list adds nothing.
  /// - Returns: The showcase.
  public func captioned(by captions: @escaping @MainActor (State) -> [String]) -> Showcase {
    var showcase = self
    showcase.captions = captions
    return showcase
  }

  /// Returns the same showcase, whose feature is notified that the program will end.
  ///
  /// Use it if data would be lost, for example a draft that is saved when the user stops typing.
  /// The action is sent when the user leaves (`q`, Ctrl-C, a closed window), when the process is
  /// asked to terminate, and when a script ends. The program waits for the effects of the action:
  ///
  /// ```swift
  /// showcase.leaving(by: .appEnds) { try? await Task.sleep(for: .seconds(5)) }
  /// ```
  ///
  /// The program does not wait for other effects: some, such as those that observe, never end. A
  /// second Ctrl-C ends the program immediately, and so does a crash or `SIGQUIT`.
  ///
  /// - Parameters:
  ///   - action: The action, which is sent once.
  ///   - limit: Returns after the maximum time to wait; cancelled when all effects have ended.
  /// - Returns: The showcase.
  public func leaving(
    by action: Action,
    limit: @escaping @Sendable () async -> Void
  ) -> Showcase {
    var showcase = self
    showcase.farewell = Farewell(action: action, limit: limit)
    return showcase
  }

  /// Returns the same showcase, which asks the user before data is lost.
  ///
  /// If the user quits while the guard has a reason, the reason is shown as a question; *y* quits,
  /// and so does a second Ctrl-C. A script's `quit` is refused, but the end of a script ends it.
  /// The reducer refuses other ways of leaving, see `Reducer.guarded(by:force:attempted:)`: a
  /// feature that stores the attempt has the same question for it.
  ///
  /// ```swift
  /// showcase.guarded(
  ///   by: Inbox.unsaved,
  ///   asked: { $0.attempt?.blocker },
  ///   yes: .discardTapped,                           // sends .force(attempt.action)
  ///   no: .keepTapped
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - leaveGuard: The guard with the reason why data would be lost.
  ///   - asked: Returns the reason of a pending attempt; nil for none.
  ///   - yes: The action for the answer *y*.
  ///   - no: The action for the answer *n*.
  /// - Returns: The showcase.
  public func guarded(
    by leaveGuard: LeaveGuard<State>,
    asked: @escaping @MainActor (State) -> LeaveBlocker? = { _ in nil },
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
  ///   - output: The output for trees and refusals.
  ///   - error: The output for faults of lines, hosts and the program.
  ///   - connectsHandlers: False disconnects the handlers, to prove that a test detects it.
  /// - Returns: The exit status: 0; 2 after an invalid line, option or trace, and if the output
  ///   cannot be written; 3 if the hosts have shown a different tree than the state's, an issue was
  ///   reported, or a replay differs from its trace.
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

  /// Returns the text of a state in a trace.
  func drawing(of state: State) -> String { tree(state).description }
}
