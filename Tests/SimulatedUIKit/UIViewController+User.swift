// Acts of the user on a presented view.

extension UIViewController {
  /// The user begins to pull down the presented sheet.
  ///
  /// - Returns: True if this was possible.
  public func simBeginPull() -> Bool {
    guard let presented = presentedViewController, presented.presentation == nil,
      presented.presentedViewController == nil, !(presented is UIAlertController),
      let controller = presented.presentationController
    else { return false }
    guard !presented.isModalInPresentation,
      controller.delegate?.presentationControllerShouldDismiss(controller) != false
    else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    presented.presentation = SimulatedTransition(isInteractive: true, in: presented.view)
    controller.delegate?.presentationControllerWillDismiss(controller)
    return true
  }

  /// Moves the pull to a part of its way.
  ///
  /// - Returns: True if a pull was running.
  @discardableResult
  public func simMovePull(to fraction: Double) -> Bool {
    presentedViewController?.presentation?.simMove(to: fraction) ?? false
  }

  /// Ends the pull.
  ///
  /// - Returns: True if a pull was running.
  public func simEndPull(goes: Bool) -> Bool {
    guard let presented = presentedViewController, let transition = presented.presentation,
      transition.isInteractive, let controller = presented.presentationController
    else { return false }
    let window = presented.view.window
    let letsGoBefore = window?.simOrders.letsGoBefore == true
    if goes, letsGoBefore { presented.goAway(window: window) }
    presented.end(transition, in: window, isCancelled: !goes)
    guard goes else { return true }
    controller.delegate?.presentationControllerDidDismiss(controller)
    if !letsGoBefore { presented.goAway(window: window) }
    return true
  }

  /// The user reverses a transition of the program.
  ///
  /// A sheet that is being presented is dismissed, and one that is being dismissed stays. iOS 26 keeps
  /// transitions interactive; that this includes presentations is assumed.
  ///
  /// UIKit then calls no completion and no delegate (assumed, as the worst case).
  ///
  /// - Returns: True if a transition was running.
  public func simTurnPresentationRound() -> Bool {
    guard let presented = presentedViewController, let transition = presented.presentation,
      !transition.isInteractive, !(presented is UIAlertController)
    else { return false }
    let window = presented.view.window
    let isComing = presented.whenDismissed == nil
    (presented.whenPresented, presented.whenDismissed) = (nil, nil)
    if isComing { presented.goAway(window: window) }
    presented.end(transition, in: window, isCancelled: true)
    return true
  }

  /// The user catches a sheet during its presentation and pulls: the transition ends, and the pull
  /// replaces it (assumed).
  ///
  /// - Returns: True if a sheet was being presented and can be pulled.
  public func simCatch() -> Bool {
    guard let presented = presentedViewController, let transition = presented.presentation,
      !transition.isInteractive, presented.whenDismissed == nil, !presented.isModalInPresentation,
      !(presented is UIAlertController), let controller = presented.presentationController,
      controller.delegate?.presentationControllerShouldDismiss(controller) != false
    else { return false }
    let come = presented.whenPresented
    presented.whenPresented = nil
    presented.presentation = SimulatedTransition(isInteractive: true)
    transition.end(isCancelled: false)
    come?()
    controller.delegate?.presentationControllerWillDismiss(controller)
    return true
  }
}
