#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue {
  /// Encodes a value as JSON.
  ///
  /// - Throws: The error of the value, or of a number that is not finite.
  /// - Complexity: O(*n*).
  package init(
    writing value: some Encodable,
    _ userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws {
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    self = try JSONValue(reading: encoder.encode(value))
  }

  /// Decodes a value, as Foundation's decoder does.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - userInfo: The decoder's user info.
  ///   - faults: Collects the lists and dictionaries that could not be decoded.
  /// - Returns: The value.
  /// - Throws: The error of the type.
  /// - Complexity: O(*n*).
  package func decoded<Value: Decodable>(
    as type: Value.Type = Value.self,
    _ userInfo: [CodingUserInfoKey: Any] = [:],
    noting faults: JSONFaults? = nil
  ) throws -> Value {
    try JSONReading(self, nil, JSONReading.Shared(userInfo: userInfo, faults: faults)).read(type)
  }
}

/// A value that is decoded from JSON as a whole, and not part by part.
package protocol JSONLeaf {
  init?(json: JSONValue)
}

extension JSONValue: JSONLeaf {
  package init?(json: JSONValue) { self = json }
}

extension Bool: JSONLeaf {
  package init?(json: JSONValue) {
    guard case .bool(let isTrue) = json else { return nil }
    self = isTrue
  }
}

extension String: JSONLeaf {
  package init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self = text
  }
}

extension JSONLeaf where Self: FixedWidthInteger {
  package init?(json: JSONValue) {
    guard case .number(let number) = json, let value: Self = number.whole() else { return nil }
    self = value
  }
}

extension JSONLeaf where Self: BinaryFloatingPoint & LosslessStringConvertible {
  package init?(json: JSONValue) {
    guard case .number(let number) = json, let value: Self = number.floating() else { return nil }
    self = value
  }
}

extension Int: JSONLeaf {}
extension Int8: JSONLeaf {}
extension Int16: JSONLeaf {}
extension Int32: JSONLeaf {}
extension Int64: JSONLeaf {}
extension UInt: JSONLeaf {}
extension UInt8: JSONLeaf {}
extension UInt16: JSONLeaf {}
extension UInt32: JSONLeaf {}
extension UInt64: JSONLeaf {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONLeaf {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONLeaf {}
extension Double: JSONLeaf {}
extension Float: JSONLeaf {}

extension Decimal: JSONLeaf {
  package init?(json: JSONValue) {
    guard case .number(let number) = json else { return nil }
    self.init(string: number.text)
    guard isFinite else { return nil }
  }
}

extension Data: JSONLeaf {
  package init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self.init(base64Encoded: text)
  }
}

extension URL: JSONLeaf {
  package init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self.init(string: text)
  }
}
