public import ComposableNavigation
public import NavigationOperators

extension LeaveGuard {
  /// Creates a guard for the open screens of all environments.
  ///
  /// ```swift
  /// App().guarded(
  ///   by: LeaveGuard(\.screens) { _, page in
  ///     page.item.isSaved ? nil : LeaveBlocker("The form is half filled in.")
  ///   },
  ///   force: /Action.force
  /// )
  /// ```
  ///
  /// With modules, the guard covers the screens of the module in front, which are dismissed when
  /// another module is shown: `LeaveGuard(\.modules.screens)`.
  ///
  /// - Parameters:
  ///   - screens: The key path of the screens.
  ///   - blocker: Returns the reason why a screen cannot be dismissed; nil if it can.
  public init<Screen>(
    _ screens: any KeyPath<State, ScreenNavigation<Screen>.State> & Sendable,
    blocker: @escaping @Sendable (State, Entry<Screen>) -> LeaveBlocker?
  ) {
    let part = StatePart(screens)
    self.init(
      entries: { OpenEntries($0[keyPath: screens].entries) },
      isUntouched: { part.isUntouched($0, $1) },
      blocker: { (state: State, open: Entry<ScreenNavigation<Screen>.OpenScreen>) in
        blocker(state, Entry(id: open.id, item: open.item.screen))
      }
    )
  }
}
