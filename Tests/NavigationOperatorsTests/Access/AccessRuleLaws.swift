import NavigationOperators
import Testing
import TestSupport

import ComposableNavigation

@MainActor @Suite struct AccessRuleLaws {
  // MARK: Each container

  /// Returns the items that a state remembers besides its entries.
  private func remembered(_ state: Any) -> [String] {
    switch state {
    case let state as ToyStack.State: state.forwardItems
    case let state as ToyWindows.State: state.closedItems
    default: []
    }
  }

  /// Searches every small state and each set of items for faults of a removal.
  private func search<Subject: ShapeUnderLaw>(
    _ subject: Subject,
    _ remove: (inout Subject.Shape.State, (String) -> Bool) -> [EntryID]
  ) -> ToySearch {
    var search = ToySearch("\(subject.testDescription) with forbidden items")
    let letters = ["a", "b", "c"]
    for state in subject.states {
      for subset in 0..<8 {
        let forbidden = letters.indices.filter { subset & 1 << $0 != 0 }.map { letters[$0] }
        var after = state
        let gone = remove(&after, forbidden.contains)
        let kept = state.entries.filter { !forbidden.contains($0.item) }
        let front = state.frontID.flatMap { state.entries[id: $0] }
        let frontStays = front.map { !forbidden.contains($0) } ?? false
        let isRight =
          after.entries.ids.areSame(as: kept.map(\.id)) && subject.isLegal(after)
          && after.entries.items == kept.map(\.item)
          && gone == state.entries.filter { forbidden.contains($0.item) }.map(\.id)
          && remembered(after) == remembered(state).filter { !forbidden.contains($0) }
          && (!frontStays || after.frontID == state.frontID)
        search.check(isRight, "\(forbidden) from \(subject.words(for: state))")
      }
    }
    return search
  }

  @Test(arguments: ShapesUnderLaw.all)
  func `nothing forbidden stays in a container, and nothing allowed leaves`(
    shape: any ShapeUnderLaw
  ) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      search(subject) { $0.removeAll(where: $1) }.finish()
    }
    look(shape)
  }

  /// The removal of a shape empties a history from which something allowed would have to stay.
  @Test(arguments: [StackUnderLaw(), WindowsUnderLaw()] as [any ShapeUnderLaw])
  func `a rule that only sends a removal is found`(shape: any ShapeUnderLaw) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      let search = self.search(subject) { state, isGone in
        let gone = state.entries.filter { isGone($0.item) }.map(\.id)
        let removal = Subject.Shape.removal(of: gone, cause: .program)
        _ = Subject.Shape().reduce(into: &state, action: removal)
        return gone
      }
      search.expectFound()
    }
    look(shape)
  }

  // MARK: A feature

  private struct Shop: Reducer {
    struct State: Equatable {
      var isLoggedIn = true
      var stack = ToyStack.State(items: ["home"], history: .kept(limit: 3))
      var modal = ToyModal.State(policy: .queue)
      var tabs = ToyTabs.State(items: ["home", "b"])
    }

    enum Action {
      case logIn, logOut
      case stack(ToyStack.Action)
      case modal(ToyModal.Action)
      case tabs(ToyTabs.Action)
      case restore(State)
    }

    var body: some Reducer<State, Action> {
      Scope(state: \.stack, action: /Action.stack) { ToyStack() }
      Scope(state: \.modal, action: /Action.modal) { ToyModal() }
      Scope(state: \.tabs, action: /Action.tabs) { ToyTabs() }
      Reduce { state, action in
        switch action {
        case .logIn: state.isLoggedIn = true
        case .logOut: state.isLoggedIn = false
        case .restore(let saved):
          let isLoggedIn = state.isLoggedIn
          state = saved
          state.isLoggedIn = isLoggedIn
        case .stack, .modal, .tabs: break
        }
        return .none
      }
    }
  }

  /// The items that need a login.
  nonisolated private static let secret: Set<String> = ["b"]

  nonisolated private static func rule(_ mistake: Mistake?) -> AccessRule<Shop.State> {
    let given: @Sendable (Shop.State) -> Bool = {
      mistake == .forgetsTheLogin ? false : $0.isLoggedIn
    }
    let allows: @Sendable (Bool, String) -> Bool = { $0 || !secret.contains($1) }
    let stack = AccessRule<Shop.State>(\.stack, given: given, allows: allows)
    let modal = AccessRule<Shop.State>(\.modal, given: given, allows: allows)
    let tabs = AccessRule<Shop.State>(\.tabs, given: given, allows: allows)
    return .all(of: mistake == .forgetsTheModal ? [stack, tabs] : [stack, modal, tabs])
  }

  fileprivate enum Mistake: CaseIterable {
    case forgetsTheModal
    /// The pages that need a login are never allowed.
    case forgetsTheLogin
    /// The rule is checked only when the user logs out.
    case checksLogoutsOnly
  }

  private struct Checked: Reducer {
    let mistake: Mistake?

    func reduce(into state: inout Shop.State, action: Shop.Action) -> Effect<Shop.Action> {
      if mistake == .checksLogoutsOnly {
        guard case .logOut = action else { return Shop().reduce(into: &state, action: action) }
      }
      return Shop().protected(by: AccessRuleLaws.rule(mistake)).reduce(into: &state, action: action)
    }
  }

  private enum Step: CaseIterable {
    case logIn, logOut, pushOpen, pushSecret, pop, forward, presentOpen, presentSecret, dismiss
    case addTab, save, restore

    static func random(_ numbers: inout ToyRandom) -> Step {
      allCases.randomElement(using: &numbers) ?? .logIn
    }
  }

  private final class Rig: WalkRig {
    private var state = Shop.State()
    private var saved = Shop.State()
    private let reducer: Checked
    var fault: String?

    init(_ mistake: Mistake?) { reducer = Checked(mistake: mistake) }

    private func action(_ step: Step) -> Shop.Action {
      switch step {
      case .logIn: .logIn
      case .logOut: .logOut
      case .pushOpen: .stack(.pushItem("a"))
      case .pushSecret: .stack(.pushItem("b"))
      case .pop: .stack(.popItem())
      case .forward: .stack(.goForward())
      case .presentOpen: .modal(.presentSheet("a"))
      case .presentSecret: .modal(.presentSheet("b"))
      case .dismiss: .modal(.dismiss())
      case .addTab: .tabs(.setItems(["home", "b", "a"]))
      case .save, .restore: .restore(saved)
      }
    }

    private func items(_ state: Shop.State) -> [String] {
      state.stack.items + state.stack.forwardItems + state.modal.entries.items + state.tabs.items
    }

    private func visits(_ state: Shop.State) -> [EntryID] {
      state.stack.entries.ids + state.modal.entries.ids + state.tabs.entries.ids
    }

    func take(_ step: Step) {
      if step == .save {
        saved = state
        return
      }
      let action = action(step)
      // Without the rule: what is allowed must be there afterwards.
      var plain = state
      _ = Shop().reduce(into: &plain, action: action)
      let effect = reducer.reduce(into: &state, action: action)
      let isOpen: (String) -> Bool = { [isIn = plain.isLoggedIn] in
        isIn || !AccessRuleLaws.secret.contains($0)
      }
      let (now, wanted) = (items(state), items(plain).filter(isOpen))
      let left = visits(plain).count - visits(state).count
      var told = 0
      for case .forbidden(let ids) in effect.refusals { told += ids.count }
      if now != wanted {
        fault = "\(now) instead of \(wanted)"
      } else if left != told {
        fault = "\(left) have left, with \(effect.refusals)"
      }
    }

    func rest() -> String? { nil }
  }

  private func walk(_ seeds: UInt64, _ mistake: Mistake? = nil) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 40, step: Step.random) { Rig(mistake).run($1) }
  }

  @Test
  func `after each action nothing forbidden is open or remembered, and everything allowed stays`()
    async
  {
    await walk(seedBound(500)).expectNone(of: "shops whose user logs in and out")
  }

  @Test(arguments: Mistake.allCases)
  fileprivate func `a wrong access rule is found in three steps`(_ mistake: Mistake) async {
    await walk(100, mistake).expectFound(within: 3)
  }

  // MARK: Examples

  @Test func `a logout removes the pages that need a login, with a reason`() {
    let store = Store(initialState: Shop.State()) {
      Shop().protected(by: AccessRuleLaws.rule(nil))
    }
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(.stack(.pushItems(["a", "b", "a"])))
    let ids = store.state.stack.entries.ids
    let tab = store.state.tabs.entries.ids[1]
    store.send(.stack(.popItem()))
    store.send(.logOut)
    #expect(store.state.stack.drawing == "home ▸ a")
    #expect(store.state.stack.entries.ids == [ids[0], ids[1]])
    #expect(store.state.stack.forwardItems == ["a"])
    #expect(refusals == [.forbidden([ids[2], tab])])
    #expect(refusals.first?.description == "\(ids[2]), b are not allowed")
    store.send(.stack(.pushItem("b")))
    #expect(store.state.stack.drawing == "home ▸ a")
  }

  @Test func `a feature with access rules goes back in its containers`() throws {
    var state = Shop.State()
    state.stack.items = ["home", "a"]
    let shop = Shop().protected(by: AccessRuleLaws.rule(nil))
    #expect(try #require(shop.previewBack(in: state)).stack.items == ["home"])
    #expect(shop.previewBack(in: Shop.State()) == Shop().previewBack(in: Shop.State()))
  }

  @Test func `an archive is checked before its store is made`() {
    var state = Shop.State()
    state.isLoggedIn = false
    state.stack.items = ["home", "b", "a"]
    #expect(AccessRuleLaws.rule(nil).enforce(in: &state).count == 2)
    #expect(state.stack.items == ["home", "a"])
    #expect(state.tabs.items == ["home"])
  }
}
