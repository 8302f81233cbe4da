import ComposableNavigation
import NavigationTesting
import UIKit
import UIKitHost

extension HostDriver where View == UIViewController {
  func makeView(_ title: String) -> UIViewController { Pages().makePresentable(for: title) }

  func title(of view: UIViewController) -> String { view.title ?? "" }
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

/// A navigation controller of the model, in a window, with acts of the user.
@MainActor
final class StackDriver: FocusDriver {
  typealias View = UIViewController

  let host: NavigationControllerHost
  let controller = UINavigationController()
  let window: UIWindow
  private let queue = TurnQueue()

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = UIWindow(windowScene: UIWindowScene(), orders: orders, log: log)
    host = NavigationControllerHost(controller)
    host.turns = queue.turns
    controller.navigationBar.isAccessibilityElement = true
    UIAccessibility.simMove(to: nil)
    controller.viewControllers = setting.previous.map { makeView($0) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen { .stack(controller.simSeen.map { $0.title ?? "" }) }

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

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition:
      let hasEnded = controller.simEndTransition() || controller.simEndSwipe(goes: false)
      return queue.run() || hasEnded
    case .goBack(let count):
      guard isAtRest, controller.simGoBack(count) else { return false }
    case .beginGesture:
      guard isAtRest, controller.simBeginSwipe() else { return false }
      controller.simMoveSwipe(to: 0.5)
    case .completeGesture:
      guard controller.simEndSwipe(goes: true) else { return false }
    case .cancelGesture:
      // An abandoned transition holds the window as a gesture does.
      guard controller.simEndSwipe(goes: false) || controller.simEndTransition() else {
        return false
      }
    case .detach:
      host.detach()
      _ = controller.simEndSwipe(goes: false) || controller.simEndTransition()
    case .attach:
      host.attach()
    default:
      return false
    }
    queue.run()
    return true
  }

  private var isAtRest: Bool { controller.transitionCoordinator == nil && queue.isEmpty }
}

/// A page of the model that presents, in a window, with acts of the user.
@MainActor
final class ModalDriver: FocusDriver {
  typealias View = UIViewController

  let host: PresentationHost
  let page = UIViewController(nibName: nil, bundle: nil)
  let window: UIWindow
  private let queue = TurnQueue()

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = UIWindow(windowScene: UIWindowScene(), orders: orders, log: log)
    host = PresentationHost(over: page)
    host.turns = queue.turns
    page.title = "below"
    window.rootViewController = page.addElements()
    window.makeKeyAndVisible()
    window.simAppear()
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

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition:
      let hasEnded = page.simEndPresentation() || page.simEndPull(goes: false)
      return queue.run() || hasEnded
    case .swipeDown:
      guard queue.isEmpty, page.simBeginPull() else { return false }
      _ = page.simEndPull(goes: true)
    case .beginGesture:
      guard queue.isEmpty, page.simBeginPull() else { return false }
      page.simMovePull(to: 0.5)
    case .completeGesture:
      guard page.simEndPull(goes: true) else { return false }
    case .cancelGesture:
      guard page.simEndPull(goes: false) || page.simEndPresentation() else { return false }
    case .dragSheet(to: .large):
      guard queue.isEmpty, let view = page.presentedViewController, !view.isBeingDismissed,
        view.transitionCoordinator == nil, let sheet = view.sheetPresentationController
      else { return false }
      sheet.simDrag(to: .large)
    case .detach:
      host.detach()
      _ = page.simEndPull(goes: false) || page.simEndPresentation()
    case .attach:
      host.attach()
    default:
      return false
    }
    if act != .beginGesture { queue.run() }
    return true
  }
}

/// A tab bar of the model, in a window, with acts of the user.
@MainActor
final class TabDriver: HostDriver {
  typealias View = UIViewController

  let host: TabBarControllerHost
  private let controller = UITabBarController()
  private let window: UIWindow

  init(_ setting: HostSetting, usesTabs: Bool) {
    window = UIWindow(windowScene: UIWindowScene())
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
    window.rootViewController = controller
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen {
    .tabs(
      controller.simPages.map { $0.title ?? "" },
      selected: controller.selectedViewController?.title
    )
  }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .tapTab(let index): return controller.simTap(index)
    case .detach: host.detach()
    case .attach: host.attach()
    default: return false
    }
    return true
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
