// swift-format-ignore-file
// Declarations of Swift Testing that the test kit uses, for .ci/apple. No behaviour.
public struct SourceLocation: Sendable {
  public init(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) {}
}
public struct Comment: Sendable, ExpressibleByStringInterpolation { public init(stringLiteral text: String) {} }
public struct Test: Sendable { public static var current: Test? { nil } }
public struct Issue: Sendable {
  public enum Severity: Sendable { case warning, error }
  @discardableResult public static func record(_ comment: Comment? = nil, sourceLocation: SourceLocation = SourceLocation()) -> Issue { Issue() }
  @discardableResult public static func record(_ comment: Comment? = nil, severity: Severity, sourceLocation: SourceLocation = SourceLocation()) -> Issue { Issue() }
}
