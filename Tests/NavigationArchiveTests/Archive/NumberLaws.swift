import Foundation
import Testing
import TestSupport

import NavigationArchive
import NavigationJSON

import ComposableNavigation

/// A number of an archive keeps its value to the last digit, however it is read.
///
/// ## Laws
/// - a migration that changes nothing changes no byte of any number
/// - a loss elsewhere changes no byte of any number
/// - a rule that reads numbers as floating ones is found
@Suite struct NumberLaws {
  /// A number that is encoded and decoded as Foundation does.
  private enum Number: Equatable, Codable {
    case decimal(Decimal)
    case double(Double)
    case integer(Int64)
    case unsigned(UInt64)
  }

  private struct State: Equatable, Codable {
    var numbers: [Number] = []
    var damaged = 0
  }

  /// Numbers up to the last digit of each type, with either sign.
  private static let numbers: [Number] = {
    var all: [Number] = [.double(-0.0), .integer(.min), .unsigned(.max), .unsigned(1 << 63)]
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for double in [power, -power, power.nextDown, power.nextUp] { all.append(.double(double)) }
    }
    for shift in 0..<63 {
      let power = Int64(1) << Int64(shift)
      all += [power, -power, power - 1, 1 - power].map { .integer($0) }
    }
    let digits = String(repeating: "1234567890", count: 4)
    for count in 1...38 {
      for point in 0..<count {
        for sign in ["", "-"] {
          let text = "\(digits.prefix(point)).\(digits.dropFirst(point).prefix(count - point))"
          all += Decimal(string: sign + (point == 0 ? "0" : "") + text).map { [.decimal($0)] } ?? []
        }
      }
    }
    return all
  }()

  private func format(_ version: Int) -> ArchiveFormat<State> {
    let nothing = ArchiveMigration(from: 1) { _ in }
    return ArchiveFormat("N", version: version, initial: State(), migrations: [nothing])
  }

  /// Looks for a number that changes when an archive is read and written again.
  private func wrong(_ read: ([UInt8]) throws -> State) throws -> (count: Int, first: String?) {
    var count = 0
    var first: String?
    for start in stride(from: 0, to: Self.numbers.count, by: 100) {
      let state = State(numbers: Array(Self.numbers[start...].prefix(100)))
      let bytes = try format(1).bytes(of: state)
      let again = try format(1).bytes(of: try read(bytes))
      count += state.numbers.count
      if again != bytes, first == nil {
        let texts = [bytes, again].map { String(decoding: $0, as: UTF8.self) }
        let (before, after) = (texts[0].split(separator: "{"), texts[1].split(separator: "{"))
        first = zip(before, after).first { $0 != $1 }.map { "\($0) is \($1)" } ?? "some are gone"
      }
    }
    return (count, first)
  }

  // A migration, or a loss elsewhere, changed numbers of more than 17 digits. Now a number is kept
  // as its text (`JSONNumber`).
  @Test func `a migration that changes nothing changes no byte of any number`() throws {
    var search = ToySearch("numbers through a migration")
    let format = format(2)
    let (count, first) = try wrong { bytes in
      let restored = try format.read(bytes)
      search.check(restored.report.isWhole, restored.report.description)
      return restored.state
    }
    search.check(first == nil, first ?? "")
    search.finish(", a hundred each; \(count) in all")
  }

  @Test func `a loss elsewhere changes no byte of any number`() throws {
    let format = format(1)
    let (count, first) = try wrong { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let damaged = text.replacing("\"damaged\":0", with: "\"damaged\":\"x\"")
      let restored = try format.read(damaged.utf8)
      #expect(restored.report.losses.map(\.container) == ["damaged"])
      return restored.state
    }
    #expect(first == nil)
    print("searched \(count) numbers beside a loss")
  }

  /// The former rule: integers and floating-point numbers.
  private static func floating(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number):
      .number(number.int.map { JSONNumber($0) } ?? number.double.flatMap { JSONNumber($0) } ?? 0)
    case .array(let elements): .array(elements.map(floating))
    case .object(let members): .object(members.mapValues(floating))
    case .null, .bool, .string: value
    }
  }

  @Test func `a rule that reads numbers as floating ones is found`() throws {
    let rule = ArchiveMigration(from: 1) { $0 = Self.floating($0) }
    let format = ArchiveFormat("N", version: 2, initial: State(), migrations: [rule])
    let first = try wrong { try format.read($0).state }.first
    #expect(first?.hasPrefix("\"_0\":-0") == true, "\(first ?? "nothing")")
  }

  @Test(arguments: [
    "0", "-0", "-0.0", "1.50", "1e5", "1E+05", "12345678901234567890.10", "1e400", "-1e-999999999",
    String(repeating: "9", count: 1000),
  ])
  func `a number of a text is the same text`(number: String) throws {
    let text = "{\"a\":[\(number)]}"
    #expect(try JSONValue(reading: text.utf8).description == text)
    #expect(JSONNumber(number)?.text == number)
  }

  @Test(arguments: [
    ("1.0", 1), ("-1.50e1", -15), ("1e3", 1000), ("1E+18", 1_000_000_000_000_000_000),
    ("9007199254740993.0", 9_007_199_254_740_993), ("900719925474099300e-2", 9_007_199_254_740_993),
    ("9223372036854775807.0", Int.max), ("-9223372036854775808e0", Int.min), ("0.0e99", 0),
    ("-0e99999999999999999999", 0), ("0.00007e5", 7), ("10000000000e-10", 1),
    ("1.5", nil), ("4503599627370497.3", nil), ("1.00000000000000000001", nil), ("1e19", nil),
    ("9223372036854775808.0", nil), ("1e99999999999999999999", nil), ("1e-1", nil),
    ("1e-9223372036854775808", nil), ("1.1e9223372036854775807", nil),
  ])
  func `a number is an integer exactly if it has no fraction and fits`(text: String, int: Int?) {
    #expect(JSONNumber(text)?.int == int)
  }

  @Test(arguments: [
    "", "-", "01", "+1", "1.", ".5", "1e", "0x1", "NaN", "Infinity", " 1", "1 ", "[]",
  ])
  func `text that is not a JSON number is not read as one`(text: String) {
    #expect(JSONNumber(text) == nil)
  }
}
