import ComposableNavigation
import TestSupport
import Testing

/// Laws 13, 15, 36 and 37 for routes, and the completion of routes, over hosts that were written
/// from “Writing a host” alone.
///
/// One path decides what stacks, sheets in sheets and tabs show; programs, links, guards and
/// persons move it, who act also inside a host's `perform`, and swipe and let go; late actions come
/// by any id that was ever seen, and states are set back to earlier ones and to their own archives.
/// Hosts are slow, refuse, go off screen, die and are replaced. The oracle looks at what hosts show.
@Suite @MainActor struct RouteNastyWalkLaws {
  private func walk(
    _ seeds: UInt64,
    _ rule: NastyRouteRule = .right,
    without taken: LaneRules = []
  ) -> Walk<NastyRouteStep> {
    Walk(seeds: 0..<seeds, lengths: 3...27) {
      NastyRouteStep.random(&$0)
    } simpler: {
      $0.simpler
    } run: { _, steps in
      await NastyRouteWorld.run(steps, rule: rule, laneRules: .all.subtracting(taken))
    }
  }

  @Test func `however a route is moved and set back, honest hosts show it at rest`() async {
    // 15 steps on average: 1,500, and 150,000 in the full run.
    await walk(isFullBound ? 10_000 : 100).expectNone(of: "windows of routes")
  }

  // MARK: The search would notice

  @Test func `a host that keeps what the route has left is found in four steps`() async {
    await walk(400, .keepsPages).expectFound(within: 4, saying: "shows")
  }

  @Test func `a route that keeps what a person has left is found in four steps`() async {
    await walk(400, .bringsBack).expectFound(within: 4, saying: "took")
  }

  @Test func `a route that any report completes is found in two steps`() async {
    await walk(400, .completesAnywhere).expectFound(within: 2, saying: "changed the route")
  }

  @Test func `hosts of a route that have died and are not buried are found in eight steps`() async {
    await walk(400, without: .buryHosts).expectFound(within: 8)
  }
}
