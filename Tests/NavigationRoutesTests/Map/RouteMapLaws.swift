import NavigationRoutes
import Testing
import TestSupport

@Suite struct RouteMapLaws {
  private let names = ["a", "b", "1"]

  /// Returns random stops of every kind, up to three levels deep.
  private func stops(_ dice: inout ToyRandom, depth: Int) -> [RouteStop] {
    guard depth > 0 else { return [] }
    return (0..<Int.random(in: 0...3, using: &dice)).map { _ in
      let name = names.randomElement(using: &dice) ?? "a"
      let value = Bool.random(using: &dice) ? 1 : nil
      let below = stops(&dice, depth: depth - 1)
      return switch Int.random(in: 0..<6, using: &dice) {
      case 0: RouteStop(parameter: "p", as: Int.self, default: value) { below }
      case 1: RouteStop(parameter: "t", as: String.self, default: value.map { _ in "b" }) { below }
      case 2: RouteStop(name, parameter: "p", as: Int.self, default: value) { below }
      case 3: RouteStop.when("w", { $0 == name || $0 == nil }) { below }
      case 4: RouteStop.empty("e")
      default: RouteStop(name) { below }
      }
    }
  }

  private func search(_ check: (RoutePath, RouteMap, RouteResolution?) throws -> Void) throws {
    var dice = ToyRandom(seed: 11)
    var (searched, resolved) = (0, 0)
    for _ in 0..<bound(40, full: 400) {
      let stops = stops(&dice, depth: 3)
      let map = RouteMap { stops }
      for components in allLists(of: names, upTo: 4) {
        let path = try RoutePath(components: components)
        let resolution = try? map.resolve(path)
        searched += 1
        resolved += resolution == nil ? 0 : 1
        try check(path, map, resolution)
      }
    }
    print("searched \(searched) paths in maps; \(resolved) were resolved")
    #expect(resolved > 0)
    #expect(resolved < searched)
  }

  @Test func `a resolved path resolves to itself`() throws {
    try search { path, map, resolution in
      guard let resolution else { return }
      let again = try map.resolve(resolution.path)
      let isSame =
        again.path == resolution.path && again.waypoints == resolution.waypoints
        && path.contains(resolution.path)
      if !isSame { #expect(again.drawing == resolution.drawing, "\(path)") }
    }
  }

  @Test func `each waypoint of a resolved path begins where the one before it ends`()
    throws
  {
    try search { path, _, resolution in
      guard let resolution else { return }
      var end = RoutePath.root
      for waypoint in resolution.waypoints {
        if waypoint.path != end { #expect(waypoint.path == end, "\(path)") }
        end = waypoint.next
      }
      if end != resolution.path { #expect(end == resolution.path, "\(path)") }
    }
  }

  @Test func `an error names a component of the path, or the one that is missing`() throws {
    try search { path, map, resolution in
      guard resolution == nil else { return }
      do {
        _ = try map.resolve(path)
      } catch let error as RouteMismatch {
        let isInside = (0...error.path.components.count).contains(error.position)
        if !isInside { #expect(isInside, "\(error)") }
      }
    }
  }
}
