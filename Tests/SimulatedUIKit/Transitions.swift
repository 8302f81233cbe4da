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

@MainActor open class UIGestureRecognizer: NSObject { public var isEnabled = true }

@MainActor open class UIBarItem: NSObject { public var title: String? }
@MainActor open class UITabBarItem: UIBarItem {}
@MainActor open class UINavigationItem: NSObject {
  public var title: String?
  public var backAction: UIAction?
}
@MainActor open class UIAction: NSObject {
  let handler: @MainActor (UIAction) -> Void
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }
  /// A person taps it.
  public func simPerform() { handler(self) }
}
