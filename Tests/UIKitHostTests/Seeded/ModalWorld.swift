import ComposableNavigation
import UIKit
import UIKitHost

/// A call of UIKit that a faulty modal host misses or misreads.
enum ModalFault: String, CaseIterable {
  /// Misses `WillDismiss`.
  case missesPull
  /// Misses `DidDismiss`.
  case missesDismissal
  /// Has no view in the container of a presentation, which would leave the window with it.
  case missesOwnDismissal
  /// Misses all of these.
  case missesAll
  /// Misses the transitions of presentations and receives only the completions.
  case missesTransitions
}

/// A page that presents in the model: the shipped host, from which a fault hides calls of UIKit.
@MainActor
final class ModalWorld: RandomWorld {
  typealias Navigation = ModalNavigation<String>

  enum Step: CaseIterable {
    case sheet, cover, dismiss, beginPull, endPull, cancelPull, catchSheet, turnSheetRound
    case goByItself, goWhileComing, transition, turn
  }

  private struct Pages: ViewProviding {
    let fault: ModalFault?

    func makePresentable(for item: String) -> UIViewController {
      let page = UIViewController(nibName: nil, bundle: nil)
      page.title = item
      page.simHidesTransition = fault == .missesTransitions
      return page
    }
  }

  /// Passes on the calls that the host may receive.
  @MainActor
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let host: PresentationHost
    let fault: ModalFault

    init(_ host: PresentationHost, _ fault: ModalFault) {
      self.host = host
      self.fault = fault
      super.init()
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      if fault == .missesPull || fault == .missesAll { return }
      host.presentationControllerWillDismiss(controller)
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      if fault == .missesDismissal || fault == .missesAll { return }
      host.presentationControllerDidDismiss(controller)
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      host.presentationControllerDidAttemptToDismiss(controller)
    }
  }

  let window: TestWindow
  private let store = Store(initialState: Navigation.State()) { Navigation() }
  private let page = UIViewController(nibName: nil, bundle: nil)
  private let host: PresentationHost
  private let handler: ModalNavigationHandler<Pages>
  private let fault: ModalFault?
  private let delegate: Delegate?

  init(_ orders: SimulatedOrders, fault: ModalFault?) {
    self.fault = fault
    window = TestWindow(orders)
    window.view.rootViewController = page
    let host = PresentationHost(over: page)
    self.host = host
    delegate = fault.map { Delegate(host, $0) }
    handler = ModalNavigationHandler(store: store, viewProvider: Pages(fault: fault))
    window.add(host)
    window.hear(store)
    handler.setup(with: host)
    host.attach()
  }

  private var isComing: Bool {
    let presented = page.presentedViewController
    return presented?.isBeingDismissed == false
      && presented?.transitionCoordinator?.isInteractive == false
  }

  private var isAtRest: Bool { page.presentedViewController?.transitionCoordinator == nil }

  func take(_ step: Step) {
    switch step {
    case .sheet: store.send(.presentSheet(window.next()))
    case .cover: store.send(.presentFullScreen(window.next()))
    case .dismiss: store.send(.dismiss())
    case .beginPull: _ = page.simBeginPull()
    case .endPull: _ = page.simEndPull(goes: true)
    case .cancelPull: _ = page.simEndPull(goes: false)
    case .catchSheet: _ = page.simCatch()
    case .turnSheetRound: _ = page.simTurnPresentationRound()
    case .goWhileComing: if isComing { page.dismiss(animated: true) }
    case .goByItself: if isAtRest { page.presentedViewController?.dismiss(animated: false) }
    case .transition: page.simEndPresentation()
    case .turn: window.run()
    }
    makeDeaf()
  }

  /// Applies the fault again, since each presentation has a new controller.
  private func makeDeaf() {
    guard let delegate, let controller = page.presentedViewController?.presentationController
    else { return }
    controller.delegate = delegate
    guard fault == .missesOwnDismissal || fault == .missesAll else { return }
    for view in controller.containerView?.subviews ?? [] where view.isHidden {
      view.simIsDeaf = true
    }
  }

  func end() -> Bool {
    makeDeaf()
    return page.simEndPull(goes: false) || page.simEndPresentation()
  }

  var difference: String? {
    let presented = page.presentedViewController?.title
    if presented != store.state.item {
      return "\(presented ?? "nothing") is presented, not \(store.state.item ?? "nothing")"
    }
    return handler.waitsFor
  }
}
