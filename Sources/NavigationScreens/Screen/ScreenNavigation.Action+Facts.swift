import ComposableNavigation

extension ScreenNavigation.Action {
  /// Tells whether the action asks to be animated; nil for one that only says what has happened.
  public var isAnimated: Bool? {
    switch self {
    case .showScreens(_, by: _, from: _, let animated), .dismissScreen(_, let animated),
      .dismissScreensUpToTarget(_, let animated), .dismissScreensOfCount(_, let animated),
      .dismissScreensUpToCount(_, let animated), .dismissPushStack(of: _, let animated),
      .dismissEnvironment(of: _, let animated), .dismissAllScreens(let animated),
      .remove(_, cause: _, let animated), .replaceTop(_, name: _, from: _, let animated),
      .replaceAll(_, name: _, from: _, let animated),
      .configureSheet(_, of: _, let animated), .selectDetent(_, of: _, let animated),
      .showNextScreen(otherwise: _, by: _, from: _, let animated),
      .alert(_, on: _, by: _, from: _, let animated), .dismissAllAlerts(let animated),
      .overlay(_, on: _, from: _, let animated),
      .transition(_, on: _, from: _, showing: _, let animated),
      .dismissTransitionOrScreen(of: _, let animated),
      .showNextTransitionOrScreen(by: _, from: _, showing: _, let animated),
      .enterFlow(_, showsAll: _, by: _, from: _, let animated),
      .showNextOfFlow(otherwise: _, by: _, from: _, let animated):
      animated
    case .stack(of: _, let action): action.isAnimated
    case .modal(over: _, let action): action.isAnimated
    case .addToQueue, .removeFromQueue, .removeFromQueueAt, .clearQueue, .answered, .openURL,
      .dismissed, .alertDismissed, .overlayDismissed, .transitionDismissed:
      nil
    }
  }

  /// The entry that has to be in front; nil for any.
  var from: EntryID? {
    switch self {
    case .showScreens(_, by: _, let id, animated: _),
      .replaceTop(_, name: _, let id, animated: _),
      .replaceAll(_, name: _, let id, animated: _),
      .showNextScreen(otherwise: _, by: _, let id, animated: _),
      .enterFlow(_, showsAll: _, by: _, let id, animated: _),
      .showNextOfFlow(otherwise: _, by: _, let id, animated: _),
      .alert(_, on: _, by: _, let id, animated: _), .overlay(_, on: _, let id, animated: _),
      .transition(_, on: _, let id, showing: _, animated: _),
      .showNextTransitionOrScreen(by: _, let id, showing: _, animated: _):
      id
    default: nil
    }
  }

  /// The cause that is told of what goes.
  var cause: Cause {
    switch self {
    case .remove(_, let cause, animated: _): cause
    case .stack(of: _, .remove(_, let cause, animated: _)): cause
    case .modal(over: _, .dismissEntry(_, let cause, animated: _)): cause
    case .alert(.tap, on: _, by: _, from: _, animated: _),
      .overlay(.tapBackground, on: _, from: _, animated: _),
      .transition(.swipeBack, on: _, from: _, showing: _, animated: _):
      .user
    default: .program
    }
  }
}
