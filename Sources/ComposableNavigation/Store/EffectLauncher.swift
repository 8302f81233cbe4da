/// The way in which a store begins the asynchronous work of its effects.
///
/// A closure and no `TaskExecutor`, which Apple's systems have from iOS 18 on: a test kit begins work
/// on an executor of its own where there are such.
package struct EffectLauncher: Sendable {
  package typealias Work = @MainActor @Sendable () async -> Void

  let launch: @MainActor @Sendable (TaskPriority?, @escaping Work) -> Task<Void, Never>

  /// Makes a launcher.
  ///
  /// - Parameter launch: Begins a piece of work at once, in a task of its own, with a priority; nil
  ///   for the caller's.
  package init(
    _ launch: @escaping @MainActor @Sendable (TaskPriority?, @escaping Work) -> Task<Void, Never>
  ) {
    self.launch = launch
  }
}

extension Store {
  /// Begins the work of effects from now on by a launcher, and tells how many pieces are running each
  /// time that it changes; only of a root store.
  package func launchEffects(
    by launcher: EffectLauncher,
    onLiveCount: @escaping @MainActor (Int) -> Void
  ) {
    core?.watchEffects(launcher: launcher, onLiveCount: onLiveCount)
  }

  /// A line for each piece of work that is running: `effect 3, named load, of #0`.
  package var effectExplanations: [String] { engine.effectExplanations }
}
