import Foundation
import Testing

@testable import NavigationJSON

@Suite struct JSONValueTests {
  @Test func `a text is read, and written with its names in order`() throws {
    let text = #" { "b" : [ true , false , null , -1.50 , "" ] , "a" : { } } "#
    let value = try JSONValue(reading: text.utf8)
    #expect(value["b"]?.elements.count == 5)
    #expect(value.description == #"{"a":{},"b":[true,false,null,-1.50,""]}"#)
    #expect(try JSONValue(reading: [0xEF, 0xBB, 0xBF] + Array("7".utf8)) == .number(7))
    // The first of two values with the same name counts.
    #expect(try JSONValue(reading: #"{"a":1,"a":2}"#.utf8)["a"] == .number(1))
  }

  @Test func `each character is read and written, also by its number`() throws {
    let text = #""\"\\\/\b\f\n\r\té\u00e9\uD83D\ude00\u202e""#
    let value = try JSONValue(reading: text.utf8)
    #expect(value == .string("\"\\/\u{8}\u{C}\n\r\téé😀\u{202E}"))
    // The text has no control characters.
    #expect(value.description == #""\"\\/\u0008\u000c\n\r\téé😀\u202e""#)
    #expect(try JSONValue(reading: value.description.utf8) == value)
  }

  @Test(arguments: [
    ("", "it ends too soon at byte 0"), ("[1,", "it ends too soon at byte 3"),
    ("[1,]", "a value is missing at byte 3"), ("[1 2]", "a “,” or “]” is missing at byte 3"),
    (#"{"a":1,}"#, "a name is missing at byte 7"), (#"{"a" 1}"#, "a “:” is missing at byte 5"),
    ("1 2", "something follows the value at byte 2"), ("[01]", "a number begins with 0 at byte 1"),
    ("tru", "it ends too soon at byte 3"), ("/* */1", "a value is missing at byte 0"),
    ("\"a\u{1}\"", "a control character is in a text at byte 2"),
    (#""\x""#, "an escape that is none is in a text at byte 2"),
    (#""\ud800""#, "half a character is in a text at byte 2"),
    (#""\ud800\u0041""#, "half a character is in a text at byte 2"),
    (String(repeating: "[", count: 100_000), "it nests too deep at byte 512"),
  ])
  func `a fault is said with its place`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(reading: text.utf8) }
    #expect(error?.description == message)
  }

  @Test func `a text that is not UTF-8 is said to be none`() {
    let bytes = Array("[1,\"".utf8) + [0xC0, 0xAF] + Array("\"]".utf8)
    #expect(throws: JSONError("a text is not UTF-8", at: 4)) { try JSONValue(reading: bytes) }
  }

  /// The JSON of types that Foundation's decoder treats specially.
  private struct Special: Equatable, Codable {
    var date = Date(timeIntervalSinceReferenceDate: 0.25)
    var data = Data([1, 2, 255])
    var link = URL(string: "https://example.com/a?b=ä")
    var amount = Decimal(string: "0.12345678901234567890123456789012345678") ?? 0
    var id = UUID()
    var ranges = [1: 0.5...1.5]
    var value = JSONValue.object(["a": .array([.null, .number(7)])])
  }

  @Test func `types that read themselves are read as Foundation does`() throws {
    let special = Special()
    #expect(try JSONValue(writing: special).decoded(as: Special.self) == special)
  }

  /// Integers of 128 bits, in each place that a decoder reads in its own way.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct Wide: Equatable, Codable {
    var least = Int128.min
    var most = UInt128.max
    var none: Int128?
    var list: [Int128] = [.max, -1]
    var names: [String: UInt128] = ["a": 1 << 100]
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `integers of 128 bits are read as they were written`() throws {
    #expect(try JSONValue(writing: Wide()).decoded(as: Wide.self) == Wide())
    #expect(try JSONValue(writing: [Int128.min]).elements[0].decoded(as: Int128.self) == .min)
    #expect(try JSONValue(writing: [UInt128.max]).elements[0].decoded(as: UInt128.self) == .max)
  }
}
