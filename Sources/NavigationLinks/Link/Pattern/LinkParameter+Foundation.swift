// The smaller module, if available, contains all three types.
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkParameter {
  /// Reads a UUID in uppercase or lowercase letters.
  public init?(linkText: String) { self.init(uuidString: linkText) }

  /// The UUID in uppercase letters.
  public var linkText: String { uuidString }

  /// Three UUIDs.
  public static var linkSamples: [UUID] {
    [
      "00000000-0000-0000-0000-000000000000", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8",
      "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    ].compactMap(UUID.init(uuidString:))
  }
}

extension URL: LinkParameter {
  /// Reads a URL that is written as such: spaces and similar characters are encoded.
  public init?(linkText: String) {
    self.init(string: linkText)
    guard absoluteString == linkText else { return nil }
  }

  /// The absolute URL.
  public var linkText: String { absoluteString }

  /// A few URLs.
  public static var linkSamples: [URL] {
    ["https://example.com/a?b=c&d=%20#e", "a", "mailto:ada@example.com", "app://x"]
      .compactMap(URL.init(string:))
  }
}

extension Date: LinkParameter {
  /// Reads a date in ISO 8601: `2026-11-23T15:08:00Z`, optionally with a fraction of a second or an
  /// offset such as `+01:00`, or only a day, which is its midnight in UTC.
  public init?(linkText: String) {
    guard let time = ISOTime(linkText) else { return nil }
    self.init(timeIntervalSinceReferenceDate: time.seconds)
  }

  /// The date in UTC in ISO 8601, with the precision of the date.
  ///
  /// The text is empty for a date before `distantPast` or after the year 9999, and for some moments
  /// in the last second before 2001, of which a text would be another moment. They have no link.
  public var linkText: String { ISOTime(timeIntervalSinceReferenceDate)?.text ?? "" }

  /// A few dates.
  public static var linkSamples: [Date] {
    [0, -978_307_200, 0.5, 762_104_880.125, -63_114_076_800, 252_423_993_599]
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension LinkKind {
  /// The library's own types, whose samples include each form that they accept.
  static let known: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(Float.self), ObjectIdentifier(Bool.self), ObjectIdentifier(UUID.self),
    ObjectIdentifier(URL.self), ObjectIdentifier(Date.self),
  ]
}
