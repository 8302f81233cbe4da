import ComposableNavigation
import Dispatch

/// Runs the work of effects on the main queue, one piece after another, and knows whether any is left.
///
/// On the global pool nobody could say whether an effect has got as far as it can. Here everything
/// takes its turn in the queue that the main actor uses too: the order is that of asking, and a test
/// that has let the queue pass has let the effects run. What leaves the effect's own tasks (a
/// detached task, an actor with an executor of its own, a callback) is not seen.
///
/// Before iOS 18 a task cannot be told where to run: there effects run on the global pool, the main
/// queue is let pass all the same, and what takes longer than that is not waited for.
final class EffectExecutor: Sendable {
  private let jobs = AtomicWord(0)
  private let done = AtomicWord(0)

  /// Tells whether it has been given work that it has not done yet.
  var hasWork: Bool { jobs.load() != done.load() }

  /// The executor of the effect in which this is asked, if a test store runs it: so a test clock
  /// can wait for what it wakes.
  @TaskLocal static var current: EffectExecutor?

  /// The way in which a store begins its effects' work here.
  var launcher: EffectLauncher {
    EffectLauncher { [self] priority, work in
      Self.$current.withValue(self) { begin(work, priority) }
    }
  }

  @MainActor
  private func begin(
    _ work: @escaping EffectLauncher.Work,
    _ priority: TaskPriority?
  ) -> Task<Void, Never> {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      return Task(executorPreference: self, priority: priority, operation: work)
    }
    return Task(priority: priority, operation: work)
  }

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
    var (turn, quiet) = (0, 0)
    var seen: UInt64?
    while !isOver(), quiet < quietTurns, turn < mostTurns {
      await Task.yield()
      let now = executors.reduce(UInt64(0)) { $0 &+ $1.jobs.load() }
      quiet = now == seen ? quiet + 1 : 0
      seen = now
      turn += 1
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension EffectExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.add(1)
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      done.add(1)
    }
  }
}
