// swift-format-ignore-file

/// VoiceOver: one focus, which UIKit, the app and the user move.
@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let screenChanged = Notification(name: "screenChanged")
  }

  public struct AssistiveTechnologyIdentifier: Hashable, Sendable {
    let name: String
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(name: "VoiceOver")
  }

  /// Moves the focus to an element (documented), or to the first one in a view that is none
  /// (assumed).
  public static func post(notification: Notification, argument: Any?) {
    simPosts += 1
    simMove(to: argument as? UIView)
  }

  /// The element that has the focus; nil for none.
  public static func focusedElement(using: AssistiveTechnologyIdentifier?) -> Any? { simFocus }

  /// The number of notifications.
  public private(set) static var simPosts = 0
  /// The focused element.
  public private(set) static weak var simFocus: UIView?
  /// A Boolean value that indicates whether UIKit leaves the focus nowhere, as the worst case.
  public static var simIsIdle = false

  /// The user moves the focus to an element.
  public static func simMove(to view: UIView?) { simFocus = view?.simFirstElement }

  /// UIKit moves the focus to the first element of a screen that has changed (documented: View
  /// Controller Programming Guide), also if another element led away from it (reported: MAUI
  /// #27465).
  static func simChange(to view: UIView?) {
    if simIsIdle { simFocus = nil } else { simMove(to: view) }
  }
}

extension UIView {
  /// The first accessibility element in the view; the view itself if it is one.
  public var simFirstElement: UIView? {
    isAccessibilityElement ? self : subviews.lazy.compactMap(\.simFirstElement).first
  }
}
