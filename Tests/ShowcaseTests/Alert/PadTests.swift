import ComposableNavigation
import NavigationTesting
import Testing

@testable import AlertShowcase

@MainActor
@Suite struct PadTests {
  @Test func `everything is deleted after two alerts, and can be had back from a third`() async {
    let store = TestStore(initialState: Pad.State()) { Pad() }
    store.exhaustivity = .off
    await store.send(.deleteTapped)
    await store.tap("Delete")
    #expect(store.state.modal.item == .reallyDelete)
    await store.tap("Delete all")
    #expect(store.state.notes == [])
    await store.tap("Undo")
    #expect(store.state == Pad.State(notes: ["milk", "bread"]))
    #expect(store.refusals == [])
  }

  @Test func `a second tap on an alert that has gone changes nothing`() async {
    let store = TestStore(initialState: Pad.State()) { Pad() }
    store.exhaustivity = .off
    await store.send(.deleteTapped)
    let alert = store.alert
    alert?.send(.tap("Delete"))
    alert?.send(.tap("Delete"))
    #expect(store.state.modal.item == .reallyDelete)
    #expect(store.refusals.map(\.description) == ["#0 has gone"])
    await store.finish()
  }
}

extension TestStore where State == Pad.State, Action == Pad.Action {
  /// The alert in front.
  fileprivate var alert: Store<AlertState<Question.Answer>, DialogAction>? {
    state.modal.presentedID.flatMap {
      store.scope(
        \.modal,
        id: $0,
        dialog: /Question.alert,
        action: /Pad.Action.modal,
        buttons: /Pad.Action.answered
      )
    }
  }

  /// Taps a button of the alert in front and waits for all effects.
  fileprivate func tap(_ title: String) async {
    await alert?.send(.tap(title)).finish()
  }
}
