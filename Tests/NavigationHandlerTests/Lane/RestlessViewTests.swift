import Testing
import TestSupport

@testable import ComposableNavigation

/// Views that return other handlers at each read, for which a lane must not wait again and again.
@MainActor @Suite struct RestlessViewTests {
  /// A view that makes a handler whenever its handlers are read.
  @MainActor private final class Restless: HandlerContaining {
    private(set) var looks = 0
    private var kept: [any NavigationHandler] = []
    private var hosts: [AnyObject] = []
    /// The view in each of its handlers' hosts, if that view is restless too.
    private let page: Restless?

    init(around page: Restless? = nil) { self.page = page }

    var handlers: [any NavigationHandler] {
      looks += 1
      // An endless lane is a failure, so the test stops it.
      guard looks < 20 else { return kept }
      if let page {
        let host = RestlessStack(isAttached: false)
        let store = StackStore(initialState: .init(items: ["page"])) { KeepingStack(kept: []) }
        let screens = RestlessScreens(page: page, root: Restless())
        let handler = StackNavigationHandler(store: store, viewProvider: screens)
        handler.setup(with: host)
        hosts.append(host)
        kept.append(handler)
        return [handler]
      }
      let host = FakeStackHost()
      host.preloadsOffscreen = true
      host.isAttached = false
      let store = StackStore(initialState: .init(items: ["x"])) { KeepingStack(kept: []) }
      let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
      hosts.append(host)
      kept.append(handler)
      return [handler]
    }
  }

  private struct RestlessScreens: ViewProviding {
    let page: Restless
    let root: Restless

    func makePresentable(for item: String) -> Restless { item == "page" ? page : root }
  }

  private final class RestlessStack: StackHost {
    let capabilities = StackCapabilities.all
    let preloadsOffscreen = true
    let isAttached: Bool
    var onReport: HostReport.Receiver?
    private(set) var shown = Showing.nothing

    init(isAttached: Bool = true) { self.isAttached = isAttached }

    func perform(
      _ command: StackCommand<ElementID>,
      presentables: [ElementID: Restless],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      shown = Showing(command.applied(to: shown.elements))
      acknowledgement.done(showing: shown)
    }
  }

  // The lane looked forever at nested views that name new handlers each time. Now it takes a
  // command back once for each member. Tried with one view, and with one inside another.
  @Test(arguments: [1, 2])
  func `views that name other handlers at each look are waited for once each`(depth: Int) {
    let store = StackStore(initialState: .init(items: ["root"])) { KeepingStack(kept: []) }
    let (page, host) = (Restless(around: depth > 1 ? Restless() : nil), RestlessStack())
    let screens = RestlessScreens(page: page, root: Restless())
    let handler = StackNavigationHandler(store: store, viewProvider: screens)
    handler.setup(with: host)
    store.send(.pushItem("page"))
    #expect(host.shown.elements.count == 2)
    #expect(page.looks < 10)
  }
}
