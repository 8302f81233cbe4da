package import ComposableNavigation

/// Every small list of tabs with its actions.
package struct TabsUnderLaw: ShapeUnderLaw {
  package typealias Shape = ToyTabs

  private let tabs = ToyTabs()
  private let letters = ["a", "b", "c"]

  package init() {}

  package var testDescription: String { "tab lists" }

  package var adding: ToyTabs.Action { .setItems(["new"], animated: false) }

  package func actions(in state: ToyTabs.State) -> [ToyTabs.Action] {
    let ids = state.entries.ids + [strangerID]
    var all: [ToyTabs.Action] = [.selectPrevious()]
    all += (letters + ["z"]).map { .setActiveItem($0) }
    all += [Int.min, -1, 0, 1, 2, 3, .max].map { .setActiveIndex($0) }
    all += ids.map { .select(id: $0) }
    for subset in 0..<(1 << ids.count) {
      let named = ids.enumerated().filter { subset & (1 << $0.offset) != 0 }
      all += [.remove(named.map(\.element), animated: false), .preload(named.map(\.element))]
    }
    all += allLists(of: letters, upTo: 2).map { .setItems($0, animated: false) }
    all += [
      .setItems(["c", "b", "a"], animated: false), .setItems(["a", "b", "a"], animated: false),
    ]
    return all
  }

  /// Every list of up to three of three tabs, with each back behaviour, each active tab and each
  /// order of earlier visits; equal tabs with the default behaviour alone.
  package static let states: [ToyTabs.State] = {
    let all = TabBackBehavior.allCases.flatMap { behavior in
      allLists(of: ["a", "b", "c"], upTo: 3)
        .filter { behavior == .history || Set($0).count == $0.count }
        .flatMap { items -> [ToyTabs.State] in
          let active = behavior == .initial ? items.last : nil
          let start = ToyTabs.State(items: items, activeItem: active, backBehavior: behavior)
          return allLists(of: Array(items.indices), upTo: 3).map { visits in
            visits.reduce(start) { ToyTabs().state($0, after: .setActiveIndex($1)) }
          }
        }
    }
    // Two tabs with each behaviour stand for all others with preloaded tabs.
    let preloaded = all.filter { $0.items == ["a", "b"] }.flatMap { state in
      [[1], [0, 1]].map { indices in
        ToyTabs().state(state, after: .preload(indices.map { state.entries.ids[$0] }))
      }
    }
    var seen: Set<ToyTabs.State> = []
    return (all + preloaded).filter { seen.insert($0).inserted }
  }()

  package func isLegal(_ state: ToyTabs.State) -> Bool {
    let ids = state.entries.ids
    let past = state.history
    let eachIsAStep =
      state.backBehavior == .fullHistory
      ? past.last != state.activeID && zip(past, past.dropFirst()).allSatisfy { $0 != $1 }
      : Set(past).count == past.count && past.allSatisfy { $0 != state.activeID }
    return Set(ids).count == ids.count && ids.count == state.items.count
      && (state.activeItem == nil) == ids.isEmpty
      && state.activeID.map(ids.contains) != false
      && (state.activeID == nil) == ids.isEmpty
      && state.preloaded.allSatisfy(ids.contains)
      && Set(state.preloaded).count == state.preloaded.count
      && past.allSatisfy(ids.contains) && (past.isEmpty || eachIsAStep)
  }

  package func isRight(about id: EntryID, in state: ToyTabs.State) -> Bool {
    let after = tabs.state(state, after: .remove([id]))
    let next = state.history.last ?? after.entries.ids.first
    return after.activeID == (state.activeID == id ? next : state.activeID)
      && tabs.state(after, after: .select(id: id)) == after
      && tabs.state(state, after: .select(id: id)).activeID == id
  }

  package func drawing(of state: ToyTabs.State) -> String { state.drawing }
}
