import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct ReportOrderTests {
  enum Moment: CaseIterable {
    case beforeTheAnswer, afterTheAnswer, later
  }

  /// A stack that removes pages by an effect after the user has removed them, as a computed stack
  /// does.
  private struct AnsweringStack: Reducer {
    func reduce(
      into state: inout StackNavigation<String>.State,
      action: StackNavigation<String>.Action
    ) -> Effect<StackNavigation<String>.Action> {
      if case .remove(let ids, cause: .user, animated: _) = action { return .send(.remove(ids)) }
      return StackNavigation<String>().reduce(into: &state, action: action)
    }
  }

  /// The user goes back at some moment around a command of the host.
  private func goBack(_ moment: Moment, on host: FakeStackHost, around ask: () -> Void) {
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
    ask()
    if moment == .later { act() }
  }

  /// The user removes the form at some moment around its presentation; the reducer keeps it.
  @Test(arguments: Moment.allCases)
  func `a report from inside perform gives the same end as one that comes later`(_ moment: Moment) {
    let world = World(keeping: ["form"])
    let store = world.stack("", ["list"])
    let host = world.window.stack ?? FakeStackHost()
    goBack(moment, on: host) { store.send(.pushItem("form")) }
    #expect(host.titles == ["list", "form"])
    #expect(host.commands.count == 3)
    #expect(world.made == ["/list", "/#0"])
    #expect(world.issues == [])
    #expect(host.complaints == [])
  }

  // If the reducer answers by an effect, as routes do, a page that the user removed inside
  // `perform` was pushed again and popped. Now the lane waits also for actions that the effect
  // sends at once (`Delivery.End.settled`).
  @Test(arguments: Moment.allCases)
  func `a page that is taken away inside perform, and goes by an effect, is asked for once`(
    _ moment: Moment
  ) {
    let store = StackStore(initialState: .init(items: ["list"])) { AnsweringStack() }
    var issues: [NavigationIssue] = []
    store.onIssue = { issues.append($0) }
    let host = FakeStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    goBack(moment, on: host) { store.send(.pushItem("form")) }
    // It is neither pushed again nor popped when the effect has removed it.
    #expect(host.commands.count == 2)
    #expect(host.words.last == "push form")
    #expect(host.titles == ["list"])
    #expect(store.state.items == ["list"])
    #expect(issues == [])
    #expect(host.complaints == [])
    withExtendedLifetime(handler) {}
  }
}
