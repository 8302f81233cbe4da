import Testing
import TestSupport

import ComposableNavigation

/// A step of lazy tabs and their host.
private enum Step {
  case select(Int)
  case back
  case tap(Int)
  case close(Int)
  case set([Int])
  case preload(Int)
  case beginAnew
  case finish
  case refuse

  static func random(_ numbers: inout ToyRandom) -> Step {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    switch number(16) {
    case 0, 1, 2: return .select(number(4))
    case 3: return .back
    case 4, 5, 6: return .tap(number(4))
    case 7: return .close(number(4))
    case 8, 9: return .set((0..<number(5)).map { _ in number(4) })
    case 10, 11: return .preload(number(4))
    case 12: return .beginAnew
    case 13, 14: return .finish
    default: return .refuse
    }
  }
}

/// The rule for the views of tabs: the law, and rules that are known to be wrong.
private enum Rule: CaseIterable {
  case right
  /// All views are made at launch, as without a placeholder.
  case eager
  /// A tab that the user taps keeps its placeholder.
  case keepsThePlaceholder
  /// Preloading has no effect.
  case forgetsToPreload
}

/// Records the views and placeholders that are made.
@MainActor
private final class Views: EntryViewProviding {
  private let rule: Rule
  private(set) var made: Set<Visit> = []
  private(set) var fault: String?

  init(_ rule: Rule) { self.rule = rule }

  func makePresentable(for entry: Entry<String>) -> FakeView {
    if !made.insert(Visit(entry.id)).inserted { fault = "\(entry.id) is made twice" }
    return FakeView(entry.item, id: "\(entry.id)")
  }

  var lazyPlaceholder: (@MainActor (Entry<String>) -> FakeView)? {
    if rule == .eager { return nil }
    return { FakeView("(\($0.item))", id: "\($0.id)") }
  }
}

private struct Desk: Reducer {
  enum Action {
    case tabs(ToyTabs.Action)
    case beginAnew
  }

  struct State: Equatable {
    var tabs: ToyTabs.State
  }

  var body: some Reducer<State, Action> {
    ToyTabs().pullback(state: \.tabs, action: /Action.tabs)
    Reduce { state, action in
      if case .beginAnew = action { state.tabs.beginAnew() }
      return .none
    }
  }
}

@MainActor
private final class Rig: WalkRig {
  private let rule: Rule
  private let store: Store<Desk.State, Desk.Action>
  private let host: FakeTabHost
  private let views: Views
  private let handler: TabNavigationHandler<Views>
  /// The tabs that were in front or are preloaded, in any state.
  private var needed: Set<Visit> = []
  private let titles = ["a", "b", "c", "d"]

  init(seed: UInt64, _ rule: Rule) {
    self.rule = rule
    let tabs = ToyTabs.State(items: ["a", "b", "c"], backBehavior: .history)
    store = Store(initialState: Desk.State(tabs: tabs)) { Desk() }
    host = FakeTabHost(seed % 2 == 0 ? .all : [])
    host.answering = seed % 4 < 2 ? .atOnce : .later
    views = Views(rule)
    handler = TabNavigationHandler(
      store: store.scope(state: \.tabs, action: /Desk.Action.tabs),
      viewProvider: views
    )
    handler.setup(with: host)
    note()
  }

  private var tabs: ToyTabs.State { store.state.tabs }

  private func note() {
    let preloaded = rule == .forgetsToPreload ? [] : tabs.preloaded
    needed.formUnion((preloaded + [tabs.activeID].compactMap { $0 }).map(Visit.init))
  }

  func take(_ step: Step) {
    func tab(_ index: Int) -> EntryID {
      tabs.entries.ids.isEmpty ? strangerID : tabs.entries.ids[index % tabs.entries.count]
    }
    let taps = rule != .keepsThePlaceholder
    switch step {
    case .select(let index): store.send(.tabs(.select(id: tab(index))))
    case .back: store.send(.tabs(.selectPrevious()))
    case .tap(let index):
      let before = needed
      host.userSelects(index)
      if taps { note() } else { needed = before }
      return
    case .close(let index):
      let shown = host.shown.elements
      if !shown.isEmpty { host.userRemoves([shown[index % shown.count]]) }
    case .set(let items): store.send(.tabs(.setItems(items.map { titles[$0] })))
    case .preload(let index): store.send(.tabs(.preload([tab(index)])))
    case .beginAnew: store.send(.beginAnew)
    case .finish: host.finish()
    case .refuse: host.refuseUndone()
    }
    note()
  }

  var fault: String? {
    for visit in views.made where !needed.contains(visit) {
      return "\(visit) is made, and was never in front or preloaded"
    }
    return views.fault ?? host.complaints.first
  }

  func rest() -> String? {
    host.onReport?(.ready)
    for _ in 0..<100 where !host.pending.isEmpty {
      host.finish()
      if let fault { return "at rest: \(fault)" }
    }
    let mustBeMade = Set((tabs.preloaded + [tabs.activeID].compactMap { $0 }).map(Visit.init))
    for visit in mustBeMade where rule != .forgetsToPreload && !views.made.contains(visit) {
      return "at rest \(visit) is in front or preloaded, and not made"
    }
    let wanted = tabs.entries.map { entry in
      views.made.contains(Visit(entry.id)) ? entry.item : "(\(entry.item))"
    }
    if host.titles != wanted { return "at rest \(host.titles) are shown instead of \(wanted)" }
    let front = host.selectedView?.title
    return front == tabs.activeItem ? nil : "at rest \(front ?? "nothing") is in front"
  }
}

@MainActor @Suite struct LazyTabLaws {
  private func walk(_ seeds: UInt64, _ rule: Rule = .right) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 30, step: Step.random) { Rig(seed: $0, rule).run($1) }
  }

  @Test func `the view of a lazy tab is made when it is first in front or preloaded`() async {
    await walk(seedBound(400)).expectNone(of: "lazy tabs with their views")
  }

  @Test(arguments: Rule.allCases.filter { $0 != .right })
  fileprivate func `a wrong rule for lazy tabs is found in three steps`(_ rule: Rule) async {
    await walk(100, rule).expectFound(within: 3)
  }

  // MARK: Examples

  @Test func `a tab is a placeholder until the user taps it, and then keeps its view`() {
    let store = Store(initialState: ToyTabs.State(items: ["home", "mail", "me"])) { ToyTabs() }
    let (views, host) = (Views(.right), FakeTabHost(.all))
    let handler = TabNavigationHandler(store: store, viewProvider: views)
    handler.setup(with: host)
    #expect(host.titles == ["home", "(mail)", "(me)"])
    host.userSelects(1)
    #expect(host.titles == ["home", "mail", "(me)"])
    store.send(.selectPrevious())
    #expect(host.titles == ["home", "mail", "(me)"])
    store.send(.preload([store.state.entries.ids[2]]))
    #expect(host.titles == ["home", "mail", "me"])
    #expect(host.selectedView?.title == "home")
    #expect(
      host.words == [
        "insert home first, insert (mail) after home, insert (me) after (mail), select home",
        "remove (mail), insert mail after home, select mail",
        "select home",
        "remove (me), insert me after mail",
      ]
    )
    _ = handler
  }

  @Test func `a placeholder that the user closes removes its tab`() {
    let store = Store(initialState: ToyTabs.State(items: ["home", "mail"])) { ToyTabs() }
    let (views, host) = (Views(.right), FakeTabHost(.all))
    let handler = TabNavigationHandler(store: store, viewProvider: views)
    handler.setup(with: host)
    host.userRemoves([host.shown.elements[1]])
    #expect(store.state.items == ["home"])
    #expect(views.made == [Visit(store.state.entries.ids[0])])
    _ = handler
  }
}
