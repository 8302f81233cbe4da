import ComposableNavigation

/// The action that tells a feature that the program is to end, and the limit of the wait for it.
struct Farewell<Action: Sendable>: Sendable {
  let action: Action
  /// Returns when the time is over; cancelled when nobody needs to know any more.
  let limit: @Sendable () async -> Void

  /// Sends the action and waits for its effects; when the time is over, or the waiting is cancelled,
  /// they are cancelled.
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
