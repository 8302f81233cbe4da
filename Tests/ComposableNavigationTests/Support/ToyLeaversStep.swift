import ComposableNavigation
import TestSupport

/// A step of a walk among screens that leave.
///
/// An action is queued until it is reduced, so that other steps can be in between.
enum ToyLeaversStep: Sendable {
  /// Pushes a screen after reducing all queued actions.
  case push
  /// Presents a screen after reducing all queued actions.
  case present
  case pop
  case dismiss
  case reset
  case leave(Int)
  case leaveSheet
  /// Reduces one of the queued actions.
  case reduce

  static func random(_ numbers: inout ToyRandom) -> ToyLeaversStep {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0, 1: .push
    case 2: .present
    case 3: .pop
    case 4: .dismiss
    case 5: .reset
    case 6, 7: .leave(Int.random(in: 0..<3, using: &numbers))
    case 8: .leaveSheet
    default: .reduce
    }
  }
}

/// Screens that leave, and the numbers of those whose request is still queued.
struct ToyLeaversRig {
  private var store: SearchStore<ToyLeavers.State, ToyLeavers.Action>
  private var asked: [Int] = []
  private(set) var left = 0

  init(rule: ToyLeavers.Rule) {
    store = SearchStore(
      state: ToyLeavers.State(),
      reducer: ToyLeavers(rule: rule).resolve()
    )
  }

  /// - Returns: The first wrong visit, or nil.
  mutating func run(_ steps: [ToyLeaversStep]) -> String? {
    for step in steps {
      if let problem = take(step) { return problem }
    }
    return drain() ?? (asked.isEmpty ? nil : "\(asked) asked, and nobody heard them")
  }

  private mutating func take(_ step: ToyLeaversStep) -> String? {
    switch step {
    case .push: store.send(.push)
    case .present: store.send(.present)
    case .pop: store.send(.stack(.popItem()))
    case .dismiss: store.send(.modal(.dismiss()))
    case .reset: store.send(.reset)
    case .leave(let index):
      let ids = store.state.stack.entries.ids
      if !ids.isEmpty { store.send(.page(ids[index % ids.count], .leave)) }
    case .leaveSheet: store.send(.sheet(.leave))
    case .reduce: return reduceNext()
    }
    switch step {
    case .push, .present: return drain()
    default: return nil
    }
  }

  private mutating func drain() -> String? {
    var before = store.state
    while let reduced = store.reduceNext() {
      if let problem = self.problem(of: reduced, in: before) { return problem }
      before = store.state
    }
    return nil
  }

  private mutating func reduceNext() -> String? {
    let before = store.state
    guard let reduced = store.reduceNext() else { return nil }
    return problem(of: reduced, in: before)
  }

  private mutating func problem(
    of reduced: SearchStore<ToyLeavers.State, ToyLeavers.Action>.Reduced,
    in before: ToyLeavers.State
  ) -> String? {
    let after = store.state.open
    switch reduced.action {
    case .page(let id, .leave):
      if let screen = before.stack[id: id] { asked.append(screen) }
    case .sheet(.leave):
      if let screen = before.modal.item { asked.append(screen) }
    case .stack, .modal:
      guard reduced.origin == .effect else { return nil }
      guard !asked.isEmpty else { return "\(reduced.action), and nobody asked" }
      let screen = asked.removeFirst()
      left += 1
      guard after == before.open.filter({ $0 != screen }) else {
        return "\(screen) asked to leave \(before.open), and \(after) are left"
      }
      if !before.open.contains(screen), reduced.reports.isEmpty {
        return "\(screen) was late, and nobody said so"
      }
    case .push, .present, .reset: break
    }
    return nil
  }
}
