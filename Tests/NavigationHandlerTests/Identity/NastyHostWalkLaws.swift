import ComposableNavigation
import Testing
import TestSupport

/// Laws 13 to 22, 40 and 41 over real stores, handlers and views, with hosts written from “Writing
/// a host” alone.
///
/// Hosts are slow, refuse, are in gestures, leave the screen alone or with their window, die, and
/// are set up anew at any moment, also inside `perform` and the making of a view.
///
/// The check compares shown views with states and never reads a handler's records.
@Suite @MainActor struct NastyHostWalkLaws {
  private func walk(
    _ seeds: UInt64,
    from first: UInt64 = 0,
    isHonest: Bool,
    preloadsOffscreen: Bool = false,
    isLosing: Bool = false
  ) -> Walk<NastyStep> {
    Walk(seeds: first..<first + seeds, lengths: 4...36) {
      NastyStep.random(&$0, honest: isHonest, losing: isLosing)
    } simpler: {
      $0.simpler
    } run: { seed, steps in
      await NastyWorld.run(
        steps,
        seed: seed,
        isHonest: isHonest,
        preloadsOffscreen: preloadsOffscreen
      )
    }
  }

  @Test func `at rest honest hosts show the state after any acts, and no issue is reported`() async
  {
    // 20 steps on average: 2,000, and 900,000 in the full run.
    await walk(bound(800, quick: 100, full: 45_000), isHonest: true).expectNone(of: "honest hosts")
  }

  @Test func `hosts that forget, repeat and drop answers show the state once they name it`() async {
    // 1,240, and 200,000 in the full run.
    await walk(bound(500, quick: 62, full: 10_000), from: 1_000_000, isHonest: false)
      .expectNone(of: "hosts that make mistakes")
  }

  @Test func `honest hosts that are filled before they are seen show the state at rest`() async {
    // 800, and 400,000 in the full run.
    await walk(
      bound(80, quick: 40, full: 20_000),
      from: 2_000_000,
      isHonest: true,
      preloadsOffscreen: true
    )
    .expectNone(of: "honest hosts that are filled before they are seen")
  }

  @Test func `hosts that are filled before and forget show the state once they name it`() async {
    // 400, and 100,000 in the full run.
    await walk(
      bound(40, quick: 20, full: 5_000),
      from: 3_000_000,
      isHonest: false,
      preloadsOffscreen: true
    )
    .expectNone(of: "hosts that are filled before they are seen and make mistakes")
  }

  @Test func `no handler waits for one that is lost, after any acts of its host`() async {
    // 2,000, and 200,000 in the full run.
    await walk(
      bound(200, quick: 100, full: 10_000),
      from: 4_000_000,
      isHonest: true,
      isLosing: true
    )
    .expectNone(of: "honest hosts whose handlers are lost")
  }

  /// These seeds have such a host, in each of the four walks above.
  @Test func `a host that leaves before it is attached gets its commands when it is back`() async {
    await walk(3, from: 3194, isHonest: true).expectNone(of: "hosts that go")
    await walk(3, from: 1_002_201, isHonest: false).expectNone(of: "hosts that go")
    await walk(3, from: 2_004_380, isHonest: true, preloadsOffscreen: true)
      .expectNone(of: "hosts that go")
    await walk(3, from: 3_000_356, isHonest: false, preloadsOffscreen: true)
      .expectNone(of: "hosts that go")
  }

  /// In this seed a host comes round to the push that named a page that it had forgotten.
  @Test func `a host without capabilities that forgot a page shows the state`() async {
    await walk(1, from: 3_100_999, isHonest: false, preloadsOffscreen: true)
      .expectNone(of: "forgetful hosts without capabilities")
  }

  // MARK: The search would notice

  @Test func `a host that does not let go of a page is found in four steps`() async {
    await wrongWalk(.keepsPages).expectFound(within: 4, saying: "shows")
  }

  @Test func `views that are made anew are found in five steps`() async {
    await wrongWalk(.makesViewsAnew).expectFound(within: 5, saying: "another view")
  }

  @Test func `a removal that comes back is found in four steps`() async {
    await wrongWalk(.bringsBack).expectFound(within: 4, saying: "took")
  }

  @Test func `another choice among several modals is found in four steps`() async {
    await wrongWalk(.choosesLast).expectFound(within: 4, saying: "go")
  }

  // MARK: Rules of the lane that are taken out

  @Test func `hosts that have died and are not buried are found in eight steps`() async {
    await wrongWalk(.right, without: .buryHosts).expectFound(within: 8)
  }

  @Test func `a lane that does not look again before it asks is found in eight steps`() async {
    await wrongWalk(.right, without: .lookAgain).expectFound(within: 8)
  }

  private func wrongWalk(_ rule: NastyRule, without taken: LaneRules = []) -> Walk<NastyStep> {
    Walk(seeds: 0..<600, lengths: 4...36) {
      NastyStep.random(&$0, honest: true)
    } simpler: {
      $0.simpler
    } run: { seed, steps in
      await NastyWorld.run(
        steps,
        seed: seed,
        isHonest: true,
        rule: rule,
        laneRules: .all.subtracting(taken)
      )
    }
  }
}
