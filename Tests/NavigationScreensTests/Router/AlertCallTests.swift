import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct AlertCallTests {
  nonisolated static let calls: [ToyCall] = [
    .init(
      "show",
      "colours asks Sure? [Yes]",
      {
        .showAlert("Sure?", message: "Really.", by: $0) {
          ButtonState("Yes", action: .clearQueue)
        }
      }
    ) {
      $0.showAlert("Sure?", message: "Really.") { ButtonState("Yes", action: .clearQueue) }
    },
    .init("show without buttons", "colours asks Done [OK]", { .showAlert("Done", by: $0) }) {
      $0.showAlert("Done")
    },
    .init(
      "show on its screen",
      "list asks Sure? [OK]",
      { .showAlert("Sure?", on: $0, by: $0, animated: false) }
    ) { $0.showAlert("Sure?", on: $0.screen, animated: false) },
    .init(
      "show on nobody",
      "nobody is not there",
      { .showAlert("Sure?", on: "nobody", by: $0) }
    ) {
      $0.showAlert("Sure?", on: "nobody")
    },
    .init(
      "choose",
      "colours asks Share [Copy] [Mail]",
      {
        .showConfirmationDialog("Share", by: $0) {
          ButtonState("Copy")
          ButtonState("Mail")
        }
      }
    ) {
      $0.showConfirmationDialog("Share") {
        ButtonState("Copy")
        ButtonState("Mail")
      }
    },
    .init(
      "show one that is there",
      "colours asks Sure? [OK]",
      { .alert(.show(.alert(AlertState("Sure?", buttons: []))), by: $0) }
    ) { $0.showAlert(.alert(AlertState("Sure?", buttons: []))) },
    .init(
      "show a text",
      "list asks Done [OK]",
      { .showBasicAlert("Done", action: .clearQueue, on: $0, by: $0) }
    ) { $0.showBasicAlert("Done", action: .clearQueue, on: $0.screen) },
    .init("dismiss nothing", "", { .dismissAlert(of: $0, by: $0) }) { $0.dismissAlert() },
    .init(
      "dismiss of nobody",
      "nobody asked, and is not open",
      { _ in .dismissAlert(of: "nobody", by: "nobody") }
    ) { $0.router(of: "nobody").dismissAlert() },
    .init("dismiss by a name", "Sure? is not there", { .dismissAlert("Sure?", by: $0) }) {
      $0.dismissAlert("Sure?")
    },
    .init("dismiss none of all", "", { .dismissAllAlerts(by: $0) }) { $0.dismissAllAlerts() },
  ]

  /// The same calls while `list` and `filter` ask a question.
  nonisolated static let callsWhileAsked: [ToyCall] = [
    .init(
      "show another",
      "list asks Sure? [OK] filter asks b [OK]",
      { .showAlert("Sure?", on: $0, by: $0) }
    ) { $0.showAlert("Sure?", on: $0.screen) },
    .init("dismiss", "filter asks b [OK]", { .dismissAlert(of: $0, by: $0, animated: false) }) {
      $0.dismissAlert(animated: false)
    },
    .init("dismiss all", "", { .dismissAllAlerts(by: $0, animated: false) }) {
      $0.dismissAllAlerts(animated: false)
    },
  ]

  @Test(arguments: calls)
  func `a call asks the question of its action`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.questions) == call.result)
  }

  @Test(arguments: callsWhileAsked)
  func `a call changes a question as its action does`(call: ToyCall) {
    let asked = ToyScreens.State.desk.after(
      .showAlert("a", on: "list"),
      .showAlert("b", on: "filter")
    )
    let (called, sent) = call.outcomes(in: asked)
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == asked)
    #expect(called.told(\.questions) == call.result)
  }

  @Test func `a double tap asks once`() {
    let desk = ToyDesk(.init(root: "home"))
    let home = desk.router(of: .root).onlyInFront
    #expect(home.showAlert("a") == nil)
    #expect(home.showAlert("a") == .notOnTop(.counted(0), top: .counted(1)))
    #expect(desk.screens.drawing == "home ! a")
  }

  @Test func `a router reports the question of its screen`() {
    let desk = ToyDesk(.desk)
    let list = desk.router(of: "list")
    #expect(list.activeAlert == nil)
    #expect(!list.hasActiveAlert)
    list.showAlert("Sure?", on: list.screen)
    #expect(list.activeAlert?.dialog.title == "Sure?")
    #expect(list.hasActiveAlert)
    #expect(!desk.router().hasActiveAlert)
    #expect(!desk.router(of: "nobody").hasActiveAlert)
  }
}

extension ScreenNavigation<String>.State {
  /// The question of each screen: `list asks Sure? [Yes] [No]`.
  fileprivate var questions: String {
    entries.compactMap { entry in
      entry.item.alert.map { alert in
        let buttons = alert.item.dialog.buttonTitles.map { "[\($0)]" }.joined(separator: " ")
        return "\(entry.item.screen) asks \(alert.item.dialog.title) \(buttons)"
      }
    }
    .joined(separator: " ")
  }
}

extension DialogState {
  fileprivate var buttonTitles: [String] { buttons.map(\.title) }
}
