package import ComposableNavigation

extension ScreenNavigation.Action {
  /// A Boolean value that indicates whether the action is animated; nil for a report.
  public var isAnimated: Bool? {
    switch self {
    case .showScreens(_, by: _, from: _, let animated), .dismiss(_, by: _, let animated),
      .remove(_, cause: _, let animated),
      .replaceTop(with: _, name: _, by: _, from: _, let animated),
      .replaceAll(with: _, name: _, by: _, from: _, let animated),
      .configureSheet(_, of: _, by: _, let animated),
      .selectDetent(_, of: _, by: _, let animated),
      .showNextScreen(otherwise: _, by: _, from: _, let animated),
      .alert(_, on: _, by: _, from: _, let animated), .dismissAllAlerts(by: _, let animated),
      .dismissAlert(_, by: _, let animated),
      .overlay(_, on: _, by: _, from: _, let animated),
      .transition(_, on: _, by: _, from: _, showing: _, let animated),
      .dismissTransitionOrScreen(of: _, by: _, let animated),
      .showNextTransitionOrScreen(by: _, from: _, showing: _, let animated),
      .enterFlow(_, showsAll: _, by: _, from: _, let animated),
      .showNextOfFlow(otherwise: _, by: _, from: _, let animated):
      animated
    case .stack(of: _, let action): action.isAnimated
    case .modal(over: _, let action): action.isAnimated
    case .addToQueue, .removeFromQueue, .answered, .openURL, .dismissed, .alertDismissed,
      .overlayDismissed, .transitionDismissed:
      nil
    }
  }

  /// The entry that must be in front; nil for any.
  var from: EntryID? {
    switch self {
    case .showScreens(_, by: _, let id, animated: _),
      .replaceTop(with: _, name: _, by: _, let id, animated: _),
      .replaceAll(with: _, name: _, by: _, let id, animated: _),
      .showNextScreen(otherwise: _, by: _, let id, animated: _),
      .enterFlow(_, showsAll: _, by: _, let id, animated: _),
      .showNextOfFlow(otherwise: _, by: _, let id, animated: _),
      .alert(_, on: _, by: _, let id, animated: _),
      .overlay(_, on: _, by: _, let id, animated: _),
      .transition(_, on: _, by: _, let id, showing: _, animated: _),
      .showNextTransitionOrScreen(by: _, let id, showing: _, animated: _):
      id
    default: nil
    }
  }

  /// The calling screen; nil if the action names none.
  var caller: ScreenTarget? {
    switch self {
    case .showScreens(_, let caller, from: _, animated: _),
      .showNextScreen(otherwise: _, let caller, from: _, animated: _),
      .enterFlow(_, showsAll: _, let caller, from: _, animated: _),
      .showNextOfFlow(otherwise: _, let caller, from: _, animated: _),
      .showNextTransitionOrScreen(let caller, from: _, showing: _, animated: _):
      caller
    case .dismiss(_, let caller, animated: _),
      .replaceTop(with: _, name: _, let caller, from: _, animated: _),
      .replaceAll(with: _, name: _, let caller, from: _, animated: _),
      .configureSheet(_, of: _, let caller, animated: _),
      .selectDetent(_, of: _, let caller, animated: _),
      .alert(_, on: _, let caller, from: _, animated: _),
      .dismissAlert(_, let caller, animated: _),
      .overlay(_, on: _, let caller, from: _, animated: _),
      .transition(_, on: _, let caller, from: _, showing: _, animated: _),
      .dismissTransitionOrScreen(of: _, let caller, animated: _),
      .addToQueue(_, let caller), .removeFromQueue(_, let caller),
      .dismissAllAlerts(let caller, animated: _), .openURL(_, let caller):
      caller
    default: nil
    }
  }

  /// The cause reported for dismissed elements.
  package var cause: Cause {
    switch self {
    case .remove(_, let cause, animated: _): cause
    case .stack(of: _, .remove(_, let cause, animated: _)): cause
    case .modal(over: _, .remove(_, let cause, animated: _)): cause
    case .alert(.tap, on: _, by: _, from: _, animated: _),
      .overlay(.tapBackground, on: _, by: _, from: _, animated: _),
      .transition(.swipeBack, on: _, by: _, from: _, showing: _, animated: _),
      .transition(.back, on: _, by: _, from: _, showing: _, animated: _):
      .user
    default: .program
    }
  }
}
