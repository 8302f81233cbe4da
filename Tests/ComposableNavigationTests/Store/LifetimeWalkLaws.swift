import Testing
import TestSupport

/// Law 11 over long random runs: however an entry is removed, exactly its effects are cancelled.
///
/// Afterwards none of its actions is reduced, and the number of live effects returns to its former
/// value.
@Suite @MainActor struct LifetimeWalkLaws {
  private func walk(_ seeds: UInt64, rule: ToyClerk.Rule = .right) -> Walk<ToyGroveStep> {
    ToyGroveStep.walk(seeds, length: 40, changes: true) { ToyGroveRig.run($0, rule: rule) }
  }

  @Test func `however entries go, exactly their effects are cancelled`() async {
    await walk(seedBound(60)).expectNone(of: "groves whose entries come and go")
  }

  @Test func `effects that outlive their entry are found in four steps`() async {
    await walk(200, rule: .orphansLive).expectFound(within: 4)
  }

  @Test func `names that reach into other entries are found in three steps`() async {
    await walk(200, rule: .namesAreShared).expectFound(within: 3, saying: "works are live")
  }
}
