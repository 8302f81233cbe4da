/// The tabs of the app.
enum AppTab: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case countries
  case favourites
  case about

  var description: String { rawValue }
}
