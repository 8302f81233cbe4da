// swift-format-ignore-file
// A model of UIKit for tests on Linux: its public interface, and acts of the user, whose names
// begin with `sim`. Each rule names its report or says “assumed”.
@_exported public import Foundation

@MainActor open class UIResponder: NSObject {
  /// The escape gesture of VoiceOver; false if the responder has not done anything (documented).
  open func accessibilityPerformEscape() -> Bool { false }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { simUnused += presses }
  /// The keys that no responder has used.
  public private(set) var simUnused: [UIPress] = []
}

@MainActor open class UIPressesEvent: NSObject {}
@MainActor open class UIPress: NSObject {
  public let key: UIKey?
  public init(simKey key: UIKey?) { self.key = key }
}
@MainActor open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  public let charactersIgnoringModifiers: String
  public init(simCode: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], _ characters: String = "") {
    (keyCode, modifierFlags, charactersIgnoringModifiers) = (simCode, flags, characters)
  }
}
open class UIColor: NSObject, @unchecked Sendable {
  public static let clear = UIColor()
  public convenience init?(named name: String) { self.init() }
}

open class UIImage: NSObject, @unchecked Sendable {}

@MainActor open class UIView: UIResponder {
  public var isHidden = false
  /// A Boolean value that indicates whether assistive technology can focus the view.
  public var isAccessibilityElement = false
  /// A Boolean value that indicates whether the user types in the view.
  public var simIsEditing = false
  /// Ends the typing in the view and in its subviews (documented).
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let wasEditing = simIsEditing
    simIsEditing = false
    return subviews.map { $0.endEditing(force) }.contains(true) || wasEditing
  }
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  /// The bounds of the window: every view fills it.
  public var bounds: CGRect {
    window == nil ? CGRect(x: 0, y: 0, width: 0, height: 0) : CGRect(x: 0, y: 0, width: 390, height: 800)
  }
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  weak var owner: UIViewController?

  public init(frame: CGRect) { super.init() }

  public var window: UIWindow? {
    var view: UIView? = self
    while let next = view {
      if let window = next as? UIWindow { return window }
      view = next.superview
    }
    return nil
  }

  /// The log in which a hosting view of SwiftUI prints that it takes no subviews (reported:
  /// FloatingPanel #688).
  public var simHostingLog: SimulatedLog?

  private var gestures: [UIGestureRecognizer] = []
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestures.append(recognizer) }

  open func addSubview(_ view: UIView) {
    simHostingLog?.lines.append("adding a subview to a hosting view is not supported")
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    if window != nil { view.tellOfMove() }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    let wasInWindow = window != nil
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if wasInWindow { tellOfMove() }
  }

  private func tellOfMove() {
    if !simIsDeaf { didMoveToWindow() }
    owner?.simMoved(isInWindow: window != nil)
    for view in subviews { view.tellOfMove() }
  }

  open func didMoveToWindow() {}
  /// A Boolean value that indicates whether the view ignores moves to another window, for a test
  /// without that listener.
  public var simIsDeaf = false
  open func layoutIfNeeded() { owner?.simLayout() }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Self(rawValue: 1 << 17)
  }
  private var actions: [UIAction] = []
  public func addAction(_ action: UIAction, for events: Event) { actions.append(action) }
  func simSend() { for action in actions { action.simPerform() } }
}

@MainActor open class UITextField: UIControl {
  public var text: String?
  /// The user types a text.
  public func simType(_ text: String) {
    self.text = text
    simSend()
  }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public var activationState = ActivationState.foregroundActive
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIView {
  public var windowScene: UIWindowScene?
  /// The orders of calls that Apple does not document.
  public let simOrders: SimulatedOrders
  /// The log of the lines that UIKit would print.
  public let simLog: SimulatedLog

  var simLinks: [() -> Void] = []

  /// A frame is drawn.
  public func simFrame() { for run in simLinks { run() } }

  public init(windowScene: UIWindowScene, orders: SimulatedOrders, log: SimulatedLog) {
    self.windowScene = windowScene
    simOrders = orders
    simLog = log
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(windowScene: windowScene, orders: SimulatedOrders(), log: SimulatedLog())
  }

  public var rootViewController: UIViewController? {
    didSet {
      // The presentation of the old root stays, in a container of its own (reported: Stack Overflow
      // 26763020).
      oldValue?.view.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }

  /// Shows the root, which appears one turn later.
  ///
  /// `viewDidAppear` follows the first layout and drawing (documented); that one turn is enough is
  /// assumed. Until a test calls ``simAppear()``, UIKit prints “Unbalanced calls to begin/end
  /// appearance transitions” for a presentation (reported, widely).
  public func makeKeyAndVisible() {
    if simIsShown { return }
    (simIsShown, simIsAppearing) = (true, true)
    rootViewController?.simLayout()
  }

  private var simIsShown = false
  /// A Boolean value that indicates whether the first layout and drawing are pending.
  public private(set) var simIsAppearing = false

  /// Makes the root appear.
  public func simAppear() { simIsAppearing = false }
}

/// The lines that UIKit would print to the console.
@MainActor public final class SimulatedLog {
  public var lines: [String] = []
  public init() {}
}

/// The orders that Apple does not document; tests try all combinations.
public struct SimulatedOrders: Sendable, CustomStringConvertible {
  /// `didShow` is called before the coordinator's completion, not after it.
  public var showsBefore = false
  /// `didShow` is also called after a cancelled swipe: from iOS 18 on (heinzl #17), not before
  /// (openradar 21137690).
  public var showsAfterCancel = false
  /// The coordinator is nil before its completion is called.
  public var clearsBefore = false
  /// `willShow` and the transition wait for the next layout (stack trace in TCA #3653).
  public var putsOff = false
  /// A presented controller is released before `DidDismiss`, not after it.
  public var letsGoBefore = false

  public init() {}

  /// One of the 32 combinations.
  public init(_ number: Int) {
    showsBefore = number & 1 != 0
    showsAfterCancel = number & 2 != 0
    clearsBefore = number & 4 != 0
    putsOff = number & 8 != 0
    letsGoBefore = number & 16 != 0
  }

  public var description: String {
    [
      showsBefore ? "didShow first" : nil, showsAfterCancel ? "didShow after cancel" : nil,
      clearsBefore ? "coordinator cleared first" : nil, putsOff ? "put off to layout" : nil,
      letsGoBefore ? "lets go first" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
