import ComposableNavigation
import Dispatch
import Synchronization

/// Runs the work of effects on the main queue, one piece after another, and knows whether any is left.
///
/// On the global pool nobody could say whether an effect has got as far as it can. Here everything
/// takes its turn in the queue that the main actor uses too: the order is that of asking, and a test
/// that has let the queue pass has let the effects run. What leaves the effect's own tasks (a
/// detached task, an actor with an executor of its own, a callback) is not seen.
final class EffectExecutor: TaskExecutor {
  private let jobs = Atomic(0)
  private let done = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.add(1, ordering: .relaxed)
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      done.add(1, ordering: .relaxed)
    }
  }

  /// Tells whether it has been given work that it has not done yet.
  var hasWork: Bool { jobs.load(ordering: .relaxed) != done.load(ordering: .relaxed) }

  /// The executor of the effect in which this is asked, if a test store runs it.
  static var current: EffectExecutor? { EffectContext.executor as? EffectExecutor }

  /// Returns when effects have run as far as they can: until they sleep, have ended, or wait for
  /// something that these executors do not run.
  ///
  /// The main queue is let pass until none of the executors has been given work for several turns:
  /// from one piece of an effect's work to the next there are at most two turns of the main actor
  /// in which a store reduces and starts what follows. An effect that is never at rest is left to
  /// itself after many turns.
  ///
  /// - Parameters:
  ///   - executors: Those whose effects are waited for.
  ///   - isOver: Tells if nothing is left to run; false when it is not known.
  @MainActor
  static func settle(
    _ executors: [EffectExecutor],
    unless isOver: @MainActor () -> Bool = { false }
  ) async {
    let quietTurns = 8
    let mostTurns = 10_000
    var (turn, quiet, seen) = (0, 0, -1)
    while !isOver(), quiet < quietTurns, turn < mostTurns {
      await Task.yield()
      let now = executors.reduce(0) { $0 + $1.jobs.load(ordering: .relaxed) }
      quiet = now == seen ? quiet + 1 : 0
      seen = now
      turn += 1
    }
  }
}
