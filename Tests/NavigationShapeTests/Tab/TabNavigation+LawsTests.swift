import ComposableNavigation
import Testing
import TestSupport

@Suite struct TabNavigationLawsTests {
  @Test(arguments: [
    #""active":1,"history":[]"#, #""active":-1,"history":[]"#, #""history":[]"#,
    #""active":0,"history":[1]"#, #""active":0,"history":[-1]"#,
  ])
  func `an active tab or a history without a tab is an error`(part: String) {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},\#(part)}"#
    #expect(corruption(of: json, as: ToyTabs.State.self) == "there is no such tab among 1")
  }

  // The first tab became active when the active one was removed, whatever was active before.
  @Test
  func
    `when the active tab is removed, the latest tab in the history becomes active, else the first`()
  {
    var search = ToySearch("lists of tabs of which some go")
    var (remembered, first) = (0, 0)
    for state in TabsUnderLaw.states {
      let ids = state.entries.ids
      for subset in 0..<(1 << ids.count) {
        let kept = ids.indices.filter { subset & 1 << $0 == 0 }
        let keptIDs = kept.map { ids[$0] }
        let before = state.history.filter(keptIDs.contains)
        let stays = state.activeID.map(keptIDs.contains) == true
        let wanted = stays ? state.activeID : before.last ?? keptIDs.first
        var results = [ToyTabs().state(state, after: .remove(ids.filter { !keptIDs.contains($0) }))]
        // Equal tabs persist by their order, which a write does not distinguish.
        if Set(state.items).count == state.items.count {
          results.append(state)
          results[1].items = kept.map { state.items[$0] }
        }
        for after in results {
          // Other back behaviours derive another history from the tabs that stay.
          let keepsHistory = state.backBehavior == .history
          search.check(
            "\(keptIDs) of \(state.drawing) stay, with the history \(state.history): active and history",
            [[after.activeID].compactMap { $0 }, keepsHistory ? after.history : []],
            is: [
              [wanted].compactMap { $0 }, keepsHistory ? before.filter { $0 != wanted } : [],
            ]
          )
        }
        if !stays, wanted != nil { if before.isEmpty { first += 1 } else { remembered += 1 } }
      }
    }
    #expect(first > 0)
    #expect(remembered > 0)
    search.finish("; \(remembered) times the one before is active")
  }

  @Test func `an active tab among no tabs is an error`() {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0},"#
      + #""active":0,"history":[]}"#
    #expect(corruption(of: json, as: ToyTabs.State.self) == "there is no such tab among 0")
  }
}
