import Testing
import TestSupport

import ComposableNavigation

/// A step into a tree of nodes: to a screen by position, or to the sheet.
private enum Hop {
  case screen(Int)
  case sheet
}

private enum Deed: CaseIterable {
  case answer, leave
  case push, pushTwo, pop, popToRoot, replaceTop, remove, reverse, rotate, drop, setNone, toFront
  case present, presentOther, dismiss
}

private struct Step: CustomStringConvertible {
  var path: [Hop]
  let deed: Deed
  let number: Int

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    let path: [Hop] = (0..<number(4)).map { _ in number(3) == 0 ? .sheet : .screen(number(4)) }
    return Step(path: path, deed: Deed.allCases[number(Deed.allCases.count)], number: number(4))
  }

  var description: String { "\(deed) \(number) at \(path)" }
}

/// A tree of nodes with numbered places, and the order in which its nodes are reduced.
private struct Model: Equatable {
  /// The law, and two rules that are known to be wrong.
  enum Rule {
    case right
    case parentFirst
    case removalFirst
  }

  struct Place: Equatable {
    let id: Int
    var node: Model
  }

  var name: String
  var answers: [Int] = []
  var screens: [Place] = []
  private var sheets: [Place] = []
  var nextScreen = 0
  var nextSheet = 0

  init(_ name: String) { self.name = name }

  /// The number of created places is ignored.
  static func == (lhs: Model, rhs: Model) -> Bool {
    lhs.name == rhs.name && lhs.answers == rhs.answers && lhs.screens == rhs.screens
      && lhs.sheets == rhs.sheets
  }

  /// At most one place; an array, since a tree cannot contain itself.
  var sheet: Place? {
    get { sheets.first }
    set { sheets = newValue.map { [$0] } ?? [] }
  }

  private var drawing: String { "\(name)\(answers.isEmpty ? "" : "\(answers)")" }

  private func note(_ action: String) -> String {
    let stack = screens.map(\.node.drawing).joined(separator: " ▸ ")
    return "\(name) \(action): \(stack)\(sheet.map { " ‹ \($0.node.drawing)" } ?? "")"
  }

  /// - Returns: The reduced nodes in order, with the state that each sees.
  mutating func take(_ step: Step, at path: ArraySlice<Hop>, _ rule: Rule) -> [String] {
    var journal: [String] = []
    switch path.first {
    case .screen(let position)?:
      let index = position % max(screens.count, 1)
      guard screens.indices.contains(index) else { return [] }
      let own = note("child")
      journal = screens[index].node.take(step, at: path.dropFirst(), rule)
      journal = rule == .parentFirst ? [own] + journal : journal + [note("child")]
      if path.count == 1, step.deed == .leave { screens.remove(at: index) }
    case .sheet?:
      guard var sheet else { return [] }
      journal = sheet.node.take(step, at: path.dropFirst(), rule)
      self.sheet = sheet
      journal.append(note("sheet"))
      if path.count == 1, step.deed == .leave { self.sheet = nil }
    case nil:
      switch step.deed {
      case .answer, .leave:
        journal = [note("answered")]
        answers.append(step.deed == .leave ? -1 : step.number)
      case .present, .presentOther, .dismiss: journal = [present(step, rule)]
      default: journal = [change(step, rule)]
      }
    }
    return journal
  }

  private mutating func change(_ step: Step, _ rule: Rule) -> String {
    let before = note("stack")
    let old = screens.map(\.id)
    let (fresh, nodes) = (Model("n\(step.number)"), screens.map(\.node))
    switch step.deed {
    case .push: add([fresh])
    case .pushTwo: add([fresh, fresh])
    case .pop: screens = screens.dropLast()
    case .popToRoot: screens = Array(screens.prefix(1))
    case .replaceTop:
      screens = screens.dropLast()
      add([fresh])
    case .remove: if !screens.isEmpty { screens.remove(at: step.number % screens.count) }
    case .reverse: write(nodes.reversed())
    case .rotate: write(Array(nodes.dropFirst() + nodes.prefix(1)) + [fresh])
    case .drop: write(Array(nodes.dropFirst()))
    case .setNone: write([])
    case .toFront:
      if let index = screens.lastIndex(where: { $0.node == fresh }) {
        screens.append(screens.remove(at: index))
      } else {
        add([fresh])
      }
    default: break
    }
    let isGone = !old.allSatisfy { id in screens.contains { $0.id == id } }
    return isGone && rule != .removalFirst ? before : note("stack")
  }

  private mutating func add(_ nodes: [Model]) {
    for node in nodes {
      screens.append(Place(id: nextScreen, node: node))
      nextScreen += 1
    }
  }

  private mutating func write(_ nodes: [Model]) {
    // Equal nodes are indistinguishable, so any of them may stay.
    var left = screens
    screens = nodes.map { node in
      if let index = left.firstIndex(where: { $0.node == node }) { return left.remove(at: index) }
      nextScreen += 1
      return Place(id: nextScreen - 1, node: node)
    }
  }

  private mutating func present(_ step: Step, _ rule: Rule) -> String {
    let (before, old) = (note("modal"), sheet)
    switch step.deed {
    case .dismiss: sheet = nil
    default:
      let node = Model("s\(step.deed == .present ? step.number % 2 : step.number)")
      if sheet?.node != node {
        sheet = Place(id: nextSheet, node: node)
        nextSheet += 1
      }
    }
    let isGone = old != nil && sheet?.id != old?.id
    return isGone && rule != .removalFirst ? before : note("modal")
  }
}

/// Law 7 over long random runs: the child runs before the parent; the parent sees the child's last
/// state on removal; the parent runs after an insertion.
@Suite @MainActor struct OrderWalkLaws {
  private func walk(_ seeds: UInt64, rule: Model.Rule = .right) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40, step: Step.random) { step in
      step.path.indices.map { index in
        var shorter = step
        shorter.path.remove(at: index)
        return shorter
      }
    } run: { _, steps in
      Self.run(steps, rule)
    }
  }

  @Test func `every node of a tree of stacks and modals is asked in its order`() async {
    await walk(seedBound(40)).expectNone(of: "trees of stacks and modals")
  }

  @Test func `a parent that is asked before its child is found in two steps`() async {
    await walk(100, rule: .parentFirst).expectFound(within: 2, saying: "was asked")
  }

  @Test func `a parent that is asked after a removal is found in three steps`() async {
    await walk(100, rule: .removalFirst).expectFound(within: 3, saying: "was asked")
  }

  private static func run(_ steps: [Step], _ rule: Model.Rule) -> String? {
    let trace = ToyTrace()
    let reducer = ToyNode(trace: trace).resolve()
    var (state, model) = (ToyNode.State("root"), Model("root"))
    for (number, step) in steps.enumerated() {
      guard let action = action(step, step.path[...], state) else { continue }
      let expected = model.take(step, at: step.path[...], rule)
      _ = reducer.reduce(into: &state, action: action)
      let asked = trace.take()
      if asked != expected { return "step \(number): \(asked) was asked, not \(expected)" }
    }
    return nil
  }

  /// - Returns: The action, or nil if there is no such place.
  private static func action(
    _ step: Step,
    _ path: ArraySlice<Hop>,
    _ state: ToyNode.State
  ) -> ToyNode.Action? {
    switch path.first {
    case .screen(let position)?:
      guard !state.stack.entries.isEmpty else { return nil }
      let entry = state.stack.entries[position % state.stack.entries.count]
      return action(step, path.dropFirst(), entry.item).map { .child(entry.id, $0) }
    case .sheet?:
      return state.modal.item.flatMap { action(step, path.dropFirst(), $0) }
        .map(ToyNode.Action.sheet)
    case nil: return action(step, state)
    }
  }

  private static func action(_ step: Step, _ state: ToyNode.State) -> ToyNode.Action {
    let (items, fresh) = (state.stack.items, ToyNode.State("n\(step.number)"))
    switch step.deed {
    case .answer: return .answered(step.number)
    case .leave: return .answered(-1)
    case .push: return .stack(.pushItem(fresh))
    case .pushTwo: return .stack(.pushItems([fresh, fresh]))
    case .pop: return .stack(.popItem())
    case .popToRoot: return .stack(.popToRoot())
    case .replaceTop: return .stack(.replaceTop(with: fresh))
    case .remove:
      let ids = state.stack.entries.ids
      return .stack(.remove(ids.isEmpty ? [] : [ids[step.number % ids.count]], cause: .user))
    case .reverse: return .stack(.setItems(items.reversed()))
    case .rotate: return .stack(.setItems(Array(items.dropFirst() + items.prefix(1)) + [fresh]))
    case .drop: return .stack(.setItems(Array(items.dropFirst())))
    case .setNone: return .stack(.setItems([]))
    case .toFront: return .stack(.bringToFront(fresh))
    case .present: return .modal(.presentSheet(.init("s\(step.number % 2)")))
    case .presentOther: return .modal(.presentFullScreen(.init("s\(step.number)")))
    case .dismiss: return .modal(.dismiss())
    }
  }
}
