import Testing
import TestSupport

import ComposableNavigation

/// A change of the items of a stack or of tabs.
private enum Step: CustomStringConvertible {
  case write([Int])
  case writeSame
  /// Removes, inserts and swaps a few of the existing items.
  case edit(Int, Int, Int)
  case append(Int)
  case remove(Int)

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(9) {
    // Long enough for items that are matched by hashing.
    case 0, 1: return .write((0..<number(24)).map { _ in number(6) })
    case 2: return .write((0..<number(4)).map { _ in number(3) })
    case 3: return .writeSame
    case 4, 5, 6: return .edit(number(24), number(24), number(6))
    case 7: return .append(number(6))
    default: return .remove(number(24))
    }
  }

  var description: String {
    switch self {
    case .write(let items): "write \(items)"
    case .writeSame: "write the same"
    case .edit(let first, let second, let item): "edit \(first) \(second) \(item)"
    case .append(let item): "append \(item)"
    case .remove(let index): "remove \(index)"
    }
  }

  var simpler: [Step] {
    guard case .write(let items) = self else { return [] }
    return items.indices.map { index in
      .write(Array(items[..<index] + items[(index + 1)...]))
    }
  }
}

/// An item without a hash.
private struct Plain: Equatable, Sendable {
  var number: Int
}

/// An item with a constant hash.
private struct Coarse: Hashable, Sendable {
  var number: Int
  func hash(into hasher: inout Hasher) {}
}

/// The state to write and the way to write it.
private struct Subject<State, Item: Equatable> {
  var initial: State
  let item: (Int) -> Item
  let entries: (State) -> Entries<Item>
  let write: (inout State, [Item]) -> Void
  let append: (inout State, Item) -> Void

  func run(_ steps: [Step], _ rule: ToyWriting<Item>.Rule = .right) -> String? {
    var state = initial
    let start = entries(state).map { (id: "\($0.id)", item: $0.item) }
    var model = ToyWriting(start, rule: rule)
    for (number, step) in steps.enumerated() {
      let before = entries(state).ids
      switch step {
      case .write(let items):
        take(items.map(item), &state, &model)
      case .writeSame:
        write(&state, entries(state).items)
        if entries(state).ids != before { return "step \(number): \(before) changed for nothing" }
      case .edit(let first, let second, let other):
        var items = entries(state).items
        if !items.isEmpty {
          items.swapAt(first % items.count, second % items.count)
          if other % 2 == 0 { items.remove(at: (first + second) % items.count) }
        }
        if other % 3 != 0 { items.insert(item(other), at: second % (items.count + 1)) }
        take(items, &state, &model)
      case .append(let number):
        append(&state, item(number))
        model.append(item(number))
      case .remove(let index):
        guard !before.isEmpty else { continue }
        var entries = entries(state)
        entries.remove([before[index % before.count]])
        write(&state, entries.items)
        model.write(entries.items)
      }
      let ids = entries(state).ids
      if Set(ids).count != ids.count { return "step \(number): \(ids) has an id twice" }
      if ids.map(\.description) != model.ids {
        return "step \(number): \(before) became \(ids), not \(model.ids)"
      }
    }
    return nil
  }

  private func take(_ items: [Item], _ state: inout State, _ model: inout ToyWriting<Item>) {
    write(&state, items)
    model.write(items)
  }
}

private typealias StackState = StackNavigation<Int>.State

/// Law 3 over long random runs: writing the existing `items` changes no id; equal items are
/// separate places; items that persist keep their id by the three rules.
@Suite @MainActor struct WriteWalkLaws {
  private func walk(_ seeds: UInt64, _ run: @escaping ([Step]) -> String?) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 20, step: Step.random) {
      $0.simpler
    } run: { _, steps in
      run(steps)
    }
  }

  private func stack<Item: Equatable & Sendable>(
    _ initial: StackNavigation<Item>.State,
    _ item: @escaping (Int) -> Item
  ) -> Subject<StackNavigation<Item>.State, Item> {
    Subject(initial: initial, item: item) {
      $0.entries
    } write: {
      _ = StackNavigation().reduce(into: &$0, action: .setItems($1))
    } append: {
      _ = StackNavigation().reduce(into: &$0, action: .pushItem($1))
    }
  }

  @Test func `writes of a counted stack keep the ids of persisting items`() async {
    await walk(seedBound(50)) { stack(StackState()) { $0 }.run($0) }.expectNone(of: "stacks")
  }

  @Test func `writes of a stack that began with names keep the ids of persisting items`() async {
    let initial = StackState(items: [0, 1, 1, 2])
    await walk(seedBound(50)) { stack(initial) { $0 }.run($0) }.expectNone(of: "named stacks")
  }

  @Test func `writes of items that cannot be hashed, or hash badly, keep the same ids`() async {
    await walk(seedBound(25)) { stack(.init(), Plain.init).run($0) }
      .expectNone(of: "stacks of items without a hash")
    await walk(seedBound(25)) { stack(.init(), Coarse.init).run($0) }
      .expectNone(of: "stacks of items with one hash")
  }

  @Test func `writes of the property and of tabs keep the ids of persisting items`() async {
    let property = Subject(initial: StackState()) {
      $0
    } entries: {
      $0.entries
    } write: {
      $0.items = $1
    } append: {
      $0.items.append($1)
    }
    await walk(seedBound(25)) { property.run($0) }.expectNone(of: "stacks that are written")
    let tabs = Subject(initial: TabNavigation<Int>.State()) {
      $0
    } entries: {
      $0.entries
    } write: {
      _ = TabNavigation().reduce(into: &$0, action: .setItems($1))
    } append: {
      $0.items.append($1)
    }
    await walk(seedBound(25)) { tabs.run($0) }.expectNone(of: "lists of tabs")
  }

  @Test(arguments: ToyWriting<Int>.Rule.allCases.filter { $0 != .right })
  func `a wrong rule for ids is found in two steps`(rule: ToyWriting<Int>.Rule) async {
    await walk(100) { stack(StackState()) { $0 }.run($0, rule) }
      .expectFound(within: 2, saying: "became")
  }
}
