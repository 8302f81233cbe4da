import ComposableNavigation
import NavigationLinks

extension LinkedApp {
  /// Returns the graph of the screens that lead to each other: by the user's choices and by links.
  static func graph() throws -> NavigationGraph {
    NavigationGraph(
      of: LinkedApp(map: try map()),
      from: State(),
      links: try tabs().linkedScreens + screens().linkedScreens + covers().linkedScreens,
      screen: \.front,
      actions: \.choices
    )
  }

  /// Returns every link of the graph: each screen in each tab and in the cover that has a stack,
  /// and each cover.
  static func links() throws -> [String] {
    let screens = try screens().linkedScreens.compactMap(\.example)
    let covers = try covers().linkedScreens.compactMap(\.example)
    return try tabs().linkedScreens.compactMap(\.example).flatMap { tab in
      [tab] + screens.map { "\(tab)/\($0)" } + covers.map { "\(tab)/\($0)" }
        + screens.map { "\(tab)/settings/\($0)" }
    }
  }

  /// Opens every link of the graph in a fresh state, prints it, and opens the printed link.
  ///
  /// - Returns: The printed form of each link, or the error in its place.
  static func roundTrips() throws -> [(link: String, printed: Result<String, RoundTripError>)] {
    let map = try map()
    return try links().map { ($0, map.roundTrip($0)) }
  }
}

/// The reason why a link does not lead back to itself.
struct RoundTripError: Error, Hashable {
  let reason: String
}

extension LinkMap<LinkedApp.State> {
  fileprivate func roundTrip(_ link: String) -> Result<String, RoundTripError> {
    do {
      var (cold, again) = (LinkedApp.State(), LinkedApp.State())
      _ = try replace(with: link, in: &cold)
      let printed = try currentURL(of: cold)
      _ = try replace(with: printed, in: &again)
      guard again.content == cold.content, try currentURL(of: again) == printed else {
        return .failure(RoundTripError(reason: "\(printed) opens something else"))
      }
      return .success(printed)
    } catch {
      return .failure(RoundTripError(reason: "\(error)"))
    }
  }
}

extension LinkedApp.State {
  /// The user's next actions on the screen in front.
  var choices: [LinkedApp.Action] {
    let screens = front?.exits.map(LinkedApp.Action.open) ?? []
    switch front {
    case .home: return screens + [.tabs(.setActiveItem(.library))] + Self.covers
    case .library: return screens + [.tabs(.setActiveItem(.home))] + Self.covers
    default: return screens
    }
  }

  private static let covers: [LinkedApp.Action] = [
    .cover(.presentFullScreen(.settings)), .cover(.presentFullScreen(.help(topic: "links"))),
  ]
}
