import ComposableNavigation
import TestSupport

/// An effect as a value, which both a store and a model of it can run.
indirect enum ToyTree: Hashable, Sendable {
  case none
  case say(ToyOrder)
  /// Asynchronous work with a number.
  case work(Int)
  case both([ToyTree])
  case row([ToyTree])
  case named(Int, replaces: Bool, ToyTree)
  case stop(Int)

  func effect(_ work: (Int) -> Effect<ToyOrder>) -> Effect<ToyOrder> {
    switch self {
    case .none: .none
    case .say(let order): .send(order)
    case .work(let number): work(number)
    case .both(let trees): .merge(trees.map { $0.effect(work) })
    case .row(let trees): .concatenate(trees.map { $0.effect(work) })
    case .named(let name, let replaces, let tree):
      tree.effect(work).cancellable(id: name, cancelInFlight: replaces)
    case .stop(let name): .cancel(id: name)
    }
  }

  /// Returns a tree of at most `depth` levels, with at most three branches at each.
  static func random(_ numbers: inout ToyRandom, depth: Int) -> ToyTree {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    func branches() -> [ToyTree] {
      (0..<1 + number(3)).map { _ in random(&numbers, depth: depth - 1) }
    }
    switch number(depth > 0 ? 12 : 5) {
    case 0: return .none
    case 1: return .say(.random(&numbers, depth: depth - 1))
    case 2, 3: return .work(number(1_000_000))
    case 4: return .stop(number(2))
    case 5, 6: return .both(branches())
    case 7, 8, 9: return .row(branches())
    default:
      return .named(
        number(2),
        replaces: number(4) == 0,
        random(&numbers, depth: depth - 1)
      )
    }
  }
}

extension ToyTree: CustomStringConvertible {
  /// A short form, as in `[work 3, say 5]` for a sequence, `{…}` for parallel effects and `@1(…)`
  /// for a name.
  var description: String {
    func list(_ trees: [ToyTree]) -> String { trees.map(\.description).joined(separator: ", ") }
    return switch self {
    case .none: "none"
    case .say(let order): "say \(order)"
    case .work(let number): "work \(number)"
    case .both(let trees): "{\(list(trees))}"
    case .row(let trees): "[\(list(trees))]"
    case .named(let name, let replaces, let tree): "@\(name)\(replaces ? "!" : "")(\(tree))"
    case .stop(let name): "stop \(name)"
    }
  }

  /// Smaller trees.
  var simpler: [ToyTree] {
    func fewer(_ trees: [ToyTree]) -> [[ToyTree]] {
      trees.indices.flatMap { index in
        var without = trees
        without.remove(at: index)
        let changed = trees[index].simpler.map { simpler in
          var changed = trees
          changed[index] = simpler
          return changed
        }
        return [without] + changed
      }
    }
    switch self {
    case .none: return []
    case .work, .stop: return [.none]
    case .say(let order): return [.none, order.tree] + order.simpler.map(ToyTree.say)
    case .both(let trees): return [.none] + trees + fewer(trees).map(ToyTree.both)
    case .row(let trees): return [.none] + trees + fewer(trees).map(ToyTree.row)
    case .named(let name, let replaces, let tree):
      return [.none, tree] + tree.simpler.map { .named(name, replaces: replaces, $0) }
    }
  }
}

/// An action that a toy records by its label, and its effect.
struct ToyOrder: Hashable, Sendable, CustomStringConvertible {
  var label: Int
  var tree = ToyTree.none

  var description: String { tree == .none ? "\(label)" : "\(label) → \(tree)" }

  var simpler: [ToyOrder] { tree.simpler.map { ToyOrder(label: label, tree: $0) } }

  /// Returns a random order.
  ///
  /// A label below zero asks the parent to remove the child.
  static func random(_ numbers: inout ToyRandom, depth: Int) -> ToyOrder {
    ToyOrder(
      label: Int.random(in: -10..<100, using: &numbers),
      tree: .random(&numbers, depth: max(depth, 0))
    )
  }
}
