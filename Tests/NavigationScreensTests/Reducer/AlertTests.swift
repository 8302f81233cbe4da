import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct AlertTests {
  private let home = ToyScreens.State(root: "home")
  private let two = ToyScreens.State(root: "home").after(.showScreen(.push, "list"))

  private let delete: ToyScreens.Action = .showAlert("Delete?", message: "For ever.") {
    ButtonState("Delete", role: .destructive, action: .answered("delete"))
    ButtonState("Archive", action: .showScreen(.sheet, "archive"))
    ButtonState.cancel()
  }

  private func tap(_ title: String, in state: ToyScreens.State) throws -> ToyScreens.Action {
    .alert(.tap(.tap(title), of: try #require(state.alert?.id)))
  }

  @Test func `an alert is over the screen in front, or over the one that is named`() {
    #expect(two.after(delete).drawing == "home list ! Delete?")
    #expect(two.after(delete).alert?.item.style == .alert)
    let under = two.after(.showAlert("Root?", on: .root))
    #expect(under.alert == nil)
    #expect(under.entries[0].item.alert?.item.dialog.title == "Root?")
    #expect(ToyScreens.refusal(of: .showAlert("x", on: "nobody"), in: two) == .missing("nobody"))
  }

  @Test func `an alert over an alert replaces it, and the former one is reported`() {
    let more: ToyScreens.Action = .showConfirmationDialog("More")
    let after = home.after(delete, more)
    #expect(after.drawing == "home ! More")
    #expect(after.alert?.item.style == .confirmationDialog)
    #expect(told(delete, more, on: home) == ["alert Delete? by program"])
    #expect(told(delete, delete, on: home) == ["alert Delete? by program"])
  }

  @Test func `without buttons an alert has OK, and a dialog has Cancel`() {
    #expect(home.after(.showAlert("Saved")).alert?.item.dialog.buttons.map(\.title) == ["OK"])
    let dialog = home.after(.showConfirmationDialog("More")).alert
    #expect(dialog?.item.dialog.buttons.map(\.title) == ["Cancel"])
  }

  @Test func `a tap on an alert dismisses it first, then sends the button's action`() throws {
    let asked = home.after(delete)
    let tap = try tap("Delete", in: asked)
    #expect(told(tap, on: asked) == ["alert Delete? by user", "answered delete"])
    let basic = home.after(.showBasicAlert("Next?", action: .showScreen(.push, "next")))
    let store = Store(initialState: ToyBook.State(screens: basic)) { ToyBook() }
    store.send(.screens(try self.tap("OK", in: basic)))
    #expect(store.state.screens.drawing == "home next")
    #expect(try told(self.tap("Cancel", in: asked), on: asked) == ["alert Delete? by user"])
  }

  @Test
  func `an unknown answer changes nothing more, and is neither refused nor an issue`()
    throws
  {
    let asked = home.after(
      .showAlert("Delete?", animated: false) { ButtonState("Delete", action: .answered("dleete")) }
    )
    var reports: [String] = []
    let store = Store(initialState: asked) {
      ToyScreens().observed(from: .warning) { reports.append("\($0)") }
    } onIssue: {
      reports.append($0.message)
    }
    store.onRefusal = { reports.append("\($0)") }
    store.send(try tap("Delete", in: asked))
    #expect(store.state == home.after(.showAlert("x"), .dismissAlert()))
    #expect(reports == [])
    #expect(asked.after(.answered("dleete")) == asked)
  }

  @Test func `a tap on a button that is disabled is refused, and sends nothing`() throws {
    let asked = home.after(
      .showAlert("Delete?") {
        ButtonState("Delete", isDisabled: true, action: .answered("delete"))
        ButtonState("Cancel", role: .cancel, isDisabled: true)
      }
    )
    let tap = try tap("Delete", in: asked)
    #expect(ToyScreens.refusal(of: tap, in: asked) == .disabled(.named("Delete", occurrence: 1)))
    #expect(asked.after(tap) == asked)
    #expect(told(tap, on: asked) == [])
    #expect(ToyScreens().backAction(in: asked) == nil)
  }

  @Test func `an alert may have a name, by which it is reported and written`() throws {
    let named: ToyScreens.Action = .showAlert("Delete?", name: "delete")
    let asked = home.after(named)
    #expect(asked.alert?.item.name == "delete")
    #expect(home.after(delete).alert?.item.name == nil)
    #expect(home.after(.showConfirmationDialog("x", name: "y")).alert?.item.name == "y")
    #expect(home.after(.showBasicAlert("x", name: "z")).alert?.item.name == "z")
    let events = ScreenEvent.events(of: named, from: home, to: asked)
    #expect(events.map { $0.parameters["alert_id"] } == ["delete"])
    #expect(try restored(asked) == asked)
  }

  @Test func `an alert that was written before it could have a name is read as it was`() throws {
    let text = #"{"alert":{"_0":{"title":"Sure?","buttons":[]}}}"#
    let alert = try decoded(text, as: ToyScreens.Alert.self)
    #expect(alert == .alert(AlertState("Sure?", buttons: [])))
  }

  @Test func `a tap acts once`() throws {
    let asked = home.after(delete)
    let tap = try tap("Delete", in: asked)
    #expect(told(tap, tap, on: asked) == told(tap, on: asked))
    let id = try #require(asked.alert?.id)
    #expect(ToyScreens.refusal(of: tap, in: asked.after(tap)) == .gone(id))
    #expect(ToyScreens.refusal(of: tap, in: asked.after(.showAlert("Other?"))) == .gone(id))
  }

  @Test func `a late tap has a reason`() throws {
    let asked = home.after(delete)
    let id = try #require(asked.alert?.id)
    let late: ToyScreens.Action = .alert(.tap(.tap("Delete"), of: id))
    #expect(ToyScreens.refusal(of: late, in: home)?.description == "#1 has gone")
    let nowhere = try tap("Maybe", in: asked)
    #expect(ToyScreens.refusal(of: nowhere, in: asked)?.description == "Maybe is not there")
    #expect(asked.after(nowhere) == asked)
    #expect(home.after(late) == home)
  }

  @Test func `the user's act on an alert that is just being covered counts`() throws {
    let asked = home.after(delete)
    let id = try #require(asked.alert?.id)
    let covered = asked.after(.showScreen(.push, "list"))
    let tap: ToyScreens.Action = .alert(.tap(.tap("Delete"), of: id), on: .root)
    #expect(told(tap, on: covered) == ["alert Delete? by user", "answered delete"])
    let swipe: ToyScreens.Action = .modal(over: nil, .dismiss(id: id, cause: .user))
    #expect(told(swipe, on: covered) == ["alert Delete? by user"])
    #expect(covered.after(swipe).entries[0].item.alert == nil)
    #expect(covered.after(swipe, .dismissScreen()) == home)
  }

  @Test func `a dismissal takes the alert of one screen, or those of all`() {
    let both = two.after(delete, .showAlert("Root?", on: .root))
    #expect(both.after(.dismissAlert()).alert == nil)
    #expect(both.after(.dismissAlert()).entries[0].item.alert != nil)
    #expect(both.after(.dismissAlert(of: .root)).entries[0].item.alert == nil)
    #expect(
      told(.dismissAllAlerts(), on: both)
        == ["alert Delete? by program", "alert Root? by program"]
    )
    #expect(both.after(.dismissAllAlerts()) == two)
  }

  @Test func `an alert is dismissed by its name or id, on any screen`() throws {
    let under: ToyScreens.Action = .showAlert("Root?", name: "ask", on: .root)
    let both = two.after(under, .showAlert("List?", name: "ask"))
    #expect(told(.dismissAlert("ask"), on: both) == ["alert List? by program"])
    #expect(
      told(.dismissAlert("ask"), .dismissAlert("ask"), on: both)
        == ["alert List? by program", "alert Root? by program"]
    )
    let root = try #require(both.entries[0].item.alert?.id)
    #expect(told(.dismissAlert(.entry(root)), on: both) == ["alert Root? by program"])
    #expect(told(.dismissAlert(.top), on: both) == ["alert List? by program"])
    #expect(two.after(under, .dismissAlert("ask")) == two)
  }

  @Test func `an alert that is named and not there is a reason`() {
    let asked = home.after(delete)
    let strange = ToyScreens.Action.dismissAlert(.entry(strangerID))
    #expect(ToyScreens.refusal(of: .dismissAlert("ask"), in: asked) == .missing("ask"))
    #expect(ToyScreens.refusal(of: .dismissAlert(.root), in: asked) == .missing("root"))
    #expect(ToyScreens.refusal(of: strange, in: asked) == .missingEntries([strangerID]))
    #expect(ToyScreens.refusal(of: .dismissAlert(.top), in: home) == .empty)
    #expect(asked.after(.dismissAlert("ask"), strange) == asked)
  }

  @Test func `without an alert a dismissal changes nothing and has no reason`() {
    for action in [ToyScreens.Action.dismissAlert(), .dismissAllAlerts()] {
      #expect(ToyScreens.refusal(of: action, in: two) == nil)
      #expect(two.after(action) == two)
    }
  }

  @Test func `an alert is removed with its screen, and reported before it`() {
    let asked = two.after(.showOverlay("hint"), delete)
    #expect(
      told(.remove([asked.topID], cause: .user), on: asked)
        == ["alert Delete? by user", "overlay hint by user", "list by user"]
    )
  }

  @Test func `an alert of a covered screen waits until that is in front again`() {
    let covered = home.after(delete, .showScreen(.sheet, "sheet"))
    #expect(covered.drawing == "home | sheet sheet")
    #expect(covered.entries[0].item.alert != nil)
    #expect(covered.after(.dismissScreen()).drawing == "home ! Delete?")
  }

  @Test func `ids of alerts and screens are never given twice`() {
    let state = home.after(delete, .showScreen(.push, "a"), delete, .showScreen(.push, "b"))
    #expect(state.numbers == "0 2 4")
    #expect(state.entries[1].item.alert?.id == .counted(3))
  }

  @Test func `back takes the cancel button, and leaves an alert without one`() throws {
    func after(_ action: ToyScreens.Action, on state: ToyScreens.State) -> ToyScreens.State? {
      let asked = state.after(action)
      return ToyScreens().backAction(in: asked).map { asked.after($0) }
    }
    #expect(after(delete, on: two) == two)
    #expect(after(.showConfirmationDialog("x"), on: two) == two)
    let one: ToyScreens.Action = .showAlert("Sure?") { ButtonState("Yes") }
    #expect(after(one, on: two) == nil)
    let sheet = two.after(.showScreen(.sheet, "sheet"))
    let choice: ToyScreens.Action = .showConfirmationDialog("x") { ButtonState("Yes") }
    #expect(after(choice, on: sheet) == sheet)
    #expect(after(.showAlert("under", on: .root), on: two)?.drawing == "home ! under")
  }

  @Test func `alerts are restored as they were`() throws {
    let asked = two.after(delete, .showConfirmationDialog("Root?", on: .root))
    let read = try restored(asked)
    #expect(read == asked)
    #expect(read.after(.showScreen(.push, "x")).topID == .counted(4))
  }
}
