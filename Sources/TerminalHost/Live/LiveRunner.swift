import NavigationOperators
import ComposableNavigation

/// Lets a person use a showcase on a terminal.
///
/// Everything that a person does is a step of a script, done to the same window and store: what
/// works in one works in the other, and what is recorded here is replayed there.
@MainActor
final class LiveRunner<State, Action: Sendable> {
  private let showcase: Showcase<State, Action>
  private let language: ScriptLanguage<State, Action>
  private let send: @Sendable (LiveEvent) -> Void
  private let tick: (@Sendable () async -> Void)?
  /// The next tick, while work runs and somebody watches.
  private var ticking: Task<Void, Never>?
  private var turn = 0
  private var state = LiveState()
  private var isTold = false
  private weak var lastFront: TerminalScreen?
  /// The work that is waited for before the end; nil as long as nobody has asked for the end.
  private var ending: Task<Void, Never>?
  /// Tells whether a person who quits has been asked, and has not answered.
  private var isAskedToQuit = false
  private(set) var failures: [String] = []

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - showcase: The showcase that is used.
  ///   - send: Gives an event to whoever calls ``run(_:recordingTo:draw:)``.
  ///   - tick: Returns when the mark of work that runs is to move; nil for one that stands still.
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

  /// Runs until the person quits or is gone, and the feature has done what it does then.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - file: Where everything is written down; nil for nowhere.
  ///   - draw: Shows what the person has before them, and says where; told also whether all of it
  ///     has to be drawn anew.
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
        // An effect may have been refused, and nothing else has changed.
        self?.tell()
      }
    )
    // Effects send actions by themselves.
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
      // Whoever asks twice is in a hurry.
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

  /// - Returns: False when the person has quit and nothing is waited for.
  private func take(_ key: TerminalKey, _ stage: ShowcaseStage<State, Action>) -> Bool {
    let content = content(stage)
    if content.question == nil { isAskedToQuit = false }
    let deed = state.take(key, content)
    // Each screen keeps its place for itself, while others are in front.
    stage.window.front?.place = state.place
    guard let deed, !carryOut(deed, stage) else { return true }
    return asksFirst(stage) || leave(stage)
  }

  /// Asks a person who quits while something stays; who has been asked is not asked again.
  private func asksFirst(_ stage: ShowcaseStage<State, Action>) -> Bool {
    guard !isAskedToQuit else { return false }
    isAskedToQuit = showcase.leaveQuestion?.leaveGuard.stay(in: stage.store.state) != nil
    return isAskedToQuit
  }

  /// The question that a person has before them; nil for none.
  private func question(_ current: State) -> String? {
    guard let question = showcase.leaveQuestion else { return nil }
    let stay = isAskedToQuit ? question.leaveGuard.stay(in: current) : question.asked(current)
    return stay.map { LeaveQuestion<State, Action>.text($0) }
  }

  /// - Returns: False when the person quits all the same.
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
    state.paste(text, content(stage))
    stage.window.front?.place = state.place
  }

  /// Tells the feature that the program is to end, once.
  ///
  /// - Returns: False when nothing is waited for.
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
    // Before an alert is answered, nothing below it does anything.
    let isAsked = window.front?.isAlert == true && !choices.isEmpty
    let offers = isAsked ? [] : language.offers(current, in: window)
    return LiveContent(
      picture: window.picture,
      rows: rows,
      // An action that a row does need not be offered again.
      offers: offers.filter { !choices.contains(.line($0.line)) },
      tabCount: isAsked ? 0 : window.tabTitles.count,
      // An alert asks in its own window.
      windowCount: window.windowCount,
      canGoBack: language.canGoBack(current, in: window),
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
    if front !== lastFront { state.listPlace = RowFocus() }
    lastFront = front
    state.place = front?.place ?? RowFocus()
    let content = content(stage)
    state = draw(content, state, isDisturbed)
    front?.place = state.place
    if content.isWorking { keepTicking() } else { turn = 0 }
  }

  /// Asks for one tick: while nothing runs, nothing is asked.
  private func keepTicking() {
    guard let tick, ticking == nil else { return }
    ticking = Task { [send] in
      await tick()
      if !Task.isCancelled { send(.ticked) }
    }
  }

  /// Asks for the next frame, once.
  private func tell() {
    guard !isTold else { return }
    isTold = true
    send(.changed)
  }

  // MARK: Doing

  /// - Returns: False when the person wants to quit.
  private func carryOut(_ deed: LiveDeed, _ stage: ShowcaseStage<State, Action>) -> Bool {
    switch deed {
    case .run(let line): return carryOut(line, stage)
    case .back:
      if let line = language.backLine(stage.store.state) { return carryOut(line, stage) }
      return carryOut(.act(.back), stage)
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

  /// Does what can be done at once, and the rest when the effects have ended.
  private func carryOut(
    _ steps: ArraySlice<ScriptStep<Action>>,
    _ stage: ShowcaseStage<State, Action>
  ) {
    var rest = steps
    while let step = rest.popFirst() {
      guard let task = stage.begin(step) else {
        if case .act(let act, otherwise: _) = step { state.fail(act.refusal) }
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

  /// Everything that was asked for has been done.
  private func settle(_ stage: ShowcaseStage<State, Action>) {
    stage.noteTree()
    if let difference = stage.difference { fail(difference) }
  }

  private func fail(_ message: String) {
    failures.append(message)
    state.fail(message.split(separator: "\n").joined(separator: " "))
  }
}
