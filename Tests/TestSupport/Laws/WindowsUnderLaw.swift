package import ComposableNavigation

/// Every small set of windows with its actions.
package struct WindowsUnderLaw: ShapeUnderLaw {
  package typealias Shape = ToyWindows

  private let windows = ToyWindows()
  private let letters = ["a", "b", "c"]

  package init() {}

  package var testDescription: String { "sets of windows" }

  package var adding: ToyWindows.Action { .open("new", animated: false) }

  package func actions(in state: ToyWindows.State) -> [ToyWindows.Action] {
    let ids = state.entries.ids + [strangerID]
    var all: [ToyWindows.Action] = [.close(animated: false), .reopen(animated: false)]
    for letter in letters {
      all += [
        .open(letter, animated: false), .open(letter, .another, animated: false),
        .focus(item: letter), .close(item: letter, animated: false),
      ]
    }
    for id in ids {
      all += [.focus(id: id), .open("b", .another, animated: false).from(id)]
    }
    for subset in 0..<(1 << ids.count) {
      let named = ids.enumerated().filter { subset & (1 << $0.offset) != 0 }
      all += [.remove(named.map(\.element), animated: false)]
    }
    all += allLists(of: letters, upTo: 2).map { .setItems($0, animated: false) }
    all += [.setItems(["c", "b", "a"], animated: false)]
    return all
  }

  /// Every list of up to three of two values, each focus order, and one with closed windows.
  package static let states: [ToyWindows.State] = {
    let windows = ToyWindows()
    let all = allLists(of: ["a", "b"], upTo: 3).flatMap { items -> [ToyWindows.State] in
      let start = ToyWindows.State(items: items, reopening: .kept(limit: 2))
      let ids = start.entries.ids
      let orders = allLists(of: Array(items.indices), upTo: 3).map { visits in
        visits.reduce(start) { windows.state($0, after: .focus(id: ids[$1])) }
      }
      return orders + [windows.state(start, after: .open("c"), .close())]
    }
    var seen: Set<ToyWindows.State> = []
    return all.filter { seen.insert($0).inserted }
  }()

  package func operations(from id: EntryID) -> [ToyWindows.Action] {
    [.open("c", animated: false).from(id), .open("a", .another, animated: false).from(id)]
  }

  package func isLegal(_ state: ToyWindows.State) -> Bool {
    let ids = state.entries.ids
    return Set(ids).count == ids.count && ids.count == state.items.count
      && (state.focusedItem == nil) == ids.isEmpty
      && state.focusedID == state.focusOrder.last
      && state.focusOrder.count == ids.count && Set(state.focusOrder) == Set(ids)
      && state.closedItems.count <= 2
  }

  package func isRight(about id: EntryID, in state: ToyWindows.State) -> Bool {
    let after = windows.state(state, after: .remove([id]))
    let focused = windows.state(state, after: .focus(id: id))
    return after.focusOrder == state.focusOrder.filter { $0 != id }
      && windows.state(after, after: .focus(id: id)) == after
      && focused.focusOrder == state.focusOrder.filter { $0 != id } + [id]
  }

  package func drawing(of state: ToyWindows.State) -> String { state.drawing }
}
