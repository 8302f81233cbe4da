import ComposableNavigation
import TestSupport
import Testing

@Suite struct StackNavigationLawsTests {
  private let stack = ToyStack()
  private let letters = ["a", "b", "c"]

  /// Every stack of up to four of three items: named by them, and counted.
  private var states: [ToyStack.State] {
    allLists(of: letters, upTo: 4).flatMap { items -> [ToyStack.State] in
      [.init(items: items), stack.state(.init(), after: .pushItems(items))]
    }
  }

  private func actions(in state: ToyStack.State, animated: Bool) -> [ToyStack.Action] {
    let ids = state.entries.ids
    let names: [EntryID?] = [nil, strangerID, ids.first, ids.last]
    var all: [ToyStack.Action] = []
    for id in names {
      all += letters.map { .pushItem($0, from: id, animated: animated) }
      all += letters.map { .replaceTop(with: $0, from: id, animated: animated) }
      all += [.pushItems([], from: id, animated: animated)]
      all += [.pushItems(["b", "b"], from: id, animated: animated)]
      all += [.popItem(from: id, animated: animated)]
      all += [.popItems(.upTo(2), from: id, animated: animated)]
      all += [.popToRoot(from: id, animated: animated)]
      all += [.pop(to: .item("a"), from: id, animated: animated)]
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
      all += [.goForward(.upTo(count), from: ids.last, animated: animated)]
    }
    all += (ids + [strangerID]).map { .pop(to: .entry($0), animated: animated) }
    for subset in 0..<(1 << (ids.count + 1)) {
      let named = (ids + [strangerID]).enumerated().filter { subset & (1 << $0.offset) != 0 }
      all += [.remove(named.map(\.element), animated: animated)]
    }
    all += allLists(of: letters, upTo: 3).map { .setItems($0, animated: animated) }
    return all
  }

  /// The items that an action leads to, from the feature table alone; nil when it is refused.
  private func model(_ action: ToyStack.Action, on state: ToyStack.State) -> [String]? {
    let items = state.items
    func isTop(_ id: EntryID?) -> Bool { id == nil || id == state.topID }
    func dropping(_ count: Int) -> [String]? {
      count >= 0 && count <= items.count ? Array(items[..<(items.count - count)]) : nil
    }
    func upTo(_ index: Int?) -> [String]? { index.map { Array(items[...$0]) } }
    switch action {
    case .push(let more, let id, _): return isTop(id) ? items + more : nil
    case .pushItem(let item, let id, _): return isTop(id) ? items + [item] : nil
    case .pop(_, let id, _) where !isTop(id): return nil
    case .pop(.exactly(let count), _, _): return dropping(count)
    case .pop(.upTo(let count), _, _): return count < 0 ? nil : dropping(min(count, items.count))
    case .pop(.to(.root), _, _): return items.isEmpty ? nil : [items[0]]
    case .pop(.to(.item(let item)), _, _): return upTo(items.lastIndex(of: item))
    case .pop(.to(.entry(let id)), _, _): return upTo(state.entries.ids.firstIndex(of: id))
    case .goForward(.exactly(let count), let id, _): return isTop(id) && count == 0 ? items : nil
    case .goForward(.upTo(let count), let id, _): return isTop(id) && count >= 0 ? items : nil
    case .remove(let ids, _, _):
      let kept = state.entries.filter { !ids.contains($0.id) }.map(\.item)
      return ids.isEmpty || kept != items ? kept : nil
    case .replaceTop(let item, let id, _): return isTop(id) ? items.dropLast() + [item] : nil
    case .bringToFront(let item, _):
      guard let index = items.lastIndex(of: item) else { return items + [item] }
      return items[..<index] + items[(index + 1)...] + [item]
    case .setItems(let items, _): return items
    }
  }

  @Test func `any action on any state gives what the table says, or changes nothing at all`() {
    var search = ToySearch("actions on \(states.count) stacks")
    var refused = 0
    for state in states {
      for action in actions(in: state, animated: false) {
        var after = state
        let effect = stack.reduce(into: &after, action: action)
        let refusal = ToyStack.refusal(of: action, in: state)
        let wanted = model(action, on: state)
        let isRight =
          (wanted == nil) == (refusal != nil) && effect.isNone == (refusal == nil)
          && Set(after.entries.ids).count == after.items.count
          && (wanted == nil
            ? after == state : after.items == wanted && !after.areAnimationsEnabled)
        search.check(isRight, "\(action) on \(state.drawing)")
        refused += refusal == nil ? 0 : 1
      }
    }
    search.finish("; \(refused) were refused")
  }

  @Test func `a refused action changes nothing at all and has a reason`() {
    // What is written without `==` noticing: the counter, seen at the next push.
    for state in states {
      for action in actions(in: state, animated: false)
      where ToyStack.refusal(of: action, in: state) != nil {
        let after = stack.state(state, after: action, .pushItem("new"))
        #expect(after == stack.state(state, after: .pushItem("new")))
      }
    }
  }

  @Test func `the same operation sent twice from the same entry changes the state at most once`() {
    var search = ToySearch("operations from an entry")
    for state in states {
      guard let top = state.topID else { continue }
      let actions: [ToyStack.Action] =
        letters.flatMap { item -> [ToyStack.Action] in
          [.pushItem(item, from: top), .replaceTop(with: item, from: top)]
        } + allLists(of: letters, upTo: 2).map { .pushItems($0, from: top) }
        + [.popItem(from: top)]
      for action in actions {
        let once = stack.state(state, after: action)
        search.check(stack.state(once, after: action) == once, "\(action) on \(state.drawing)")
      }
    }
    search.finish()
  }

  @Test func `an operation that names an entry affects that entry or nothing`() {
    for state in states {
      for (index, id) in state.entries.ids.enumerated() {
        let removed = stack.state(state, after: .remove([id]))
        var rest = state.entries.ids
        rest.remove(at: index)
        #expect(removed.entries.ids == rest)
        #expect(stack.state(removed, after: .remove([id])) == removed)
        let back = stack.state(state, after: .pop(to: .entry(id)))
        #expect(back.entries.ids == Array(state.entries.ids[...index]))
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the same actions on the same state give the same states, byte for byte`(seed: UInt64) {
    func run() -> [String] {
      var random = ToyRandom(seed: seed)
      var state = ToyStack.State(items: ["a", "b"])
      return (0..<100).map { _ in
        let action = actions(in: state, animated: Bool.random(using: &random))
          .randomElement(using: &random)
        if let action { state = stack.state(state, after: action) }
        if state.items.count > 6 { state.items.removeLast(5) }
        return "\(state.drawing) \(state.entries.ids) \(state.areAnimationsEnabled)"
      }
    }
    #expect(run() == run())
  }
}
