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
