import Testing
import TestSupport

@testable import ComposableNavigation

@MainActor @Suite struct HostTakenTests {
  private struct Screens: ViewProviding {
    func makePresentable(for item: String) -> FakeView { FakeView(item, id: item) }
  }

  private struct OtherScreens: ViewProviding {
    func makePresentable(for item: String) -> FakeView { FakeView("other " + item, id: item) }
  }

  private func store(_ items: String...) -> StackStore {
    StackStore(initialState: .init(items: items)) { KeepingStack(kept: []) }
  }

  private func issue(_ old: String, _ new: String) -> NavigationIssue {
    NavigationIssue(
      .host,
      "\(old) has lost its host to \(new), which was set up with it, and shows nothing any more: "
        + "set up one handler with each host"
    )
  }

  @Test func `a handler whose host is taken by another stops, with an issue`() {
    let (first, second) = (store("a"), store("x"))
    var issues: [NavigationIssue] = []
    first.onIssue = { issues.append($0) }
    second.onIssue = { issues.append($0) }
    let host = FakeStackHost()
    let old = StackNavigationHandler(store: first, viewProvider: Screens())
    old.setup(with: host)
    let new = StackNavigationHandler(store: second, viewProvider: OtherScreens())
    new.setup(with: host)
    #expect(
      issues == [issue("StackNavigationHandler<Screens>", "StackNavigationHandler<OtherScreens>")]
    )
    #expect(host.titles == ["other x"])
    first.send(.pushItem("b"))
    #expect(host.titles == ["other x"])
    #expect(old.lane == nil)
    second.send(.pushItem("y"))
    #expect(host.titles == ["other x", "other y"])
    host.userGoesBack()
    #expect(first.state.items == ["a", "b"])
    #expect(second.state.items == ["x"])
    #expect(issues.count == 1)
    #expect(host.complaints == [])
  }

  @Test func `two handlers of one kind have different names`() {
    let (first, second) = (store("a"), store("x"))
    var issues: [NavigationIssue] = []
    first.onIssue = { issues.append($0) }
    let host = FakeStackHost()
    let handlers = [first, second].map { store in
      let handler = StackNavigationHandler(store: store, viewProvider: Screens())
      handler.setup(with: host)
      return handler
    }
    let name = "StackNavigationHandler<Screens>"
    #expect(issues == [issue(name, "another " + name)])
    #expect(handlers.map { $0.lane == nil } == [true, false])
  }

  @Test func `an acknowledgement of a command of the handler before changes nothing`() {
    let (first, second) = (store("a"), store("x"))
    var issues: [NavigationIssue] = []
    first.onIssue = { issues.append($0) }
    second.onIssue = { issues.append($0) }
    let (host, lane) = (FakeStackHost(), Lane())
    let old = StackNavigationHandler(store: first, viewProvider: Screens())
    old.setup(with: host, in: lane)
    host.answering = .later
    first.send(.pushItem("b"))
    let new = StackNavigationHandler(store: second, viewProvider: Screens())
    new.setup(with: host, in: lane)
    for acknowledgement in host.void { acknowledgement.done(showing: [ElementID(1)]) }
    #expect(issues.map(\.kind) == [.host, .acknowledgement])
    #expect(host.words == ["push a", "push b", "push x"])
    host.finish()
    #expect(host.titles == ["x"])
    #expect(new.waitsFor == nil)
    #expect(old.waitsFor == nil)
  }

  @Test
  func `the same handler may be set up again with its host, and another with one that is free`() {
    let store = store("a")
    var issues: [NavigationIssue] = []
    store.onIssue = { issues.append($0) }
    let host = FakeStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: Screens())
    handler.setup(with: host)
    let views = host.views
    handler.setup(with: host)
    #expect(host.titles == ["a"])
    #expect(zip(host.views, views).allSatisfy { $0 === $1 })
    store.send(.pushItem("b"))
    #expect(host.titles == ["a", "b"])
    // The handler has moved to another host, so its first host is free.
    handler.setup(with: FakeStackHost())
    let other = StackNavigationHandler(store: self.store("x"), viewProvider: Screens())
    other.setup(with: host)
    #expect(host.titles == ["x"])
    #expect(issues == [])
  }

  @Test func `a handler whose host was taken shows its views in another`() {
    let (first, second) = (store("a"), store("x"))
    first.onIssue = { _ in }
    let host = FakeStackHost()
    let old = StackNavigationHandler(store: first, viewProvider: Screens())
    old.setup(with: host)
    let view = host.views.first
    let new = StackNavigationHandler(store: second, viewProvider: Screens())
    new.setup(with: host)
    first.send(.pushItem("b"))
    let free = FakeStackHost()
    old.setup(with: free)
    #expect(free.titles == ["a", "b"])
    #expect(free.views.first === view)
    #expect(host.titles == ["x"])
  }
}
