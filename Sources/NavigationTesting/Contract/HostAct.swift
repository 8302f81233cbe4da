public import ComposableNavigation

/// An act on a host: by the user, by the window, or by the host's own transition.
///
/// A ``HostDriver`` performs the act, or returns false if the act is impossible now:
///
/// ```swift
/// func perform(_ act: HostAct) -> Bool {
///   switch act {
///   case .goBack(1): stack.swipeBack()
///   case .endTransition: animator.finish()
///   default: false
///   }
/// }
/// ```
public enum HostAct: Hashable, Sendable {
  /// The running transition ends. Returns false if there is none.
  case endTransition
  /// The user goes back the given number of screens: by a swipe, a back button, or its menu.
  case goBack(Int)
  /// The user swipes away the presented view.
  case swipeDown
  /// The user drags the presented sheet to another of its detents.
  case dragSheet(to: Sheet.Detent)
  /// The user taps a tab of the handler or clicks one of its windows, even the selected one.
  case tapTab(Int)
  /// The user closes one of the handler's tabs or windows.
  case closeTab(Int)
  /// The user begins a gesture that would go back one screen, or swipe a sheet down.
  case beginGesture
  /// The gesture ends, and goes back one screen or swipes the sheet down.
  case completeGesture
  /// The gesture ends, and selects an element of the handler that was not selected.
  case completeSelection(Int)
  /// The gesture ends, and removes nothing.
  case cancelGesture
  /// The host leaves the screen.
  case detach
  /// The host returns to the screen.
  case attach
  /// The room for several columns disappears. The state decides whether the split collapses.
  case loseRoom
  /// The room for several columns returns. The state decides whether the split expands.
  case gainRoom
  /// A split collapses by itself: it removes all columns but the first.
  case collapse
  /// A split expands by itself, for example when the device rotates: it has room for more columns.
  case expand
}

extension HostAct: CustomStringConvertible {
  /// The act, as scripts print it: `go back 2`.
  public var description: String {
    switch self {
    case .endTransition: "end the transition"
    case .goBack(let count): "go back \(count)"
    case .swipeDown: "swipe down"
    case .dragSheet(let detent): "drag to \(detent)"
    case .tapTab(let index): "tap tab \(index)"
    case .closeTab(let index): "close tab \(index)"
    case .beginGesture: "begin a gesture"
    case .completeGesture: "complete the gesture"
    case .completeSelection(let index): "complete the gesture, to \(index)"
    case .cancelGesture: "cancel the gesture"
    case .detach: "detach"
    case .attach: "attach"
    case .loseRoom: "lose room"
    case .gainRoom: "gain room"
    case .collapse: "collapse"
    case .expand: "expand"
    }
  }
}
