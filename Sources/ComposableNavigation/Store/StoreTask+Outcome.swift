extension StoreTask {
  /// The result of an action on screen.
  public struct Outcome: Hashable, Sendable {
    /// The reason why the action was refused; nil if it was carried out.
    public let refusal: Refusal?

    /// The reasons of hosts that do not show the desired content.
    public let hostRefusals: [HostRefusal]

    /// The events that handlers wait for, a sentence each: a window on screen, another change.
    public let waits: [String]

    /// A Boolean value that indicates whether the action succeeded and every host shows the result.
    public var isShown: Bool { refusal == nil && hostRefusals.isEmpty && waits.isEmpty }
  }

  /// Waits until all hosts of the store have come to rest.
  ///
  /// Use it for work that needs the result on screen: a test of a window, a tour of an app, a
  /// picture of a screen.
  ///
  /// ```swift
  /// let outcome = await store.send(.stack(.pushItem(.detail))).shown()
  /// outcome.isShown                                  // false while the window is not on screen
  /// outcome.waits                                    // ["the host to be attached, then push …"]
  /// ```
  ///
  /// It waits for commands that a host has not answered, gestures, and the user's actions that the
  /// reducer has not received, in all lanes of the store. It does not wait for effects: see
  /// ``finish()``. Without a handler it returns at once. There is no timeout: a host that never
  /// answers keeps it waiting, as it keeps its lane waiting.
  ///
  /// - Returns: The outcome when all hosts are at rest.
  @MainActor
  public func shown() async -> Outcome {
    // One lane may start work in another.
    while let busy = lanes?.all.first(where: { !$0.isAtRest }) { await busy.rest() }
    let resting = lanes?.all ?? []
    return Outcome(
      refusal: refusal,
      hostRefusals: resting.flatMap { $0.reconciler.hostRefusals },
      waits: resting.flatMap { $0.reconciler.waits }
    )
  }
}
