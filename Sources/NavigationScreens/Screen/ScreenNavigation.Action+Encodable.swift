import ComposableNavigation

extension ScreenNavigation.Action: Encodable where Screen: Encodable {
  /// Writes the action by name, with its parts: `{"action":"dismissScreens","count":2}`.
  ///
  /// Omits default values: animated, caused by the program, from no entry, of the screen in front.
  public func encode(to encoder: any Encoder) throws {
    var action = try ActionWriter(name, to: encoder)
    try writeShowing(to: &action)
    try writeDismissing(to: &action)
    try writeInside(to: &action)
    if caller != usualCaller { try action.writeIfPresent(caller, "by") }
    try action.writeIfPresent(from, "from")
    switch self {
    // The inner action stores the flag itself.
    case .stack, .modal: break
    default: try action.write(isAnimated ?? true, "animated", unless: true)
    }
  }

  /// The default calling screen.
  private var usualCaller: ScreenTarget? {
    switch self {
    case .showScreens, .showNextScreen, .enterFlow, .showNextOfFlow, .showNextTransitionOrScreen:
      .top
    default: nil
    }
  }

  private func writeShowing(to action: inout ActionWriter) throws {
    switch self {
    case .showScreens(let destinations, by: _, from: _, animated: _),
      .addToQueue(let destinations, by: _):
      try action.write(destinations, "screens")
    case .enterFlow(let destinations, let showsAll, by: _, from: _, animated: _):
      try action.write(destinations, "screens")
      try action.write(showsAll, "showsAll", unless: false)
    case .replaceTop(with: let screen, let name, by: _, from: _, animated: _),
      .replaceAll(with: let screen, let name, by: _, from: _, animated: _):
      try action.write(screen, "screen")
      try action.writeIfPresent(name, "name")
    case .showNextScreen(let fallback, by: _, from: _, animated: _),
      .showNextOfFlow(let fallback, by: _, from: _, animated: _):
      try action.write(fallback, "otherwise", unless: .nothing)
    case .removeFromQueue(.named(let names), by: _):
      try action.write(names, "names")
    case .removeFromQueue(.at(let place), by: _):
      try action.write(place, "at")
    case .removeFromQueue(.entry(let id), by: _):
      try action.write(id, "id")
    default:
      break
    }
  }

  private func writeDismissing(to action: inout ActionWriter) throws {
    switch self {
    case .dismiss(.one(let target), by: _, animated: _):
      try action.write(target, "target", unless: .top)
    case .dismiss(.upTo(let target), by: _, animated: _):
      try action.write(target, "upTo")
    case .dismiss(.exactly(let count), by: _, animated: _):
      try action.write(count, "count")
    case .dismiss(.upToCount(let count), by: _, animated: _):
      try action.write(count, "upToCount")
    case .dismiss(.pushStack(of: let target), by: _, animated: _),
      .dismiss(.environment(of: let target), by: _, animated: _),
      .dismissTransitionOrScreen(of: let target, by: _, animated: _):
      try action.write(target, "of", unless: .top)
    case .remove(let ids, let cause, animated: _):
      try action.write(ids, "ids")
      try action.write(cause, "cause", unless: .program)
    case .dismissAlert(let target, by: _, animated: _):
      try action.write(target, "target")
    case .dismissed(let entry, let cause):
      try action.write(entry, "entry")
      try action.write(cause, "cause")
    case .alertDismissed(let entry, of: let screen, let cause):
      try action.write(entry, "entry")
      try action.write(screen, "of")
      try action.write(cause, "cause")
    case .overlayDismissed(let entry, of: let screen, let cause):
      try action.write(entry, "entry")
      try action.write(screen, "of")
      try action.write(cause, "cause")
    case .transitionDismissed(let entry, of: let screen, let cause):
      try action.write(entry, "entry")
      try action.write(screen, "of")
      try action.write(cause, "cause")
    default:
      break
    }
  }

  private func writeInside(to action: inout ActionWriter) throws {
    switch self {
    case .configureSheet(let sheet, of: let target, by: _, animated: _):
      try action.write(sheet, "sheet")
      try action.write(target, "of", unless: .top)
    case .selectDetent(let detent, of: let target, by: _, animated: _):
      try action.write(detent, "detent")
      try action.write(target, "of", unless: .top)
    case .alert(let alert, on: let target, by: _, from: _, animated: _):
      try action.write(alert, "alert")
      try action.write(target, "on", unless: .top)
    case .overlay(let overlay, on: let target, by: _, from: _, animated: _):
      try action.write(overlay, "overlay")
      try action.write(target, "on", unless: .top)
    case .transition(let transition, on: let target, by: _, from: _, let content, animated: _):
      try action.write(transition, "transition")
      try action.write(target, "on", unless: .top)
      try action.writeIfPresent(content, "showing")
    case .showNextTransitionOrScreen(by: _, from: _, let content, animated: _):
      try action.writeIfPresent(content, "showing")
    case .answered(let text):
      try action.write(text, "text")
    case .openURL(let url, by: _):
      try action.write(url, "url")
    case .stack(of: let environment, let stack):
      try action.writeIfPresent(environment, "of")
      try action.write(stack, "stack")
    case .modal(over: let environment, let modal):
      try action.writeIfPresent(environment, "over")
      try action.write(modal, "modal")
    default:
      break
    }
  }
}

extension ScreenNavigation.Action {
  private var name: ScreenActionName {
    switch self {
    case .showScreens: .showScreens
    case .dismiss(.one, by: _, animated: _): .dismissScreen
    case .dismiss(.pushStack, by: _, animated: _): .dismissPushStack
    case .dismiss(.environment, by: _, animated: _): .dismissEnvironment
    case .dismiss(.all, by: _, animated: _): .dismissAllScreens
    case .dismiss: .dismissScreens
    case .remove: .remove
    case .replaceTop: .replaceTop
    case .replaceAll: .replaceAll
    case .addToQueue: .addToQueue
    case .removeFromQueue(.all, by: _): .clearQueue
    case .removeFromQueue: .removeFromQueue
    case .showNextScreen: .showNextScreen
    case .enterFlow: .enterFlow
    case .showNextOfFlow: .showNextOfFlow
    case .configureSheet: .configureSheet
    case .selectDetent: .selectDetent
    case .alert: .alert
    case .dismissAlert: .dismissAlert
    case .dismissAllAlerts: .dismissAllAlerts
    case .answered: .answered
    case .openURL: .openURL
    case .overlay: .overlay
    case .transition: .transition
    case .dismissTransitionOrScreen: .dismissTransitionOrScreen
    case .showNextTransitionOrScreen: .showNextTransitionOrScreen
    case .stack: .stack
    case .modal: .modal
    case .dismissed: .dismissed
    case .alertDismissed: .alertDismissed
    case .overlayDismissed: .overlayDismissed
    case .transitionDismissed: .transitionDismissed
    }
  }
}
