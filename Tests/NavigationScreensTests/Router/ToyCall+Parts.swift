import ComposableNavigation
import NavigationScreens

extension ToyCall {
  static let alerts: [ToyCall] = [
    .init({
      .showAlert("Sure?", message: "Really.", by: $0) { ButtonState("Yes", action: .clearQueue) }
    }) { $0.showAlert("Sure?", message: "Really.") { ButtonState("Yes", action: .clearQueue) } },
    .init({ .showAlert("Done", by: $0) }) { $0.showAlert("Done") },
    .init({ .showAlert("Sure?", on: $0, by: $0, animated: false) }) {
      $0.showAlert("Sure?", on: $0.screen, animated: false)
    },
    .init({ .showAlert("Sure?", on: "nobody", by: $0) }) { $0.showAlert("Sure?", on: "nobody") },
    .init({
      .showConfirmationDialog("Share", by: $0) {
        ButtonState("Copy")
        ButtonState("Mail")
      }
    }) {
      $0.showConfirmationDialog("Share") {
        ButtonState("Copy")
        ButtonState("Mail")
      }
    },
    .init({ .alert(.show(.alert(AlertState("Sure?", buttons: []))), by: $0) }) {
      $0.showAlert(.alert(AlertState("Sure?", buttons: [])))
    },
    .init({ .showBasicAlert("Done", action: .clearQueue, on: $0, by: $0) }) {
      $0.showBasicAlert("Done", action: .clearQueue, on: $0.screen)
    },
    .init({ .dismissAlert(of: $0, by: $0) }) { $0.dismissAlert() },
    .init({ _ in .dismissAlert(of: "nobody", by: "nobody") }) {
      $0.router(of: "nobody").dismissAlert()
    },
    .init({ .dismissAlert("Sure?", by: $0) }) { $0.dismissAlert("Sure?") },
    .init({ .dismissAllAlerts(by: $0) }) { $0.dismissAllAlerts() },
    .init({ .showAlert("Sure?", on: $0, by: $0) }) { $0.showAlert("Sure?", on: $0.screen) },
    .init({ .dismissAlert(of: $0, by: $0, animated: false) }) { $0.dismissAlert(animated: false) },
    .init({ .dismissAllAlerts(by: $0, animated: false) }) { $0.dismissAllAlerts(animated: false) },
  ]

  static let overlays: [ToyCall] = [
    .init({ .showOverlay("x", name: "n", style: .bottom, on: $0, by: $0) }) {
      $0.showOverlay("x", name: "n", style: .bottom)
    },
    .init({ .overlay(.show([.init("x"), .init("y")]), on: $0, by: $0) }) {
      $0.showOverlays([.init("x"), .init("y")])
    },
    .init({ .overlay(.show([]), on: $0, by: $0) }) { $0.showOverlays([]) },
    .init({ _ in .showOverlay("x", on: "nobody", by: "nobody") }) {
      $0.router(of: "nobody").showOverlay("x")
    },
    .init({ .overlay(.dismiss(), on: $0, by: $0) }) { $0.dismissOverlay() },
    .init({ .overlay(.dismiss("card"), on: $0, by: $0) }) { $0.dismissOverlay("card") },
    .init({ .overlay(.dismiss("nobody"), on: $0, by: $0) }) { $0.dismissOverlay("nobody") },
    .init({ _ in .overlay(.dismiss(), on: .top) }) { $0.router(of: .top).dismissOverlay() },
    .init({ .overlay(.dismissUpTo("card"), on: $0, by: $0, animated: false) }) {
      $0.dismissOverlays(upTo: "card", animated: false)
    },
    .init({ .overlay(.dismissUpTo("nobody"), on: $0, by: $0) }) {
      $0.dismissOverlays(upTo: "nobody")
    },
    .init({ .overlay(.dismissCount(2), on: $0, by: $0) }) { $0.dismissOverlays(count: 2) },
    .init({ .overlay(.dismissCount(0), on: $0, by: $0) }) { $0.dismissOverlays(count: 0) },
    .init({ .overlay(.dismissCount(-1), on: $0, by: $0) }) { $0.dismissOverlays(count: -1) },
    .init({ .overlay(.dismissCount(4), on: $0, by: $0) }) { $0.dismissOverlays(count: 4) },
    .init({ .overlay(.dismissAll, on: $0, by: $0) }) { $0.dismissAllOverlays() },
    .init({ .overlay(.tapBackground(.counted(0)), on: $0, by: $0) }) {
      $0.tapOverlayBackground(.counted(0))
    },
    .init({ .overlay(.tapBackground(.counted(1)), on: $0, by: $0) }) {
      $0.tapOverlayBackground(.counted(1))
    },
  ]

  static let contents: [ToyCall] = [
    .init({ .showTransition(.top, "c", name: "n", allowsSwipeBack: true, on: $0, by: $0) }) {
      $0.showTransition(.top, "c", name: "n", allowsSwipeBack: true)
    },
    .init({ .transition(.show([.init(.top, "c"), .init(.top, "d")]), on: $0, by: $0) }) {
      $0.showTransitions([.init(.top, "c"), .init(.top, "d")])
    },
    .init({ .transition(.show([]), on: $0, by: $0) }) { $0.showTransitions([]) },
    .init({ _ in .showTransition(.top, "c", on: "nobody", by: "nobody") }) {
      $0.router(of: "nobody").showTransition(.top, "c")
    },
    .init({ .transition(.dismiss(), on: $0, by: $0) }) { $0.dismissTransition() },
    .init({ .transition(.dismiss("a"), on: $0, by: $0) }) { $0.dismissTransition("a") },
    .init({ .transition(.dismiss(.root), on: $0, by: $0) }) { $0.dismissTransition(.root) },
    .init({ .transition(.dismissUpTo(.root), on: $0, by: $0) }) {
      $0.dismissTransitions(upTo: .root)
    },
    .init({ .transition(.dismiss("nobody"), on: $0, by: $0) }) { $0.dismissTransition("nobody") },
    .init({ .transition(.dismissUpTo("a"), on: $0, by: $0) }) { $0.dismissTransitions(upTo: "a") },
    .init({ .transition(.dismissUpTo("nobody"), on: $0, by: $0) }) {
      $0.dismissTransitions(upTo: "nobody")
    },
    .init({ .transition(.dismissCount(2), on: $0, by: $0) }) { $0.dismissTransitions(count: 2) },
    .init({ .transition(.dismissCount(-1), on: $0, by: $0) }) { $0.dismissTransitions(count: -1) },
    .init({ .transition(.dismissCount(3), on: $0, by: $0) }) { $0.dismissTransitions(count: 3) },
    .init({ .transition(.dismissAll, on: $0, by: $0, animated: false) }) {
      $0.dismissAllTransitions(animated: false)
    },
    .init({ .dismissTransitionOrScreen(of: $0, by: $0) }) { $0.dismissTransitionOrDismissScreen() },
    .init({ .transition(.swipeBack(.counted(1)), on: $0, by: $0) }) {
      $0.swipeBackTransition(.counted(1))
    },
    .init({ .transition(.swipeBack(.counted(0)), on: $0, by: $0) }) {
      $0.swipeBackTransition(.counted(0))
    },
    .init({ .transition(.addToQueue([.init(.top, "z")]), on: $0, by: $0) }) {
      $0.addTransitionToQueue(.init(.top, "z"))
    },
    .init({ .transition(.addToQueue([]), on: $0, by: $0) }) { $0.addTransitionsToQueue([]) },
    .init({ _ in .transition(.addToQueue([.init(.top, "z")]), on: "nobody", by: "nobody") }) {
      $0.router(of: "nobody").addTransitionToQueue(.init(.top, "z"))
    },
    .init({ .transition(.removeFromQueue(["x"]), on: $0, by: $0) }) {
      $0.removeTransitionFromQueue("x")
    },
    .init({ .transition(.removeFromQueue(["x", "n"]), on: $0, by: $0) }) {
      $0.removeTransitionsFromQueue(["x", "n"])
    },
    .init({ .transition(.clearQueue, on: $0, by: $0) }) { $0.removeAllTransitionsFromQueue() },
    .init({ .transition(.showNext, on: $0, by: $0) }) { $0.showNextTransition() },
    .init({ .transition(.showNext, on: $0, by: $0, animated: false) }) { router throws(Refusal) in
      try router.tryShowNextTransition(animated: false)
    },
    .init({ _ in .transition(.showNext, on: .top) }) { $0.router(of: .top).showNextTransition() },
    .init({ _ in .transition(.showNext, on: .top) }) { router throws(Refusal) in
      try router.router(of: .top).tryShowNextTransition()
    },
    .init({ .showNextTransitionOrScreen(by: $0) }) {
      $0.showNextTransitionOrNextScreenOrDismissScreen()
    },
  ]
}
