/// Sends actions from an effect's asynchronous work: `await send(.loaded(countries))`.
///
/// Each action is reduced before the call returns, unless the store is reducing another one; then
/// it is queued behind that. Once the effect has been cancelled, a call does nothing.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  init(deliver: @escaping @MainActor @Sendable (Action) -> Void) { self.deliver = deliver }

  /// Sends an action to the store whose effect this is.
  @MainActor
  public func callAsFunction(_ action: Action) { deliver(action) }

  /// The way back for a child's work, whose actions its parent wraps.
  func pullback<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> Send<Child> {
    Send<Child> { [deliver] in deliver(embed($0)) }
  }
}
