import NavigationRoutes
import Testing

/// One cell of the matrix: the declarations of a waypoint, and whether the route passes it.
struct WaypointCell: CustomTestStringConvertible {
  let hasName: Bool
  let hasParameter: Bool
  let hasDefault: Bool
  let isDetail: Bool
  let isActive: Bool

  /// All cells.
  ///
  /// A default belongs to a parameter, so a cell without a parameter has no default.
  static let all = (0..<32).map { bits in
    WaypointCell(
      hasName: bits & 1 != 0,
      hasParameter: bits & 2 != 0,
      hasDefault: bits & 4 != 0,
      isDetail: bits & 8 != 0,
      isActive: bits & 16 != 0
    )
  }
  .filter { $0.hasParameter || !$0.hasDefault }

  var testDescription: String {
    let parts = [
      hasName ? "name" : nil, hasParameter ? "parameter" : nil, hasDefault ? "default" : nil,
      isDetail ? "detail" : nil, isActive ? "active" : "not active",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  var stop: RouteStop {
    let fallback = hasDefault ? 5 : nil
    let stop =
      switch (hasName, hasParameter) {
      case (true, true): RouteStop("n", parameter: "p", as: Int.self, default: fallback)
      case (true, false): RouteStop("n")
      case (false, true): RouteStop(parameter: "p", as: Int.self, default: fallback)
      case (false, false): RouteStop.empty("index")
      }
    return isDetail ? stop.detail() : stop
  }

  /// A path and its resolved form, or nil for an error.
  ///
  /// From the tables of D1 and D2 alone.
  var examples: [(path: String, end: String?)] {
    switch (hasName, hasParameter, isActive) {
    case (false, false, true): [("/", "/: index")]
    case (false, false, false): [("/x", nil)]
    case (true, false, true): [("/n", "/n: n")]
    case (true, false, false): [("/x", nil), ("/", "/: ")]
    case (false, true, true):
      [("/7", "/7: {p}=7")] + (hasDefault ? [("/", "/5: {p}=5")] : [])
    case (false, true, false): [("/x", nil)] + (hasDefault ? [] : [("/", "/: ")])
    case (true, true, true):
      [("/n/7", "/n/7: n/{p}=7")] + (hasDefault ? [("/n", "/n/5: n/{p}=5")] : [])
    case (true, true, false):
      [("/n/x", nil), ("/7", nil), ("/", "/: ")] + (hasDefault ? [] : [("/n", nil)])
    }
  }
}

@Suite struct WaypointMatrixTests {
  @Test(arguments: WaypointCell.all)
  func `every kind of waypoint is active where its row says, and nowhere else`(cell: WaypointCell) {
    let map = RouteMap {
      cell.stop
      RouteStop("x").detail()
    }
    let only = RouteMap { cell.stop }
    for (text, end) in cell.examples {
      let resolution =
        cell.isDetail
        ? try? only.resolve(detail: path(text), beside: .root) : try? map.resolve(path(text))
      #expect(resolution?.drawing == end, "\(text)")
      #expect(resolution?.waypoints.allSatisfy { $0.isDetail == cell.isDetail } ?? true)
      #expect((resolution?.waypoints.isEmpty == false) == cell.isActive)
      let routes = RouteNavigation(map: only)
      let state = routes.state(after: .navigate(to: text, isDetail: cell.isDetail))
      let route = state.route(inScene: "main", isDetail: cell.isDetail)
      #expect(route?.isCompleted == (end != nil))
      #expect((state.lastError == nil) == (end != nil))
      #expect(route.map { "\($0.path)" } == end.map { "\($0.prefix { $0 != ":" })" } ?? "/")
      let other = state.route(inScene: "main", isDetail: !cell.isDetail)
      #expect(other?.path == .root)
    }
  }

  @Test func `every cell has an example`() {
    #expect(WaypointCell.all.count == 24)
    #expect(WaypointCell.all.allSatisfy { !$0.examples.isEmpty })
  }

  @Test(
    arguments: [
      (nil, true), ("draft-1", true), ("other", false),
    ] as [(String?, Bool)]
  )
  func `a predicate is asked with the component, or with none`(component: String?, isActive: Bool) {
    let map = RouteMap { RouteStop.when("draft") { $0?.hasPrefix("draft-") ?? true } }
    let resolution = try? map.resolve(path("/" + (component ?? "")))
    #expect((resolution?["draft"] != nil) == isActive)
  }
}
