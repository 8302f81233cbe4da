import ComposableNavigation
import NavigationScreens

extension ToyCall {
  static let showing: [ToyCall] = [
    .init({ .showScreen(.push, "x", by: $0) }) { $0.showScreen(.push, "x") },
    .init({
      .showScreens(
        [
          .init(
            .sheet,
            "x",
            name: "n",
            location: .insertAfter("filter"),
            transitionMemory: .removePrevious
          )
        ],
        by: $0,
        animated: false
      )
    }) {
      $0.showScreen(
        .sheet,
        "x",
        name: "n",
        location: .insertAfter("filter"),
        transitionMemory: .removePrevious,
        animated: false
      )
    },
    .init({ .showScreen(.init(.sheet, "x", name: "n"), by: $0, animated: false) }) {
      $0.showScreen(.init(.sheet, "x", name: "n"), animated: false)
    },
    .init({ .showScreen(.push, "x", location: .insertAfter("nobody"), by: $0) }) {
      $0.showScreen(.push, "x", location: .insertAfter("nobody"))
    },
    .init({ .showScreens([.init(.fullScreenCover, "x"), .init(.push, "y")], by: $0) }) {
      $0.showScreens([.init(.fullScreenCover, "x"), .init(.push, "y")])
    },
    .init({ .showScreens([], by: $0) }) { $0.showScreens([]) },
    .init({
      .showScreens(
        [.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))],
        by: $0
      )
    }) {
      $0.showScreens([.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))])
    },
    .init({ .replaceTop(with: "x", name: "n", by: $0) }) { $0.replaceTop(with: "x", name: "n") },
    .init({ .showScreen(.push, "x", by: $0, from: $0.entryID) }) {
      $0.onlyInFront.showScreen(.push, "x")
    },
    .init({ .replaceAll(with: "x", name: "n", by: $0, animated: false) }) {
      $0.replaceAll(with: "x", name: "n", animated: false)
    },
    .init({ .replaceAll(with: "x", by: $0, from: $0.entryID) }) {
      $0.onlyInFront.replaceAll(with: "x")
    },
    .init({ .replaceTop(with: "x", by: $0, from: $0.entryID) }) {
      $0.onlyInFront.replaceTop(with: "x")
    },
    .init({ _ in .configureSheet(Sheet(detents: [.medium]), of: "filter", by: "filter") }) {
      $0.router(of: "filter").configureSheet(Sheet(detents: [.medium]))
    },
    .init({ .configureSheet(Sheet(), of: $0, by: $0) }) { $0.configureSheet(Sheet()) },
    .init({ _ in .selectDetent(.large, of: "filter", by: "filter") }) {
      $0.router(of: "filter").selectDetent(.large)
    },
    .init({ _ in .selectDetent(.medium, of: "filter", by: "filter") }) {
      $0.router(of: "filter").selectDetent(.medium)
    },
  ]

  static let dismissing: [ToyCall] = [
    .init({ .dismissScreen($0, by: $0) }) { $0.dismissScreen() },
    .init({ .dismissScreen($0, by: $0, animated: false) }) { $0.dismissScreen(animated: false) },
    .init({ .dismissScreen("filter", by: $0) }) { $0.dismissScreen("filter") },
    .init({ .dismissScreen(.root, by: $0) }) { $0.dismissScreen(.root) },
    .init({ .dismissScreen("nobody", by: $0) }) { $0.dismissScreen("nobody") },
    .init({ _ in .dismissScreen(.entry(strangerID), by: .entry(strangerID)) }) {
      $0.router(of: .entry(strangerID)).dismissScreen()
    },
    .init({ .dismissScreens(upTo: "filter", by: $0) }) { $0.dismissScreens(upTo: "filter") },
    .init({ .dismissScreens(upTo: "colours", by: $0) }) { $0.dismissScreens(upTo: "colours") },
    .init({ .dismissScreens(upTo: "nobody", by: $0) }) { $0.dismissScreens(upTo: "nobody") },
    .init({ .dismissScreens(count: 2, by: $0) }) { $0.dismissScreens(count: 2) },
    .init({ .dismissScreens(count: 0, by: $0) }) { $0.dismissScreens(count: 0) },
    .init({ .dismissScreens(count: 4, by: $0) }) { $0.dismissScreens(count: 4) },
    .init({ .dismissScreens(count: -1, by: $0) }) { $0.dismissScreens(count: -1) },
    .init({ .dismissScreens(upToCount: 9, by: $0) }) { $0.dismissScreens(upToCount: 9) },
    .init({ .dismissScreens(upToCount: -1, by: $0) }) { $0.dismissScreens(upToCount: -1) },
    .init({ .dismissPushStack(of: $0, by: $0) }) { $0.dismissPushStack() },
    .init({ .dismissEnvironment(of: $0, by: $0) }) { $0.dismissEnvironment() },
    .init({ _ in .dismissEnvironment(of: "filter", by: "filter") }) {
      $0.router(of: "filter").dismissEnvironment()
    },
    .init({ _ in .dismissEnvironment(of: "nobody", by: "nobody") }) {
      $0.router(of: "nobody").dismissEnvironment()
    },
    .init({ .dismissScreen(.top, by: $0) }) { $0.dismissLastScreen() },
    .init({ .dismissPushStack(of: .top, by: $0) }) { $0.dismissLastPushStack() },
    .init({ .dismissEnvironment(of: .top, by: $0) }) { $0.dismissLastEnvironment() },
    .init({ .dismissAllScreens(by: $0) }) { $0.dismissAllScreens() },
  ]

  static let queues: [ToyCall] = [
    .init({ .addToQueue([.init(.push, "x", location: .insertAfter("offer"))], by: $0) }) {
      $0.addScreenToQueue(.init(.push, "x", location: .insertAfter("offer")))
    },
    .init({ .addToQueue([.init(.push, "x"), .init(.push, "y")], by: $0) }) {
      $0.addScreensToQueue([.init(.push, "x"), .init(.push, "y")])
    },
    .init({ .addToQueue([], by: $0) }) { $0.addScreensToQueue([]) },
    .init({
      .addToQueue([.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))], by: $0)
    }) {
      $0.addScreensToQueue([.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))])
    },
    .init({ .removeFromQueue(["offer"], by: $0) }) { $0.removeScreenFromQueue("offer") },
    .init({ .removeFromQueue(["nobody"], by: $0) }) { $0.removeScreenFromQueue("nobody") },
    .init({ .removeFromQueue(["rest", "offer"], by: $0) }) {
      $0.removeScreensFromQueue(["rest", "offer"])
    },
    .init({ .removeFromQueue(at: 1, by: $0) }) { $0.removeScreenFromQueue(at: 1) },
    .init({ .removeFromQueue(id: .counted(0), by: $0) }) {
      $0.removeScreenFromQueue(id: .counted(0))
    },
    .init({ .removeFromQueue(.all, by: $0) }) { $0.removeAllScreensFromQueue() },
    .init({ .showNextScreen(by: $0) }) { $0.showNextScreen() },
    .init({ _ in .showNextScreen(by: "nobody") }) { $0.router(of: "nobody").showNextScreen() },
    .init({ .showNextScreen(by: $0, from: $0.entryID) }) { $0.onlyInFront.showNextScreen() },
    .init({ .showNextScreen(by: $0) }) { router throws(Refusal) in try router.tryShowNextScreen() },
    .init({ .showNextScreen(otherwise: .dismissScreen, by: $0) }) {
      $0.showNextScreenOrDismissScreen()
    },
    .init({ _ in .showNextScreen(otherwise: .dismissEnvironment, by: "colours", animated: false) })
    { $0.router(of: "colours").showNextScreenOrDismissEnvironment(animated: false) },
    .init({ .showNextScreen(otherwise: .dismissPushStack, by: $0) }) {
      $0.showNextScreenOrDismissPushStack()
    },
    .init({ _ in .showNextScreen(otherwise: .dismissPushStack, by: "alone") }) {
      $0.router(of: "alone").showNextScreenOrDismissPushStack()
    },
  ]

  static let flows: [ToyCall] = [
    .init({ .enterFlow([.init(.push, "x"), .init(.push, "y")], by: $0) }) {
      $0.enterScreenFlow([.init(.push, "x"), .init(.push, "y")])
    },
    .init({ .enterFlow([], by: $0) }) { $0.enterScreenFlow([]) },
    .init({ .enterFlow([.init(.push, "x")], by: $0, from: $0.entryID) }) {
      $0.onlyInFront.enterScreenFlow([.init(.push, "x")])
    },
    .init({ .enterFlow([.init(.push, "x"), .init(.push, "y")], showsAll: true, by: $0) }) {
      $0.pushScreenStack(["x", "y"])
    },
    .init({ .enterFlow([.init(.push, "x", name: "X"), .init(.push, "y")], showsAll: true, by: $0) })
    { $0.pushScreenStack(["x", "y"], named: { $0 == "x" ? "X" : nil }) },
    .init({ .enterFlow([], showsAll: true, by: $0) }) { $0.pushScreenStack([]) },
    .init({ .showNextOfFlow(by: $0) }) { $0.showNextOfFlow() },
    .init({ .showNextOfFlow(by: $0) }) { router throws(Refusal) in try router.tryShowNextOfFlow() },
    .init({ _ in .showNextOfFlow() }) { $0.router(of: .top).showNextOfFlow() },
    .init({ _ in .showNextOfFlow() }) { router throws(Refusal) in
      try router.router(of: .top).tryShowNextOfFlow()
    },
    .init({ _ in .showNextOfFlow(otherwise: .dismissEnvironment, animated: false) }) {
      $0.router(of: .top).showNextOfFlow(otherwise: .dismissEnvironment, animated: false)
    },
  ]
}
