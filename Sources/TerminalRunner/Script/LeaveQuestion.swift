import ComposableNavigation
import NavigationOperators

/// The questions that the user is asked before data is lost.
struct LeaveQuestion<State, Action: Sendable> {
  let leaveGuard: LeaveGuard<State>
  /// Returns the reason that the user must decide about; nil for none.
  let asked: @MainActor (State) -> LeaveBlocker?
  let yes: Action?
  let no: Action?

  /// Returns the question of a reason, on one line.
  static func text(_ blocker: LeaveBlocker) -> String {
    "\(blocker.reason) \(blocker.question ?? "Leave all the same?") (y/n)"
  }
}
