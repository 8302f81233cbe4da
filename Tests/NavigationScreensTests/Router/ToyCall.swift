import ComposableNavigation
import NavigationScreens

/// A call of a router, and the equivalent action.
struct ToyCall: Sendable, CustomStringConvertible {
  typealias Calling = @MainActor @Sendable (Router<String>) -> Refusal?

  let call: Calling
  let action: @Sendable (ScreenTarget) -> ToyScreens.Action

  static let all = showing + dismissing + queues + flows + alerts + overlays + contents

  var description: String { "\(action("list"))" }

  init(
    _ action: @escaping @Sendable (ScreenTarget) -> ToyScreens.Action,
    call: @escaping Calling
  ) {
    (self.action, self.call) = (action, call)
  }

  /// A call that throws.
  init(
    _ action: @escaping @Sendable (ScreenTarget) -> ToyScreens.Action,
    trying call: @escaping @MainActor @Sendable (Router<String>) throws(Refusal) -> Void
  ) {
    self.init(action) { router in
      do throws(Refusal) {
        try call(router)
        return nil
      } catch {
        return error
      }
    }
  }
}

extension ScreenTarget {
  /// The entry of the target, if it names one.
  var entryID: EntryID? { if case .entry(let id) = self { id } else { nil } }
}
