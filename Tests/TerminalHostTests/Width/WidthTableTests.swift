import Foundation
import Testing

@testable import TerminalHost

/// Compares the width table with Unicode's own data, if it is installed.
@Suite struct WidthTableTests {
  private static let data = "/usr/share/unicode"

  /// The version of the data, or nil without it.
  private static let installedVersion: String? = {
    let head = try? String(contentsOfFile: "\(data)/EastAsianWidth.txt", encoding: .utf8).prefix(80)
    return head?.split(separator: "-").dropFirst().first?.components(separatedBy: ".txt").first
  }()

  @Test(
    .enabled(
      if: installedVersion == WidthTable.unicodeVersion,
      """
      Unicode's data is not in /usr/share/unicode, or is of another version than the table \
      (\(WidthTable.unicodeVersion)): apt-get install unicode-data
      """
    )
  )
  func `every code point is as wide as Unicode's data says`() throws {
    let drawn = try Self.ranges("PropList.txt") { $0 == "Prepended_Concatenation_Mark" }
    let zero = try Self.ranges("extracted/DerivedGeneralCategory.txt") {
      ["Mn", "Me", "Cf", "Cc", "Zl", "Zp"].contains($0)
    }.subtracting(drawn).subtracting([0xAD])
      .union(Self.ranges("HangulSyllableType.txt") { ["V", "T"].contains($0) })
    let wide = try Self.ranges("EastAsianWidth.txt") { ["W", "F"].contains($0) }
    let emoji = try Self.ranges("emoji/emoji-variation-sequences.txt") { $0 == "emoji style" }
    expect(WidthTable.zero, zero, "zero")
    expect(WidthTable.wide, wide, "wide")
    expect(WidthTable.emoji, emoji, "emoji")
    var wrong: [String] = []
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let expected = zero.contains(value) ? 0 : wide.contains(value) ? 2 : 1
      if scalar.columns != expected {
        wrong.append("U+\(String(value, radix: 16)): \(scalar.columns), not \(expected)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  /// Expects a list of the table; for another version of Unicode, the message has the new one.
  private func expect(_ list: [UInt32], _ set: IndexSet, _ name: String) {
    let expected = set.rangeView.flatMap { [UInt32($0.lowerBound), UInt32($0.upperBound)] }
    let rows = expected.map { "0x\(String($0, radix: 16, uppercase: true))" }
    #expect(list == expected, "\(name): \(rows.joined(separator: ", "))")
  }

  @Test(
    .enabled(
      if: installedVersion == WidthTable.unicodeVersion,
      "Unicode's data is not in /usr/share/unicode, or is of another version than the table"
    )
  )
  func `every emoji of Unicode's test file takes two columns`() throws {
    let path = "\(Self.data)/emoji/emoji-test.txt"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var count = 0
    for line in lines where line.contains("; fully-qualified") {
      let scalars = line.prefix { $0 != ";" }.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      var text = ""
      text.unicodeScalars += scalars
      #expect(text.columns == 2, "\(line)")
      count += 1
    }
    #expect(count > 3000)
  }

  /// The toolchain always has Unicode data, in a version of its own.
  @Test func `marks and format characters take no column`() {
    var wrong: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age,
        age.major < 15 || age.major == 15 && age.minor == 0
      else { continue }
      let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      if isMark, scalar.columns != 0 { wrong.append("U+\(String(value, radix: 16))") }
      if scalar.properties.isEmojiPresentation, scalar.columns != 2,
        !(0x1F1E6...0x1F1FF).contains(value)
      {
        wrong.append("U+\(String(value, radix: 16))")
      }
    }
    #expect(wrong == [])
  }

  /// Reads the lines `CODE..CODE ; PROPERTY` of a file, or the first code of `CODE CODE ; PROPERTY`.
  private static func ranges(_ file: String, where isIt: (String) -> Bool) throws -> IndexSet {
    var set = IndexSet()
    let text = try String(contentsOfFile: "\(data)/\(file)", encoding: .utf8)
    for line in text.split(separator: "\n") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count >= 2, isIt(fields[1].trimmingCharacters(in: .whitespaces)) else {
        continue
      }
      let bounds = fields[0].prefix { $0 != " " }.components(separatedBy: "..")
        .compactMap { Int($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { continue }
      set.insert(integersIn: first...last)
    }
    return set
  }
}
