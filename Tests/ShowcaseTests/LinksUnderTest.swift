import NavigationLinks
import NavigationRoutes
import Testing

@testable import Countries
@testable import DeepLinks
@testable import HelloRoutes
@testable import Notes
@testable import Pager

/// The link tables of the showcases, and the map of the one that has one.
enum LinksUnderTest: String, CaseIterable, CustomTestStringConvertible {
  case countries = "the links of Countries"
  case screens = "the screens of DeepLinks"
  case tabs = "the tabs of DeepLinks"
  case covers = "the covers of DeepLinks"
  case themes = "the themes of DeepLinks"
  case map = "the map of DeepLinks"
  case book = "the book of Pager"

  var testDescription: String { rawValue }

  /// Runs the check of the links.
  func check() throws -> LinkCheck {
    switch self {
    case .countries: try DeepLink.links().check()
    case .screens: try LinkedApp.screens().check()
    case .tabs: try LinkedApp.tabs().check()
    case .covers: try LinkedApp.covers().check()
    case .themes: try LinkedApp.themes().check()
    case .map:
      try LinkedApp.map().check(from: LinkedApp.State(), runs: 300, comparing: \.content)
    case .book: try Book.State.links().check(from: Book.State(), runs: 300, comparing: \.frontTitle)
    }
  }

  /// The screens that have no link on purpose.
  var unrepresentable: [String] {
    switch self {
    case .countries, .tabs, .covers, .themes, .book: []
    case .screens: ["“title” is empty, which a path cannot say"]
    case .map:
      [
        "the query has one “tag” for two different values",
        "the query has one “user” for two different values",
        "the query has one “version” for two different values",
        "“title” is empty, which a path cannot say",
      ]
    }
  }
}

/// The maps of the showcases whose places are paths.
enum RoutesUnderTest: String, CaseIterable, CustomTestStringConvertible {
  case hello = "HelloRoutes"
  case notes = "Notes"

  var testDescription: String { rawValue }

  var map: RouteMap {
    switch self {
    case .hello: Hello.map
    case .notes: Notes.map
    }
  }

  /// A path to each stop, with a value for each parameter.
  var places: [Place] { Self.places(map.stops, below: "", beside: nil) }

  struct Place {
    let stop: String
    let path: String
    /// The primary path of a place in the detail route.
    var primary: String?
  }

  private static func places(
    _ stops: [RouteStop],
    below path: String,
    beside primary: String?
  ) -> [Place] {
    stops.flatMap { stop in
      // The detail route begins where its stops are declared.
      let begins = stop.isDetail && primary == nil
      let primary = begins ? path : primary
      let components = stop.id.split(separator: "/").map { $0.hasPrefix("{") ? "7" : "\($0)" }
      let place = (begins ? "" : path) + components.map { "/\($0)" }.joined()
      return [Place(stop: stop.id, path: place, primary: primary)]
        + places(stop.stops, below: place, beside: primary)
    }
  }
}
