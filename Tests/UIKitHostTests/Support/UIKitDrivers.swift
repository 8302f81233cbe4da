import ComposableNavigation
import NavigationTesting
import UIKit
import UIKitHost

/// A host of the model in a window, with acts of the user.
@MainActor
protocol WindowDriver: HostDriver where View == UIViewController, Host: AttachableHost {
  var window: TestWindow { get }

  /// Ends a transition or a gesture.
  ///
  /// - Returns: True if one was running.
  func end() -> Bool

  /// Performs an act that hosts of this kind have.
  func actInWindow(_ act: HostAct) -> Bool

  /// A Boolean value that indicates whether the host is detached and attached by another one.
  var isInStack: Bool { get }

  /// Returns a Boolean value that indicates whether the pending turns run after an act.
  func isFollowedByTurns(_ act: HostAct) -> Bool
}

extension WindowDriver {
  var isInStack: Bool { false }

  func isFollowedByTurns(_ act: HostAct) -> Bool { true }

  func makeView(_ title: String) -> UIViewController { Pages().makePresentable(for: title) }

  func title(of view: UIViewController) -> String { view.title ?? "" }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition:
      let hasEnded = end()
      return window.run() || hasEnded
    case .detach where !isInStack:
      host.detach()
      _ = end()
    case .attach where !isInStack:
      host.attach()
    default:
      guard actInWindow(act) else { return false }
    }
    if isFollowedByTurns(act) { window.run() }
    return true
  }
}

/// An element of a page, which VoiceOver can focus.
final class PageElement: UIView {
  let focus: HostFocus

  init(_ focus: HostFocus) {
    self.focus = focus
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    isAccessibilityElement = true
  }
}

extension UIViewController {
  /// Adds two elements, 1 and 2, that VoiceOver can focus.
  func addElements() -> Self {
    for control in 1...2 {
      view.addSubview(PageElement(HostFocus(in: title ?? "", at: control)))
    }
    return self
  }

  /// The elements that VoiceOver can focus.
  var elements: [PageElement] { view.subviews.compactMap { $0 as? PageElement } }
}

/// A navigation controller of the model, with acts of the user.
@MainActor
protocol NavigationDriver: WindowDriver {
  var controller: UINavigationController { get }

  /// The number of pages to which the user can go back, and one more.
  var depth: Int { get }
}

extension NavigationDriver {
  func end() -> Bool { controller.simEndTransition() || controller.simEndSwipe(goes: false) }

  private var isAtRest: Bool { controller.transitionCoordinator == nil && window.isIdle }

  func actInWindow(_ act: HostAct) -> Bool {
    switch act {
    case .goBack(let count): return isAtRest && count < depth && controller.simGoBack(count)
    case .beginGesture:
      guard isAtRest, depth > 1, controller.simBeginSwipe() else { return false }
      return controller.simMoveSwipe(to: 0.5)
    case .completeGesture: return controller.simEndSwipe(goes: true)
    // An abandoned transition holds the window as a gesture does.
    case .cancelGesture:
      return controller.simEndSwipe(goes: false) || controller.simEndTransition()
    default: return false
    }
  }
}

/// A navigation controller of the model.
@MainActor
final class StackDriver: FocusDriver, NavigationDriver {
  let host: NavigationControllerHost
  let controller = UINavigationController()
  let window: TestWindow

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = TestWindow(orders, log)
    host = NavigationControllerHost(controller)
    window.add(host)
    controller.navigationBar.isAccessibilityElement = true
    UIAccessibility.simMove(to: nil)
    controller.viewControllers = setting.previous.map { makeView($0) }
    window.view.rootViewController = controller
    window.view.makeKeyAndVisible()
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen { .stack(controller.simSeen.map { $0.title ?? "" }) }

  var depth: Int { controller.viewControllers.count }

  func makeView(_ title: String) -> UIViewController {
    Pages().makePresentable(for: title).addElements()
  }

  /// The bar belongs to the page on top.
  var focus: HostFocus? {
    guard UIAccessibility.simFocus === controller.navigationBar else {
      return (UIAccessibility.simFocus as? PageElement)?.focus
    }
    return HostFocus(in: controller.topViewController?.title ?? "", at: 0)
  }

  func moveFocus() { UIAccessibility.simMove(to: controller.topViewController?.elements.last) }
}

/// A page of the model that presents.
@MainActor
final class ModalDriver: FocusDriver, WindowDriver {
  let host: PresentationHost
  let page = UIViewController(nibName: nil, bundle: nil)
  let window: TestWindow

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = TestWindow(orders, log)
    host = PresentationHost(over: page)
    window.add(host)
    page.title = "below"
    window.view.rootViewController = page.addElements()
    window.view.makeKeyAndVisible()
    window.view.simAppear()
    UIAccessibility.simMove(to: page.view)
    if !setting.isNested { host.attach() }
  }

  func makeView(_ title: String) -> UIViewController {
    Pages().makePresentable(for: title).addElements()
  }

  var focus: HostFocus? { (UIAccessibility.simFocus as? PageElement)?.focus }

  func moveFocus() {
    UIAccessibility.simMove(to: (page.presentedViewController ?? page).elements.last)
  }

  var screen: HostScreen {
    guard let presented = page.presentedViewController, !presented.isBeingDismissed else {
      return .nothingPresented
    }
    let style: PresentationStyle =
      switch presented.modalPresentationStyle {
      case .fullScreen: .fullScreen
      case .formSheet: .formSheet
      case .pageSheet: .sheet(presented.sheetPresentationController)
      default: .automatic
      }
    return .modal(presented.title ?? "", style)
  }

  func isFollowedByTurns(_ act: HostAct) -> Bool { act != .beginGesture }

  func end() -> Bool { page.simEndPresentation() || page.simEndPull(goes: false) }

  func actInWindow(_ act: HostAct) -> Bool {
    switch act {
    case .swipeDown:
      return window.isIdle && page.simBeginPull() && page.simEndPull(goes: true)
    case .beginGesture:
      guard window.isIdle, page.simBeginPull() else { return false }
      return page.simMovePull(to: 0.5)
    case .completeGesture: return page.simEndPull(goes: true)
    case .cancelGesture: return page.simEndPull(goes: false) || page.simEndPresentation()
    case .dragSheet(to: .large):
      guard window.isIdle, let view = page.presentedViewController, !view.isBeingDismissed,
        view.transitionCoordinator == nil, let sheet = view.sheetPresentationController
      else { return false }
      sheet.simDrag(to: .large)
      return true
    default: return false
    }
  }
}

/// A tab bar of the model.
@MainActor
final class TabDriver: WindowDriver {
  let host: TabBarControllerHost
  let window = TestWindow()
  private let controller = UITabBarController()

  init(_ setting: HostSetting, usesTabs: Bool) {
    host = TabBarControllerHost(controller)
    if usesTabs {
      host.useTabs { page in
        UITab(title: page.title ?? "", image: nil, identifier: page.title ?? "") { _ in page }
      } arrangedBy: { tabs in
        let rest = Array(tabs.dropFirst())
        return tabs.prefix(1)
          + [UITabGroup(title: "", image: nil, identifier: "", children: rest)]
      }
    }
    window.view.rootViewController = controller
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen {
    .tabs(
      controller.simPages.map { $0.title ?? "" },
      selected: controller.selectedViewController?.title
    )
  }

  func end() -> Bool { false }

  func actInWindow(_ act: HostAct) -> Bool {
    if case .tapTab(let index) = act { controller.simTap(index) } else { false }
  }
}

extension PresentationStyle {
  /// Returns the style of a sheet of the model, with its current height if it has several.
  @MainActor
  fileprivate static func sheet(_ controller: UISheetPresentationController?) -> PresentationStyle {
    guard let controller, controller.detents.count > 1 else { return .pageSheet }
    let detents = controller.detents.map { Sheet.Detent($0.identifier) }
    return .sheet(
      Sheet(detents: detents, selectedDetent: controller.selectedDetentIdentifier.map { .init($0) })
    )
  }
}

extension Sheet.Detent {
  fileprivate init(_ identifier: UISheetPresentationController.Detent.Identifier) {
    self = identifier == .medium ? .medium : .large
  }
}
