/// Starts the asynchronous work of a store's effects.
///
/// It is a closure and not a `TaskExecutor`, which Apple's systems have since iOS 18. Where
/// executors are available, a test kit starts work on one of its own.
package struct EffectLauncher: Sendable {
  package typealias Work = @MainActor @Sendable () async -> Void

  let launch: @MainActor @Sendable (TaskPriority?, @escaping Work) -> Task<Void, Never>

  /// Creates a launcher.
  ///
  /// - Parameter launch: Starts a piece of work at once, in its own task, with a priority; nil for
  ///   the caller's priority.
  package init(
    _ launch: @escaping @MainActor @Sendable (TaskPriority?, @escaping Work) -> Task<Void, Never>
  ) {
    self.launch = launch
  }
}

extension Store {
  /// Starts the work of effects with a launcher from now on, and reports the work's events; only
  /// for a root store.
  package func launchEffects(
    by launcher: EffectLauncher,
    onWork: @escaping @MainActor (WorkMoment) -> Void
  ) {
    core?.watchEffects(launcher: launcher, onWork: onWork)
  }

  /// A line for each piece of running work: `effect 3, named load, of #0`.
  package var effectExplanations: [String] { engine.effectExplanations }
}
