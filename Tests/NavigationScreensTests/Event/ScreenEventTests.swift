import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct ScreenEventTests {
  private let home = ToyScreens.State(root: "home")

  /// `home list | sheet filter`.
  private let deep = ToyScreens.State(root: "home").after(
    .showScreens([.init(.push, "list", name: "list"), .init(.sheet, "filter", name: "filter")])
  )

  private func events(_ action: ToyScreens.Action, on state: ToyScreens.State) -> [ScreenEvent] {
    ScreenEvent.events(of: action, from: state, to: state.after(action))
  }

  private func titles(_ action: ToyScreens.Action, on state: ToyScreens.State) -> [String] {
    events(action, on: state).map(\.title)
  }

  @Test func `an event is a line with its mark, and its parameters sorted below`() {
    let event = ScreenEvent("App_Signed_In", .severe, ["user": "7", "method": "code"])
    #expect(
      event.description == """
        🚨 App_Signed_In
          (key: "method", value: code)
          (key: "user", value: 7)
        """
    )
    #expect(ScreenEvent.Level.allCases.map(\.mark) == ["👋", "📈", "⚠️", "🚨"])
    #expect(ScreenEvent.Level.allCases == ScreenEvent.Level.allCases.sorted())
  }

  @Test func `a new screen is reported with its properties`() {
    let events = events(
      .showScreen(.sheet, "filter", name: "filter", location: .append, animated: false),
      on: home
    )
    #expect(
      events.map(\.title) == [
        "👋 Routing_ScreenStack_Updated", "📈 Routing_Screen_Appear",
      ]
    )
    #expect(events.last?.isScreenView == true)
    #expect(events.first?.isScreenView == false)
    #expect(
      events.last?.parameters == [
        "destination_id": "filter", "destination_segue": "sheet",
        "destination_location": "append", "destination_animates": "false",
        "destination_has_on_dismiss": "true", "destination_transition_behavior": "keepPrevious",
      ]
    )
  }

  @Test func `removed screens are reported front first, then the new front screen`() {
    let events = events(.dismissAllScreens(), on: deep)
    #expect(
      events.dropFirst().map { "\($0.name) \($0.parameters["destination_id"] ?? "")" } == [
        "Routing_Screen_Dismiss filter", "Routing_Screen_Dismiss list",
        "Routing_Screen_Appear root",
      ]
    )
    #expect(self.titles(.dismissScreens(upTo: .top), on: deep) == [])
  }

  @Test func `several screens have the places of their own`() {
    let action: ToyScreens.Action = .showScreens([
      .init(.push, "a"), .init(.push, "b", location: .insertAfter("list")),
    ])
    let places = events(action, on: deep).compactMap { $0.parameters["destination_location"] }
    #expect(places == ["insert", "insert_after"])
  }

  @Test func `a removed or uncovered screen is reported with its original location`() {
    let open = home.after(
      .showScreen(.push, "a", location: .append),
      .showScreen(.push, "b"),
      .showScreen(.sheet, "c", location: .insertAfter(.root)),
      .replaceTop(with: "d")
    )
    #expect(open.drawing == "home a b | sheet d")
    let places = events(.dismissAllScreens(), on: open).dropFirst().map {
      "\($0.name) \($0.parameters["destination_location"] ?? "")"
    }
    #expect(
      places == [
        "Routing_Screen_Dismiss insert_after", "Routing_Screen_Dismiss insert",
        "Routing_Screen_Dismiss append", "Routing_Screen_Appear insert",
      ]
    )
  }

  @Test func `contents of a screen are reported, of several new ones the newest`() {
    #expect(
      titles(.showOverlay("hint", style: .basic), on: home)
        == ["👋 Routing_ModalStack_Updated", "📈 Routing_Modal_Appear"]
    )
    #expect(
      titles(.transition(.show([.init(.top, "1"), .init(.top, "2")])), on: home)
        == ["👋 Routing_TransitionStack_Updated", "📈 Routing_Transition_Appear"]
    )
    #expect(
      titles(.transition(.addToQueue([.init(.top, "1")])), on: home)
        == ["👋 Routing_TransitionQueue_Updated"]
    )
    #expect(titles(.addToQueue([.init(.push, "1")]), on: home) == ["👋 Routing_ScreenQueue_Updated"])
    #expect(titles(.clearQueue, on: home) == [])
    let alert = events(.showAlert("Sure?", message: "Yes."), on: home)
    #expect(alert.map(\.title) == ["📈 Routing_Alert_Appear"])
    #expect(
      alert[0].parameters == [
        "alert_id": "#1", "alert_style": "alert", "alert_location": "topScreen",
        "alert_title": "Sure?", "alert_subtitle": "Yes.",
      ]
    )
  }

  @Test func `for an alert over an alert the former one is reported first`() {
    let events = events(.showConfirmationDialog("b"), on: home.after(.showAlert("a")))
    #expect(
      events.map { "\($0.name) \($0.parameters["alert_title"] ?? "")" } == [
        "Routing_Alert_Dismiss a", "Routing_Alert_Appear b",
      ]
    )
    #expect(events.last?.parameters["alert_style"] == "confirmationDialog")
  }

  @Test func `everything removed with a screen is reported`() {
    let full = deep.after(
      .showOverlay("hint", name: "hint", style: .basic),
      .showTransition(.top, "t", name: "t"),
      .showAlert("Sure?")
    )
    let events = events(.dismissScreen(), on: full).filter { $0.level == .analytic }
    #expect(
      events.map(\.name) == [
        "Routing_Alert_Dismiss", "Routing_Modal_Dismiss", "Routing_Transition_Dismiss",
        "Routing_Screen_Dismiss", "Routing_Screen_Appear",
      ]
    )
    #expect(
      events[1].parameters == [
        "modal_id": "hint", "modal_is_removed": "true", "modal_dismiss_bg_tap": "true",
        "modal_has_background_color": "true", "modal_has_background_effect": "false",
        "modal_has_on_dismiss": "true",
      ]
    )
    #expect(
      events[2].parameters == [
        "destination_id": "t", "destination_transition": "top",
        "destination_allow_swipe_back": "false", "destination_has_on_dismiss": "true",
      ]
    )
  }

  @Test(arguments: [
    (ToyScreens.Action.showScreen(.push, "x", by: "no"), "ShowScreen_RouterIdNotFound"),
    (.showScreen(.push, "x", from: strangerID), "ShowScreen_NotOnTop"),
    (
      .addToQueue([.init(.push, "x", location: .insertAfter("no"))]), "ScreenQueue_RouterIdNotFound"
    ),
    (.showNextScreen(), "ShowNextScreen_EmptyQueue"),
    (.showNextOfFlow(), "ShowNextScreen_NoNextScreenSet"),
    (.enterFlow([]), "EnterScreenFlow_EmptyFlow"),
    (.dismissScreen("no"), "DismissScreen_RouterIdNotFound"),
    (.dismissScreen(.root), "DismissScreen_RouterIdNotFound"),
    (.dismissScreens(upTo: "no"), "DismissScreen_RouterIdNotFound"),
    (.remove([strangerID]), "DismissScreen_RouterIdNotFound"),
    (.dismissScreens(count: 9), "DismissScreenScount_CountNotFound"),
    (.dismissEnvironment(of: "no"), "DismissEnvironment_EnvNotFound"),
    (.dismissPushStack(), "DismissPushStack_StackNotFound"),
    (.overlay(.dismiss()), "DismissLastModal_NoneFound"),
    (.overlay(.dismiss("no")), "DismissModal_NotFound"),
    (.overlay(.dismissUpTo("no")), "DismissModalsAbove_NoneFound"),
    (.overlay(.dismissCount(1)), "DismissModalsCount_CountNotFound"),
    (.showOverlay("x", on: "no"), "Modal_RouterIdNotFound"),
    (.transition(.dismiss()), "DismissTransition_NotFound"),
    (.transition(.dismiss("no")), "DismissTransitions_NotFound"),
    (.transition(.dismissUpTo("no")), "DismissTransitionsTo_NotFound"),
    (.transition(.dismissCount(1)), "DismissTransitionsCount_None"),
    (.transition(.dismissCount(-1)), "DismissTransitionsCount_NotFound"),
    (.transition(.showNext), "ShowNextTransition_EmptyQueue"),
    (.showAlert("x", on: "no"), "ShowAlert_RouterIdNotFound"),
    (.alert(.tap(.tap("OK"), of: strangerID)), "DismissAlert_NotFound"),
    (.dismissAlert("no"), "DismissAlert_NotFound"),
    (.removeFromQueue(id: strangerID), "ScreenQueue_RouterIdNotFound"),
    (.replaceTop(with: "x", by: "no"), "ShowScreen_RouterIdNotFound"),
    (.selectDetent(.large, of: .root), "Sheet_Refused"),
    (.stack(of: nil, .popItems(.exactly(9))), "PushStack_Refused"),
    (.modal(over: strangerID, .dismiss()), "Environment_Refused"),
  ])
  func `each refusal is one warning with its reason`(action: ToyScreens.Action, name: String) {
    let told = events(action, on: deep)
    #expect(told.map(\.title) == ["⚠️ Routing_" + name])
    let refusal = ToyScreens.refusal(of: action, in: deep)
    #expect(refusal != nil)
    #expect(told.first?.parameters["reason"] == refusal?.description)
  }

  @Test func `a warning names the requested screen`() {
    #expect(
      events(.dismissScreens(count: 9), on: deep).first?.parameters == [
        "dismiss_requested_count": "9", "dismiss_success_count": "0",
        "reason": "9 were to go, but there are only 2",
      ]
    )
    #expect(
      events(.overlay(.dismiss("no"), on: "list"), on: deep).first?.parameters
        == ["modal_id": "no", "router_id": "list", "reason": "no is not there"]
    )
    #expect(
      events(.transition(.dismissUpTo("no")), on: deep).first?.parameters
        == ["transition_id": "no", "router_id": "filter", "reason": "no is not there"]
    )
  }

  @Test(arguments: [
    ToyScreens.Action.showScreen(.push, "x", location: .insertAfter("no"), by: "list"),
    .showScreen(.push, "x", location: .insertAfter("list"), by: "no"),
    .enterFlow([.init(.push, "x", location: .insertAfter("no"))]),
    .addToQueue([.init(.push, "x", location: .insertAfter("no"))]),
    .dismissScreen("list", by: "no"), .overlay(.dismissAll, on: "list", by: "no"),
  ])
  func `a warning names the missing screen, not the caller`(action: ToyScreens.Action) {
    #expect(events(action, on: deep).first?.parameters["router_id"] == "no")
  }

  @Test func `a warning names the last push stack, which has no caller`() {
    let told = events(.dismissPushStack(), on: deep)
    #expect(told.map { $0.parameters["router_id"] } == ["last_stack"])
    let own = events(.dismissPushStack(of: "filter"), on: deep)
    #expect(own.map { $0.parameters["router_id"] } == ["filter"])
  }

  @Test func `a queued screen that cannot be shown is reported, also when another is shown`() {
    let waiting = deep.after(
      .addToQueue([.init(.push, "x", name: "no"), .init(.push, "y", location: .append)]),
      .addToQueue([.init(.push, "z", location: .insertAfter("no"))]),
      .removeFromQueue(["no"])
    )
    #expect(waiting.queue.map(\.screen) == ["z", "y"])
    let told = events(.showNextScreen(), on: waiting)
    #expect(
      told.map(\.title) == [
        "⚠️ Routing_ShowScreen_RouterIdNotFound", "👋 Routing_ScreenStack_Updated",
        "👋 Routing_ScreenQueue_Updated", "📈 Routing_Screen_Appear",
      ]
    )
    #expect(told.first?.parameters == ["router_id": "no", "reason": "no is not there"])
    let alone = waiting.after(.removeFromQueue(at: 1))
    #expect(events(.showNextScreen(), on: alone).map { $0.parameters["router_id"] } == ["no"])
  }

  @Test func `modules are reported with their added and removed screens`() {
    let open = ToyModules.State(root: "welcome", name: "welcome")
      .after(.screens(.showScreen(.push, "page", name: "page")))
    let shown: ToyModules.Action = .showModule(.top, "home", name: "home")
    let events = ScreenEvent.events(of: shown, from: open, to: open.after(shown))
    #expect(
      events.map { "\($0.title) \($0.parameters["destination_id"] ?? "")" } == [
        "👋 Routing_ModuleStack_Updated ", "👋 Routing_SetModuleId ",
        "📈 Routing_Screen_Dismiss page", "📈 Routing_Screen_Dismiss welcome",
        "📈 Routing_Module_Appear home", "📈 Routing_Screen_Appear home",
      ]
    )
    #expect(events[0].parameters == ["modules_stack": "\n    module welcome\n    module home\n"])
    #expect(events[1].parameters == ["module_id": "home"])
    let home = open.after(shown)
    let left = home.after(.dismissModule())
    let dismissed = ScreenEvent.events(of: .dismissModule(), from: home, to: left)
    #expect(dismissed.map(\.name).suffix(2) == ["Routing_Module_Dismiss", "Routing_Screen_Appear"])
    #expect(ScreenEvent.events(of: shown, from: open, to: open.after(.show([]))) == [])
  }

  @Test(arguments: [
    (ToyModules.Action.dismissModule(), "DismissModule_NotFound"),
    (.dismissModule("no"), "DismissModules_NotFound"),
    (.dismissModules(upTo: "no"), "DismissModulesTo_NotFound"),
    (.remove([strangerID], cause: .user), "DismissModules_NotFound"),
    (.dismissModules(count: 1), "DismissModulesCount_None"),
    (.dismissModules(count: -1), "DismissModulesCount_NotFound"),
    (.screens(.dismissScreen("no")), "DismissScreen_RouterIdNotFound"),
  ])
  func `each refusal of modules is one warning`(action: ToyModules.Action, name: String) {
    let state = ToyModules.State(root: "welcome")
    let told = ScreenEvent.events(of: action, from: state, to: state.after(action))
    #expect(told.map(\.title) == ["⚠️ Routing_" + name])
  }
}
