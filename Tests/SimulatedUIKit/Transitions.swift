// swift-format-ignore-file
public import Foundation

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var percentComplete: CGFloat { get }
  var containerView: UIView { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A transition that a test ends.
@MainActor final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
  private(set) var isCancelled = false
  let isInteractive: Bool
  /// The part of the way that the user's gesture has gone.
  var percentComplete: CGFloat = 0
  let containerView: UIView
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(isInteractive: Bool, in container: UIView? = nil) {
    self.isInteractive = isInteractive
    containerView = container ?? UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    super.init()
  }

  /// The user moves a gesture, and frames are drawn until it rests.
  func simMove(to fraction: Double) -> Bool {
    guard isInteractive, !isOver else { return false }
    percentComplete = CGFloat(fraction)
    for _ in 0..<2 { containerView.window?.simFrame() }
    return true
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    return true
  }

  func end(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isOver = true
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

@MainActor open class UIGestureRecognizer: NSObject {
  /// Disabling the recognizer during its gesture cancels it (documented).
  public var isEnabled = true {
    didSet { if oldValue, !isEnabled { simWhenDisabled?() } }
  }
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public internal(set) var state = State.possible
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var cancelsTouchesInView = true
  /// The recognizers that must fail before this one begins (documented).
  private var simFirst: [UIGestureRecognizer] = []
  open func require(toFail other: UIGestureRecognizer) { simFirst.append(other) }
  var simWhenDisabled: (() -> Void)?

  /// A Boolean value that indicates whether the recognizer begins with its gesture: those that must
  /// fail first do not begin. A disabled one counts as failed (assumed).
  var simMayBegin: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false
      && !simFirst.contains(where: \.simMayBegin)
  }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

@MainActor open class UIUpdateInfo: NSObject {}

/// Runs its actions in each frame of the window that its view is in, while it is enabled and exists.
@MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  public var requiresContinuousUpdates = false
  public var isEnabled = false
  public init(view: UIView) {
    self.view = view
    super.init()
    view.window?.simLinks.append { [weak self] in self?.simRun() }
  }
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { actions.append(handler) }
  private func simRun() {
    guard isEnabled, requiresContinuousUpdates, view?.window != nil else { return }
    for action in actions { action(self, UIUpdateInfo()) }
  }
}

@MainActor public protocol UIZoomTransitionInteractionContext {}

extension UIViewController {
  /// A transition of iOS 18.
  ///
  /// The app's options decide only about its own gestures, a pinch and a pull (header:
  /// `interactiveDismissShouldBegin`).
  @MainActor public final class Transition {
    @MainActor public final class ZoomOptions {
      public var interactiveDismissShouldBegin: ((any UIZoomTransitionInteractionContext) -> Bool)?
      public init() {}
    }
    let options: ZoomOptions?
    init(_ options: ZoomOptions?) { self.options = options }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping () -> UIView?
    ) -> Transition { Transition(options) }

    struct Context: UIZoomTransitionInteractionContext {}

    var simMayBegin: Bool { options?.interactiveDismissShouldBegin?(Context()) ?? true }
  }
}

@MainActor open class UIBarItem: NSObject { public var title: String? }
@MainActor open class UITabBarItem: UIBarItem {}
@MainActor open class UIBarButtonItem: UIBarItem {}
@MainActor open class UINavigationItem: NSObject {
  public var title: String?
  public var backAction: UIAction?
}
@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable { let rawValue: String }
  public let identifier = Identifier(rawValue: UUID().uuidString)
  public let title: String
  let handler: @MainActor (UIAction) -> Void
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
  /// The user taps the item.
  public func simPerform() { handler(self) }
}
