import ComposableNavigation
import Testing
import TestSupport

/// One step into a tree of nodes.
private enum Hop: Hashable, Sendable {
  case screen(Int), sheet
}

private enum Deed: CaseIterable, Sendable {
  case keep, look, push, pushTwo, pop, popToRoot, remove, reverse, drop, present, dismiss, reset
}

private struct Step: Sendable {
  let path: [Hop]
  let deed: Deed
  let number: Int

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    let path: [Hop] = (0..<number(4)).map { _ in number(3) == 0 ? .sheet : .screen(number(3)) }
    // Frequent resets of everything would leave little to lose.
    let deed = Deed.allCases[number(Deed.allCases.count)]
    return Step(path: deed == .reset && number(5) > 0 ? [] : path, deed: deed, number: number(4))
  }
}

/// The law of retained objects over long random runs: the number of living objects equals the
/// number of owners that the test counts, and no owner gets another owner's object.
@Suite @MainActor struct RetainedWalkLaws {
  private typealias Node = ToyNode.State

  @Test func `however owners go, their objects are released once, and none is shared`() async {
    let walk = Walk(seeds: 0..<seedBound(2), length: 5_000) {
      Step.random(&$0)
    } run: { _, steps in
      Self.run(steps)
    }
    await walk.expectNone(of: "trees of nodes with objects")
  }

  @Test func `an owner that the test forgets is found`() async {
    let walk = Walk(seeds: 0..<20, length: 60) {
      Step.random(&$0)
    } run: { _, steps in
      Self.run(steps, by: .forgetful)
    }
    await walk.expectFound(within: 3, saying: "objects live")
  }

  @Test func `an order by the time of making is found`() async {
    let walk = Walk(seeds: 0..<20, length: 60) {
      Step.random(&$0)
    } run: { _, steps in
      Self.run(steps, by: .making)
    }
    await walk.expectFound(within: 8, saying: "were released")
  }

  /// The rule by which the test predicts objects; all but the first are wrong.
  private enum Rule {
    case right
    /// Ignores the objects of a sheet's node.
    case forgetful
    /// Releases the newest object first, in any place.
    case making
  }

  private static func run(_ steps: [Step], by rule: Rule = .right) -> String? {
    let keepsakes = ToyKeepsakes()
    let store = Store(initialState: Node("root")) { ToyNode(keepsakes: keepsakes) }
    var book: [[Visit]: Int] = [:]
    for (index, step) in steps.enumerated() {
      let path = path(step.path, store.state)
      guard let node = node(path, store) else { continue }
      switch step.deed {
      case .keep, .look:
        let serial = use(step.deed, node, keepsakes)
        if let known = book[path], known != serial {
          return "step \(index): \(path) had \(known), and has \(serial ?? -1)"
        }
        if book[path] == nil, book.values.contains(where: { $0 == serial }) {
          return "step \(index): \(path) shares \(serial ?? -1)"
        }
        let isSheet = step.path.last == .sheet
        if rule != .forgetful || !isSheet { book[path] = serial }
      default:
        let before = store.state
        node.send(change(step, node.state))
        let (after, released) = (store.state, keepsakes.released.take())
        let gone = book.filter { !Self.isThere($0.key, after) }
        let order = gone.sorted { one, other in
          let places = [one, other].map { Self.place($0.key, before) }
          return rule == .making
            ? one.value > other.value : places[1].lexicographicallyPrecedes(places[0])
        }
        let expected = order.map { "\($0.value)" }
        if rule != .forgetful, released != expected {
          return "step \(index): \(released) were released, not \(expected)"
        }
      }
      let state = store.state
      book = book.filter { Self.isThere($0.key, state) }
      if keepsakes.census.count != book.count {
        return "step \(index): \(keepsakes.census.count) objects live, not \(book.count)"
      }
    }
    return nil
  }

  private static func use(
    _ deed: Deed,
    _ node: Store<Node, ToyNode.Action>,
    _ keepsakes: ToyKeepsakes
  ) -> Int? {
    if deed == .look { return node.object(of: keepsakes.inNode)?.serial }
    node.send(.keep)
    return keepsakes.used.take().last.flatMap { Int($0) }
  }

  /// Returns the visits along a path, as far as they exist.
  private static func path(_ hops: [Hop], _ state: Node) -> [Visit] {
    var (path, state): ([Visit], Node) = ([], state)
    for hop in hops {
      let entries: Entries<Node> =
        switch hop {
        case .screen: state.stack.entries
        case .sheet: state.modal.entries
        }
      guard !entries.isEmpty else { continue }
      let index = if case .screen(let number) = hop { number % entries.count } else { 0 }
      path.append(Visit(entries.ids[index]))
      state = entries.items[index]
    }
    return path
  }

  /// Returns the position of a node for sorting by nearness to the front.
  ///
  /// Within one node, the sheet is before each screen, and a screen is before those below it.
  private static func place(_ path: [Visit], _ root: Node) -> [Int] {
    var (place, node): ([Int], Node) = ([], root)
    for visit in path {
      let screen = node.stack.entries.index(of: visit.id)
      place.append(screen ?? 1_000)
      node = node.stack.entries[id: visit.id] ?? node.modal.entries[id: visit.id] ?? node
    }
    return place
  }

  private static func isThere(_ path: [Visit], _ root: Node) -> Bool {
    var node = root
    for visit in path {
      guard let next = node.stack.entries[id: visit.id] ?? node.modal.entries[id: visit.id] else {
        return false
      }
      node = next
    }
    return true
  }

  /// Returns the store of a node, or nil.
  private static func node(
    _ path: [Visit],
    _ store: Store<Node, ToyNode.Action>
  ) -> Store<Node, ToyNode.Action>? {
    var node = store
    for visit in path {
      let next =
        node.scope(\.stack, id: visit.id, elements: /ToyNode.Action.child)
        ?? node.scope(\.modal, id: visit.id, element: /ToyNode.Action.sheet)
      guard let next else { return nil }
      node = next
    }
    return node
  }

  private static func change(_ step: Step, _ state: Node) -> ToyNode.Action {
    let items = state.stack.items
    // Nodes with unique names, to distinguish them from those written back.
    let fresh = Node("n\(step.number)")
    switch step.deed {
    case .push: return .stack(.pushItem(fresh))
    case .pushTwo: return .stack(.pushItems([fresh, fresh]))
    case .pop: return .stack(.popItem())
    case .popToRoot: return .stack(.popToRoot())
    case .remove:
      let ids = state.stack.entries.ids
      return .stack(.remove(ids.isEmpty ? [] : [ids[step.number % ids.count]], cause: .user))
    case .reverse: return .stack(.setItems(items.reversed()))
    case .drop: return .stack(.setItems(Array(items.dropFirst())))
    case .present: return .modal(.presentSheet(fresh))
    case .dismiss: return .modal(.dismiss())
    case .reset: return .edit { $0 = Node("root") }
    case .keep, .look: return .keep
    }
  }
}
