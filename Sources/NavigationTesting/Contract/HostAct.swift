public import ComposableNavigation

/// An act on a host: by a person, by the window, or by the host's own transition.
///
/// A ``HostDriver`` carries it out, or says that it cannot be done now:
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
  /// The transition that runs ends; false when none does.
  case endTransition
  /// A person goes back so many screens: by a swipe, a back button, or a back button's menu.
  case goBack(Int)
  /// A person swipes away what is presented.
  case swipeDown
  /// A person drags the sheet that is presented to another of its detents.
  case dragSheet(to: Sheet.Detent)
  /// A person taps one of the handler's tabs, or clicks on a window, also the selected one.
  case tapTab(Int)
  /// A person closes one of the handler's tabs or windows.
  case closeTab(Int)
  /// A person begins a gesture that would go back one screen, or swipe a sheet down.
  case beginGesture
  /// The gesture ends, and goes back one screen, or swipes the sheet down.
  case completeGesture
  /// The gesture ends, and one of the handler's elements is selected that was not.
  case completeSelection(Int)
  /// The gesture ends, and nothing goes.
  case cancelGesture
  /// The host goes off screen.
  case detach
  /// The host comes on screen again.
  case attach
  /// There is no room for columns any more; the state decides.
  case loseRoom
  /// There is room for columns again; the state decides.
  case gainRoom
  /// A split collapses by itself: all columns but the first go.
  case collapse
  /// A split expands by itself, as by a turn of the device: beside its one column there are places for
  /// others.
  case expand
}

extension HostAct: CustomStringConvertible {
  /// The act as scripts print it: `go back 2`.
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
