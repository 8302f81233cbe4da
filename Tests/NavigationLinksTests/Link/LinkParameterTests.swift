import ComposableNavigation
import Foundation
import NavigationLinks
import Testing
import TestSupport

@Suite struct LinkParameterTests {
  private enum Place: Hashable, Sendable { case id(UUID), address(URL), day(Date), days([Date]) }

  @Test func `UUIDs, URLs and dates are read and printed`() throws {
    let table = try LinkTable<Place> {
      Link(/Place.id) {
        "id"; Segment.value("id", UUID.self)
      }
      Link(/Place.address) {
        "open"; Query.value("url", URL.self)
      }
      Link(/Place.day) {
        "day"; Segment.value("day", Date.self)
      }
      Link(/Place.days) {
        "days"; Segment.repeated("day", Date.self)
      }
    }
    let check = table.check()
    #expect(check.failure == nil, "\(check)")
    #expect(check.unrepresentable == [])
    let day = Date(timeIntervalSince1970: 1_795_446_480)
    for (link, place) in [
      (
        "id/6BA7B810-9DAD-11D1-80B4-00C04FD430C8",
        Place.id(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8")!)
      ),
      (
        "open?url=https%3A%2F%2Fexample.com%2F%3Fa%3D%2520",
        .address(URL(string: "https://example.com/?a=%20")!)
      ),
      ("day/2026-11-23T15%3A08%3A00Z", .day(day)),
    ] {
      #expect(try table.print(place) == link)
      #expect(try table.parse(link) == place)
    }
    #expect(throws: LinkPrintError.emptyComponent("day")) {
      try table.print(.day(Date(timeIntervalSince1970: .infinity)))
    }
  }

  @Test(arguments: [
    ("2026-11-23T15:08:00Z", 0.0), ("2026-11-23T16:08:00+01:00", 0),
    ("2026-11-23T15:08:00.25Z", 0.25),
    ("2026-11-23T09:38:00-05:30", 0), ("2026-11-23", -54_480), ("2026-11-23T15:08:00.000000Z", 0),
  ])
  func `a date is read as ISO 8601 has it`(text: String, seconds: Double) {
    #expect(Date(linkText: text)?.timeIntervalSince1970 == 1_795_446_480 + seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-13-01", "2026-02-29", "2026-11-23T", "2026-11-23T15:08",
    "2026-11-23T15:08:00", "2026-11-23T24:00:00Z", "2026-11-23T15:60:00Z", "2026-11-23T15:08:00.Z",
    "2026-11-23T15:08:00Zx", "2026-11-23 15:08:00Z", "+2026-11-23", "2026-1a-23", "10000-01-01",
    "2026-11-23T15:08:00+0100", "２026-11-23",
  ])
  func `text that is not a date is not read`(text: String) { #expect(Date(linkText: text) == nil) }

  @Test func `a date is printed exactly, to the last bit`() {
    let formatter = ISO8601DateFormatter()
    var random = ToyRandom(seed: 34)
    var seconds: [Double] = [0, -0.0, 1, -1, 1e-20, 0.1, -0.1, 0.001, -1e-9]
    seconds += [Date.distantPast, .distantFuture].map(\.timeIntervalSinceReferenceDate)
    for _ in 0..<2_000 {
      let whole = Double(Int.random(in: -62_000_000_000...252_000_000_000, using: &random))
      seconds += [whole, whole + 0.125, Double.random(in: -1e10...1e11, using: &random)]
      seconds.append((whole / 86_400).rounded() * 86_400)
    }
    for seconds in seconds {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      // In the last second before 2001, floating-point numbers are finer than the fraction of a
      // printed second.
      if date.linkText.isEmpty, -1 < seconds, seconds < 0 { continue }
      #expect(Date(linkText: date.linkText) == date, "\(date.linkText) of \(seconds)")
      // Before that date, Foundation uses the Julian calendar.
      guard seconds.rounded(.down) == seconds, seconds > -13_000_000_000 else { continue }
      #expect(date.linkText == formatter.string(from: date))
    }
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, 252_423_993_600, -63_114_076_801] {
      #expect(Date(timeIntervalSinceReferenceDate: seconds).linkText == "")
    }
  }

  @Test(arguments: ["", "a b", "https://exa mple.com", "é"])
  func `a URL that is not written as one is not read`(text: String) {
    #expect(URL(linkText: text) == nil)
  }
}
