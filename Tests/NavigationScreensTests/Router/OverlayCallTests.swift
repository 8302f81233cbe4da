import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct OverlayCallTests {
  nonisolated static let calls: [ToyCall] = [
    .init(
      "show",
      "card hint menu x",
      { .showOverlay("x", name: "n", style: .bottom, on: $0, by: $0) }
    ) {
      $0.showOverlay("x", name: "n", style: .bottom)
    },
    .init(
      "show several",
      "card hint menu x y",
      { .overlay(.show([.init("x"), .init("y")]), on: $0, by: $0) }
    ) { $0.showOverlays([.init("x"), .init("y")]) },
    .init(
      "show none",
      "card hint menu",
      { .overlay(.show([]), on: $0, by: $0) }
    ) { $0.showOverlays([]) },
    .init(
      "show on nobody",
      "nobody asked, and is not open",
      { _ in .showOverlay("x", on: "nobody", by: "nobody") }
    ) { $0.router(of: "nobody").showOverlay("x") },
    .init("dismiss", "card hint", { .overlay(.dismiss(), on: $0, by: $0) }) { $0.dismissOverlay() },
    .init("dismiss one", "hint menu", { .overlay(.dismiss("card"), on: $0, by: $0) }) {
      $0.dismissOverlay("card")
    },
    .init(
      "dismiss nobody",
      "nobody is not there",
      { .overlay(.dismiss("nobody"), on: $0, by: $0) }
    ) {
      $0.dismissOverlay("nobody")
    },
    .init(
      "dismiss on a screen without any",
      "there is nothing to take away",
      { _ in .overlay(.dismiss(), on: .top) }
    ) { $0.router(of: .top).dismissOverlay() },
    .init("up to", "card", { .overlay(.dismissUpTo("card"), on: $0, by: $0, animated: false) }) {
      $0.dismissOverlays(upTo: "card", animated: false)
    },
    .init(
      "up to nobody",
      "nobody is not there",
      { .overlay(.dismissUpTo("nobody"), on: $0, by: $0) }
    ) {
      $0.dismissOverlays(upTo: "nobody")
    },
    .init(
      "count",
      "card",
      { .overlay(.dismissCount(2), on: $0, by: $0) }
    ) { $0.dismissOverlays(count: 2) },
    .init("count of none", "card hint menu", { .overlay(.dismissCount(0), on: $0, by: $0) }) {
      $0.dismissOverlays(count: 0)
    },
    .init("count below zero", "-1 is no count", { .overlay(.dismissCount(-1), on: $0, by: $0) }) {
      $0.dismissOverlays(count: -1)
    },
    .init(
      "count above all",
      "4 were to go, but there are only 3",
      { .overlay(.dismissCount(4), on: $0, by: $0) }
    ) { $0.dismissOverlays(count: 4) },
    .init("all", "", { .overlay(.dismissAll, on: $0, by: $0) }) { $0.dismissAllOverlays() },
    .init("tap beside", "hint menu", { .overlay(.tapBackground(.counted(0)), on: $0, by: $0) }) {
      $0.tapOverlayBackground(.counted(0))
    },
    .init(
      "tap beside one without a background",
      "#1 does not go by that",
      { .overlay(.tapBackground(.counted(1)), on: $0, by: $0) }
    ) { $0.tapOverlayBackground(.counted(1)) },
  ]

  @Test(arguments: calls)
  func `a call changes overlays as its action does`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.overlays) == call.result)
  }
}
