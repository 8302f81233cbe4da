import Testing
import TestSupport

/// Laws 35 to 39, searched with serials that the test gives to each insertion.
///
/// Each counted entry of a decoded archive gets one too. The record in ``GhostWorld`` never reads
/// an id, so it cannot share a mistake with code that compares ids. Every walk checks all laws; the
/// walks of one law contain more of its steps.
@Suite @MainActor struct IdentityWalkLaws {
  private func walk(
    _ seeds: UInt64,
    _ rule: GhostRule = .right,
    among kinds: [GhostStep.Kind] = GhostStep.Kind.allCases
  ) -> Walk<GhostStep> {
    Walk(seeds: 0..<seeds, lengths: 3...24) {
      GhostStep.random(&$0, among: kinds)
    } simpler: {
      $0.simpler
    } run: { _, steps in
      await GhostWorld.run(steps, rule: rule)
    }
  }

  /// Law 35 (I1), with all kinds of steps.
  @Test func `however states are rolled back, at rest hosts show the visits of their state`() async
  {
    await walk(bound(900, quick: 112, full: 20_000)).expectNone(of: "states that are rolled back")
  }

  /// Law 36 (I2, I3).
  @Test func `an id, a store and a view of a visit reach that visit or none`() async {
    await walk(seedBound(250), among: GhostStep.rollingBack + GhostStep.made)
      .expectNone(of: "states with ids, stores and views of visits")
  }

  /// Law 37 (I4).
  @Test func `a visit that is shown before and after has the same view`() async {
    await walk(seedBound(250), among: GhostStep.rollingBack + GhostStep.shown)
      .expectNone(of: "states that are shown by slow hosts")
  }

  /// Law 39 (I6).
  @Test func `an id read on its own reaches the entry that has it, and is bound by its keeper`()
    async
  {
    await walk(seedBound(150), among: GhostStep.rollingBack + GhostStep.open)
      .expectNone(of: "states with ids that were read alone")
  }

  /// Law 38 (I5).
  @Test func `the same program twice gives equal states, hash values, archives and logs`() async {
    var search = ToySearch("programs that were run twice")
    let seeds: Range<UInt64> = 0..<bound(100, quick: 12, full: 2_000)
    for seed in seeds {
      var numbers = ToyRandom(seed: 1_000_000 + seed)
      let steps = (0..<16).map { _ in GhostStep.random(&numbers) }
      do {
        let first = try await GhostOutcome(of: steps)
        let second = try await GhostOutcome(of: steps)
        search.check(first == second, "\(steps)")
      } catch {
        search.check(false, "\(error): \(steps)")
      }
      await Task.yield()
    }
    search.finish()
  }

  /// Shortest first, so that a found script is the shortest.
  @Test func `no script of three steps takes one visit for another`() async {
    let scripts = allLists(of: isFullBound ? GhostStep.many : GhostStep.few, upTo: 3)
    var search = ToySearch("scripts of up to three steps")
    for script in scripts {
      let wrong = await GhostWorld.run(script)
      search.check(wrong == nil, "\(script): \(wrong ?? "")")
      await Task.yield()
    }
    search.finish()
  }

  // MARK: The searches would notice

  @Test func `a handler that keeps views by number is found in three steps`() async {
    await walk(400, .screensByNumber).expectFound(within: 3, saying: "left shows")
  }

  @Test func `late actions that mean a number are found in four steps`() async {
    await walk(400, .latesByNumber).expectFound(within: 4)
  }

  @Test func `stores that keep a number are found in five steps`() async {
    await walk(400, .storesByNumber).expectFound(within: 5, saying: "the store of")
  }

  @Test func `scripts of three steps find a handler that keeps views by number`() async {
    var shortest: [GhostStep]?
    for script in allLists(of: GhostStep.few, upTo: 3) where shortest == nil {
      if await GhostWorld.run(script, rule: .screensByNumber) != nil { shortest = script }
    }
    #expect(shortest?.count == 2)
  }
}
