package import ComposableNavigation
import Dispatch

/// Runs the work of effects on the main queue, one job after another, and knows if any is left.
///
/// On the global pool, a test cannot know whether an effect has proceeded as far as it can. This
/// executor uses the queue of the main actor, in the order of the requests. After a test has let
/// the queue drain, the effects have run. Work outside of the effect's own tasks (a detached task,
/// an actor with its own executor, a callback) is not included.
///
/// Before iOS 18, a task cannot choose where to run. Effects then run on the global pool. Tests
/// still drain the main queue, but do not wait for work that takes longer.
package final class EffectExecutor: Sendable {
  private let jobs = AtomicWord(0)
  private let done = AtomicWord(0)

  package init() {}

  /// A Boolean value that indicates whether the executor has jobs that are not done.
  var hasWork: Bool { jobs.load() != done.load() }

  /// The executor of the current effect, if a test store runs it; a test clock waits for its tasks.
  @TaskLocal static var current: EffectExecutor?

  /// The launcher with which a store starts the work of its effects on this executor.
  package var launcher: EffectLauncher {
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

  /// Waits until effects have proceeded as far as they can: until they sleep, have ended, or wait
  /// for work that these executors do not run.
  ///
  /// The main queue drains until none of the executors has received a job for several turns.
  /// Between two jobs of an effect there are at most two turns of the main actor, in which a store
  /// reduces an action and starts the next work. The call stops waiting for an effect that is never
  /// at rest after many turns.
  ///
  /// - Parameters:
  ///   - executors: The executors whose effects to wait for.
  ///   - isOver: Returns true if there is nothing left to run; false if that is unknown.
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
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.add(1)
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      done.add(1)
    }
  }
}
