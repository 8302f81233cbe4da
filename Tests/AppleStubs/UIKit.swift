// swift-format-ignore-file
// after: Foundation
// Declarations of UIKit that hosts use, for .ci/apple. No behaviour. This file has views, windows
// and gestures; UIKit+….swift have the rest. From memory of Apple's headers; «unsure» marks
// declarations that no header or reported trace has confirmed. Optional Objective-C requirements
// are requirements with defaults here: a misspelt method compiles.
@_exported import Foundation

// MARK: Colors and images, all that watchOS has of this

open class UIColor: NSObject, @unchecked Sendable {
  public static let clear = UIColor()
  public convenience init?(named name: String) { nil }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(systemName: String) { nil }
}

#if !os(watchOS)
// MARK: Responders, windows, scenes

@MainActor open class UIResponder: NSObject {
  open func accessibilityPerformEscape() -> Bool { false }  // Apple: of NSObject
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@MainActor open class UIEvent: NSObject {}
@MainActor open class UIPressesEvent: UIEvent {}
@MainActor open class UIPress: NSObject { public var key: UIKey? { nil } }
@MainActor open class UIKey: NSObject {
  public var keyCode: UIKeyboardHIDUsage { fatalError() }
  public var modifierFlags: UIKeyModifierFlags { [] }
  public var charactersIgnoringModifiers: String { "" }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public convenience override init() { fatalError() }  // unsure: inherited from NSObject by UIView on Apple
  public required init?(coder: NSCoder) { fatalError() }
  public var window: UIWindow? { nil }
  public var superview: UIView? { nil }
  public var isHidden = false
  public var bounds: CGRect { CGRect() }
  public var frame = CGRect()
  public var autoresizingMask: AutoresizingMask = []
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2), flexibleHeight = Self(rawValue: 16)
  }
  public var backgroundColor: UIColor?
  public var tintColor: UIColor!
  open func addSubview(_ view: UIView) {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeFromSuperview() {}
  open func layoutIfNeeded() {}
  open func didMoveToWindow() {}
  open class var areAnimationsEnabled: Bool { true }
}

open class UITraitCollection: NSObject, @unchecked Sendable {}
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 131072), valueChanged = Event(rawValue: 4096)
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
}
@MainActor open class UITextField: UIControl {
  public var text: String?
  public var placeholder: String?
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
}
@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { fatalError() }
  public weak var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

// MARK: Frames

@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor open class UIUpdateInfo: NSObject {}
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor open class UIUpdateLink: NSObject {
  public init(view: UIView) {}
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {}
  public var isEnabled = false
  public var requiresContinuousUpdates = false
}

// MARK: Gestures

@MainActor open class UIGestureRecognizer: NSObject {
  public var isEnabled = true
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public var state: State { .possible }
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  open func require(toFail other: UIGestureRecognizer) {}
  public var cancelsTouchesInView = true
}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
#endif
