import NavigationLinks

/// An object described by several values of a link.
struct Thing: Hashable, Sendable, Codable {
  var id: Int
  var name: String
  var day: Day

  static let sample = Thing(id: 1, name: "Lamp & Co", day: Day(year: 2024, month: 2, day: 29))
}

/// A calendar day in the form of links: `2024-02-29`.
struct Day: Hashable, Sendable, Codable {
  let year: Int
  let month: Int
  let day: Int
}

extension Day: LinkParameter {
  init?(linkText: String) {
    let parts = linkText.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      0...9999 ~= year, 1...12 ~= month, 1...31 ~= day
    else { return nil }
    self.init(year: year, month: month, day: day)
    // Each day has one text: additional zeros and signs are rejected.
    guard self.linkText == linkText else { return nil }
  }

  var linkText: String { "\(year)-\(Self.padded(month))-\(Self.padded(day))" }

  static let linkSamples = [
    Day(year: 2024, month: 2, day: 29), Day(year: 0, month: 1, day: 1),
    Day(year: 9999, month: 12, day: 31),
  ]

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// An enum whose cases are in links by their names.
enum Shade: String, CaseIterable, Hashable, Sendable, Codable, LinkParameter {
  case red, green, blue
}

/// The theme of the whole app: part of the link, although it is not a screen.
enum Theme: String, CaseIterable, Hashable, Sendable, Codable, LinkParameter {
  case light, dark
}
