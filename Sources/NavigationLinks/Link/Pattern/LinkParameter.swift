/// A type whose values can be in links: read from text, and written as text.
///
/// Strings, numbers, `Bool`, `UUID`, `URL` and `Date` (in ISO 8601) conform. An enum with a string
/// as its raw value only declares the conformance. Other types implement both conversions:
///
/// ```swift
/// struct Day: LinkParameter { … }
/// init?(linkText: String) { … }                       // nil for a text that is no day
/// var linkText: String { … }                          // a text that `init` reads as this day
/// ```
///
/// SUINavigation calls it `NavigationParameterValue`, with `init?`, `stringValue` and a default
/// value. In this library, the default value is part of the pattern.
public protocol LinkParameter: Sendable {
  /// Reads a value.
  ///
  /// - Returns: The value; nil if the text does not represent one.
  init?(linkText: String)

  /// The value as text, not encoded.
  var linkText: String { get }

  /// Values to check a table with, simplest first.
  ///
  /// By default, the values that can be read from a list of texts that are hard to encode.
  static var linkSamples: [Self] { get }
}

extension LinkParameter {
  /// The values that can be read from texts that are hard to encode.
  public static var linkSamples: [Self] { LinkProbe.texts.compactMap(Self.init(linkText:)) }
}

extension LinkParameter where Self: CaseIterable {
  /// All cases.
  public static var linkSamples: [Self] { Array(allCases) }
}

extension LinkParameter where Self: LosslessStringConvertible {
  /// Reads a value from its description.
  public init?(linkText: String) { self.init(linkText) }

  /// The description.
  public var linkText: String { description }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads a value from its raw value.
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }

  /// The raw value as text.
  public var linkText: String { rawValue.linkText }
}

extension String: LinkParameter {}
extension Int: LinkParameter {}
extension Double: LinkParameter {}
extension Float: LinkParameter {}
extension Bool: LinkParameter {}

/// Texts that are hard to encode, simple ones first.
enum LinkProbe {
  static let texts: [String] = [
    "a", "1", "0", "b", "-1", "42", "1.5", "true", "false", "A", "Ab", "", " ", "a b", "a/b", "/",
    "%", "100%", "%2F", "%zz", "+", "a+b", "a&b=c", "=", "?", "#", ":", ";", "..", ".", "~", "*",
    "\u{E9}", "e\u{301}", "\u{130}", "\u{DF}", "🙂", "👩‍👩‍👧", "\u{0}", "\n", "\r\n", "\\", "\"", "inf",
    "9223372036854775807", "-9223372036854775808", "0.1", "1e300", "-0.0", "app://x",
  ]
}
