import ComposableNavigation
import UIKit
import UIKitHost

/// A small copy of the stack host's rules, any one of which can be left out.
@MainActor
final class LooseStackHost: NSObject, StackHost {
  let capabilities = StackCapabilities.all
  var onReport: HostReport.Receiver?

  private enum Phase {
    case resting
    case commanded(Acknowledgement, before: HostContents<UIViewController>, takes: Bool)
    case foreign
  }

  private let fault: StackFault?
  private let turns: Turns
  private weak var controller: UINavigationController?
  private var phase = Phase.resting
  private var contents = HostContents<UIViewController>()
  private var isWatching = false
  /// The view controller that `willShow` named, for a host that believes `didShow`.
  private var announced: UIViewController?

  init(_ controller: UINavigationController, turns: Turns, fault: StackFault?) {
    self.controller = controller
    self.turns = turns
    self.fault = fault
    super.init()
    controller.delegate = self
  }

  var shown: Showing { contents.shown }

  private func isShown(_ expected: HostContents<UIViewController>) -> Bool {
    there == expected.views.map { ObjectIdentifier($0) }
  }

  private var there: [ObjectIdentifier] {
    (controller?.viewControllers ?? []).map { ObjectIdentifier($0) }
  }

  func perform(
    _ command: StackCommand<ElementID>,
    presentables: [ElementID: UIViewController],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    guard let controller else { return acknowledgement.refused(.gone) }
    let mayNest = fault == .nestsTransitions || fault == .answersInCompletion
    guard mayNest || controller.transitionCoordinator == nil else {
      noteForeign()
      return acknowledgement.refused(.transition)
    }
    let before = contents
    guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
    phase = .commanded(acknowledgement, before: before, takes: !command.taken.isEmpty)
    controller.setViewControllers(contents.views, animated: animated)
    if controller.transitionCoordinator == nil { controller.viewIfLoaded?.layoutIfNeeded() }
    guard fault != .answersAtBeginning else {
      phase = .resting
      return acknowledgement.done(showing: shown)
    }
    watch(isLate: false)
  }

  // MARK: Transitions

  private func watch(isLate: Bool) {
    guard !isWatching else { return }
    isWatching = true
    guard !listen(after: nil) else { return }
    if isLate {
      turns.later { [weak self] in self?.lookAgain(after: nil) }
    } else {
      rest()
    }
  }

  /// - Returns: True if a transition runs whose end will be reported.
  private func listen(after last: (any UIViewControllerTransitionCoordinator)?) -> Bool {
    guard let coordinator = controller?.transitionCoordinator, coordinator !== last else {
      return false
    }
    return coordinator.animate(
      alongsideTransition: nil,
      completion: { [weak self] _ in self?.ended(coordinator) }
    )
  }

  private func ended(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard fault != .answersInCompletion else { return rest() }
    turns.later { [weak self] in self?.lookAgain(after: coordinator) }
  }

  private func lookAgain(after last: (any UIViewControllerTransitionCoordinator)?) {
    if fault != .stopsAtFirstTransition, listen(after: last) { return }
    rest()
  }

  private func rest() {
    isWatching = false
    switch phase {
    case .resting:
      reportGone()
    case .foreign:
      reportGone()
      guard case .foreign = phase else { return }
      phase = .resting
      onReport?(.gestureEnded)
    case .commanded(let acknowledgement, let before, let takes):
      let isTurned = takes && isTurnedRound(before)
      if isTurned, fault != .ignoresTurningRound {
        contents.takeBack(to: before)
        phase = .resting
        let removal = takeGone()
        acknowledgement.refused(.gesture)
        if let removal { onReport?(removal) }
        if fault != .forgetsReady { onReport?(.ready) }
      } else {
        if fault != .ignoresInterruptions { reportGone() }
        phase = .resting
        acknowledgement.done(showing: shown)
      }
    }
  }

  private func isTurnedRound(_ before: HostContents<UIViewController>) -> Bool {
    let there = there
    let wanted = contents.views.map { ObjectIdentifier($0) }
    let back = before.views.map { ObjectIdentifier($0) }
    return !isShown(contents)
      && (isShown(before) || back.contains { there.contains($0) && !wanted.contains($0) })
  }

  private func reportGone() {
    if let removal = takeGone() { onReport?(removal) }
  }

  private func takeGone() -> HostReport? {
    let there = there
    let gone = shown.elements.filter { element in
      contents[element].map { !there.contains(ObjectIdentifier($0)) } ?? true
    }
    return contents.lose(gone)
  }

  private func noteForeign() {
    guard case .resting = phase else { return }
    phase = .foreign
    onReport?(.gestureBegan)
    if announced == nil { watch(isLate: true) }
  }
}

extension LooseStackHost: UINavigationControllerDelegate {
  private var hearsWillShow: Bool {
    switch fault {
    case .nestsTransitions, .missesWillShow, .missesBoth: false
    default: true
    }
  }

  private var hearsDidShow: Bool { fault != .missesDidShow && fault != .missesBoth }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard hearsWillShow, case .resting = phase, !contents.views.isEmpty, !isShown(contents) else {
      return
    }
    if fault == .readsInGesture { return reportGone() }
    if fault == .believesDidShow { announced = viewController }
    noteForeign()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard hearsDidShow else { return }
    if let target = announced, case .foreign = phase { return believe(target) }
    if case .resting = phase, !isShown(contents) { watch(isLate: true) }
  }

  /// Removes everything above the announced view controller, regardless of the real stack.
  private func believe(_ target: UIViewController) {
    announced = nil
    if let element = contents.element(of: target),
      let index = shown.elements.firstIndex(of: element),
      let removal = contents.lose(shown.elements.dropFirst(index + 1))
    {
      onReport?(removal)
    }
    phase = .resting
    onReport?(.gestureEnded)
  }
}
