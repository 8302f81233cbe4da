import ComposableNavigation
import Testing
import TestSupport

/// Laws 13 to 22, 35, 40, 41, 47 and 48 over several windows of one store, with hosts that act
/// inside every call, and with lost handlers and hosts, written from “Writing a host”, Handlers and
/// Windows alone.
@Suite @MainActor struct CrowdWalkLaws {
  private static let hosts: [CrowdStep.Kind] = [
    .program, .user, .tap, .pace, .refuse, .finish, .ready, .rest, .beginGesture, .cancelGesture,
    .completeGesture, .detach, .attach, .setUpAnew, .setUpWithAnother, .several, .together,
    .goBackInTime,
  ]
  private static let windows: [CrowdStep.Kind] = [.changeLane, .detachWindow, .attachWindow]
  private static let losses: [CrowdStep.Kind] = [.loseHandler, .loseHost, .revive, .revive]

  private func walk(
    _ seeds: UInt64,
    from first: UInt64 = 0,
    _ kinds: [CrowdStep.Kind],
    insides: Int,
    rule: CrowdRule = .right,
    without taken: LaneRules = []
  ) -> Walk<CrowdStep> {
    Walk(seeds: first..<first + seeds, lengths: 8...72) {
      CrowdStep.random(&$0, Self.hosts + kinds, insides: insides)
    } simpler: {
      $0.simpler
    } run: { seed, steps in
      await CrowdWorld.run(steps, seed: seed, rule: rule, laneRules: .all.subtracting(taken))
    }
  }

  /// 40 steps on average: 2,400 in total, and 680,000 in the full run.
  private static var seeds: UInt64 { bound(850, quick: 60, full: 17_000) }

  @Test func `several windows of one store show it, with handlers in any lanes`() async {
    await walk(Self.seeds, Self.windows, insides: 0).expectNone(of: "windows of one store")
  }

  @Test func `every report of a host inside a call is handled`() async {
    await walk(Self.seeds, from: 1_000_000, Self.windows, insides: 2)
      .expectNone(of: "hosts that act inside what they are called for")
  }

  @Test func `nothing waits for a handler or a host that is lost`() async {
    await walk(Self.seeds, from: 2_000_000, Self.windows + Self.losses, insides: 1)
      .expectNone(of: "windows that lose handlers and hosts")
  }

  // The seed 1,005,480 of the walk above: handlers in the view waited in the lane for ever.
  @Test func `a view is released if its entry goes while it is made`() async {
    let steps = [
      CrowdStep(.program, 5, 6), CrowdStep(.program, 6, 17), CrowdStep(.program, 1, 19),
      CrowdStep(.together, 0, 27), CrowdStep(.program, 5, 0, inside: .attach),
      CrowdStep(.tap, 0, 0, inside: .detach), CrowdStep(.changeLane, 5, 25, inside: .work),
      CrowdStep(.user, 9, 18),
    ]
    #expect(await CrowdWorld.run(steps, seed: 1_005_480) == nil)
  }

  // The seed 1,009,243: the handler in the page of the one that changes its lane has a slow host.
  @Test func `no host is asked while one that comes from another lane is busy`() async {
    let steps = [
      CrowdStep(.several, 0, 24), CrowdStep(.pace, 5, 1), CrowdStep(.program, 5, 0),
      CrowdStep(.changeLane, 5, 4, inside: .work), CrowdStep(.program, 2, 41),
    ]
    #expect(await CrowdWorld.run(steps, seed: 1_009_243) == nil)
  }

  // The seed 1,011,525: a view is looked at in a setup, and moves the handler to another lane.
  @Test func `a host that begins twice at once is not blamed for the command that is void`() async {
    let steps = [
      CrowdStep(.program, 5, 29), CrowdStep(.pace, 9, 1), CrowdStep(.changeLane, 8, 20),
      CrowdStep(.program, 0, 15), CrowdStep(.several, 0, 0),
      CrowdStep(.changeLane, 3, 0, inside: .handlers), CrowdStep(.setUpAnew, 9, 0),
    ]
    #expect(await CrowdWorld.run(steps, seed: 1_011_525) == nil)
  }

  // The seed 1,014,516: the handler moves while it makes a page, and makes the page in the new lane.
  @Test func `a view that is made while it is made is kept if it is shown`() async {
    let steps = [
      CrowdStep(.changeLane, 0, 44), CrowdStep(.detachWindow, 11, 0),
      CrowdStep(.pace, 2, 13, inside: .blockers), CrowdStep(.pace, 5, 1),
      CrowdStep(.several, 0, 45), CrowdStep(.several, 0, 16), CrowdStep(.attachWindow, 0, 0),
      CrowdStep(.goBackInTime, 0, 0), CrowdStep(.program, 0, 0), CrowdStep(.changeLane, 0, 8),
      CrowdStep(.finish, 1, 0), CrowdStep(.changeLane, 0, 0, inside: .begin),
      CrowdStep(.program, 0, 16), CrowdStep(.finish, 0, 0), CrowdStep(.together, 6, 42),
    ]
    #expect(await CrowdWorld.run(steps, seed: 1_014_516) == nil)
  }

  // The seed 1,015,162: a gesture ends while a host of another lane carries out a command.
  @Test func `a lane hears of an action before a report that another lane's host causes`() async {
    let steps = [
      CrowdStep(.changeLane, 5, 1), CrowdStep(.several, 0, 8), CrowdStep(.program, 3, 9),
      CrowdStep(.beginGesture, 1, 0, inside: .begin), CrowdStep(.setUpAnew, 9, 0),
      CrowdStep(.completeGesture, 0, 0, inside: .work), CrowdStep(.several, 0, 16),
    ]
    #expect(await CrowdWorld.run(steps, seed: 1_015_162) == nil)
  }

  // MARK: The search would notice

  @Test func `a removal that is not reported is found`() async {
    await walk(400, [], insides: 2, rule: .staysSilent).expectFound(within: 4)
  }

  @Test func `a window that does not come back is found`() async {
    await walk(50, [], insides: 0, rule: .neverBack).expectFound(within: 1, saying: "away")
  }

  @Test(arguments: NastyLog.Moment.allCases)
  func `reports that are lost in calls of one kind are found`(moment: NastyLog.Moment) async {
    await walk(400, from: 1_000_000, Self.windows, insides: 2, rule: .losesReports(moment))
      .expectFound(within: 8)
  }

  // MARK: Rules of the lane that are taken out, each from a seed that is near the first one that finds it

  @Test func `hosts that have died and are not buried are found in eight steps`() async {
    await walk(400, Self.losses, insides: 0, without: .buryHosts).expectFound(within: 8)
  }

  @Test func `hosts that are not notified of another lane are found in eight steps`() async {
    await walk(100, from: 700, Self.windows, insides: 0, without: .tellMoved)
      .expectFound(within: 8)
  }

  @Test func `ignored reports before a host's attachment are found in eight steps`() async {
    await walk(400, Self.windows, insides: 2, without: .hearEarly).expectFound(within: 8)
  }

  @Test func `a lane that does not learn of a released handler is found in eight steps`() async {
    await walk(
      100,
      from: 2_000_650,
      Self.windows + Self.losses,
      insides: 1,
      without: .buryHandlers
    )
    .expectFound(within: 8)
  }

  @Test func `a gesture that does not end with its page is found in eight steps`() async {
    await walk(850, from: 1_000_000, Self.windows, insides: 2, without: .endGestures)
      .expectFound(within: 8)
  }

  @Test func `commands before all handlers have heard are found in eight steps`() async {
    await walk(100, from: 90, [], insides: 0, without: .hearAll).expectFound(within: 8)
  }
}
