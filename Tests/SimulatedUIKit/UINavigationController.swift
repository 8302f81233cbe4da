// swift-format-ignore-file
public import Foundation

@MainActor open class UINavigationBar: UIView {}

@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The app's animation of the last transition; nil for UIKit's own.
  public private(set) var simAnimation: (any UIViewControllerAnimatedTransitioning)?
  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  private let edgeSwipe = UIGestureRecognizer()
  private let contentSwipe = UIGestureRecognizer()
  /// Exists once the view is loaded (reported: nil before `viewDidLoad`).
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { viewIfLoaded == nil ? nil : edgeSwipe }
  /// The swipe of iOS 26, which begins anywhere; it exists once the view is loaded.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    viewIfLoaded == nil ? nil : contentSwipe
  }
  public var hidesBarsOnTap = false
  public var hidesBarsOnSwipe = false
  public var hidesBarsWhenVerticallyCompact = false
  public var hidesBarsWhenKeyboardAppears = false

  private var stack: [UIViewController] = []
  private var transition: SimulatedTransition?
  /// The stack before the transition.
  private var before: [UIViewController] = []
  /// A transition that waits for the next layout.
  private var putOff: (() -> Void)?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    for swipe in [edgeSwipe, contentSwipe] {
      swipe.simWhenDisabled = { [weak self, weak swipe] in
        if swipe?.state == .changed { self?.loseSwipe() }
      }
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop()
  }

  /// Disabling the recognizer of a running swipe can leave a screen that ignores touches (reported:
  /// charcoal-ios #269).
  private func loseSwipe() {
    viewIfLoaded?.window?.simLog.lines.append("a recognizer is switched off in the middle of its swipe")
    _ = simEndSwipe(goes: false)
  }

  override var ownTransition: SimulatedTransition? { transition }

  override func endOwnTransition() {
    if !simEndTransition() { _ = simEndSwipe(goes: false) }
  }

  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public var topViewController: UIViewController? { stack.last }

  /// The visible view controllers: during a swipe, those before it.
  public var simSeen: [UIViewController] { transition?.isInteractive == true ? before : stack }

  /// The exception that UIKit has raised, which would have ended the app.
  public private(set) var simException: String?

  /// UIKit raises an exception for a navigation or split view controller (reported, widely, of
  /// `pushViewController`; assumed of this function). The model notes it and shows nothing new.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if viewControllers.contains(where: { $0 is UINavigationController }) {
      return raise("Pushing a navigation controller is not supported")
    }
    if viewControllers.contains(where: { $0 is UISplitViewController }) {
      return raise("Split View Controllers cannot be pushed to a Navigation Controller")
    }
    let window = viewIfLoaded?.window
    if let transition {
      // A change without animation ends a running transition (assumed).
      if animated { window?.simLog.lines.append("nested transitions") }
      self.transition = nil
      transition.end(isCancelled: false)
    }
    let old = stack
    stack = viewControllers
    for controller in old where controller.parent === self { controller.parent = nil }
    for controller in viewControllers {
      if controller.parent !== self { (controller.parent as? UINavigationController)?.lose(controller) }
      controller.parent = self
    }
    guard old.last !== viewControllers.last else { return }
    guard let window else { return showTop() }
    let begin = { [weak self] in
      guard let self, let top = stack.last else { return }
      if animated, !old.isEmpty { run(SimulatedTransition(isInteractive: false), from: old) }
      delegate?.navigationController(self, willShow: top, animated: animated)
      showTop()
      if !animated || old.isEmpty {
        changeFocus()
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    if window.simOrders.putsOff { putOff = begin } else { begin() }
  }

  /// Loses a view controller that another container takes (documented for `addChild`), without a
  /// call of the delegate (assumed, as the worst case).
  private func lose(_ controller: UIViewController) {
    stack.removeAll { $0 === controller }
    before.removeAll { $0 === controller }
    showTop()
  }

  private func raise(_ exception: String) {
    simException = exception
    viewIfLoaded?.window?.simLog.lines.append(exception)
  }

  private func run(_ transition: SimulatedTransition, from old: [UIViewController]) {
    self.transition = transition
    before = old
    let operation = stack.last.map(old.contains) == true || transition.isInteractive
    simAnimation = askForAnimation(operation ? .pop : .push) ?? nil
  }

  /// - Returns: The answer of the delegate, which may be nil; nil if it does not have the method.
  private func askForAnimation(
    _ operation: Operation
  ) -> (any UIViewControllerAnimatedTransitioning)?? {
    guard let delegate, let from = before.last, let to = stack.last else { return nil }
    let answer = delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    return answer is SimulatedLack ? nil : .some(answer)
  }

  /// The delegate also receives the top when the controller only reappears (reported, widely).
  override func simMoved(isInWindow: Bool) {
    guard isInWindow, transition == nil, putOff == nil, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  override func simLayout() {
    let begin = putOff
    putOff = nil
    begin?()
  }

  private func showTop() {
    for controller in before + stack where controller !== stack.last {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let view = viewIfLoaded else { return }
    if let top = stack.last?.view, top.superview !== view { view.addSubview(top) }
  }

  /// VoiceOver goes to the back button after a push (documented: View Controller Programming Guide),
  /// and after a pop (assumed).
  private func changeFocus() {
    guard let top = stack.last?.viewIfLoaded, top.window != nil else { return }
    UIAccessibility.simChange(to: stack.count > 1 ? navigationBar : top)
  }

  // MARK: Hands

  /// Ends the transition.
  ///
  /// A swipe is ended by ``simEndSwipe(goes:)`` instead.
  ///
  /// - Returns: True if a transition was running.
  @discardableResult
  public func simEndTransition() -> Bool {
    simLayout()
    guard let transition, !transition.isInteractive else { return false }
    end(transition, isCancelled: false)
    return true
  }

  private func end(_ transition: SimulatedTransition, isCancelled: Bool) {
    if !isCancelled { changeFocus() }
    let orders = viewIfLoaded?.window?.simOrders ?? SimulatedOrders()
    let shows = !isCancelled || orders.showsAfterCancel
    let show = { [weak self] in
      guard shows, let self, let top = stack.last else { return }
      delegate?.navigationController(self, didShow: top, animated: true)
    }
    if orders.showsBefore { show() }
    if orders.clearsBefore { self.transition = nil }
    transition.end(isCancelled: isCancelled)
    if self.transition === transition { self.transition = nil }
    if !orders.showsBefore { show() }
  }

  func pop(_ count: Int) -> Bool {
    guard begin(count, isInteractive: false) else { return false }
    return simEndTransition()
  }

  /// The user begins to swipe back, from the edge or from anywhere (iOS 26).
  ///
  /// - Returns: True if this was possible.
  public func simBeginSwipe(anywhere: Bool = false) -> Bool {
    let swipe = anywhere ? contentSwipe : edgeSwipe
    // A delegate that animates disables the swipe, even with nil (reported, widely).
    before = stack
    guard swipe.simMayBegin, askForAnimation(.pop) == nil, begin(1, isInteractive: true) else { return false }
    swipe.state = .changed
    return true
  }

  /// Moves the swipe to a part of its way.
  ///
  /// - Returns: True if a swipe was running.
  @discardableResult
  public func simMoveSwipe(to fraction: Double) -> Bool { transition?.simMove(to: fraction) ?? false }

  /// Ends the swipe.
  ///
  /// - Returns: True if a swipe was running.
  public func simEndSwipe(goes: Bool) -> Bool {
    guard let transition, transition.isInteractive else { return false }
    (edgeSwipe.state, contentSwipe.state) = (.possible, .possible)
    if !goes { showBefore() }
    end(transition, isCancelled: !goes)
    return true
  }

  /// The user reverses the program's transition (iOS 26; assumed): the stack before it is shown
  /// again.
  ///
  /// - Parameter isHalf: New view controllers stay below an old top that they replaced (assumed, as
  ///   the worst case).
  /// - Returns: True if a transition was running.
  public func simTurnRound(isHalf: Bool = false) -> Bool {
    guard let transition, !transition.isInteractive else { return false }
    if isHalf, let top = before.last, !stack.contains(top) {
      before.insert(contentsOf: stack.filter { !before.contains($0) }, at: before.count - 1)
    }
    showBefore()
    end(transition, isCancelled: true)
    return true
  }

  /// The user goes back while the program's transition runs (iOS 26; reported:
  /// grahammendick/navigation
  /// #888): another transition replaces it.
  ///
  /// - Returns: True if a transition was running and there is a screen to go back to.
  public func simInterrupt() -> Bool {
    guard let first = transition, !first.isInteractive, stack.count > 1, !performsBackAction()
    else { return false }
    run(SimulatedTransition(isInteractive: false), from: stack)
    stack.removeLast()
    first.end(isCancelled: false)
    if let top = stack.last {
      delegate?.navigationController(self, willShow: top, animated: true)
    }
    showTop()
    return true
  }

  /// Restores the former stack when the transition reports that it was cancelled (assumed).
  private func showBefore() {
    for controller in stack where controller.parent === self { controller.parent = nil }
    if stack.last !== before.last { stack.last?.viewIfLoaded?.removeFromSuperview() }
    stack = before
    for controller in stack { controller.parent = self }
    showTop()
  }

  private func begin(_ count: Int, isInteractive: Bool) -> Bool {
    simLayout()
    guard transition == nil, count > 0, count < stack.count else { return false }
    run(SimulatedTransition(isInteractive: isInteractive, in: viewIfLoaded), from: stack)
    stack.removeLast(count)
    if let top = stack.last {
      // UIKit calls this at the beginning of the gesture (openradar 21137690).
      delegate?.navigationController(self, willShow: top, animated: true)
    }
    showTop()
    return true
  }
}
