import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

@MainActor
@Suite struct OnLeaveTests {
  private struct Office: Reducer {
    struct State: Equatable {
      var tabs = ToyTabs.State(items: ["mail", "notes"])
      var mail = ToyStack.State(items: ["inbox", "message"])
    }

    enum Action: Sendable {
      case tabs(ToyTabs.Action)
      case mail(ToyStack.Action)
    }

    var body: some Reducer<State, Action> {
      ToyTabs().pullback(state: \.tabs, action: /Action.tabs)
        .onLeave(of: \.tabs) { state, tab in
          guard tab.item == "mail" else { return }
          state.mail = ToyStack.State(items: ["inbox"])
          state.mail.beginAnew()
          state.tabs.beginAnew(tab.id)
        }
      ToyStack().pullback(state: \.mail, action: /Action.mail)
    }
  }

  @Test func `a tab that is left begins anew, and one that is not reset stays`() {
    let store = Store(initialState: Office.State()) { Office() }
    let (mail, notes) = (store.state.tabs.entries.ids[0], store.state.tabs.entries.ids[1])
    let root = store.state.mail.entries.ids[0]
    store.send(.tabs(.select(id: notes, cause: .user)))
    #expect(store.state.mail.drawing == "inbox")
    #expect(!store.state.mail.entries.contains(root))
    #expect(!store.state.tabs.entries.contains(mail))
    #expect(store.state.tabs.history == [store.state.tabs.entries.ids[0]])
    store.send(.mail(.pushItem("message")))
    store.send(.tabs(.selectPrevious()))
    #expect(store.state.tabs.activeItem == "mail")
    #expect(store.state.mail.drawing == "inbox ▸ message")
    #expect(store.state.tabs.entries.contains(notes))
  }

  @Test func `a feature that changes a tab that is left goes back in its containers`() throws {
    var state = Office.State()
    state.mail.items = ["inbox"]
    #expect(Office().previewBack(in: state) == nil)
    _ = Office().reduce(into: &state, action: .tabs(.setActiveItem("notes")))
    #expect(try #require(Office().previewBack(in: state)).tabs.activeItem == "mail")
  }

  /// The rule for the tab that begins anew: the law, and rules that are known to be wrong.
  fileprivate enum Rule: CaseIterable {
    case right
    case everySelection
    case theNewTab
    case nothing
  }

  private struct Leaving: Reducer {
    let rule: Rule

    func reduce(into state: inout ToyTabs.State, action: ToyTabs.Action) -> Effect<ToyTabs.Action> {
      let before = state.activeID
      switch rule {
      case .right:
        return ToyTabs().onLeave(of: \.self) { $0.beginAnew($1.id) }
          .reduce(into: &state, action: action)
      case .everySelection:
        let effect = ToyTabs().reduce(into: &state, action: action)
        if case .select = action, let before { state.beginAnew(before) }
        return effect
      case .theNewTab:
        let effect = ToyTabs().reduce(into: &state, action: action)
        if let active = state.activeID, active != before { state.beginAnew(active) }
        return effect
      case .nothing:
        return ToyTabs().reduce(into: &state, action: action)
      }
    }
  }

  /// Searches every action on every small list of tabs for faults of a rule.
  private func searched(_ rule: Rule) -> (search: ToySearch, left: Int) {
    let subject = TabsUnderLaw()
    var (search, left) = (ToySearch("actions on tabs that may be left"), 0)
    for state in subject.states {
      for action in subject.actions(in: state) {
        let plain = ToyTabs().state(state, after: action)
        let after = Leaving(rule: rule).state(state, after: action)
        let isLeft = state.activeID.map { $0 != plain.activeID && plain.entries.contains($0) }
        let gone = isLeft == true ? state.activeIndex.map { state.entries.ids[$0] } : nil
        let isRight =
          after.items == plain.items && after.activeIndex == plain.activeIndex
          && after.history.map(after.entries.index) == plain.history.map(plain.entries.index)
          && after.preloaded.map(after.entries.index)
            == plain.preloaded.map(plain.entries.index)
          && zip(plain.entries.ids, after.entries.ids).allSatisfy { old, new in
            !state.entries.contains(old)
              || old.isSame(as: new) != (gone?.isSame(as: old) == true)
          }
        if gone != nil { left += 1 }
        search.check(isRight, "\(action) on \(subject.words(for: state))")
        if rule != .right, search.hasFound { return (search, left) }
      }
    }
    return (search, left)
  }

  @Test func `a tab that is left begins anew, and nothing else changes`() {
    let (search, left) = searched(.right)
    #expect(left > 1_000)
    search.finish("; \(left) leave one")
  }

  @Test(arguments: Rule.allCases.filter { $0 != .right })
  fileprivate func `a wrong rule for leaving tabs is found`(_ rule: Rule) {
    searched(rule).search.expectFound()
  }
}
