import Testing
import TestSupport

import ComposableNavigation

/// A step of a stack, its host and a parent that keeps an older state.
private enum Step {
  case push(Int)
  case pop(Int)
  case set([Int])
  /// The parent stores the stack, or writes the stored one: removed ids return.
  case remember
  case restore
  case goesBack(Int)
  /// The user removes one screen at any position.
  case takesAway(Int)
  case finish
  case carryOut
  case refuse
  case ready

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(18) {
    case 0, 1, 2: return .push(number(3))
    case 3, 4: return .pop(1 + number(2))
    case 5, 6: return .set((0..<number(5)).map { _ in number(3) })
    case 7: return .remember
    case 8, 9: return .restore
    case 10, 11: return .goesBack(1 + number(2))
    case 12: return .takesAway(number(5))
    case 13, 14, 15: return .finish
    case 16: return number(2) == 0 ? .carryOut : .ready
    default: return .refuse
    }
  }
}

private struct Desk: Reducer {
  struct State: Equatable {
    var stack = ToyStack.State()
  }

  enum Action {
    case stack(ToyStack.Action)
    case restore(ToyStack.State)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.stack, action: /Action.stack) { KeepingStack(kept: ["form"]) }
    Reduce { state, action in
      if case .restore(let stack) = action { state.stack = stack }
      return .none
    }
  }
}

/// The rule for views: the law, and three rules that are known to be wrong.
private enum Rule: CaseIterable {
  case right
  /// Views are never released.
  case keptForEver
  /// Views are released with the state, even if the host shows them.
  case goneWithTheState
  /// Views belong to items, not to entries.
  case oneForEqualItems
}

@MainActor
private final class Rig: WalkRig {
  private let rule: Rule
  private let store = Store(initialState: Desk.State()) { Desk() }
  private let host = FakeStackHost()
  private let views: VisitViews
  private let handler: StackNavigationHandler<VisitViews>
  private var remembered = ToyStack.State()

  init(seed: UInt64, _ rule: Rule) {
    self.rule = rule
    views = VisitViews(sharesEqualItems: rule == .oneForEqualItems)
    handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /Desk.Action.stack),
      viewProvider: views
    )
    let limits: [StackCapabilities] = [.all, .replace, [], [.pushSeveral, .popSeveral]]
    host.capabilities = limits[Int(seed / 4 % 4)]
    host.answering = seed % 4 == 0 ? .atOnce : .later
    handler.setup(with: host)
  }

  func take(_ step: Step) {
    let titles = ["a", "b", "form"]
    switch step {
    case .push(let title): store.send(.stack(.pushItem(titles[title])))
    case .pop(let count): store.send(.stack(.popItems(.upTo(count))))
    case .set(let items): store.send(.stack(.setItems(items.map { titles[$0] })))
    case .remember: remembered = store.state.stack
    case .restore: store.send(.restore(remembered))
    case .goesBack(let count): host.userGoesBack(count)
    case .takesAway(let index):
      let shown = host.shown.elements
      if !shown.isEmpty { host.userRemoves([shown[index % shown.count]]) }
    case .finish: host.finish()
    case .carryOut: host.carryOut()
    case .refuse: host.refuseUndone()
    case .ready: host.onReport?(.ready)
    }
  }

  /// The views that the host shows, or has been asked to show or to remove.
  private var hostViews: Set<String> {
    let asked = host.pending.flatMap { pending in
      switch pending.command {
      case .push(let elements), .pop(let elements): elements
      case .replace(let old, let new): old + new
      }
    }
    return Set((host.shown.elements + asked).compactMap { host.known[$0]?.id })
  }

  var fault: String? {
    let (wanted, shown) = (Set(store.state.stack.entries.ids.map(Visit.init)), hostViews)
    for (id, view) in views.stays {
      let isThere =
        switch rule {
        case .keptForEver: true
        case .goneWithTheState: wanted.contains(id)
        case .right, .oneForEqualItems: wanted.contains(id) || shown.contains(view.id)
        }
      let kept = handler.presentable(for: id.id)
      if isThere, kept !== view { return "the view of \(id) was let go" }
      if !isThere, kept != nil { return "the view of \(id) is kept for nobody" }
      if !isThere { views.end(id) }
    }
    for view in host.views where !views.stays.contains(where: { $0.value === view }) {
      return "\(view.title)\(view.id) is shown, and nobody's"
    }
    return views.complaints.first ?? host.complaints.first
  }

  func rest() -> String? {
    host.onReport?(.ready)
    for _ in 0..<100 where !host.pending.isEmpty {
      host.finish()
      if let fault { return "at rest: \(fault)" }
    }
    let visits = store.state.stack.entries.ids.map(Visit.init)
    let (wanted, shown) = (visits.map { views.stays[$0]?.id }, host.views.map(\.id))
    if wanted != shown { return "at rest \(shown) are shown for \(visits)" }
    host.forgetViews()
    return views.leaked.map { "the view of \($0.id) is leaked" }
  }
}

/// Law 4 over long random runs: a host view is reused if and only if its entry's id persists; it is
/// made once, and kept until neither the state nor the host has the entry.
@MainActor @Suite struct ViewWalkLaws {
  private func walk(_ seeds: UInt64, _ rule: Rule = .right) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40, step: Step.random) { Rig(seed: $0, rule).run($1) }
  }

  @Test func `each entry's view is made once per stay, and kept as long as it lasts`() async {
    await walk(seedBound(100)).expectNone(of: "stacks with their views")
  }

  @Test(arguments: Rule.allCases.filter { $0 != .right })
  fileprivate func `a wrong rule for views is found in four steps`(_ rule: Rule) async {
    await walk(150, rule).expectFound(within: 4)
  }
}
