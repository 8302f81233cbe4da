import ComposableNavigation
import TestSupport
import Testing

@Suite struct TabNavigationLawsTests {
  private let tabs = ToyTabs()
  private let letters = ["a", "b", "c"]

  private func actions(in state: ToyTabs.State) -> [ToyTabs.Action] {
    let ids = state.entries.ids + [strangerID]
    var all: [ToyTabs.Action] = [.selectPrevious()]
    all += (letters + ["z"]).map { .setActiveItem($0) }
    all += [Int.min, -1, 0, 1, 2, 3, .max].map { .setActiveIndex($0) }
    all += ids.map { .select(id: $0) }
    for subset in 0..<(1 << ids.count) {
      let named = ids.enumerated().filter { subset & (1 << $0.offset) != 0 }
      all += [.remove(named.map(\.element), animated: false)]
    }
    all += allLists(of: letters, upTo: 2).map { .setItems($0, animated: false) }
    all += [
      .setItems(["c", "b", "a"], animated: false), .setItems(["a", "b", "a"], animated: false),
    ]
    return all
  }

  /// Every list of up to three of three tabs, each active tab, each order of visits before.
  private var states: [ToyTabs.State] {
    allLists(of: letters, upTo: 3).flatMap { items -> [ToyTabs.State] in
      let start = ToyTabs.State(items: items)
      return allLists(of: Array(items.indices), upTo: 3).map { visits in
        visits.reduce(start) { tabs.state($0, after: .setActiveIndex($1)) }
      }
    }
  }

  private func isLegal(_ state: ToyTabs.State) -> Bool {
    let ids = state.entries.ids
    return Set(ids).count == ids.count && ids.count == state.items.count
      && (state.activeItem == nil) == ids.isEmpty
      && state.activeID.map(ids.contains) != false
      && (state.activeID == nil) == ids.isEmpty
      && Set(state.history).count == state.history.count
      && state.history.allSatisfy { ids.contains($0) && $0 != state.activeID }
  }

  @Test func `any action on any state gives a legal state, and a refused one changes nothing`() {
    let states = Array(Set(states))
    var search = ToySearch("actions on \(states.count) tab lists")
    var refused = 0
    for state in states {
      #expect(isLegal(state))
      for action in actions(in: state) {
        var after = state
        let effect = tabs.reduce(into: &after, action: action)
        let refusal = ToyTabs.refusal(of: action, in: state)
        let isRight =
          effect.isNone == (refusal == nil) && isLegal(after)
          && (refusal == nil || after == state)
        search.check(isRight, "\(action) on \(state.drawing)")
        refused += refusal == nil ? 0 : 1
      }
    }
    search.finish("; \(refused) were refused")
  }

  @Test func `an operation that names an entry affects that entry or nothing`() {
    for state in Set(states) {
      for id in state.entries.ids {
        let after = tabs.state(state, after: .remove([id]))
        #expect(after.entries.ids == state.entries.ids.filter { $0 != id })
        #expect(after.activeID == (state.activeID == id ? after.entries.ids.first : state.activeID))
        #expect(tabs.state(after, after: .select(id: id)) == after)
        #expect(tabs.state(state, after: .select(id: id)).activeID == id)
      }
    }
  }

  @Test func `restoring gives an equal state, ids, active one and history included`() throws {
    for state in Set(states) {
      let again = try restored(state)
      #expect(again == state && again.history == state.history)
    }
  }

  @Test func `every truncation and every flipped bit of an archive is read or refused`() throws {
    let state = tabs.state(
      .init(items: ["a", "b", "b"]),
      after: .setActiveIndex(2),
      .setActiveIndex(1),
      .setItems(["c", "b", "b", "a"], animated: false)
    )
    try expectSoundReading(state, isLegal: isLegal)
  }

  @Test(arguments: [
    #""active":1,"history":[]"#, #""active":-1,"history":[]"#, #""history":[]"#,
    #""active":0,"history":[1]"#, #""active":0,"history":[-1]"#,
  ])
  func `an active tab or a history without a tab is an error`(part: String) {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},\#(part)}"#
    #expect(corruption(of: json, as: ToyTabs.State.self) == "there is no such tab among 1")
  }

  @Test func `an active tab among no tabs is an error`() {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[],"items":[],"next":0},"#
      + #""active":0,"history":[]}"#
    #expect(corruption(of: json, as: ToyTabs.State.self) == "there is no such tab among 0")
  }
}
