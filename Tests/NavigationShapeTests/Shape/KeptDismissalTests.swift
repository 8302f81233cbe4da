import ComposableNavigation
import Testing

@MainActor @Suite struct KeptDismissalTests {
  @Test
  func `a wrapped feature keeps an item that the user dismisses under ifLet, until permitted`() {
    let store = Store(initialState: Careful.State()) { Careful() }
    store.send(.sheet(.presentSheet(Draft.State(text: "Hello"))))
    guard let id = store.state.sheet.presentedID else {
      Issue.record("nothing is presented")
      return
    }
    store.send(.sheet(.dismiss(id: id, cause: .user)))
    #expect(store.state.sheet.presentedID == id)
    store.send(.draft(.saved))
    #expect(store.state.sheet.item?.text == "")
    store.send(.sheet(.dismiss(id: id, cause: .user)))
    #expect(store.state.sheet.item == nil)
  }

  private struct Draft: Reducer {
    struct State: Equatable, Sendable { var text = "" }
    enum Action { case saved }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.text = ""
      return .none
    }
  }

  private struct Desk: Reducer {
    struct State: Equatable { var sheet = ModalNavigation<Draft.State>.State() }
    enum Action { case sheet(ModalNavigation<Draft.State>.Action), draft(Draft.Action) }

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { _, _ in .none }
        .ifLet(\.sheet, action: /Action.sheet, element: /Action.draft) { Draft() }
    }
  }

  private struct Careful: Reducer {
    typealias State = Desk.State
    typealias Action = Desk.Action
    let desk = Desk().resolve()

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      let isUnsaved = state.sheet.item?.text.isEmpty == false
      if case .sheet(.remove(_, cause: .user, animated: _)) = action, isUnsaved {
        return .none
      }
      return desk.reduce(into: &state, action: action)
    }
  }
}
