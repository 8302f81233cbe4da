import Testing
import TestSupport

@testable import ComposableNavigation

/// Law 47: a report that a host makes at any moment is handled, in order, or has become void.
@MainActor @Suite struct HeardReportTests {
  /// The act of the user or the window inside a call.
  enum Act: CaseIterable {
    case goesBack, gesture, detach
  }

  /// A stack whose page “draft” stays, and that says so.
  @MainActor private final class Rig {
    let store = StackStore(initialState: .init(items: ["a", "b"])) { KeepingStack(kept: []) }
    let host = FakeStackHost()
    private(set) var views: [FakeView] = []
    private(set) var issues: [NavigationIssue] = []
    fileprivate lazy var handler = StackNavigationHandler(
      store: store,
      viewProvider: Screens(self)
    )

    fileprivate struct Screens: ViewProviding {
      let rig: Rig

      init(_ rig: Rig) { self.rig = rig }

      func makePresentable(for item: String) -> FakeView {
        rig.views.append(FakeView(item, id: item))
        return rig.views[rig.views.count - 1]
      }

      var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
        { $0.item == "draft" ? LeaveBlocker("draft") : nil }
      }
    }

    init() { store.onIssue = { [weak self] in self?.issues.append($0) } }

    func act(_ act: Act) {
      switch act {
      case .goesBack: host.userGoesBack()
      case .gesture: host.beginGesture()
      case .detach: host.detach()
      }
    }

    /// Undoes what holds the lane, and looks at the end.
    func expectRest(_ act: Act, _ items: [String]) {
      switch act {
      case .goesBack: break
      case .gesture: host.endGesture()
      case .detach: host.attach()
      }
      #expect(store.state.items == items)
      #expect(host.titles == items)
      #expect(handler.waitsFor == nil)
      #expect(issues == [])
      #expect(host.complaints == [])
    }
  }

  @Test(arguments: Act.allCases)
  func `what is reported while a host is told what stays is heard before it is asked`(act: Act) {
    let rig = Rig()
    rig.handler.setup(with: rig.host)
    let asked = rig.host.commands.count
    rig.host.inside[.blockers] = { [unowned rig] in rig.act(act) }
    rig.store.send(.pushItem("draft"))
    #expect(rig.host.calls.filter { $0 == .blockers }.count == 1)
    if act != .goesBack { #expect(rig.host.commands.count == asked) }
    rig.expectRest(act, act == .goesBack ? ["a", "draft"] : ["a", "b", "draft"])
  }

  @Test(arguments: Act.allCases)
  func `what is reported while the handlers in a host's views are read is heard`(act: Act) {
    let rig = Rig()
    rig.handler.setup(with: rig.host)
    rig.host.detach()
    rig.views[0].whenLookedAt = { [unowned rig] in rig.act(act) }
    rig.host.attach()
    rig.store.send(.pushItem("c"))
    rig.expectRest(act, act == .goesBack ? ["a", "c"] : ["a", "b", "c"])
  }

  @Test(arguments: Act.allCases)
  func `what is reported while a command's views are looked at is heard before it is asked`(
    act: Act
  ) {
    let rig = Rig()
    var isFirst = true
    rig.handler.setup(with: rig.host)
    let subscription = rig.store.observe { [unowned rig] state in
      guard isFirst, state.items.count == 3 else { return }
      isFirst = false
      rig.act(act)
    }
    rig.store.send(.pushItem("c"))
    rig.expectRest(act, act == .goesBack ? ["a", "b"] : ["a", "b", "c"])
    subscription.cancel()
  }

  @Test func `a gesture that begins while a host begins is heard`() {
    let rig = Rig()
    rig.host.inside[.begin] = { [unowned rig] in rig.host.beginGesture() }
    rig.handler.setup(with: rig.host)
    #expect(rig.host.commands == [])
    rig.expectRest(.gesture, ["a", "b"])
  }

  @Test(arguments: [true, false])
  func `a handler that is set up inside begin is heard afterwards`(isSame: Bool) {
    let rig = Rig()
    let first = isSame ? rig.host : FakeStackHost()
    first.inside[.begin] = { [unowned rig] in rig.handler.setup(with: rig.host) }
    rig.handler.setup(with: first)
    #expect(rig.host.titles == ["a", "b"])
    rig.host.userGoesBack()
    #expect(rig.store.state.items == ["a"])
    rig.store.send(.pushItem("c"))
    rig.expectRest(.goesBack, ["a", "c"])
    #expect(isSame || first.commands == [])
  }

  @Test func `a host that another handler takes inside begin is that handler's`() {
    let rig = Rig()
    let other = ToyStackRig(["x"])
    other.host = rig.host
    rig.host.inside[.begin] = { other.setUp() }
    rig.handler.setup(with: rig.host)
    #expect(rig.host.titles == ["x"])
    #expect(rig.issues.count == 1)
    rig.store.send(.pushItem("c"))
    other.store.send(.pushItem("y"))
    #expect(rig.host.titles == ["x", "y"])
    #expect(rig.host.complaints == [])
  }

  @Test func `a host that is set up anew has begun before the handlers in its views are read`() {
    let rig = Rig()
    rig.handler.setup(with: rig.host)
    var seen: [String]?
    rig.views[1].whenLookedAt = { [unowned rig] in
      // What the user takes away between the two would come back.
      seen = rig.host.titles
      rig.host.userGoesBack()
    }
    rig.handler.setup(with: rig.host)
    #expect(seen == [])
    rig.expectRest(.goesBack, ["a", "b"])
  }

  // MARK: Another lane

  @Test(arguments: [false, true])
  func `what the user takes away is heard when its handler is set up meanwhile`(isOther: Bool)
    throws
  {
    let (rig, lane) = (ToyStackRig(["a", "b"]), Lane())
    rig.setUp(in: lane)
    let host = try #require(rig.host)
    host.beforeAnswer = { [unowned host] in
      host.beforeAnswer = nil
      host.userGoesBack()
      rig.setUp(in: isOther ? Lane() : lane)
    }
    rig.store.send(.pushItem("c"))
    #expect(rig.store.state.items == ["a", "c"])
    #expect(host.titles == ["a", "c"])
    #expect(rig.issues == [])
    #expect(rig.handler.waitsFor == nil)
  }

  /// Row 5 of issue 27.
  @Test(arguments: [false, true])
  func `a host in a view hears that its handler's lane is another one, as in the same one`(
    isOther: Bool
  ) throws {
    let lane = Lane()
    let nested = ToyStackRig(["x"], isNested: true)
    nested.setUp()
    let outer = ToyStackRig(["list"]) { title in
      let view = FakeView(title, id: title)
      view.handlers = [nested.handler]
      return view
    }
    outer.setUp(in: lane)
    let host = try #require(nested.host)
    host.answering = .later
    nested.store.send(.pushItem("y"))
    host.beginGesture()
    outer.setUp(in: isOther ? Lane() : lane)
    #expect(host.calls == [.begin, .didAttach, .didDetach, .didAttach])
    host.answering = .atOnce
    host.finish()
    nested.store.send(.pushItem("z"))
    #expect(host.titles == ["x", "y", "z"])
    #expect(host.complaints == [])
    #expect(nested.handler.waitsFor == nil)
    #expect(nested.issues == [])
  }

  @Test func `a host whose view is shown at another place hears of it`() throws {
    let nested = ToyStackRig(["x"], isNested: true)
    nested.setUp()
    let outer = ToyStackRig(["a"]) { title in
      let view = FakeView(title, id: title)
      view.handlers = [nested.handler]
      return view
    }
    outer.setUp()
    let host = try #require(nested.host)
    host.answering = .later
    nested.store.send(.pushItem("y"))
    // The next page has the same stack in it.
    outer.store.send(.pushItem("b"))
    #expect(host.calls == [.begin, .didAttach])
    host.finish()
    #expect(host.calls == [.begin, .didAttach, .didDetach, .didAttach])
    #expect(host.titles == ["x", "y"])
    #expect(host.complaints == [])
    #expect(nested.handler.waitsFor == nil)
    #expect(nested.issues == [])
  }
}
