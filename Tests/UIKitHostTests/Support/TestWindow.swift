import ComposableNavigation
import UIKit
import UIKitHost

/// A window of the model, with its turns, its log, and the issues of a store.
@MainActor
final class TestWindow {
  let log: SimulatedLog
  let view: UIWindow
  let scene = UIWindowScene()
  private(set) var issues: [NavigationIssue] = []
  /// The objects that are kept as long as the window.
  var objects: [AnyObject] = []
  private let queue = TurnQueue()
  private lazy var shown = SceneWindow(view)
  private var count = 0

  init(_ orders: SimulatedOrders = SimulatedOrders(), _ log: SimulatedLog = SimulatedLog()) {
    self.log = log
    view = UIWindow(windowScene: scene, orders: orders, log: log)
  }

  /// Shows a root as an app does; it appears a turn later.
  func show(_ root: UIViewController) {
    shown.turns = turns
    turns.later { [view] in view.simAppear() }
    shown.show(root)
  }

  /// Notes the issues of a store.
  func hear<State, Action>(_ store: Store<State, Action>) {
    store.onIssue = { [weak self] in self?.issues.append($0) }
  }

  /// A Boolean value that indicates whether the window is in front.
  var isSeen: Bool { scene.activationState == .foregroundActive }

  /// Makes the title of another page.
  func next() -> String {
    count += 1
    return "p\(count)"
  }

  // MARK: Turns

  var turns: Turns { queue.turns }

  /// A Boolean value that indicates whether no turn is pending.
  var isIdle: Bool { queue.isEmpty }

  /// Lets a stack or a modal use the turns of the window.
  func add(_ stack: NavigationControllerHost) { stack.turns = turns }

  func add(_ modal: PresentationHost) { modal.turns = turns }

  func add(_ split: SplitController) {
    for column in SplitColumn.allCases { add(split.host.stack(column)) }
  }

  /// Runs turns until none is pending.
  ///
  /// - Returns: True if a turn was pending.
  @discardableResult
  func run() -> Bool { queue.run() }

  /// Lets all transitions and turns end.
  ///
  /// - Parameter end: Ends one or more transitions; false if none was running.
  /// - Returns: False if they do not end.
  @discardableResult
  func rest(_ end: () -> Bool) -> Bool {
    for _ in 0..<200 {
      let hasEnded = end()
      if !run(), !hasEnded { return true }
    }
    return false
  }
}
