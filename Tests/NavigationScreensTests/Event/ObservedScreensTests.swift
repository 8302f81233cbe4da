import ComposableNavigation
import Foundation
import NavigationScreens
import Testing

@MainActor @Suite struct ObservedScreensTests {
  /// The events that an observer has received.
  @MainActor
  private final class Log {
    var titles: [String] = []
  }

  private func store(
    _ log: Log,
    from level: ScreenEvent.Level = .info
  ) -> Store<ToyScreens.State, ToyScreens.Action> {
    Store(initialState: ToyScreens.State(root: "home")) {
      ToyScreens().observed(from: level) { log.titles.append($0.title) }
    }
  }

  @Test func `an observer is notified in the order of the actions`() {
    let log = Log()
    let store = store(log, from: .analytic)
    store.send(.showScreen(.push, "list"))
    store.send(.dismissScreens(count: 2))
    store.send(.dismissScreen())
    #expect(
      log.titles == [
        "📈 Routing_Screen_Appear", "⚠️ Routing_DismissScreenScount_CountNotFound",
        "📈 Routing_Screen_Dismiss", "📈 Routing_Screen_Appear",
      ]
    )
  }

  @Test func `events below the level are not reported`() {
    let log = Log()
    let store = store(log, from: .warning)
    store.send(.showScreen(.push, "list"))
    store.send(.dismissScreen("nobody"))
    #expect(log.titles == ["⚠️ Routing_DismissScreen_RouterIdNotFound"])
  }

  @Test func `an observer changes nothing`() {
    let (log, plain) = (Log(), ToyScreens.State(root: "home"))
    let store = store(log)
    for action in [ToyScreens.Action.showScreen(.sheet, "a"), .showAlert("b"), .dismissScreen()] {
      store.send(action)
    }
    #expect(store.state == plain.after(.showScreen(.sheet, "a"), .showAlert("b"), .dismissScreen()))
    #expect(!log.titles.isEmpty)
  }

  @Test func `an observer of modules is notified of their screens too`() {
    let log = Log()
    let store = Store(initialState: ToyModules.State(root: "welcome")) {
      ToyModules().observed(from: .analytic) { log.titles.append($0.title) }
    }
    store.send(.screens(.showScreen(.push, "page")))
    store.send(.showModule(.top, "home"))
    #expect(
      log.titles == [
        "📈 Routing_Screen_Appear", "📈 Routing_Screen_Dismiss", "📈 Routing_Screen_Dismiss",
        "📈 Routing_Module_Appear", "📈 Routing_Screen_Appear",
      ]
    )
  }

  @Test func `a URL is opened by the opener, and is an event`() async throws {
    final class Opened: Sendable { let urls = Locked<[String]>([]) }
    let (log, opened) = (Log(), Opened())
    let store = Store(initialState: ToyScreens.State(root: "home")) {
      ToyScreens { url in opened.urls.withLock { $0.append(url.absoluteString) } }
        .observed { log.titles.append("\($0)") }
    }
    let url = try #require(URL(string: "https://example.org/help"))
    await store.send(.openURL(url)).finish()
    #expect(opened.urls.withLock { $0 } == ["https://example.org/help"])
    #expect(
      log.titles == [
        "📈 Routing_Safari_Show\n  (key: \"url_string\", value: https://example.org/help)"
      ]
    )
  }

  @Test func `without an opener a URL is an issue`() throws {
    var issues: [String] = []
    let store = Store(initialState: ToyScreens.State(root: "home")) {
      ToyScreens()
    } onIssue: {
      issues.append($0.message)
    }
    store.send(.openURL(try #require(URL(string: "app:x"))))
    #expect(issues == ["nothing opens app:x: give ScreenNavigation(opening:) what does"])
  }
}
