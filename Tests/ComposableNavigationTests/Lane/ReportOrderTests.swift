import Testing

@testable import ComposableNavigation

@MainActor @Suite struct ReportOrderTests {
  enum Moment: CaseIterable {
    case beforeTheAnswer, afterTheAnswer, later
  }

  /// The person takes the form away at some moment around its being shown; the reducer keeps it.
  @Test(arguments: Moment.allCases)
  func `a report from inside perform gives the same end as one that comes later`(_ moment: Moment) {
    let world = World(keeping: ["form"])
    let store = world.stack("", ["list"])
    let host = world.window.stack ?? FakeStackHost()
    let act: @MainActor () -> Void = { [weak host] in
      host?.beforeAnswer = nil
      host?.afterAnswer = nil
      host?.userGoesBack()
    }
    switch moment {
    case .beforeTheAnswer:
      host.beforeAnswer = { [weak host] in
        host?.carryOut()
        act()
      }
    case .afterTheAnswer: host.afterAnswer = act
    case .later: break
    }
    store.send(.pushItem("form"))
    if moment == .later { act() }
    #expect(host.titles == ["list", "form"])
    #expect(host.commands.count == 3)
    #expect(world.made == ["/list", "/#0"])
    #expect(world.issues == [])
    #expect(host.complaints == [])
  }
}
