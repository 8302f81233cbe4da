import ComposableNavigation
import Foundation
import NavigationScreens
import NavigationTrace
import Testing
import TestSupport

@Suite struct ActionCodingTests {
  private static let entry = ToyScreens.State(root: "home").entries[0]

  /// One action of each case, with all its values.
  private static let all: [ToyScreens.Action] = [
    .showScreens([
      .init(.push, "a", name: "a", location: .insertAfter(.entry(.counted(3)))),
      .init(.sheet(Sheet(detents: [.medium, .height(30)], background: .clear)), "b"),
      .init(.fullScreenCover(background: .named("fog")), "c", transitionMemory: .removePrevious),
      .init(.presented(.popover), "d", location: .append),
    ]),
    .showScreen(.push, "a", by: "name", from: .counted(4), animated: false),
    .dismissScreen(), .dismissScreens(upTo: .root), .dismissScreens(count: 2),
    .dismissScreens(upToCount: 2), .dismissPushStack(of: "a"), .dismissEnvironment(),
    .dismissAllScreens(animated: false), .remove([.counted(1), .counted(2)], cause: .user),
    .replaceTop(with: "a", name: "b"), .replaceAll(with: "a", from: .counted(1)),
    .addToQueue([.init(.push, "a")]), .removeFromQueue(["a"]),
    .removeFromQueue(at: 2), .removeFromQueue(id: .counted(2)), .clearQueue,
    .showNextScreen(otherwise: .dismissPushStack),
    .enterFlow([.init(.push, "a")]),
    .showNextOfFlow(otherwise: .dismissEnvironment), .configureSheet(Sheet(cornerRadius: 4)),
    .selectDetent(.fraction(0.5), of: "a"), .showOverlay("a", name: "b", style: .basic),
    .overlay(.dismiss("a")), .overlay(.dismissUpTo(.top)), .overlay(.dismissCount(2)),
    .overlay(.dismissAll), .overlay(.tapBackground(.counted(2))),
    .showTransition(.leading, "a", name: "b", allowsSwipeBack: true), .transition(.dismiss()),
    .transition(.dismissUpTo("a")), .transition(.dismissCount(2)), .transition(.dismissAll),
    .transition(.swipeBack(.counted(1))), .transition(.addToQueue([.init(.top, "a")])),
    .transition(.removeFromQueue(["a"])), .transition(.clearQueue), .transition(.showNext),
    .dismissTransitionOrScreen(), .showNextTransitionOrScreen(),
    .showNextTransitionOrScreen(by: "a", from: .counted(2), showing: .counted(1)),
    .showTransition(.top, "a", from: .counted(2), showing: .counted(1)),
    .showOverlay("a", from: .counted(2)), .showAlert("a", by: "b", from: .counted(2)),
    .showAlert("a", message: "b", on: "c") {
      ButtonState("d", role: .destructive, action: .answered("e"))
      ButtonState("f", action: .showAlert("g"))
    },
    .showConfirmationDialog("a"), .dismissAlert(), .dismissAllAlerts(),
    .dismissAlert("a", by: "b"), .dismissScreen("a", by: .root), .replaceTop(with: "a", by: "b"),
    .overlay(.dismissAll, on: "a", by: "b"), .transition(.showNext, by: .entry(.counted(1))),
    .alert(.tap(.tap("OK"), of: .counted(4))), .answered("a"),
    .stack(of: nil, .pushItem(.init(screen: "a", segue: .sheet))),
    .stack(of: .counted(2), .remove([.counted(3)], cause: .user)),
    .modal(over: nil, .presentSheet(.screen(.init(screen: "a")))),
    .modal(over: .counted(1), .dismiss(id: .counted(2), cause: .user)),
    .dismissed(entry, cause: .user),
    .alertDismissed(
      Entry(id: .counted(3), item: .alert(AlertState("a", buttons: []))),
      of: .counted(1),
      cause: .program
    ),
    .overlayDismissed(Entry(id: .counted(3), item: .init("a")), of: .counted(1), cause: .user),
    .transitionDismissed(
      Entry(id: .counted(3), item: .init(.top, "a")),
      of: .counted(1),
      cause: .user
    ),
  ]

  @Test(arguments: all)
  func `an action is read as it was written`(action: ToyScreens.Action) throws {
    #expect(try restored(action) == action)
  }

  @Test func `a URL and actions on modules are decoded as they were encoded`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let actions: [ToyModules.Action] = [
      .screens(.openURL(url)), .showModule(.top, "a", name: "b", animated: false),
      .dismissModule("a"),
      .show([.init(.leading, "a")], from: .counted(4)),
      .dismissModules(upTo: .root), .dismissModules(count: 2), .dismissAllModules(),
      .remove([.counted(2)], cause: .user),
      .dismissed(Entry(id: .counted(2), item: .init(.top, "a")), cause: .user),
    ]
    #expect(try restored(actions) == actions)
  }

  @Test func `actions on modules before they could name a screen are decoded unchanged`() throws {
    let text = #"{"show":{"_0":[{"root":"a","option":"top","name":"b"}],"animated":false}}"#
    let action = try decoded(text, as: ToyModules.Action.self)
    #expect(action == .showModule(.top, "a", name: "b", animated: false))
    let again = try written(action)
    #expect(!again.contains("from"))
  }

  @Test(arguments: [
    (#"{"alert":{"_0":{"dismiss":{}},"on":TOP}}"#, ToyScreens.Action.dismissAlert()),
    (#"{"overlay":{"_0":{"dismissAll":{}},"on":TOP}}"#, .overlay(.dismissAll)),
    (#"{"transition":{"_0":{"showNext":{}},"on":TOP}}"#, .transition(.showNext)),
    (#"{"showNextTransitionOrScreen":{"by":TOP}}"#, .showNextTransitionOrScreen()),
  ])
  func `actions from before they could be a tap are decoded unchanged`(
    text: String,
    action: ToyScreens.Action
  ) throws {
    let top = #"{"place":"top"},"animated":true"#
    let json = text.replacing("TOP", with: top)
    #expect(try decoded(json, as: ToyScreens.Action.self) == action)
  }

  @Test(arguments: [
    #"{"dance":{}}"#, #"{"action":"dance"}"#, "{}", #"{"action":7}"#, "[]",
    #"{"clearQueue":{},"dismissAllScreens":{}}"#, #"{"action":"dismissScreens"}"#,
    #"{"action":"removeFromQueue"}"#, #"{"dismissScreensOfCount":{"count":2}}"#,
  ])
  func `an action that does not exist is an error`(text: String) {
    #expect(throws: DecodingError.self) {
      try decoded(text, as: ToyScreens.Action.self)
    }
    #expect(throws: DecodingError.self) {
      try decoded(text, as: ToyModules.Action.self)
    }
  }

  @MainActor @Test func `a recording is replayed to the same state`() throws {
    let store = Store(initialState: ToyScreens.State(root: "home")) { ToyScreens() }
    var events: [TraceEvent] = []
    let recorder = TraceRecorder(store, coder: .codable(), draw: \.drawing) { events.append($0) }
    store.send(.showScreens([.init(.push, "a"), .init(.sheet, "b")]))
    store.send(.showAlert("Sure?") { ButtonState("Yes", action: .showScreen(.push, "c")) })
    if let alert = store.state.alert { store.send(.alert(.tap(.tap("Yes"), of: alert.id))) }
    recorder.stop()
    #expect(store.state.drawing == "home a | sheet b c")
    let trace = try Trace(reading: Data(Trace(name: "screens", events: events).text.utf8))
    let again = Store(initialState: ToyScreens.State(root: "home")) { ToyScreens() }
    let replay = TraceReplay(trace, in: again, coder: .codable(), draw: \.drawing) { _ in }
    #expect(try replay.run() == nil)
    #expect(again.state == store.state)
  }
}
