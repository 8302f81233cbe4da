extension StoreTask {
  /// The outcome of an action for those who look at a screen.
  public struct Outcome: Hashable, Sendable {
    /// The reason that the action was refused; nil when it was carried out.
    public let refusal: Refusal?

    /// The reasons of hosts that do not show what they should.
    public let hostRefusals: [HostRefusal]

    /// The things that handlers wait for, a sentence each: a window that is not on screen, a change
    /// after a refusal.
    public let waits: [String]

    /// Tells whether the action was carried out, and every host shows what the state wants.
    public var isShown: Bool { refusal == nil && hostRefusals.isEmpty && waits.isEmpty }
  }

  /// Waits until nothing is under way between the store's state and its hosts any more.
  ///
  /// For what may only happen when a person sees it: a test of a window, a tour of an app, a picture
  /// of a screen.
  ///
  /// ```swift
  /// let outcome = await store.send(.stack(.pushItem(.detail))).shown()
  /// outcome.isShown                                  // false while the window is not on screen
  /// outcome.waits                                    // ["the host to be attached, then push …"]
  /// ```
  ///
  /// Under way are commands that a host has not answered, gestures, and acts of a person that the
  /// reducer has not heard of, in all lanes of the store. Work of effects is not: see ``finish()``.
  /// Without a handler it returns at once. There is no limit of time: a host that never answers
  /// keeps it waiting, as it keeps its lane waiting.
  ///
  /// - Returns: The outcome when everything has come to rest.
  @MainActor
  public func shown() async -> Outcome {
    // One lane may set another going.
    while let busy = lanes?.all.first(where: { !$0.isAtRest }) { await busy.rest() }
    let resting = lanes?.all ?? []
    return Outcome(
      refusal: refusal,
      hostRefusals: resting.flatMap { $0.reconciler.hostRefusals },
      waits: resting.flatMap { $0.reconciler.waits }
    )
  }
}
