import ComposableNavigation

/// Waits for the effects of a script's steps.
@MainActor
final class ScriptRest<State, Action: Sendable> {
  private let store: Store<State, Action>
  private let clock: ScriptClock?
  private let patience: (@Sendable () async -> Void)?
  private let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation

  /// - Parameters:
  ///   - store: The store of the effects.
  ///   - clock: The clock on which the effects sleep; nil for none.
  ///   - patience: Returns when the reader should see the pending effects; nil for never.
  init(
    _ store: Store<State, Action>,
    clock: ScriptClock?,
    patience: (@Sendable () async -> Void)?
  ) {
    self.store = store
    self.clock = clock
    self.patience = patience
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    guard let clock else { return }
    clock.stop { [change] in change.yield() }
    let launcher = EffectLauncher { priority, work in
      ScriptClock.Work.$current.withValue(ScriptClock.Work()) {
        Task(priority: priority, operation: work)
      }
    }
    store.launchEffects(by: launcher) { [change] _ in change.yield() }
  }

  /// A Boolean value that indicates whether all running effects are asleep.
  private var isAtRest: Bool {
    let running = store.liveEffectCount
    return running == 0 || running == clock?.sleepingCount
  }

  /// Waits until the effects of a step have ended, or all running effects are asleep.
  ///
  /// - Parameters:
  ///   - task: The effects of the step; nil waits until all effects are asleep.
  ///   - tell: Called once with the running effects if the wait is long.
  func wait(for task: StoreTask?, tell: @escaping @MainActor ([String]) -> Void) async {
    guard store.liveEffectCount > 0 else {
      await task?.finish()
      return
    }
    let ended = task.map { task in
      let ended = Ended()
      Task { [change] in
        await task.finish()
        ended.isSo = true
        change.yield()
      }
      return ended
    }
    let teller = patience.map { patience in
      Task { [store] in
        await patience()
        if !Task.isCancelled { tell(store.effectExplanations) }
      }
    }
    var changes = changes.makeAsyncIterator()
    while !isAtRest, ended?.isSo != true { _ = await changes.next() }
    teller?.cancel()
  }

  @MainActor
  private final class Ended {
    var isSo = false
  }
}
