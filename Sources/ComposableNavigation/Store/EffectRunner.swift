/// Runs what reducers ask for, and knows everything that is running.
///
/// The ``EffectMachine`` decides, and this does it. The store says when: it starts effects after the
/// action that asked for them, and asks about owners after each action.
@MainActor
package final class EffectRunner<State, Action: Sendable> {
  private typealias Machine = EffectMachine<StoreTag>

  /// A piece of work that runs, as far as it is kept.
  private struct Live {
    /// The running work; nil for work that is held back, as a trace answers in its place.
    let task: RunningTask?
    /// The seats of its owners.
    let seats: [OwnerBook.Seat]
  }

  private var machine = Machine()
  private let world: Machine.World
  private var live: [Int: Live] = [:] {
    didSet { if live.count < 2 { outlet.isWorking(!live.isEmpty) } }
  }
  /// The owners of what is running.
  let owners = OwnerBook()

  /// The functions of its store that the runner needs.
  struct Outlet {
    /// Sends an action of some work, named by its number; nil for what an effect sends at once.
    let send: @MainActor (SentEffect<Action>, StoreScope, _ work: Int?) -> Void
    let report: @MainActor (Report) -> Void
    /// Tells whether every owner is in the state as it is now.
    let isOwned: @MainActor (StoreScope) -> Bool
    /// Lets somebody look at the state as it is now, where it lies.
    let look: @MainActor ((UnsafePointer<State>) -> Void) -> Void
    let dropQueued: @MainActor (DroppedActions) -> Void
    let note: @MainActor (WorkMoment) -> Void
    /// Does something with an object that belongs to the effect's owner.
    let use: @MainActor (ObjectUse, StoreScope) -> Void
    let isWorking: @MainActor (Bool) -> Void
    /// Does something, and has what it sends reduced only when it is done.
    let queueing: @MainActor (() -> Void) -> Void
  }

  private let outlet: Outlet

  /// The way in which work begins.
  var beginning = WorkBeginning.inTask

  /// The listener to the number of running pieces, told after it has changed.
  var onLiveCount: (@MainActor (Int) -> Void)?

  init(outlet: Outlet) {
    self.outlet = outlet
    world = Machine.World(
      isOwned: { outlet.isOwned($0) },
      isStopped: { $0.isStopped }
    )
  }

  /// The number of pieces of asynchronous work that are running.
  var liveCount: Int { live.count }

  private var holdsWork: Bool { if case .held = beginning { true } else { false } }

  /// A line for each piece of work that is running, in the order in which they began.
  var explanations: [String] {
    machine.runs.map { run in
      let scope = run.scope.explanation
      return "effect \(run.number)" + (scope.isEmpty ? "" : ", \(scope.onOneLine)")
    }
  }

  /// Starts an effect, which is awaited with a group.
  func start(_ effect: Effect<Action>, with group: EffectGroup?) {
    guard let asked = effect.asked else { return }
    if case .send = asked.operation {
      // There is nothing to decide about an action that belongs to nobody and has no name (benchmark
      // “screens, push and dismiss”).
      let tag = StoreTag(cause: group)
      if !tag.isStopped {
        outlet.send(Effect<Action>.sent(by: asked), StoreScope(tag: tag), nil)
      }
      return
    }
    let height = machine.height
    machine.start(asked, StoreTag(cause: group))
    carryOut(downTo: height)
  }

  /// Does all that follows at once from what the machine has been handed.
  ///
  /// An act may hand it more, and comes back here; that leaves alone what waited before.
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
    outlet.note(.began(number))
    var begin: Effect<Action>.Work.Body?
    if !holdsWork { begin = body(of: work, for: run.scope) }
    // Whoever makes an object may cancel the work that it is for.
    guard machine.run(number) != nil else { return }
    var running: RunningTask?
    if let begin { running = RunningTask(task(of: work, begin, number, with: run.cause)) }
    live[number] = Live(task: running, seats: seats(of: run))
    onLiveCount?(live.count)
  }

  /// The part of the work that is performed, with the object that it needs.
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

  private func seats(of run: EffectRun<StoreTag>) -> [OwnerBook.Seat] {
    var seats: [OwnerBook.Seat] = []
    if !run.scope.place.isEmpty {
      outlet.look { seats = owners.add(run.number, of: run.scope, in: $0) }
    }
    return seats
  }

  private func forget(_ number: Int) -> Live? {
    guard let gone = live.removeValue(forKey: number) else { return nil }
    owners.remove(number, from: gone.seats)
    return gone
  }

  /// Sends what a piece of work answers, unless it has been cancelled.
  package func answer(_ number: Int, _ action: Action) {
    guard let run = machine.run(number), !run.scope.tag.isStopped else { return }
    outlet.send(SentEffect(action), run.scope, number)
  }

  /// Ends a piece of work; what it has not caught is reported, unless it has been cancelled.
  package func end(_ number: Int, issue: NavigationIssue?) {
    let height = machine.height
    guard let run = machine.end(number) else { return }
    _ = forget(number)
    let issue = run.scope.tag.isStopped ? nil : issue
    outlet.note(.ended(number, issue))
    if let issue { outlet.report(.issue(issue)) }
    // The next part of a sequence begins as what an action asks for does: all of it, and then what
    // it has sent is reduced.
    outlet.queueing { carryOut(downTo: height) }
    onLiveCount?(live.count)
  }

  // MARK: Cancelling

  /// Cancels what belongs to an entry that is gone: asks the owners of those that may be, nobody
  /// else.
  func cancelOrphans(in state: UnsafePointer<State>) {
    let orphans = owners.suspects(in: UnsafeRawPointer(state)).filter { number in
      machine.run(number)?.scope.isOwned(in: state.pointee) == false
    }
    if orphans.isEmpty { return }
    let height = machine.height
    machine.cancelOrphans { orphans.contains($0.number) }
    carryOut(downTo: height)
  }

  /// Cancels what has been told so by a group.
  func cancelGroups() {
    outlet.queueing { cancel { $0.scope.tag.isStopped } }
  }

  /// Cancels one piece of work.
  package func cancelWork(_ number: Int) { cancel { $0.number == number } }

  private func cancel(where isOver: (EffectRun<StoreTag>) -> Bool) {
    let height = machine.height
    machine.cancel(where: isOver)
    carryOut(downTo: height)
  }

  private func stop(_ run: EffectRun<StoreTag>) {
    let gone = forget(run.number)
    outlet.note(.cancelled(run.number))
    gone?.task?.cancel()
    onLiveCount?(live.count)
  }
}

/// The conditions of an effect that a store runs.
typealias StoreScope = EffectScope<StoreTag>

/// The group that an effect of a store is awaited with.
struct StoreTag: EffectTag {
  let cause: EffectGroup?

  /// Tells whether somebody has cancelled all that the action began.
  @MainActor var isStopped: Bool { cause?.isCancelled == true }

  var path: [Int] { [] }

  mutating func enter(_ part: Int) {}
}

/// The way in which a store begins asynchronous work.
enum WorkBeginning {
  /// In a task as any other.
  case inTask
  case launched(EffectLauncher)
  /// Not at all: it is counted, and whoever holds it back says what comes of it.
  case held
}

/// The turning points of a piece of asynchronous work, which is named by its number.
package enum WorkMoment {
  case began(Int)
  case ended(Int, NavigationIssue?)
  case cancelled(Int)
}

/// Asynchronous work that ends with the store that began it.
private final class RunningTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }

  func cancel() { task.cancel() }
}

extension Effect.Work {
  /// Does the work, and says what nobody has caught.
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
