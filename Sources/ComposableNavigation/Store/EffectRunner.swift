/// Runs the effects of reducers and keeps track of all running work.
///
/// The ``EffectMachine`` decides, and the runner performs its decisions. The store starts effects
/// after the action that returned them, and checks owners after each action.
@MainActor
package final class EffectRunner<State, Action: Sendable> {
  private typealias Machine = EffectMachine<StoreTag>

  /// A piece of running work.
  private struct Live {
    /// The task; nil for work that is held back because a trace supplies its results.
    let task: RunningTask?
    let records: [OwnerRegistry.Record]
  }

  private var machine = Machine()
  private let world: Machine.World
  private var live: [Int: Live] = [:] {
    didSet { if live.count < 2 { outlet.isWorking(!live.isEmpty) } }
  }
  /// The owners of the running work.
  let owners = OwnerRegistry()

  /// The functions of the store that the runner needs.
  struct Outlet {
    /// Sends an action of the work with this number; nil for one that an effect sends at once.
    let send: @MainActor (SentEffect<Action>, StoreScope, _ work: Int?) -> Void
    let report: @MainActor (Report) -> Void
    /// Returns true if every owner is in the current state.
    let isOwned: @MainActor (StoreScope) -> Bool
    /// Passes on a pointer to the current state.
    let look: @MainActor ((UnsafePointer<State>) -> Void) -> Void
    let dropQueued: @MainActor (DroppedActions) -> Void
    let note: @MainActor (WorkMoment) -> Void
    /// Uses an object that belongs to the effect's owner.
    let use: @MainActor (ObjectUse, StoreScope) -> Void
    let isWorking: @MainActor (Bool) -> Void
    /// Runs a closure and reduces the actions that it sends only after it has returned.
    let queueing: @MainActor (() -> Void) -> Void
  }

  private let outlet: Outlet

  /// The way in which work is started.
  var beginning = WorkBeginning.inTask

  /// Receives each event of the running work.
  var onWork: (@MainActor (WorkMoment) -> Void)?

  init(outlet: Outlet) {
    self.outlet = outlet
    world = Machine.World(
      isOwned: { outlet.isOwned($0) },
      isStopped: { $0.isStopped }
    )
  }

  /// The number of running pieces of asynchronous work.
  var liveCount: Int { live.count }

  private var holdsWork: Bool { if case .held = beginning { true } else { false } }

  /// A line for each piece of running work, in the order in which they began.
  var explanations: [String] {
    machine.runs.map { run in
      let scope = run.scope.explanation
      return "effect \(run.number)" + (scope.isEmpty ? "" : ", \(scope.onOneLine)")
    }
  }

  func start(_ effect: Effect<Action>, with group: EffectGroup?) {
    guard let erased = effect.erased else { return }
    let tag = StoreTag(cause: group)
    // Nothing is to be decided (benchmarks “screens, push and dismiss” and “lifecycles idle, push and
    // pop”).
    if case .send = erased.operation {
      if !tag.isStopped { outlet.send(Effect<Action>.sent(by: erased), StoreScope(tag: tag), nil) }
      return
    }
    if erased.onlySends {
      guard case .merge = erased.operation else { return send(erased, tag) }
      for part in erased.parts { send(part, tag) }
      return
    }
    let height = machine.height
    machine.start(erased, tag)
    carryOut(downTo: height)
  }

  /// Sends an action, unless its owner is gone.
  private func send(_ sent: AnyEffect, _ tag: StoreTag) {
    guard !tag.isStopped else { return }
    var scope = StoreScope(tag: tag)
    guard case .owned(let owner) = sent.operation else {
      return outlet.send(Effect<Action>.sent(by: sent), scope, nil)
    }
    scope.enter(owner)
    // Invariant: an effect with an owner has one part.
    if outlet.isOwned(scope) { outlet.send(Effect<Action>.sent(by: sent.parts[0]), scope, nil) }
  }

  /// Performs everything that follows at once from the machine's input.
  ///
  /// An act may give the machine more input and call this again, which leaves earlier events alone.
  private func carryOut(downTo height: Int) {
    while let event = machine.next(world, downTo: height) {
      switch event {
      case .report(let report): outlet.report(report)
      case .perform(let act): if !holdsWork { act() }
      case .use(let use, let scope): if !holdsWork { outlet.use(use, scope) }
      case .send(let effect, let scope): outlet.send(Effect<Action>.sent(by: effect), scope, nil)
      case .began(let run, let effect): launch(Effect<Action>.work(of: effect), run)
      case .cancelled(let run): stop(run)
      case .drop(let dropped): outlet.dropQueued(dropped)
      }
    }
  }

  private func launch(_ work: Effect<Action>.Work, _ run: EffectRun<StoreTag>) {
    let number = run.number
    tell(.began(number))
    var begin: Effect<Action>.Work.Body?
    if !holdsWork { begin = body(of: work, for: run.scope) }
    // Making the object may have cancelled its work.
    guard machine.run(number) != nil else { return }
    var running: RunningTask?
    if let begin { running = RunningTask(task(of: work, begin, number, with: run.cause)) }
    live[number] = Live(task: running, records: records(of: run))
  }

  private func tell(_ moment: WorkMoment) {
    outlet.note(moment)
    onWork?(moment)
  }

  /// Returns the body of the work, after making the object that it needs.
  private func body(
    of work: Effect<Action>.Work,
    for scope: StoreScope
  ) -> Effect<Action>.Work.Body {
    switch work.start {
    case .plain(let body):
      return body
    case .using(let make):
      let (use, body) = make()
      outlet.use(use, scope)
      return body
    }
  }

  private func task(
    of work: Effect<Action>.Work,
    _ body: @escaping Effect<Action>.Work.Body,
    _ number: Int,
    with group: EffectGroup?
  ) -> Task<Void, Never> {
    group?.enter()
    let send = Send<Action> { [weak self] in self?.answer(number, $0) }
    let perform: EffectLauncher.Work = { [weak self] in
      let issue = await work.perform(body, send)
      self?.end(number, issue: issue)
      group?.leave()
    }
    guard case .launched(let launcher) = beginning else {
      return Task(priority: work.priority, operation: perform)
    }
    return launcher.launch(work.priority, perform)
  }

  private func records(of run: EffectRun<StoreTag>) -> [OwnerRegistry.Record] {
    var records: [OwnerRegistry.Record] = []
    if !run.scope.place.isEmpty {
      outlet.look { records = owners.add(run.number, of: run.scope, in: $0) }
    }
    return records
  }

  private func forget(_ number: Int) -> Live? {
    guard let gone = live.removeValue(forKey: number) else { return nil }
    owners.remove(number, from: gone.records)
    return gone
  }

  /// Sends an action of a piece of work, unless the work was cancelled.
  package func answer(_ number: Int, _ action: Action) {
    guard let run = machine.run(number), !run.scope.tag.isStopped else { return }
    outlet.send(SentEffect(action), run.scope, number)
  }

  /// Ends a piece of work and reports its uncaught error, unless the work was cancelled.
  package func end(_ number: Int, issue: NavigationIssue?) {
    let height = machine.height
    guard let run = machine.end(number) else { return }
    _ = forget(number)
    let issue = run.scope.tag.isStopped ? nil : issue
    tell(.ended(number, issue))
    if let issue { outlet.report(.issue(issue)) }
    // The next part of a sequence begins like the effect of an action: all parts start before the
    // actions that they send are reduced.
    outlet.queueing { carryOut(downTo: height) }
  }

  // MARK: Cancelling

  /// Cancels the work of entries that are gone; checks only owners that may be gone.
  func cancelOrphans(in state: UnsafePointer<State>) {
    let orphans = owners.suspects(in: UnsafeRawPointer(state)).filter { number in
      machine.run(number)?.scope.isOwned(at: state) == false
    }
    if orphans.isEmpty { return }
    let height = machine.height
    machine.cancelOrphans { orphans.contains($0.number) }
    carryOut(downTo: height)
  }

  /// Cancels the work of cancelled groups.
  func cancelGroups() {
    outlet.queueing { cancel { $0.scope.tag.isStopped } }
  }

  package func cancelWork(_ number: Int) { cancel { $0.number == number } }

  private func cancel(where isOver: (EffectRun<StoreTag>) -> Bool) {
    let height = machine.height
    machine.cancel(where: isOver)
    carryOut(downTo: height)
  }

  private func stop(_ run: EffectRun<StoreTag>) {
    let gone = forget(run.number)
    tell(.cancelled(run.number))
    gone?.task?.cancel()
  }
}

/// The conditions of an effect that a store runs.
typealias StoreScope = EffectScope<StoreTag>

/// The group with which an effect of a store is awaited.
struct StoreTag: EffectTag {
  let cause: EffectGroup?

  /// True if the group was cancelled.
  @MainActor var isStopped: Bool { cause?.isCancelled == true }

  var path: [Int] { [] }

  mutating func enter(_ part: Int) {}
}

/// The way in which a store starts asynchronous work.
enum WorkBeginning {
  /// In an ordinary task.
  case inTask
  case launched(EffectLauncher)
  /// Not at all: the work is counted, and its results come from outside.
  case held
}

/// An event of a piece of asynchronous work, which has a number.
package enum WorkMoment {
  case began(Int)
  case ended(Int, NavigationIssue?)
  case cancelled(Int)
}

/// Asynchronous work that is cancelled when its store is released.
private final class RunningTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }

  func cancel() { task.cancel() }
}

extension Effect.Work {
  /// Performs the work and returns the issue of an uncaught error.
  @concurrent
  fileprivate func perform(_ body: Body, _ send: Send<Action>) async -> NavigationIssue? {
    do {
      try await body(send)
      return nil
    } catch is CancellationError {
      return nil
    } catch {
      if let recover {
        await recover(error, send)
        return nil
      }
      return NavigationIssue(
        .uncaughtError,
        "an effect threw \(error) and has no catch: give Effect.run or Effect.task a catch:"
      )
    }
  }
}
