public import ComposableNavigation

extension Effect {
  /// Runs an effect only while its entry is in front: it is cancelled when the entry is covered or
  /// falls behind, and begins again when it returns.
  ///
  /// Return it for the action that tells a feature its lifecycle:
  ///
  /// ```swift
  /// case .lifecycle(let now):
  ///   return .whileFront(now, id: "ticks") {
  ///     .run { send in for await _ in clock.ticks { await send(.ticked) } }
  ///   }
  /// ```
  ///
  /// Work that is cancelled is not taken up where it was; keep in the state how far it has come. The
  /// id is that of `cancellable(id:cancelInFlight:)`, so the feature may cancel it by itself.
  ///
  /// - Parameters:
  ///   - now: The lifecycle that the feature was told.
  ///   - id: A name for the effect, of the feature's own.
  ///   - effect: The effect, made when it begins.
  /// - Returns: The effect that begins it, or ends it.
  public static func whileFront(
    _ now: Lifecycle,
    id: some Hashable & Sendable,
    _ effect: () -> Effect
  ) -> Effect {
    guard now == .front else { return .cancel(id: id) }
    return effect().cancellable(id: id, cancelInFlight: true)
  }
}
