extension Effect {
  /// Gives the effect a name, by which ``cancel(id:)`` can end it.
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
  /// say `"search"` do not cancel each other, and a parent's `"search"` is a third.
  ///
  /// - Parameters:
  ///   - id: The name to cancel by.
  ///   - cancelInFlight: True if what runs under this name is cancelled first.
  /// - Returns: The effect, with the name.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    guard let asked else { return self }
    return Effect(.cancellable(id: CancelID(id), cancelInFlight: cancelInFlight), [asked])
  }

  /// Cancels the effects that run under this name in the same entry.
  ///
  /// Nothing under that name is no error. Actions that the cancelled effects have sent and that are
  /// not reduced yet are dropped. An effect that is itself under the name ends there, with all that
  /// follows it under the name.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(id: CancelID(id)))
  }
}

/// The developer's name for effects that are cancelled together.
struct CancelID: Hashable, @unchecked Sendable {
  // Unchecked because AnyHashable is not Sendable; what goes in is.
  private let value: AnyHashable

  init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}

extension CancelID: CustomStringConvertible {
  /// The name as its own text.
  var description: String { "\(value.base)" }
}
