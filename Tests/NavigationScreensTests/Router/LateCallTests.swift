import ComposableNavigation
import Foundation
import NavigationScreens
import Testing

/// Calls of a router whose screen is gone.
@MainActor @Suite struct LateCallTests {
  private typealias Late = (name: String, call: ToyCall.Calling)

  private static let showing: [Late] = [
    ("showScreen", { $0.showScreen(.push, "b") }),
    ("showScreen", { $0.showScreen(.init(.push, "b", location: .append)) }),
    ("showScreens", { $0.showScreens([.init(.sheet, "b")]) }),
    ("replaceTop", { $0.replaceTop(with: "b") }),
    ("replaceAll", { $0.replaceAll(with: "b") }),
    ("configureSheet", { $0.configureSheet(Sheet()) }),
    ("selectDetent", { $0.selectDetent(.large) }),
    ("showSafari", { $0.showSafari(URL(fileURLWithPath: "/")) }),
    ("enterScreenFlow", { $0.enterScreenFlow([.init(.push, "b")]) }),
    ("pushScreenStack", { $0.pushScreenStack(["b"]) }),
    ("showNextOfFlow", { $0.showNextOfFlow() }),
    ("addScreenToQueue", { $0.addScreenToQueue(.init(.push, "b")) }),
    ("addScreensToQueue", { $0.addScreensToQueue([.init(.push, "b")]) }),
    ("removeScreenFromQueue", { $0.removeScreenFromQueue("offer") }),
    ("removeScreenFromQueue", { $0.removeScreenFromQueue(at: 0) }),
    ("removeScreenFromQueue", { $0.removeScreenFromQueue(id: .counted(0)) }),
    ("removeScreensFromQueue", { $0.removeScreensFromQueue(["offer"]) }),
    ("removeAllScreensFromQueue", { $0.removeAllScreensFromQueue() }),
    ("showNextScreen", { $0.showNextScreen() }),
    ("showNextScreenOrDismissScreen", { $0.showNextScreenOrDismissScreen() }),
    ("showNextScreenOrDismissEnvironment", { $0.showNextScreenOrDismissEnvironment() }),
    ("showNextScreenOrDismissPushStack", { $0.showNextScreenOrDismissPushStack() }),
  ]

  private static let dismissing: [Late] = [
    ("dismissScreen", { $0.dismissScreen() }),
    ("dismissScreen", { $0.dismissScreen("filter") }),
    ("dismissScreens", { $0.dismissScreens(upTo: .root) }),
    ("dismissScreens", { $0.dismissScreens(count: 1) }),
    ("dismissScreens", { $0.dismissScreens(upToCount: 1) }),
    ("dismissPushStack", { $0.dismissPushStack() }),
    ("dismissEnvironment", { $0.dismissEnvironment() }),
    ("dismissLastScreen", { $0.dismissLastScreen() }),
    ("dismissLastPushStack", { $0.dismissLastPushStack() }),
    ("dismissLastEnvironment", { $0.dismissLastEnvironment() }),
    ("dismissAllScreens", { $0.dismissAllScreens() }),
    ("dismissTransitionOrDismissScreen", { $0.dismissTransitionOrDismissScreen() }),
  ]

  private static let inside: [Late] = [
    ("showAlert", { $0.showAlert("Sure?") }),
    ("showAlert", { $0.showAlert(.alert(AlertState("Sure?", buttons: []))) }),
    ("showConfirmationDialog", { $0.showConfirmationDialog("Sure?", on: "list") }),
    ("showBasicAlert", { $0.showBasicAlert("Sure?") }),
    ("dismissAlert", { $0.dismissAlert() }),
    ("dismissAlert", { $0.dismissAlert(.top) }),
    ("dismissAllAlerts", { $0.dismissAllAlerts() }),
    ("showOverlay", { $0.showOverlay("b") }),
    ("showOverlays", { $0.showOverlays([.init("b")]) }),
    ("dismissOverlay", { $0.dismissOverlay() }),
    ("dismissOverlays", { $0.dismissOverlays(upTo: "card") }),
    ("dismissOverlays", { $0.dismissOverlays(count: 1) }),
    ("dismissAllOverlays", { $0.dismissAllOverlays() }),
    ("tapOverlayBackground", { $0.tapOverlayBackground(.counted(0)) }),
    ("showTransition", { $0.showTransition(.top, "b") }),
    ("showTransitions", { $0.showTransitions([.init(.top, "b")]) }),
    ("dismissTransition", { $0.dismissTransition() }),
    ("dismissTransitions", { $0.dismissTransitions(upTo: .root) }),
    ("dismissTransitions", { $0.dismissTransitions(count: 1) }),
    ("dismissAllTransitions", { $0.dismissAllTransitions() }),
    ("swipeBackTransition", { $0.swipeBackTransition(.counted(0)) }),
    ("addTransitionToQueue", { $0.addTransitionToQueue(.init(.top, "b")) }),
    ("addTransitionsToQueue", { $0.addTransitionsToQueue([.init(.top, "b")]) }),
    ("removeTransitionFromQueue", { $0.removeTransitionFromQueue("x") }),
    ("removeTransitionsFromQueue", { $0.removeTransitionsFromQueue(["x"]) }),
    ("removeAllTransitionsFromQueue", { $0.removeAllTransitionsFromQueue() }),
    ("showNextTransition", { $0.showNextTransition() }),
    (
      "showNextTransitionOrNextScreenOrDismissScreen",
      { $0.showNextTransitionOrNextScreenOrDismissScreen() }
    ),
  ]

  private static var calls: [Late] { showing + dismissing + inside }

  /// Returns a desk with an alert in front, and the router of a removed screen.
  private func late() -> (desk: ToyDesk, router: Router<String>, id: EntryID) {
    let desk = ToyDesk(.desk)
    desk.send(.showScreen(.sheet, "late", location: .append))
    let id = desk.screens.topID
    desk.send(.dismissScreen())
    desk.send(.showAlert("Saved"))
    return (desk, desk.router(of: .entry(id)), id)
  }

  @Test func `a screen that has gone asks for nothing, over another one or itself`() {
    let (desk, router, id) = late()
    let before = desk.book
    for (name, call) in Self.calls {
      #expect(call(router) == .stale(id), "\(name)")
      #expect(call(router.onlyInFront) == .stale(id), "\(name), only in front")
      #expect(desk.book == before, "\(name)")
    }
    #expect(desk.refusals == Array(repeating: .stale(id), count: 2 * Self.calls.count))
  }

  @Test func `a call that throws says that its screen has gone`() {
    let (desk, router, id) = late()
    let before = desk.book
    #expect(throws: Refusal.stale(id)) { try router.tryShowNextScreen() }
    #expect(throws: Refusal.stale(id)) { try router.tryShowNextOfFlow() }
    #expect(throws: Refusal.stale(id)) { try router.tryShowNextTransition() }
    #expect(desk.book == before)
  }

  // The calls are found in the sources, so that a new call is not forgotten. `send` names its
  // caller itself.
  @Test func `every call of a router is called late`() throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = project.appendingPathComponent("Sources/NavigationScreens/Router")
    let declared = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Router") }
      .flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .components(separatedBy: "public func ").dropFirst()
          .map { String($0.prefix { $0.isLetter }) }
      }
    let thrown = ["tryShowNextScreen", "tryShowNextOfFlow", "tryShowNextTransition"]
    let notCalls = ["router", "send"]
    #expect(declared.sorted() == (Self.calls.map { $0.name } + thrown + notCalls).sorted())
  }
}
