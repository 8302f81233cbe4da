// swift-format-ignore-file
public import Foundation

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public var title: String?
  public let tabBarItem: UITabBarItem! = UITabBarItem()
  public let navigationItem = UINavigationItem()
  public private(set) var viewIfLoaded: UIView?
  public internal(set) weak var parent: UIViewController?
  // Presentation
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var isModalInPresentation = false
  public var preferredTransition: Transition?
  public internal(set) var presentedViewController: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  private var madePresentationController: UIPresentationController?
  /// Made at its first use, for the current style, anew for each presentation (assumed).
  public var presentationController: UIPresentationController? {
    if let made = madePresentationController { return made }
    let made = makePresentation()
    madePresentationController = made
    return made
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  var presentation: SimulatedTransition?
  var whenPresented: (() -> Void)?
  var whenDismissed: (() -> Void)?

  public var isBeingDismissed: Bool { whenDismissed != nil }

  public var view: UIView! {
    loadViewIfNeeded()
    return viewIfLoaded
  }

  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    view.owner = self
    viewIfLoaded = view
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view enters or leaves a window.
  func simMoved(isInWindow: Bool) {}

  /// Lays out the contents of the view controller.
  func simLayout() {}

  /// The navigation controller's own transition.
  var ownTransition: SimulatedTransition? { nil }

  /// Moves the presentation to another container, as when a popover becomes a sheet (reported: the
  /// contents of the old container leave the window).
  public func simAdapt() {
    guard let controller = presentationController, let old = controller.containerView,
      let window = old.window
    else { return }
    let style = controller.delegate?.adaptivePresentationStyle(
      for: controller, traitCollection: UITraitCollection())
    guard style != UIModalPresentationStyle.none else { return }
    let new = UIView(frame: old.bounds)
    new.addSubview(view)
    window.addSubview(new)
    presentationController?.containerView = new
    old.removeFromSuperview()
  }

  /// Presents without a known container, as a context menu (assumed).
  public func simHideContainer() {
    simHidden = presentationController?.containerView
    presentationController?.containerView = nil
  }
  private var simHidden: UIView?

  /// Takes the view and its container off screen until ``simBringContainer()``: a presentation that
  /// UIKit puts off to the next layout (assumed, as for a push: TCA #3653).
  public func simDelayContainer() {
    simDelayed = viewIfLoaded?.window
    simHideContainer()
    simHidden?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
  }
  private weak var simDelayed: UIWindow?

  /// Brings the container of a delayed presentation.
  public func simBringContainer() {
    guard let container = simHidden else { return }
    simHidden = nil
    container.addSubview(view)
    simDelayed?.addSubview(container)
    presentationController?.containerView = container
  }

  /// A Boolean value that indicates whether the transition of the presentation is hidden, for a
  /// test without that listener.
  public var simHidesTransition = false

  /// The innermost transition around the view controller.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var next: UIViewController? = self
    while let controller = next {
      let presentation = controller.simHidesTransition ? nil : controller.presentation
      if let transition = controller.ownTransition ?? presentation { return transition }
      next = controller.parent
    }
    return nil
  }

  private func makePresentation() -> UIPresentationController {
    switch modalPresentationStyle {
    // Where there is room, an action sheet is a popover (documented).
    case .automatic where (self as? UIAlertController)?.preferredStyle == .actionSheet:
      UIPopoverPresentationController(presented: self)
    case .popover: UIPopoverPresentationController(presented: self)
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presented: self)
    default: UIPresentationController(presented: self)
    }
  }

  // MARK: Presenting

  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window else { return }
    if window.simIsAppearing {
      window.simLog.lines.append("Unbalanced calls to begin/end appearance transitions")
    }
    let fault = controller.sheetPresentationController?.simFault
      ?? controller.popoverPresentationController?.simFault
    if let fault { window.simLog.lines.append(fault) }
    // UIKit prints a line and calls no completion (assumed).
    guard presentedViewController == nil, controller.presentingViewController == nil else {
      return window.simLog.lines.append("presents while something is presented")
    }
    presentedViewController = controller
    controller.presentingViewController = self
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    controller.presentationController?.containerView = container
    container.addSubview(controller.view)
    window.addSubview(container)
    UIAccessibility.simChange(to: controller.view)
    guard animated else { return completion?() ?? () }
    controller.presentation = SimulatedTransition(isInteractive: false)
    controller.whenPresented = completion
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    // The presenting view controller dismisses everything above it; the topmost one dismisses
    // itself (documented).
    guard let presented = presentedViewController ?? (presentingViewController == nil ? nil : self)
    else { return completion?() ?? () }
    presented.presentation?.end(isCancelled: true)
    presented.presentation = nil
    guard animated else {
      presented.goAway(window: presented.view.window)
      return completion?() ?? ()
    }
    presented.presentation = SimulatedTransition(isInteractive: false)
    presented.whenDismissed = completion ?? {}
  }

  /// Ends the running presentation or dismissal.
  ///
  /// - Returns: True if one was running.
  @discardableResult
  public func simEndPresentation() -> Bool {
    guard let presented = presentedViewController, let transition = presented.presentation else {
      return presentedViewController?.simEndPresentation() ?? false
    }
    guard !transition.isInteractive else { return false }
    let window = presented.view.window
    let (come, gone) = (presented.whenPresented, presented.whenDismissed)
    (presented.whenPresented, presented.whenDismissed) = (nil, nil)
    if gone != nil { presented.goAway(window: window) }
    presented.end(transition, in: window, isCancelled: false)
    come?()
    gone?()
    return true
  }

  func end(_ transition: SimulatedTransition, in window: UIWindow?, isCancelled: Bool) {
    if window?.simOrders.clearsBefore == true { presentation = nil }
    transition.end(isCancelled: isCancelled)
    if presentation === transition { presentation = nil }
  }

  func goAway(window: UIWindow?) {
    presentedViewController?.goAway(window: window)
    let container = madePresentationController?.containerView ?? simHidden
    simHidden = nil
    madePresentationController?.containerView = nil
    madePresentationController = nil
    (presentation, whenPresented, whenDismissed) = (nil, nil, nil)
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
    container?.removeFromSuperview()
    UIAccessibility.simChange(to: window?.rootViewController?.viewIfLoaded)
    endOwnTransition()
  }

  /// Ends transitions inside a view that has left the window (assumed: its animations end there).
  func endOwnTransition() {}

  open func addChild(_ child: UIViewController) { child.parent = self }
  open func didMove(toParent parent: UIViewController?) {}
}
