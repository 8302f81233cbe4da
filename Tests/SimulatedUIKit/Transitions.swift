// swift-format-ignore-file
public import Foundation

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
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
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(isInteractive: Bool) {
    self.isInteractive = isInteractive
    super.init()
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
  var simWhenDisabled: (() -> Void)?
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
  let handler: @MainActor (UIAction) -> Void
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }
  /// The user taps the item.
  public func simPerform() { handler(self) }
}
