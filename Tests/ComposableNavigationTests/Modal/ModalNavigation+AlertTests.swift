import ComposableNavigation
import Testing

@Suite @MainActor struct ModalNavigationAlertTests {
  /// Presents an alert, whose button dismisses first and then may present another.
  private struct Feature: Reducer {
    struct State { var modal = ToyModal.State() }
    enum Action { case ask, modal(ToyModal.Action), confirm }

    let trace: ToyTrace

    var body: some Reducer<State, Action> {
      Scope(state: \.modal, action: /Action.modal) { ToyModal() }
      Reduce { state, action in
        trace.add(state.modal.drawing)
        switch action {
        case .ask: return .send(.modal(.presentFullScreen("sure?")))
        case .confirm: return .send(.modal(.presentFullScreen("done")))
        case .modal: return .none
        }
      }
    }
  }

  @Test func `a button dismisses its alert first, so that its action may present another`() {
    let trace = ToyTrace()
    let store = Store(initialState: .init()) { Feature(trace: trace) }
    store.send(.ask)
    store.send(.modal(.dismiss()))
    store.send(.confirm)
    #expect(trace.all == ["", "sure? (full screen)", "", "", "done (full screen)"])
  }

  @Test func `an alert over an alert replaces it`() {
    let store = Store(initialState: .init()) { Feature(trace: ToyTrace()) }
    store.send(.ask)
    store.send(.confirm)
    #expect(store.state.modal.drawing == "done (full screen)")
  }

  @Test func `a modal over a modal is one more modal in the presented feature`() {
    struct Page: Reducer {
      struct State: Equatable, Sendable {
        var name: String
        var modal = ModalNavigation<State>.State()
      }
      indirect enum Action: Sendable {
        case modal(ModalNavigation<State>.Action)
        case sheet(Action)
      }
      var body: some Reducer<State, Action> {
        Reduce { _, _ in .none }
          .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Page() }
      }
    }
    let store = Store(initialState: Page.State(name: "root")) { Page() }
    store.send(.modal(.presentSheet(.init(name: "one"))))
    store.send(.sheet(.modal(.presentSheet(.init(name: "two")))))
    #expect(store.state.modal.item?.modal.item?.name == "two")
    store.send(.sheet(.modal(.dismiss())))
    #expect(store.state.modal.item?.name == "one")
    #expect(store.state.modal.item?.modal.item == nil)
  }
}
