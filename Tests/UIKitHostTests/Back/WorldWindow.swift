import ComposableNavigation
import UIKit
import UIKitHost

/// A feature in a window of the model, at rest, with the user's ways back.
@MainActor
final class WorldWindow<World: UIKitWorld> {
  let store: Store<World.State, World.Action>
  let root: UIViewController
  private let window = TestWindow()

  init(_ world: World, _ state: World.State) {
    store = Store(initialState: state) { world }
    root = World.page(of: store, window)
    window.show(root)
    rest()
  }

  /// Lets all transitions and turns end.
  func rest() {
    window.rest {
      root.simAll.contains { page in
        page.simEndPresentation() || (page as? UINavigationController)?.simEndTransition() == true
      }
    }
  }

  /// The navigation controllers whose bars the user can reach, but those of a split's columns, which go
  /// back in their column.
  var bars: [UINavigationController] {
    let path = root.simPath
    let covered = path.lastIndex { $0.presentedViewController != nil } ?? -1
    return path.dropFirst(covered + 1).compactMap { $0 as? UINavigationController }
  }

  /// The user's gesture of VoiceOver, which the responders get from the innermost one on.
  func escape() -> Bool {
    let front = root.simPath.last ?? root
    return sequence(first: front) { $0.parent ?? $0.presentingViewController }
      .contains { $0.accessibilityPerformEscape() }
  }

  /// The states after each of the user's ways back, each tried in a window of its own.
  static func ways(
    _ world: World,
    from state: World.State
  ) -> [(name: String, state: World.State?)] {
    let first = WorldWindow(world, state)
    // A split that decides by its width has another state.
    guard first.store.state == state else { return [] }
    var ways: [(name: String, state: World.State?)] = []
    func tryWay(_ name: String, isOptional: Bool, _ act: (WorldWindow) -> Bool) {
      let window = WorldWindow(world, state)
      let isDone = act(window)
      window.rest()
      if isDone { ways.append((name, window.store.state)) }
      if !isDone, !isOptional { ways.append((name, nil)) }
    }
    tryWay("escape", isOptional: false) { $0.escape() }
    for index in first.bars.indices {
      // A button that is there does something.
      tryWay("button \(index)", isOptional: !first.bars[index].simHasBackButton) {
        let bar = $0.bars[index]
        return bar.simHasBackButton && (bar.simGoBack(1) || $0.store.state != state)
      }
      tryWay("swipe \(index)", isOptional: true) {
        $0.bars[index].simBeginSwipe() && $0.bars[index].simEndSwipe(goes: true)
      }
    }
    return ways
  }
}

extension UIViewController {
  /// The view controllers in front, outermost first, as far as a split.
  var simPath: [UIViewController] {
    let inner =
      presentedViewController ?? (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
    return [self] + (inner?.simPath ?? [])
  }

  /// The view controller, and all that it shows or contains.
  var simAll: [UIViewController] {
    let pages =
      (self as? UITabBarController)?.simPages ?? (self as? UINavigationController)?.viewControllers
    let columns = (self as? UISplitViewController).map { split in
      [.primary, .secondary, .compact].compactMap { split.viewController(for: $0) }
    }
    let presented = presentedViewController.map { [$0] } ?? []
    return [self] + (presented + (pages ?? []) + (columns ?? [])).flatMap(\.simAll)
  }
}
