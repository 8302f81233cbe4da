/// Sends actions from an effect's asynchronous work: `await send(.loaded(countries))`.
///
/// Each action is reduced before the call returns, unless the store is reducing another one; then
/// the action is queued after it. After the effect was cancelled, a call does nothing.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  init(deliver: @escaping @MainActor @Sendable (Action) -> Void) { self.deliver = deliver }

  /// Sends an action to the store that runs the effect.
  @MainActor
  public func callAsFunction(_ action: Action) { deliver(action) }

  /// Returns the function for a child's work, whose actions the parent wraps.
  func pullback<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> Send<Child> {
    Send<Child> { [deliver] in deliver(embed($0)) }
  }
}
