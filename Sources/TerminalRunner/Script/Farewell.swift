import ComposableNavigation

/// The action that notifies a feature that the program will end, and the limit of the wait.
struct Farewell<Action: Sendable>: Sendable {
  let action: Action
  /// Returns when the time limit has passed; cancelled when it is no longer needed.
  let limit: @Sendable () async -> Void

  /// Sends the action and waits for its effects.
  ///
  /// After the time limit, or if the wait is cancelled, the effects are cancelled.
  @MainActor
  func tell<State>(_ store: Store<State, Action>) async {
    let task = store.send(action)
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    Task {
      await task.finish()
      continuation.yield(())
    }
    let clock = Task { [limit] in
      await limit()
      continuation.yield(())
    }
    for await _ in ends { break }
    clock.cancel()
    task.cancel()
  }
}
