import ComposableNavigation
import NavigationScreens
import Testing

@MainActor @Suite struct ShowingCallTests {
  nonisolated static let calls: [ToyCall] = [
    .init("showScreen", "home list x | sheet filter colours", { .showScreen(.push, "x", by: $0) }) {
      $0.showScreen(.push, "x")
    },
    .init(
      "showScreen, everything said",
      "home list | sheet filter colours | sheet x",
      {
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
      }
    ) {
      $0.showScreen(
        .sheet,
        "x",
        name: "n",
        location: .insertAfter("filter"),
        transitionMemory: .removePrevious,
        animated: false
      )
    },
    .init(
      "showScreen that is described already",
      "home list | sheet x | sheet filter colours",
      { .showScreen(.init(.sheet, "x", name: "n"), by: $0, animated: false) }
    ) { $0.showScreen(.init(.sheet, "x", name: "n"), animated: false) },
    .init(
      "showScreen after a stranger",
      "nobody is not there",
      { .showScreen(.push, "x", location: .insertAfter("nobody"), by: $0) }
    ) { $0.showScreen(.push, "x", location: .insertAfter("nobody")) },
    .init(
      "showScreens",
      "home list | cover x y | sheet filter colours",
      { .showScreens([.init(.fullScreenCover, "x"), .init(.push, "y")], by: $0) }
    ) { $0.showScreens([.init(.fullScreenCover, "x"), .init(.push, "y")]) },
    .init("showScreens, none", "home list | sheet filter colours", { .showScreens([], by: $0) }) {
      $0.showScreens([])
    },
    .init(
      "showScreens, one of them after a stranger",
      "nobody is not there",
      {
        .showScreens(
          [.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))],
          by: $0
        )
      }
    ) { $0.showScreens([.init(.push, "x"), .init(.push, "y", location: .insertAfter("nobody"))]) },
    .init(
      "replaceTop",
      "home list | sheet filter x",
      { .replaceTop(with: "x", name: "n", by: $0) }
    ) { $0.replaceTop(with: "x", name: "n") },
    .init(
      "onlyInFront",
      "#1 is not on top, #3 is",
      { .showScreen(.push, "x", by: $0, from: $0.entryID) }
    ) {
      $0.onlyInFront.showScreen(.push, "x")
    },
    .init("replaceAll", "x", { .replaceAll(with: "x", name: "n", by: $0, animated: false) }) {
      $0.replaceAll(with: "x", name: "n", animated: false)
    },
    .init(
      "onlyInFront, replaceAll",
      "#1 is not on top, #3 is",
      { .replaceAll(with: "x", by: $0, from: $0.entryID) }
    ) { $0.onlyInFront.replaceAll(with: "x") },
    .init(
      "onlyInFront, replaceTop",
      "#1 is not on top, #3 is",
      { .replaceTop(with: "x", by: $0, from: $0.entryID) }
    ) { $0.onlyInFront.replaceTop(with: "x") },
    .init(
      "configureSheet",
      "home list | sheet filter colours",
      { _ in .configureSheet(Sheet(detents: [.medium]), of: "filter", by: "filter") }
    ) { $0.router(of: "filter").configureSheet(Sheet(detents: [.medium])) },
    .init(
      "configureSheet of a push",
      "#1 is no sheet",
      { .configureSheet(Sheet(), of: $0, by: $0) }
    ) { $0.configureSheet(Sheet()) },
    .init(
      "selectDetent",
      "home list | sheet filter colours",
      { _ in .selectDetent(.large, of: "filter", by: "filter") }
    ) { $0.router(of: "filter").selectDetent(.large) },
    .init(
      "selectDetent that is not there",
      "medium is not there",
      { _ in .selectDetent(.medium, of: "filter", by: "filter") }
    ) { $0.router(of: "filter").selectDetent(.medium) },
  ]

  @Test(arguments: calls)
  func `a call shows the same screens as its action`(call: ToyCall) {
    let (called, sent) = call.outcomes()
    #expect(called == sent)
    #expect(called.answers.isEmpty || called.screens == .desk)
    #expect(called.told(\.drawing) == call.result)
  }
}
