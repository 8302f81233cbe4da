/// The tabs of the app.
enum AppTab: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  case countries
  case favourites
  case about

  var description: String { rawValue }

  /// The title in the tab bar.
  var title: String {
    switch self {
    case .countries: "Countries"
    case .favourites: "Favourites"
    case .about: "About"
    }
  }
}
