import ComposableNavigation
import SwiftUIHost
import Testing

/// Alerts that lead to alerts, in both orders in which SwiftUI may call a button and write its
/// binding.
///
/// The button first is a reported order (TCA #3309).
@MainActor
@Suite struct AlertOrderTests {
  private enum Answer: Hashable, Sendable { case yes, no }

  private enum Panel: Hashable, Sendable {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
  }

  private typealias Modal = ModalNavigation<Panel>

  private struct Feature: Reducer {
    struct State: Equatable { var modal = Modal.State() }
    enum Action: Sendable { case modal(Modal.Action), answered(Answer) }

    var body: some Reducer<State, Action> {
      Modal().pullback(state: \.modal, action: /Action.modal)
      Reduce { _, action in
        guard case .answered(.yes) = action else { return .none }
        return .send(.modal(.presentAlert(.alert(AlertOrderTests.second))))
      }
    }
  }

  private nonisolated static let second = AlertState<Answer>(
    "second",
    buttons: [ButtonState("OK", action: .no)]
  )

  private struct Titles: ViewProviding {
    func makePresentable(for panel: Panel) -> String {
      switch panel {
      case .alert(let alert): alert.title
      case .dialog(let dialog): dialog.title
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `an alert that a button leads to is shown in either order of SwiftUI's calls`(
    tapsFirst: Bool,
    isDialog: Bool
  ) async throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let model = ModalModel<String>()
    model.isVisible = true
    let modal = store.scope(state: \.modal, action: /Feature.Action.modal)
    let handler = ModalNavigationHandler(store: modal, viewProvider: Titles())
    handler.setup(with: model)
    model.attach()
    let yes = [ButtonState<Answer>("Yes", action: .yes)]
    if isDialog {
      let first = ConfirmationDialogState("first", buttons: yes)
      store.send(.modal(.presentConfirmationDialog(.dialog(first))))
    } else {
      store.send(.modal(.presentAlert(.alert(AlertState("first", buttons: yes)))))
    }
    let id = try #require(store.state.modal.presentedID)
    let alert = store.scope(
      \.modal,
      id: id,
      dialog: /Panel.alert,
      action: /Feature.Action.modal,
      buttons: /Feature.Action.answered
    )
    let dialog = store.scope(
      \.modal,
      id: id,
      dialog: /Panel.dialog,
      action: /Feature.Action.modal,
      buttons: /Feature.Action.answered
    )
    func tap() {
      alert?.send(.tap("Yes"))
      dialog?.send(.tap("Yes"))
    }
    func write() {
      if isDialog { model.isDialogPresented = false } else { model.isAlertPresented = false }
    }
    if tapsFirst { tap() }
    write()
    if !tapsFirst { tap() }
    #expect(model.alert == nil)
    for _ in 0..<100 where model.alert == nil { await Task.yield() }
    #expect(model.alert?.view == "second")
    #expect(store.state.modal.item == .alert(Self.second))
    #expect(handler.waitsFor == nil)
    #expect(handler.refusal == nil)
  }
}
