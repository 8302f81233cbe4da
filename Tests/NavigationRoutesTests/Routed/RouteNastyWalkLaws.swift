import ComposableNavigation
import Testing
import TestSupport

/// Laws 13, 15, 36 and 37 for routes, and the completion of routes, with hosts written from
/// “Writing a host” alone.
///
/// One path determines stacks, sheets in sheets and tabs. Programs, links, guards and the user
/// change it, also inside a host's `perform`, by swiping and letting go. Late actions use any
/// earlier id, and states are rolled back to earlier ones and to their archives. Hosts are slow,
/// refuse, leave the screen, die and are replaced. The check compares the shown screens.
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

  @Test func `however a route is moved and rolled back, honest hosts show it at rest`() async {
    // 15 steps on average: 750 in total, and 150,000 in the full run.
    await walk(bound(100, quick: 50, full: 10_000)).expectNone(of: "windows of routes")
  }

  // MARK: The search would notice

  @Test func `a host that keeps screens that the route has left is found in four steps`() async {
    await walk(400, .keepsPages).expectFound(within: 4, saying: "shows")
  }

  @Test func `a route that keeps screens that the user has left is found in four steps`() async {
    await walk(400, .bringsBack).expectFound(within: 4, saying: "took")
  }

  @Test func `a route that any report completes is found in two steps`() async {
    await walk(400, .completesAnywhere).expectFound(within: 2, saying: "changed the route")
  }

  @Test func `hosts of a route that have died and are not buried are found in eight steps`() async {
    await walk(400, without: .buryHosts).expectFound(within: 8)
  }
}
