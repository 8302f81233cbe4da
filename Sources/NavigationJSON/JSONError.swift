/// An error in a JSON text: the fault, and its byte offset.
///
/// ```swift
/// "\(JSONError("a value is missing", at: 4))"        // "a value is missing at byte 4"
/// ```
public struct JSONError: Error, Hashable, Sendable {
  /// The fault.
  public let reason: String

  /// The number of bytes before the fault.
  public let offset: Int

  /// Makes an error.
  public init(_ reason: String, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The fault and its place.
  public var description: String { "\(reason) at byte \(offset)" }
}
