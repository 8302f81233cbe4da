import ComposableNavigation
import Testing
import TestSupport

@Suite struct StackNavigationLawsTests {
  private let stack = ToyStack()
  private let small = StackUnderLaw()

  /// Returns the items after an action, from the feature table alone; nil if it is refused.
  private func model(_ action: ToyStack.Action, on state: ToyStack.State) -> [String]? {
    let items = state.items
    func dropping(_ count: Int) -> [String]? {
      count >= 0 && count <= items.count ? Array(items[..<(items.count - count)]) : nil
    }
    func upTo(_ index: Int?) -> [String]? { index.map { Array(items[...$0]) } }
    switch action {
    case .push(let more, _): return items + more
    case .pushItem(let item, _): return items + [item]
    case .pop(.exactly(let count), _): return dropping(count)
    case .pop(.upTo(let count), _): return count < 0 ? nil : dropping(min(count, items.count))
    case .pop(.to(.root), _): return items.isEmpty ? nil : [items[0]]
    case .pop(.to(.item(let item)), _): return upTo(items.lastIndex(of: item))
    case .pop(.to(.entry(let id)), _): return upTo(state.entries.ids.firstIndex(of: id))
    case .goForward(.exactly(let count), _):
      let isThere = count >= 0 && count <= state.forwardItems.count
      return isThere ? items + state.forwardItems.prefix(count) : nil
    case .goForward(.upTo(let count), _):
      return count >= 0 ? items + state.forwardItems.prefix(count) : nil
    case .remove(let ids, let cause, _):
      var kept = state.entries.filter { !ids.contains($0.id) }
      guard ids.isEmpty || kept.count < items.count else { return nil }
      if cause == .user, let top = state.topID, ids.contains(top) {
        while kept.count > 1, state.skipped.contains(kept[kept.count - 1].id) { kept.removeLast() }
      }
      return kept.map(\.item)
    case .skip(let id): return state.entries.ids.contains(id) ? items : nil
    case .skipItem(let item): return items.contains(item) ? items : nil
    case .replaceTop(let item, _): return items.dropLast() + [item]
    case .bringToFront(let item, _):
      guard let index = items.lastIndex(of: item) else { return items + [item] }
      return items[..<index] + items[(index + 1)...] + [item]
    case .setItems(let items, _): return items
    case .when(let preconditions, let action):
      let isMet = preconditions.allSatisfy {
        if case .from(let id) = $0 { id == state.topID } else { true }
      }
      return isMet ? model(action, on: state) : nil
    }
  }

  /// Compares the results of `carriedOut`, which changes an action before the reducer gets it, with
  /// the table.
  private func search(
    _ states: some Collection<ToyStack.State>,
    _ carriedOut: (ToyStack.Action, ToyStack.State) -> ToyStack.Action
  ) -> (search: ToySearch, refused: Int) {
    var search = ToySearch("actions on \(states.count) stacks, by the table")
    var refused = 0
    for state in states {
      for action in small.actions(in: state) {
        var after = state
        let effect = stack.reduce(into: &after, action: carriedOut(action, state))
        let refusal = ToyStack.refusal(of: action, in: state)
        let wanted = model(action, on: state)
        let isRight =
          (wanted == nil) == (refusal != nil) && effect.isNone == (refusal == nil)
          && Set(after.entries.ids).count == after.items.count
          && (wanted == nil
            ? after == state : after.items == wanted && small.isRight(after, from: state))
        search.check(isRight, "\(action) on \(state.drawing)")
        refused += refusal == nil ? 0 : 1
      }
    }
    return (search, refused)
  }

  @Test func `any action on any state has the result of the table, or changes nothing`() {
    let (search, refused) = search(small.states) { action, _ in action }
    #expect(refused > 0)
    search.finish("; \(refused) were refused")
  }

  @Test func `a pop that goes to the lowest of equal items is found`() {
    search(small.states.prefix(60)) { action, state in
      guard case .pop(.to(.item(let item)), _) = action,
        let first = state.entries.first(where: { $0.item == item })
      else { return action }
      return .pop(to: .entry(first.id), animated: false)
    }
    .search.expectFound()
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the same actions on the same state give the same states, byte for byte`(seed: UInt64) {
    func run() -> [String] {
      var random = ToyRandom(seed: seed)
      var state = ToyStack.State(items: ["a", "b"])
      return (0..<100).map { _ in
        let action = small.actions(in: state, animated: Bool.random(using: &random))
          .randomElement(using: &random)
        if let action { state = stack.state(state, after: action) }
        if state.items.count > 6 { state.items.removeLast(5) }
        return "\(state.drawing) \(state.entries.ids) \(state.areAnimationsEnabled)"
      }
    }
    #expect(run() == run())
  }
}
