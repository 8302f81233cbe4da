/// Runs what reducers ask for, and knows everything that is running.
///
/// The store decides when: it starts effects after the action that asked for them, and asks about
/// owners after each action.
@MainActor
final class EffectRunner<State, Action: Sendable> {
  private struct Leaf {
    /// The running work; nil for work that is held back, as a trace answers in its place.
    let task: RunningTask?
    let scope: EffectScope?
    /// The sequence that goes on when the work has ended.
    let sequence: EffectSequence?
  }

  private var leaves: [Int: Leaf] = [:] {
    didSet { if leaves.count < 2 { outlet.isWorking(!leaves.isEmpty) } }
  }
  private var nextLeaf = 0
  /// The scopes of what is just being started, of which nothing may be live yet: one for each walk
  /// through an effect, as a cancellation may begin another.
  private var starting: [EffectScope?] = []
  /// The number of cancellations so far.
  private var cancellations = 0

  /// The functions of its store that the runner needs.
  struct Outlet {
    /// Sends an action of some work, named by its number; nil for what an effect sends at once.
    let send: @MainActor (Action, EffectScope?, _ work: Int?) -> Void
    let report: @MainActor (Report) -> Void
    /// Tells whether every owner is in the state as it is now.
    let isOwned: @MainActor (EffectScope) -> Bool
    let dropQueued: @MainActor (CancelKey) -> Void
    let note: @MainActor (WorkMoment) -> Void
    /// Does something with an object that belongs to the effect's owner.
    let use: @MainActor (ObjectUse, EffectSite) -> Void
    let isWorking: @MainActor (Bool) -> Void
    /// Does something, and has what it sends reduced only when it is done.
    let queueing: @MainActor (() -> Void) -> Void
  }

  private let outlet: Outlet

  /// The executor of work that asks for no place of its own; nil for the global pool.
  var executor: (any TaskExecutor)?

  /// The listener to the number of running pieces, told after it has changed.
  var onLiveCount: (@MainActor (Int) -> Void)?

  /// Tells whether work is only counted: whoever holds it back says what comes of it.
  var holdsWork = false

  init(outlet: Outlet) { self.outlet = outlet }

  /// The number of pieces of asynchronous work that are running.
  var liveCount: Int { leaves.count }

  /// A line for each piece of work that is running, in the order in which they began.
  var explanations: [String] {
    leaves.keys.sorted().map { number in
      let scope = leaves[number]?.scope?.explanation ?? ""
      return "effect \(number)" + (scope.isEmpty ? "" : ", \(scope.onOneLine)")
    }
  }

  /// Starts an effect.
  func start(_ effect: Effect<Action>, in scope: EffectScope?) {
    guard let asked = effect.asked else { return }
    carryOut(.start(asked, EffectSite(scope: scope)))
  }

  /// Does one thing and all that follows from it at once.
  private func carryOut(_ first: EffectMove) {
    starting.append(nil)
    defer { starting.removeLast() }
    var waiting: [EffectMove] = []
    var next: EffectMove? = first
    while let move = next {
      switch move {
      case .start(let effect, let site): start(effect, at: site, &waiting)
      case .leave(let sequence): waiting += sequence.leave()
      }
      next = waiting.popLast()
    }
  }

  /// Starts an effect, except its parts, which it puts where they wait for their turn.
  private func start(_ whole: AnyEffect, at first: EffectSite, _ waiting: inout [EffectMove]) {
    var (effect, site) = (whole, first)
    guard site.asOf == cancellations || site.scope?.isCancelled != true else { return }
    site.asOf = cancellations
    while true {
      starting[starting.count - 1] = site.scope
      switch AskedEffect<Action>.of(effect).operation {
      case .report(let report):
        return outlet.report(report)
      case .perform(let act):
        if !holdsWork { act() }
        return
      case .use(let use):
        if !holdsWork { outlet.use(use, site) }
        return
      case .send(let action):
        return outlet.send(action, site.scope, nil)
      case .cancel(let id):
        return cancel(CancelKey(place: site.place, id: id))
      case .run(let work):
        return launch(work, at: site)
      case .merge:
        for part in effect.parts.reversed() { waiting.append(.start(part, site)) }
        return
      case .concatenate:
        let parts = AskedEffect<Action>.of(effect).flattenedParts
        waiting.append(.leave(EffectSequence(parts, at: site)))
        return
      case .owned(let owner):
        site.scope = EffectScope(.owner(owner), in: site.scope)
        site.place.append(owner.key)
        guard let scope = site.scope, outlet.isOwned(scope) else {
          // One around it may be what has gone.
          cancellations += 1
          return
        }
      case .cancellable(let id, let cancelInFlight):
        let key = CancelKey(place: site.place, id: id)
        if cancelInFlight {
          cancel(key)
          if site.scope?.isCancelled == true { return }
          site.asOf = cancellations
        }
        site.scope = EffectScope(.name(key), in: site.scope)
      }
      // Invariant: what belongs to somebody, or has a name, has one part.
      effect = effect.parts[0]
    }
  }

  /// Goes on with what waits for a piece of work.
  private func goOn(after leaf: Leaf) {
    if let sequence = leaf.sequence { carryOut(.leave(sequence)) }
  }

  private func launch(
    _ work: Effect<Action>.Work,
    at site: EffectSite
  ) {
    let leaf = nextLeaf
    nextLeaf += 1
    site.sequence?.running += 1
    outlet.note(.began(leaf))
    defer { onLiveCount?(leaves.count) }
    if holdsWork {
      leaves[leaf] = Leaf(task: nil, scope: site.scope, sequence: site.sequence)
      return
    }
    let group = site.scope?.group
    group?.enter()
    let send = Send<Action> { [weak self] in self?.answer(leaf, $0) }
    let perform: @MainActor @Sendable () async -> Void = { [weak self] in
      let issue = await work.perform(send)
      self?.end(leaf, issue: issue)
      group?.leave()
    }
    let task = EffectContext.$executor.withValue(executor) {
      Task(executorPreference: executor, priority: work.priority, operation: perform)
    }
    leaves[leaf] = Leaf(
      task: RunningTask(task),
      scope: site.scope,
      sequence: site.sequence
    )
  }

  /// Sends what a piece of work answers, unless it has been cancelled.
  func answer(_ number: Int, _ action: Action) {
    guard let leaf = leaves[number], leaf.scope?.isCancelled != true else { return }
    outlet.send(action, leaf.scope, number)
  }

  /// Ends a piece of work; what it has not caught is reported, unless it has been cancelled.
  func end(_ number: Int, issue: NavigationIssue?) {
    guard let leaf = leaves.removeValue(forKey: number) else { return }
    let issue = leaf.scope?.isCancelled == true ? nil : issue
    outlet.note(.ended(number, issue))
    if let issue { outlet.report(.issue(issue)) }
    // The next part of a sequence begins as an action's effects do: all of it, and then the actions
    // that it has sent are reduced.
    outlet.queueing { goOn(after: leaf) }
    onLiveCount?(leaves.count)
  }

  // MARK: Cancelling

  /// Cancels what is running under a name, and what is just being started under it.
  private func cancel(_ key: CancelKey) {
    cancellations += 1
    for scope in starting { _ = scope?.cancel(key) }
    outlet.dropQueued(key)
    cancelLeaves { $0.cancel(key) }
  }

  /// Cancels what belongs to an entry that is gone: asks the owners of what is running, nobody
  /// else.
  func cancelOrphans(in state: @autoclosure () -> State) {
    guard !leaves.isEmpty, leaves.values.contains(where: { $0.scope?.hasOwner == true }) else {
      return
    }
    let state = state()
    cancelLeaves { !$0.isOwned(in: state) }
  }

  /// Cancels what has been told so by a group.
  func cancelGroups() {
    cancellations += 1
    outlet.queueing { cancelLeaves(where: \.isCancelled) }
  }

  private func cancelLeaves(where isOver: (EffectScope) -> Bool) {
    guard !leaves.isEmpty else { return }
    let over = leaves.filter { leaf in leaf.value.scope.map(isOver) ?? false }
    for number in over.keys.sorted() { cancelWork(number) }
    if !over.isEmpty { onLiveCount?(leaves.count) }
  }

  /// Cancels one piece of work.
  func cancelWork(_ number: Int) {
    guard let leaf = leaves.removeValue(forKey: number) else { return }
    // The rest of its sequence may be over too.
    cancellations += 1
    outlet.note(.cancelled(number))
    leaf.task?.cancel()
    goOn(after: leaf)
  }
}

/// The turning points of a piece of asynchronous work, which is named by its number.
enum WorkMoment {
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

/// The surroundings of an effect's work, as the work can find them out.
package enum EffectContext {
  /// The executor that its store was given, so that a test clock can wait for what it wakes; nil
  /// for the global pool.
  @TaskLocal package static var executor: (any TaskExecutor)?
}

extension Effect.Work {
  /// Does the work, and says what nobody has caught.
  @concurrent
  fileprivate func perform(_ send: Send<Action>) async -> NavigationIssue? {
    do {
      try await operation(send)
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
