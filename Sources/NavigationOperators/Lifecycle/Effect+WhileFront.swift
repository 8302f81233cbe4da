public import ComposableNavigation

extension Effect {
  /// Runs an effect only while its entry is in front: the effect is cancelled when the entry is
  /// covered or is no longer visible, and begins again when the entry returns to the front.
  ///
  /// Return it for the action that passes a feature its lifecycle:
  ///
  /// ```swift
  /// case .lifecycle(let now):
  ///   return .whileFront(now, id: "ticks") {
  ///     .run { send in for await _ in clock.ticks { await send(.ticked) } }
  ///   }
  /// ```
  ///
  /// Cancelled work begins again from its start, so store its progress in the state. The id is that
  /// of `cancellable(id:cancelInFlight:)`, so the feature may cancel the effect itself.
  ///
  /// - Parameters:
  ///   - now: The lifecycle that the feature has received.
  ///   - id: The feature's name for the effect.
  ///   - effect: Returns the effect; called when it begins.
  /// - Returns: The effect that begins or cancels the work.
  public static func whileFront(
    _ now: Lifecycle,
    id: some Hashable & Sendable,
    _ effect: () -> Effect
  ) -> Effect {
    guard now == .front else { return .cancel(id: id) }
    return effect().cancellable(id: id, cancelInFlight: true)
  }
}
