package import ComposableNavigation

/// Every small stack with its actions.
package struct StackUnderLaw: ShapeUnderLaw {
  package typealias Shape = ToyStack

  private let stack = ToyStack()
  private let letters = ["a", "b", "c"]

  package init() {}

  package var testDescription: String { "stacks" }

  package var adding: ToyStack.Action { .pushItem("new", animated: false) }

  /// Every stack of up to four of three items: named by them, counted, and with a screen ahead,
  /// each second screen skipped.
  package static let states: [ToyStack.State] = allLists(of: ["a", "b", "c"], upTo: 4).flatMap {
    items in
    let start = ToyStack.State(items: items + ["a"], history: .kept(limit: 2))
    var marked = ToyStack().state(start, after: .popItem())
    marked.skipped = Set(
      marked.entries.ids.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    )
    return [
      ToyStack.State(items: items),
      ToyStack().state(ToyStack.State(), after: .pushItems(items)),
      marked,
    ]
  }

  package func actions(in state: ToyStack.State) -> [ToyStack.Action] {
    actions(in: state, animated: false)
  }

  package func actions(in state: ToyStack.State, animated: Bool) -> [ToyStack.Action] {
    let ids = state.entries.ids
    let names: [EntryID?] = [nil, strangerID, ids.first, ids.last]
    var all: [ToyStack.Action] = []
    for id in names {
      all += letters.map { .pushItem($0, animated: animated).from(id) }
      all += letters.map { .replaceTop(with: $0, animated: animated).from(id) }
      all += [.pushItems([], animated: animated).from(id)]
      all += [.pushItems(["b", "b"], animated: animated).from(id)]
      all += [.popItem(animated: animated).from(id)]
      all += [.popItems(.upTo(2), animated: animated).from(id)]
      all += [.popToRoot(animated: animated).from(id)]
      all += [.pop(to: .item("a"), animated: animated).from(id)]
    }
    for count in [Int.min, -1, 0, 1, 2, 3, 4, 5, .max] {
      all += [.popItems(.exactly(count), animated: animated)]
      all += [.popItems(.upTo(count), animated: animated)]
    }
    for item in letters + ["z"] {
      all += [.pop(to: .item(item), animated: animated), .bringToFront(item, animated: animated)]
    }
    for count in [Int.min, -1, 0, 1, .max] {
      all += [.goForward(.exactly(count), animated: animated)]
      all += [.goForward(.upTo(count), animated: animated).from(ids.last)]
    }
    all += (ids + [strangerID]).map { .pop(to: .entry($0), animated: animated) }
    for subset in 0..<(1 << (ids.count + 1)) {
      let named = (ids + [strangerID]).enumerated().filter { subset & (1 << $0.offset) != 0 }
      all += [.remove(named.map(\.element), animated: animated)]
      all += [.remove(named.map(\.element), cause: .user, animated: animated)]
    }
    all += (ids + [strangerID]).map { .skip($0) } + (letters + ["z"]).map { .skip($0) }
    all += allLists(of: letters, upTo: 3).map { .setItems($0, animated: animated) }
    return all
  }

  package func operations(from id: EntryID) -> [ToyStack.Action] {
    letters.flatMap { item -> [ToyStack.Action] in
      [.pushItem(item).from(id), .replaceTop(with: item).from(id)]
    } + allLists(of: letters, upTo: 2).map { .pushItems($0).from(id) } + [.popItem().from(id)]
  }

  package func isLegal(_ state: ToyStack.State) -> Bool {
    Set(state.entries.ids).count == state.items.count
      && state.skipped.allSatisfy(state.entries.contains)
  }

  package func isRight(_ after: ToyStack.State, from before: ToyStack.State) -> Bool {
    // A mark alone preserves the flag.
    !after.areAnimationsEnabled || after.entries == before.entries && !after.skipped.isEmpty
  }

  package func isRight(about id: EntryID, in state: ToyStack.State) -> Bool {
    let below = Array(state.entries.ids.prefix { $0 != id })
    return stack.state(state, after: .pop(to: .entry(id))).entries.ids == below + [id]
      && stack.state(state, after: .skip(id)).skipped == state.skipped.union([id])
  }

  package func drawing(of state: ToyStack.State) -> String { state.drawing }
}
