import Testing
import TestSupport

import ComposableNavigation

/// A step of a split, its columns and a parent that keeps an older state.
private enum Step {
  case push(SplitColumn)
  case pop(SplitColumn)
  case collapse(Bool)
  /// The parent stores the split, or writes the stored one: removed visits return.
  case remember
  case restore
  /// The host of a column carries out a command, or the user goes back in it.
  case finish(Int)
  case goesBack(Int)

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    let column = SplitColumn.allCases[number(3)]
    return switch number(12) {
    case 0, 1: .push(column)
    case 2, 3: .pop(column)
    case 4: .collapse(true)
    case 5: .collapse(false)
    case 6: .remember
    case 7, 8: .restore
    case 9, 10: .finish(number(3))
    default: .goesBack(number(3))
    }
  }
}

private struct Desk: Reducer {
  enum Action {
    case split(ToySplit.Action)
    case restore(ToySplit.State)
  }

  var body: some Reducer<ToySplit.State, Action> {
    Scope(state: \.self, action: /Action.split) { ToySplit() }
    Reduce { state, action in
      if case .restore(let split) = action { state = split }
      return .none
    }
  }
}

/// The rule for views: that of the law, and two that are known to be wrong.
private enum Rule: CaseIterable {
  case right
  /// Views are released with the state, even if a host shows them.
  case goneWithTheState
  /// Views are never released.
  case keptForEver
}

@MainActor
private final class Rig: WalkRig {
  private let rule: Rule
  private let store = Store(
    initialState: ToySplit.State(primary: ["list"], detail: ["none", "mail"])
  ) { Desk() }
  private let host = FakeSplitHost()
  private let views = VisitViews()
  private let handler: SplitNavigationHandler<VisitViews>
  private var remembered: ToySplit.State
  private var count = 0

  init(_ rule: Rule) {
    self.rule = rule
    remembered = store.state
    handler = SplitNavigationHandler(
      store: store.scope(state: \.self, action: /Desk.Action.split),
      viewProvider: views
    )
    handler.setup(with: host)
    for column in host.columns { column.answering = .later }
  }

  func take(_ step: Step) {
    switch step {
    case .push(let column):
      count += 1
      store.send(.split(.column(column, .pushItem("page \(count)"))))
    case .pop(let column): store.send(.split(.column(column, .popItem())))
    case .collapse(let isCollapsed): store.send(.split(.setCollapsed(isCollapsed)))
    case .remember: remembered = store.state
    case .restore: store.send(.restore(remembered))
    case .finish(let index): host.columns[index].finish()
    case .goesBack(let index): host.columns[index].userGoesBack()
    }
  }

  /// The views that a column shows, or has been asked to show or to remove.
  private var hostViews: Set<ObjectIdentifier> {
    let views = host.columns.flatMap { column in
      let asked = column.pending.flatMap { $0.command.added + $0.command.taken }
      return (column.shown.elements + asked).compactMap { column.known[$0] }
    }
    return Set(views.map(ObjectIdentifier.init))
  }

  var fault: String? {
    let (wanted, shown) = (Set(store.state.entries.ids.map(Visit.init)), hostViews)
    for (visit, view) in views.stays {
      let isThere =
        switch rule {
        case .keptForEver: true
        case .goneWithTheState: wanted.contains(visit)
        case .right: wanted.contains(visit) || shown.contains(ObjectIdentifier(view))
        }
      let isKept = handler.presentable(for: visit.id) === view
      if isThere, !isKept { return "the view of \(visit) was let go" }
      if !isThere, isKept, rule == .goneWithTheState { return "the view of \(visit) is kept" }
      if !isThere { views.end(visit) }
    }
    return views.complaints.first
  }

  func rest() -> String? {
    for isCollapsed in [true, false] {
      store.send(.split(.setCollapsed(isCollapsed)))
      while host.columns.contains(where: { !$0.pending.isEmpty }) {
        for column in host.columns { column.finish() }
        if let fault { return "at rest: \(fault)" }
      }
    }
    if host.drawing != store.state.drawing {
      return "at rest \(host.drawing) is shown for \(store.state.drawing)"
    }
    for column in host.columns { column.forgetViews() }
    return views.leaked.map { "the view of \($0.id) is leaked" }
  }
}

/// Laws 4 and 37 for views that move between the columns of a split.
@MainActor @Suite struct SplitViewWalkLaws {
  private func walk(_ seeds: UInt64, _ rule: Rule = .right) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40, step: Step.random) { Rig(rule).run($1) }
  }

  @Test
  func `a shared view is made once, and kept until neither the state nor a handler has its entry`()
    async
  {
    await walk(seedBound(200)).expectNone(of: "splits with their views")
  }

  @Test(arguments: Rule.allCases.filter { $0 != .right })
  fileprivate func `a wrong rule for shared views is found in four steps`(_ rule: Rule) async {
    await walk(100, rule).expectFound(within: 4)
  }
}
