import ComposableNavigation
import NavigationTesting
import Testing
import UIKit
import UIKitHost

/// Dismissals by the page's own code or by an alert's button, which UIKit reports to no delegate.
@MainActor
@Suite struct OwnDismissalTests {
  private enum Panel: Hashable, Sendable {
    case help, news, question(AlertState<Answer>), choice(ConfirmationDialogState<Answer>)
  }

  private enum Answer: Hashable, Sendable { case yes }

  private struct Feature: Reducer {
    struct State: Equatable {
      var modal = ModalNavigation<Panel>.State()
      var answers = 0
    }

    enum Action: Sendable { case modal(ModalNavigation<Panel>.Action), answered(Answer) }

    var body: some Reducer<State, Action> {
      ModalNavigation<Panel>().pullback(state: \.modal, action: /Action.modal)
      Reduce { state, action in
        if case .answered = action { state.answers += 1 }
        return .none
      }
    }
  }

  private struct Panels: EntryViewProviding {
    let store: Store<Feature.State, Feature.Action>

    func makePresentable(for entry: Entry<Panel>) -> UIViewController {
      switch entry.item {
      case .help: UIViewController(nibName: nil, bundle: nil)
      case .news: UIAlertController(title: "Done.", message: nil, preferredStyle: .alert)
      case .question:
        .dialog(
          store.scope(
            \.modal,
            id: entry.id,
            dialog: /Panel.question,
            action: /Feature.Action.modal,
            buttons: /Feature.Action.answered
          )
        )
      case .choice:
        .dialog(
          store.scope(
            \.modal,
            id: entry.id,
            dialog: /Panel.choice,
            action: /Feature.Action.modal,
            buttons: /Feature.Action.answered
          )
        )
      }
    }
  }

  private let store = Store(initialState: Feature.State()) { Feature() }
  private let driver = ModalDriver(.window, SimulatedOrders(), SimulatedLog())
  private let handler: ModalNavigationHandler<Panels>

  init() {
    handler = ModalNavigationHandler(
      store: store.scope(state: \.modal, action: /Feature.Action.modal),
      viewProvider: Panels(store: store)
    )
    handler.setup(with: driver.host)
  }

  private func letCome() {
    while driver.perform(.endTransition) {}
  }

  @Test func `a sheet that dismisses itself is reported to the reducer`() {
    store.send(.modal(.presentSheet(.help)))
    letCome()
    #expect(driver.page.presentedViewController != nil)
    driver.page.presentedViewController?.dismiss(animated: false)
    letCome()
    #expect(store.state.modal.item == nil)
    #expect(handler.waitsFor == nil)
  }

  @Test func `a popover that has become a sheet and dismisses itself is reported to the reducer`() {
    store.send(.modal(.set(.init(item: .help, style: .popover))))
    letCome()
    let popover = driver.page.presentedViewController
    popover?.simAdapt()
    letCome()
    #expect(store.state.modal.item == .help)
    popover?.dismiss(animated: false)
    letCome()
    #expect(store.state.modal.item == nil)
    #expect(handler.waitsFor == nil)
  }

  @Test func `a popover that the app keeps a popover reports its dismissal`() {
    driver.host.looks.adaptiveStyle = { _ in .none }
    store.send(.modal(.set(.init(item: .help, style: .popover))))
    letCome()
    let popover = driver.page.presentedViewController
    let container = popover?.presentationController?.containerView
    popover?.simAdapt()
    #expect(popover?.presentationController?.containerView === container)
    #expect(driver.perform(.swipeDown))
    letCome()
    #expect(store.state.modal.item == nil)
  }

  @Test func `the app's choice of a popover's style is not asked for a sheet`() {
    driver.host.looks.adaptiveStyle = { _ in .fullScreen }
    store.send(.modal(.presentSheet(.help)))
    letCome()
    #expect(driver.page.presentedViewController?.presentationController?.delegate === driver.host)
  }

  @Test func `a text field of an alert sends each change`() {
    var texts: [String] = []
    let save = [ButtonState("Save", action: Answer.yes)]
    let alert = Store(initialState: AlertState("Name", message: nil, buttons: save)) {
      Reduce<AlertState<Answer>, DialogAction> { _, _ in .none }
    }
    let dialog = UIViewController.dialog(
      alert,
      configure: { dialog in
        dialog.addTextField { field in
          let send = UIAction { [weak field] _ in texts.append(field?.text ?? "") }
          field.addAction(send, for: .editingChanged)
        }
      }
    )
    let shown = dialog as? UIAlertController
    shown?.textFields?.first?.simType("Inbox")
    #expect(texts == ["Inbox"])
    #expect(shown?.actions.map(\.title) == ["Save"])
  }

  @Test func `an alert of the app's own without buttons gets one, which is heard`() {
    store.send(.modal(.presentAlert(.news)))
    letCome()
    (driver.page.presentedViewController as? UIAlertController)?.simTap("OK")
    letCome()
    #expect(store.state.modal.item == nil)
    #expect(handler.waitsFor == nil)
  }

  @Test(arguments: [false, true])
  func `a dialog without a cancel button gets one, which a tap beside it is as well`(
    isBeside: Bool
  ) {
    let dialog = ConfirmationDialogState<Answer>(
      "Sure?",
      buttons: [ButtonState("Yes", action: .yes)]
    )
    store.send(.modal(.set(.init(item: .choice(dialog), style: .confirmationDialog))))
    letCome()
    let alert = driver.page.presentedViewController as? UIAlertController
    if isBeside { alert?.simTapBeside() } else { alert?.simTap("Cancel") }
    letCome()
    #expect(store.state.modal.item == nil)
    #expect(store.state.answers == 0)
    #expect(handler.waitsFor == nil)
  }

  @Test(arguments: [false, true])
  func `an action sheet points at the app's view, otherwise at the middle`(hasView: Bool) throws {
    let log = SimulatedLog()
    let driver = ModalDriver(.window, SimulatedOrders(), log)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    if hasView { driver.host.looks.popoverSource = { _ in button } }
    handler.setup(with: driver.host)
    let dialog = ConfirmationDialogState<Answer>("Sure?", buttons: [.cancel("No")])
    store.send(.modal(.set(.init(item: .choice(dialog), style: .confirmationDialog))))
    let shown = try #require(driver.page.presentedViewController as? UIAlertController)
    let popover = try #require(shown.popoverPresentationController)
    #expect(popover.sourceItem === (hasView ? button : nil))
    #expect(popover.sourceView === (hasView ? nil : driver.page.view))
    #expect(popover.permittedArrowDirections == (hasView ? .any : []))
    #expect(log.lines == [])
  }

  @Test func `an alert emphasizes the answer that the app prefers, and a dialog none`() {
    let buttons = [ButtonState("Yes", action: Answer.yes), .cancel("No")]
    let alert = Store(initialState: AlertState("Sure?", message: nil, buttons: buttons)) {
      Reduce<AlertState<Answer>, DialogAction> { _, _ in .none }
    }
    let choice = ConfirmationDialogState("Sure?", message: nil, buttons: buttons)
    let dialog = Store(initialState: choice) {
      Reduce<ConfirmationDialogState<Answer>, DialogAction> { _, _ in .none }
    }
    let shown = UIViewController.dialog(alert) { $0 == .yes } as? UIAlertController
    #expect(shown?.preferredAction?.title == "Yes")
    let plain = UIViewController.dialog(alert) as? UIAlertController
    #expect(plain?.preferredAction == nil)
    let sheet = UIViewController.dialog(dialog) { $0 == .yes } as? UIAlertController
    #expect(sheet?.actions.count == 2)
    #expect(sheet?.preferredAction == nil)
  }

  @Test func `an alert's button is heard once, and finds nothing to dismiss`() {
    let alert = AlertState<Answer>("Sure?") {
      ButtonState("Yes", action: .yes)
      ButtonState.cancel("No")
    }
    store.send(.modal(.presentAlert(.question(alert))))
    letCome()
    (driver.page.presentedViewController as? UIAlertController)?.simTap("Yes")
    letCome()
    #expect(store.state.answers == 1)
    #expect(store.state.modal.item == nil)
    #expect(driver.page.presentedViewController == nil)
    #expect(handler.waitsFor == nil)
  }
}
