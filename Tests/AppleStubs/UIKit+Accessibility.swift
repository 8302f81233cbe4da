// swift-format-ignore-file
#if !os(watchOS)

@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    nonisolated public static var screenChanged: Notification { fatalError() }
  }
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public static func post(notification: Notification, argument: Any?) { fatalError() }
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? { fatalError() }
}

extension UIView {
  @discardableResult public func endEditing(_ force: Bool) -> Bool { fatalError() }
}
#endif
