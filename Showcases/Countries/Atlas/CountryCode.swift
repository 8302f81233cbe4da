import Foundation

/// The identity of a country: two letters, as in ISO 3166-1.
///
/// ```swift
/// CountryCode("aut")                                 // AT
/// ```
struct CountryCode: Hashable, Sendable, CustomStringConvertible {
  /// The two letters, in capitals.
  let description: String

  /// Reads two letters, or three, in any case.
  ///
  /// An ``Atlas`` decides whether the country exists.
  ///
  /// - Returns: nil if the text is not a code, or has three letters that Foundation does not know.
  init?(_ text: String) {
    guard (2...3).contains(text.utf8.count), text.utf8.allSatisfy(\.isLetter) else { return nil }
    // Foundation converts three letters to two only in locales.
    let region = Locale(identifier: "und_\(text.uppercased())").region
    guard let code = region?.identifier, code.utf8.count == 2 else { return nil }
    description = code
  }
}

extension CountryCode: Comparable {
  static func < (lhs: CountryCode, rhs: CountryCode) -> Bool { lhs.description < rhs.description }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
