import ComposableNavigation

// Refusals as warnings, under SwiftfulRouting's name if it has one.
extension ScreenEvent {
  init<Screen>(
    _ refusal: Refusal,
    of action: ScreenNavigation<Screen>.Action,
    in state: ScreenNavigation<Screen>.State
  ) {
    self.init(
      "Routing_\(action.warning(refusal, in: state))",
      .warning,
      ["reason": refusal.description]
    )
    parameters["router_id"] = action.notFound(by: refusal) ?? action.target.map(state.text)
    if let count = action.count {
      parameters["dismiss_requested_count"] = "\(count)"
      parameters["dismiss_success_count"] = "0"
    }
    switch action {
    case .overlay(.dismiss(let overlay), on: _, by: _, from: _, animated: _) where overlay != .top,
      .overlay(.dismissUpTo(let overlay), on: _, by: _, from: _, animated: _):
      parameters["modal_id"] = overlay.text
    case .overlay(.tapBackground(let id), on: _, by: _, from: _, animated: _):
      parameters["modal_id"] = id.description
    case .transition(.dismiss(let content), on: _, by: _, from: _, showing: _, animated: _)
    where content != .top,
      .transition(.dismissUpTo(let content), on: _, by: _, from: _, showing: _, animated: _):
      parameters["transition_id"] = content.text
    case .transition(.swipeBack(let id), on: _, by: _, from: _, showing: _, animated: _),
      .transition(.back(let id), on: _, by: _, from: _, showing: _, animated: _):
      parameters["transition_id"] = id.description
    case .alert(.tap(_, let id), on: _, by: _, from: _, animated: _):
      parameters["alert_id"] = id.description
    case .dismissAlert(let alert, by: _, animated: _) where alert != .top:
      parameters["alert_id"] = alert.text
    default:
      break
    }
  }
}

extension ScreenTarget {
  /// The text for a log: the name, or the id.
  var text: String {
    switch self {
    case .top: "top"
    case .root: "root"
    case .entry(let id): id.description
    case .name(let name): name
    }
  }
}

extension ScreenNavigation.State {
  fileprivate func text(of target: ScreenTarget) -> String {
    id(of: target).map(text) ?? target.text
  }
}

extension ScreenNavigation.Action {
  /// The screen that the action starts from.
  fileprivate var target: ScreenTarget? {
    switch self {
    case .showScreens(_, let target, from: _, animated: _),
      .showNextScreen(otherwise: _, let target, from: _, animated: _),
      .enterFlow(_, showsAll: _, let target, from: _, animated: _),
      .showNextOfFlow(otherwise: _, let target, from: _, animated: _),
      .configureSheet(_, let target, by: _, animated: _),
      .selectDetent(_, let target, by: _, animated: _),
      .overlay(_, let target, by: _, from: _, animated: _),
      .transition(_, let target, by: _, from: _, showing: _, animated: _),
      .dismissTransitionOrScreen(let target, by: _, animated: _),
      .showNextTransitionOrScreen(let target, from: _, showing: _, animated: _):
      target
    case .dismiss(let dismissal, by: _, animated: _): dismissal.target
    case .alert(_, let target, let caller, from: _, animated: _): caller ?? target
    case .remove(let ids, cause: _, animated: _): ids.first.map(ScreenTarget.entry)
    case .replaceTop, .replaceAll: .top
    case .stack(let environment, _), .modal(let environment, _):
      environment.map(ScreenTarget.entry) ?? .root
    default: nil
    }
  }

  /// Returns the text of the missing element, unless it is the screen that the action starts from.
  fileprivate func notFound(by refusal: Refusal) -> String? {
    if case .stale(let caller) = refusal { return caller.description }
    switch self {
    case .dismiss(.pushStack(of: .top), by: _, animated: _):
      return refusal == .empty ? "last_stack" : nil
    case .showScreens, .showNextScreen, .enterFlow, .showNextOfFlow, .showNextTransitionOrScreen,
      .addToQueue, .alert(.show, on: _, by: _, from: _, animated: _):
      break
    default:
      return nil
    }
    return switch refusal {
    case .missing(let name): name
    case .missingEntries(let ids): ids.first?.description
    default: nil
    }
  }

  /// The number of elements that the action was asked to remove.
  fileprivate var count: Int? {
    switch self {
    case .dismiss(.exactly(let count), by: _, animated: _),
      .dismiss(.upToCount(let count), by: _, animated: _),
      .overlay(.dismissCount(let count), on: _, by: _, from: _, animated: _),
      .transition(.dismissCount(let count), on: _, by: _, from: _, showing: _, animated: _):
      count
    default: nil
    }
  }

  /// Returns the name of the warning, without the common prefix.
  fileprivate func warning(_ refusal: Refusal, in state: ScreenNavigation.State) -> String {
    switch self {
    case .showNextScreen where refusal == .nothingWaits: "ShowNextScreen_EmptyQueue"
    case .showNextOfFlow where !refusal.isUnknown: "ShowNextScreen_NoNextScreenSet"
    case .enterFlow where refusal == .emptyFlow: "EnterScreenFlow_EmptyFlow"
    case .showScreens, .replaceTop, .replaceAll, .showNextScreen, .enterFlow, .showNextOfFlow,
      .showNextTransitionOrScreen:
      refusal.isUnknown ? "ShowScreen_RouterIdNotFound" : "ShowScreen_NotOnTop"
    case .addToQueue, .removeFromQueue: "ScreenQueue_RouterIdNotFound"
    // Misspelled as in SwiftfulRouting.
    case .dismiss(.exactly, by: _, animated: _), .dismiss(.upToCount, by: _, animated: _):
      "DismissScreenScount_CountNotFound"
    case .dismiss(.pushStack, by: _, animated: _): "DismissPushStack_StackNotFound"
    case .dismiss(.environment, by: _, animated: _): "DismissEnvironment_EnvNotFound"
    case .configureSheet, .selectDetent: "Sheet_Refused"
    case .alert(.show, on: _, by: _, from: _, animated: _):
      refusal.isUnknown ? "ShowAlert_RouterIdNotFound" : "ShowAlert_NotOnTop"
    case .alert, .dismissAlert, .dismissAllAlerts: "DismissAlert_NotFound"
    case .openURL: "Safari_RouterIdNotFound"
    case .overlay(let action, let target, by: _, from: _, animated: _):
      state.id(of: target) == nil ? "Modal_RouterIdNotFound" : action.warning
    case .transition(let action, let target, by: _, from: _, showing: _, animated: _):
      state.id(of: target) == nil ? "Transition_RouterIdNotFound" : action.warning(refusal)
    case .stack: "PushStack_Refused"
    case .modal: "Environment_Refused"
    default: "DismissScreen_RouterIdNotFound"
    }
  }
}

extension ScreenNavigation.OverlayAction {
  fileprivate var warning: String {
    switch self {
    case .dismiss(.top): "DismissLastModal_NoneFound"
    case .dismissUpTo: "DismissModalsAbove_NoneFound"
    case .dismissCount: "DismissModalsCount_CountNotFound"
    default: "DismissModal_NotFound"
    }
  }
}

extension ScreenNavigation.TransitionAction {
  fileprivate func warning(_ refusal: Refusal) -> String {
    switch self {
    case .dismiss(.top): "DismissTransition_NotFound"
    case .dismissUpTo: "DismissTransitionsTo_NotFound"
    case .dismissCount where refusal.saysNone: "DismissTransitionsCount_None"
    case .dismissCount: "DismissTransitionsCount_NotFound"
    case .showNext: "ShowNextTransition_EmptyQueue"
    default: "DismissTransitions_NotFound"
    }
  }
}

extension Refusal {
  /// A Boolean value that indicates whether elements were to be removed, but none exist.
  var saysNone: Bool { if case .tooMany(_, there: 0) = self { true } else { false } }

  /// A Boolean value that indicates whether the action named an element that does not exist.
  fileprivate var isUnknown: Bool {
    switch self {
    case .missing, .missingEntries, .stale: true
    default: false
    }
  }
}
