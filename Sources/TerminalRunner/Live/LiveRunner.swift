import ComposableNavigation
import NavigationOperators
import TerminalHost

/// Runs a showcase interactively on a terminal.
///
/// Each action of the user is a step of a script, on the same window and store. So both behave the
/// same, and a recording made here can be replayed there.
@MainActor
final class LiveRunner<State, Action: Sendable> {
  private let showcase: Showcase<State, Action>
  private let language: ScriptLanguage<State, Action>
  private let send: @Sendable (LiveEvent) -> Void
  private let tick: (@Sendable () async -> Void)?
  /// The next tick, while work is running and the terminal is open.
  private var ticking: Task<Void, Never>?
  private var turn = 0
  private var state = LiveState()
  private var isTold = false
  private weak var lastFront: TerminalScreen?
  /// A Boolean value that indicates whether a screen was in front, which may be released now.
  private var hadFront = false
  /// The work before the end; nil until the user asks the program to end.
  private var ending: Task<Void, Never>?
  /// A Boolean value that indicates whether the user has not answered the question about quitting.
  private var isAskedToQuit = false
  private(set) var failures: [String] = []

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - showcase: The showcase to run.
  ///   - send: Sends an event to the stream of ``run(_:recordingTo:draw:)``.
  ///   - tick: Waits until the symbol of running work moves; nil if it does not move.
  init(
    _ showcase: Showcase<State, Action>,
    send: @escaping @Sendable (LiveEvent) -> Void,
    tick: (@Sendable () async -> Void)? = nil
  ) {
    self.showcase = showcase
    self.send = send
    self.tick = tick
    language = ScriptLanguage(commands: showcase.commands)
  }

  /// Runs until the user quits or the terminal closes, and the feature has finished its work.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - file: The file that records the run; nil for none.
  ///   - draw: Draws the content, completely if the flag is true, and returns the state as drawn.
  func run(
    _ events: AsyncStream<LiveEvent>,
    recordingTo file: TraceFile? = nil,
    draw: @MainActor (LiveContent, LiveState, _ isDisturbed: Bool) -> LiveState
  ) async {
    let stage = ShowcaseStage(
      showcase,
      recordingTo: file,
      onIssue: { [weak self] in self?.fail("issue: \($0)") },
      onRefusal: { [weak self] refusal in
        self?.state.fail("refused: \(refusal)")
        // Also when an effect's action was refused, which changes nothing else.
        self?.tell()
      }
    )
    // Effects send actions at any time.
    let subscription = stage.store.observe { [weak self] _ in self?.tell() }
    defer {
      subscription.cancel()
      ending?.cancel()
      ticking?.cancel()
    }
    stage.show()
    if let start = showcase.start { carryOut([.send(start)], stage) } else { settle(stage) }
    show(stage, false, draw)
    var isWatched = true
    for await event in events {
      switch event {
      case .left: return settle(stage)
      // A second request ends the program immediately.
      case .asked where ending != nil, .key(.control("c")) where ending != nil: return
      case .asked: guard leave(stage) else { return }
      case .ended:
        isWatched = false
        guard leave(stage) else { return }
      case .changed: isTold = false
      case .ticked: (ticking, turn) = (nil, turn + 1)
      case .key(let key) where ending == nil: guard take(key, stage) else { return }
      case .pasted(let text) where ending == nil: paste(text, stage)
      case .key, .pasted, .disturbed: break
      }
      if isWatched { show(stage, event.isDisturbing, draw) }
    }
  }

  /// - Returns: False if the user has quit and there is nothing to wait for.
  private func take(_ key: TerminalKey, _ stage: ShowcaseStage<State, Action>) -> Bool {
    // The screen may have changed since it was drawn.
    follow(stage.window.front)
    let content = content(stage)
    if content.question == nil { isAskedToQuit = false }
    let deed = state.take(key, content)
    stage.window.front?.place = state.place
    guard let deed, !carryOut(deed, stage) else { return true }
    return asksFirst(stage) || leave(stage)
  }

  /// Asks before quitting if data would be lost; asks only once.
  private func asksFirst(_ stage: ShowcaseStage<State, Action>) -> Bool {
    guard !isAskedToQuit else { return false }
    isAskedToQuit = showcase.leaveQuestion?.leaveGuard.blocker(in: stage.store.state) != nil
    return isAskedToQuit
  }

  /// Returns the question for the user; nil for none.
  private func question(_ current: State) -> String? {
    guard let question = showcase.leaveQuestion else { return nil }
    let blocker = isAskedToQuit ? question.leaveGuard.blocker(in: current) : question.asked(current)
    return blocker.map { LeaveQuestion<State, Action>.text($0) }
  }

  /// - Returns: False if the user quits despite the question.
  private func answer(_ isYes: Bool, _ stage: ShowcaseStage<State, Action>) -> Bool {
    if isAskedToQuit {
      isAskedToQuit = isYes
      return !isYes
    }
    let action = isYes ? showcase.leaveQuestion?.yes : showcase.leaveQuestion?.no
    if let action { carryOut([.send(action)], noting: isYes ? "yes" : "no", stage) }
    return true
  }

  private func paste(_ text: String, _ stage: ShowcaseStage<State, Action>) {
    follow(stage.window.front)
    state.paste(text, content(stage))
    stage.window.front?.place = state.place
  }

  /// Notifies the feature once that the program will end.
  ///
  /// - Returns: False if there is nothing to wait for.
  private func leave(_ stage: ShowcaseStage<State, Action>) -> Bool {
    guard let farewell = showcase.farewell else { return false }
    guard ending == nil else { return true }
    state.fail("ending; Ctrl-C ends at once")
    ending = Task { [send] in
      await farewell.tell(stage.store)
      send(.left)
    }
    return true
  }

  // MARK: Showing

  private func content(_ stage: ShowcaseStage<State, Action>) -> LiveContent {
    let (window, current) = (stage.window, stage.store.state)
    let rows = window.front?.rows ?? []
    let choices = Set(rows.compactMap(\.choice))
    // Before an alert is answered, nothing below it can be used.
    let isAsked = window.front?.isAlert == true && !choices.isEmpty
    let offers = isAsked ? [] : language.offers(current, in: window)
    return LiveContent(
      picture: window.picture,
      rows: rows,
      // An action of a row is not offered again.
      offers: offers.filter { !choices.contains(.line($0.line)) },
      tabCount: isAsked ? 0 : window.tabTitles.count,
      // Other windows can be used: an alert covers only its own window.
      windowCount: window.windowCount,
      canGoBack: window.canPerform(.back),
      canGoForward: !isAsked && language.forwardLine(current) != nil,
      hasColumns: !isAsked && window.canPerform(.nextColumn),
      isWorking: stage.store.liveEffectCount > 0,
      question: question(current),
      turn: turn,
      captions: showcase.captions(current).map(\.printable)
    )
  }

  private func show(
    _ stage: ShowcaseStage<State, Action>,
    _ isDisturbed: Bool,
    _ draw: @MainActor (LiveContent, LiveState, Bool) -> LiveState
  ) {
    let front = stage.window.front
    follow(front)
    let content = content(stage)
    state = draw(content, state, isDisturbed)
    front?.place = state.place
    if content.isWorking { keepTicking() } else { turn = 0 }
  }

  /// Moves the focus to the screen in front.
  ///
  /// Each screen keeps its own position, and the field in which the user types, while others are in
  /// front.
  private func follow(_ front: TerminalScreen?) {
    guard front !== lastFront || hadFront != (front != nil) else { return }
    lastFront?.field = state.prompt
    (lastFront, hadFront) = (front, front != nil)
    (state.place, state.prompt) = (front?.place ?? RowFocus(), front?.field as? LiveState.Prompt)
    state.listPlace = RowFocus()
  }

  /// Requests one tick, so that there are no ticks while no work is running.
  private func keepTicking() {
    guard let tick, ticking == nil else { return }
    ticking = Task { [send] in
      await tick()
      if !Task.isCancelled { send(.ticked) }
    }
  }

  /// Requests the next frame, once.
  private func tell() {
    guard !isTold else { return }
    isTold = true
    send(.changed)
  }

  // MARK: Doing

  /// - Returns: False if the user wants to quit.
  private func carryOut(_ deed: LiveDeed, _ stage: ShowcaseStage<State, Action>) -> Bool {
    switch deed {
    case .run(let line): return carryOut(line, stage)
    case .back: return carryOut(.act(.back), stage)
    case .forward:
      if let line = language.forwardLine(stage.store.state) { return carryOut(line, stage) }
      state.fail("there is nothing to go forward to")
      return true
    case .act(let act):
      carryOut([.act(act)], noting: act.text, stage)
      return true
    case .answer(let isYes): return answer(isYes, stage)
    case .redraw: return true
    case .quit: return false
    }
  }

  private func carryOut(_ line: String, _ stage: ShowcaseStage<State, Action>) -> Bool {
    do throws(ScriptMistake) {
      guard let steps = try language.steps(of: line, stage.store.state) else { return false }
      state.succeed()
      carryOut(steps, noting: "> \(line.printable)", stage)
    } catch {
      if case .missing(let parameter) = error.error, state.prompt == nil {
        state.prompt = language.prompt(for: line, missing: parameter, stage.store.state)
      } else {
        state.fail(error.isOfName ? error.description : error.error.description)
      }
    }
    return true
  }

  private func carryOut(
    _ steps: [ScriptStep<Action>],
    noting note: String? = nil,
    _ stage: ShowcaseStage<State, Action>
  ) {
    if let note { stage.note(note) }
    carryOut(steps[...], stage)
  }

  /// Carries out steps that need no waiting, and the rest after the effects have ended.
  private func carryOut(
    _ steps: ArraySlice<ScriptStep<Action>>,
    _ stage: ShowcaseStage<State, Action>
  ) {
    var rest = steps
    while let step = rest.popFirst() {
      guard let task = stage.begin(step) else {
        if case .act(let act) = step { state.fail(act.refusal) }
        continue
      }
      guard step.isAwaited, stage.store.liveEffectCount > 0 else { continue }
      let later = rest
      Task {
        await task.finish()
        carryOut(later, stage)
        tell()
      }
      return
    }
    settle(stage)
  }

  /// Checks the state after all steps are carried out.
  private func settle(_ stage: ShowcaseStage<State, Action>) {
    stage.noteTree()
    if let difference = stage.difference { fail(difference) }
  }

  private func fail(_ message: String) {
    failures.append(message)
    state.fail(message.split(separator: "\n").joined(separator: " "))
  }
}
