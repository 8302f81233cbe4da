public import NavigationOperators
public import ComposableNavigation

extension LeaveGuard {
  /// Watches over the screens that are open, in all environments.
  ///
  /// ```swift
  /// App().guarded(
  ///   by: LeaveGuard(\.screens) { _, page in
  ///     page.item.isSaved ? nil : Stay("The form is half filled in.")
  ///   },
  ///   force: /Action.force
  /// )
  /// ```
  ///
  /// With modules it watches over the screens of the one in front, which go when another one comes:
  /// `LeaveGuard(\.modules.screens)`.
  ///
  /// - Parameters:
  ///   - screens: Where the screens lie.
  ///   - stay: The reason why a screen stays; nil when it may go.
  public init<Screen>(
    _ screens: any KeyPath<State, ScreenNavigation<Screen>.State> & Sendable,
    stay: @escaping @Sendable (State, Entry<Screen>) -> Stay?
  ) {
    self.init(
      entries: { OpenEntries($0[keyPath: screens].entries) },
      stay: { (state: State, open: Entry<ScreenNavigation<Screen>.OpenScreen>) in
        stay(state, Entry(id: open.id, item: open.item.screen))
      }
    )
  }
}
