import ComposableNavigation
import Testing
import TestSupport

@Suite struct DialogStateTests {
  private enum Answer: Hashable, Sendable, Codable { case yes, no }

  private let alert = AlertState<Answer>("sure?", message: "For ever.") {
    ButtonState("Yes", role: .destructive, action: .yes)
    ButtonState("No", action: .no)
    ButtonState.cancel()
  }

  @Test func `a dialog is comparable data`() {
    var other = alert
    #expect(other == alert)
    #expect(other.hashValue == alert.hashValue)
    other.buttons[0].action = .no
    #expect(other != alert)
  }

  @Test func `a dialog survives writing and reading`() throws {
    #expect(try restored(alert) == alert)
    let dialog = ConfirmationDialogState("which?", buttons: alert.buttons)
    #expect(try restored(dialog) == dialog)
  }

  @Test func `whether a button is disabled is data, written only when it is`() throws {
    let save = ButtonState<Answer>("Save", isDisabled: true, action: .yes)
    #expect(save.isDisabled)
    #expect(save != ButtonState("Save", action: .yes))
    let delete = ButtonState<Answer>.destructive("Delete", isDisabled: true)
    #expect(delete.isDisabled)
    #expect(delete.role == .destructive)
    #expect(ButtonState<Answer>.cancel(isDisabled: true).isDisabled)
    let (text, answer) = (try written(save), try written(Answer.yes))
    #expect(text == #"{"action":\#(answer),"isDisabled":true,"role":"default","title":"Save"}"#)
    #expect(try decoded(text, as: ButtonState<Answer>.self) == save)
    let before = #"{"role":"cancel","title":"Cancel"}"#
    let plain = try decoded(before, as: ButtonState<Answer>.self)
    #expect(plain == .cancel())
    #expect(!plain.isDisabled)
    #expect(try written(plain) == before)
  }

  @Test func `the picture says which buttons are disabled`() {
    let tree = AlertState<Answer>("sure?") {
      ButtonState("Yes", role: .destructive, isDisabled: true)
      ButtonState("No", isDisabled: true)
    }
    .tree
    #expect(
      tree.description == """
        sure?
        ├─ [Yes] destructive disabled
        └─ [No] disabled
        """
    )
  }

  @Test func `a dialog without buttons gets one, so that the user can always leave it`() throws {
    let alert = AlertState<Answer>("done", buttons: [])
    #expect(alert.buttons == [ButtonState("OK", role: .cancel)])
    let dialog = ConfirmationDialogState<Answer>("which?", buttons: [])
    #expect(dialog.buttons == [.cancel()])
    let text = #"{"title":"read","buttons":[]}"#
    let read = try decoded(text, as: AlertState<Answer>.self)
    #expect(read.buttons == [ButtonState("OK", role: .cancel)])
  }

  @Test func `a button is named by its title and its occurrence`() {
    let alert = AlertState<Answer>("again?") {
      ButtonState("Yes", action: .yes)
      ButtonState("No")
      ButtonState("Yes", action: .no)
    }
    #expect(alert.buttonIDs.map(\.description) == ["Yes", "No", "Yes·2"])
    #expect(alert.buttonIDs.map { alert.button($0)?.action } == [.yes, nil, .no])
    #expect(alert.button(strangerID) == nil)
    #expect(DialogAction.tap("Yes", occurrence: 2) == .tap(alert.buttonIDs[2]))
  }

  @Test func `the cancel button is the first of that role`() {
    #expect(alert.cancelButtonID?.description == "Cancel")
    #expect(AlertState<Answer>("x") { ButtonState("Yes") }.cancelButtonID == nil)
  }

  @Test(arguments: [true, false]) func `buttons are built with conditions`(hasMore: Bool) {
    let dialog = ConfirmationDialogState<Answer>("which?") {
      if hasMore { ButtonState("Yes") } else { ButtonState("No") }
      if hasMore { ButtonState("More") }
      for number in 1...2 { ButtonState("\(number)") }
      [ButtonState("last")]
    }
    #expect(
      dialog.buttons.map(\.title) == (hasMore ? ["Yes", "More"] : ["No"]) + ["1", "2", "last"]
    )
  }
}
