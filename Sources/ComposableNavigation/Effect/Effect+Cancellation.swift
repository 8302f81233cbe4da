extension Effect {
  /// Gives the effect a name, with which ``cancel(id:)`` can cancel it.
  ///
  /// ```swift
  /// case .searchChanged(let text):
  ///   return .run { send in await send(.found(try await search(text))) }
  ///     .cancellable(id: "search", cancelInFlight: true)
  /// case .searchClosed:
  ///   return .cancel(id: "search")
  /// ```
  ///
  /// The id belongs to the entry in which the effect was made: two visits of one screen that both
  /// use `"search"` do not cancel each other, and a parent's `"search"` is separate from both.
  ///
  /// - Parameters:
  ///   - id: The name for cancelling the effect.
  ///   - cancelInFlight: True if running effects with this name are cancelled first.
  /// - Returns: The effect, with the name.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    guard let erased else { return self }
    return Effect(.cancellable(id: CancelID(id), cancelInFlight: cancelInFlight), [erased])
  }

  /// Cancels the running effects with this name in the same entry.
  ///
  /// If there are none, nothing happens. Actions that the cancelled effects have sent and that are
  /// not reduced yet are dropped. An effect that cancels its own name ends there, with everything
  /// after it under the name.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(id: CancelID(id)))
  }
}

/// A developer's name for effects that are cancelled together.
struct CancelID: Hashable, @unchecked Sendable {
  // Unchecked because AnyHashable is not Sendable; the wrapped value is.
  private let value: AnyHashable

  init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}

extension CancelID: CustomStringConvertible {
  /// The name as its own text.
  var description: String { "\(value.base)" }
}
