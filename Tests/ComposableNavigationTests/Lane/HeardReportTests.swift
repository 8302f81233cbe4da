import Testing

@testable import ComposableNavigation

/// Law 47: a report that a host makes at any moment is handled in order, or has become void.
@MainActor @Suite struct HeardReportTests {
  /// The act of the user or the window inside a call.
  enum Act: CaseIterable {
    case goesBack, gesture, detach
  }

  /// A stack whose page “draft” is guarded and reports it.
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

      var leaveGuard: (@MainActor (Entry<String>) -> Stay?)? {
        { $0.item == "draft" ? Stay("draft") : nil }
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

    /// Ends whatever blocks the lane, and checks the result.
    func expectRest(_ act: Act, _ items: [String]) {
      switch act {
      case .goesBack: break
      case .gesture: host.endGesture()
      case .detach: host.attach()
      }
      #expect(store.state.items == items)
      #expect(host.titles == items)
      #expect(handler.waitsFor == nil)
      #expect(issues == [] && host.complaints == [])
    }
  }

  @Test(arguments: Act.allCases)
  func `what is reported while a host is told what stays is heard before it is asked`(act: Act) {
    let rig = Rig()
    rig.handler.setup(with: rig.host)
    let asked = rig.host.commands.count
    rig.host.inside[.stays] = { [unowned rig] in rig.act(act) }
    rig.store.send(.pushItem("draft"))
    #expect(rig.host.calls.filter { $0 == .stays }.count == 1)
    if act != .goesBack { #expect(rig.host.commands.count == asked) }
    rig.expectRest(act, act == .goesBack ? ["a", "draft"] : ["a", "b", "draft"])
  }

  @Test(arguments: Act.allCases)
  func `a report while the handlers in a host's views are read is handled`(act: Act) {
    let rig = Rig()
    rig.handler.setup(with: rig.host)
    rig.host.detach()
    rig.views[0].whenLookedAt = { [unowned rig] in rig.act(act) }
    rig.host.attach()
    rig.store.send(.pushItem("c"))
    rig.expectRest(act, act == .goesBack ? ["a", "c"] : ["a", "b", "c"])
  }

  @Test(arguments: Act.allCases)
  func `a report while a command's views are read is handled before the command`(
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
    #expect(rig.host.titles == ["x", "y"] && rig.host.complaints == [])
  }

  // MARK: Nested hosts

  /// A stack with a page that contains two stacks.
  @MainActor private final class Nest {
    let outer: ToyStackRig
    let first = ToyStackRig(["x"], isNested: true)
    let second = ToyStackRig(["y"], isNested: true)

    init() {
      first.setUp()
      second.setUp()
      let handlers = [first.handler, second.handler]
      outer = ToyStackRig(["list", "page"]) { title in
        let view = FakeView(title, id: title)
        if title == "page" { view.handlers = handlers }
        return view
      }
      outer.setUp()
    }
  }

  @Test(arguments: [false, true])
  func `a gesture that begins in a host whose page is being removed ends with the removal`(
    isMoved: Bool
  ) throws {
    let nest = Nest()
    let (first, second) = (try #require(nest.first.host), try #require(nest.second.host))
    first.inside[.didDetach] = { [unowned second] in second.beginGesture() }
    if isMoved {
      nest.outer.setUp(in: Lane())
    } else {
      nest.outer.host?.detach()
      nest.outer.host?.attach()
    }
    #expect(!second.isGesturing)
    nest.second.store.send(.pushItem("z"))
    nest.outer.store.send(.pushItem("more"))
    #expect(second.titles == ["y", "z"] && second.complaints == [])
    #expect(nest.outer.host?.titles == ["list", "page", "more"])
  }

  @Test func `a gesture that begins in a host whose page is being shown is kept`() throws {
    let nest = Nest()
    let (first, second) = (try #require(nest.first.host), try #require(nest.second.host))
    nest.outer.host?.detach()
    first.inside[.didAttach] = { [unowned second] in second.beginGesture() }
    nest.outer.host?.attach()
    nest.second.store.send(.pushItem("z"))
    #expect(second.titles == ["y"])
    second.endGesture()
    #expect(second.titles == ["y", "z"] && second.complaints == [])
  }

  @Test(arguments: [FakeCall.didAttach, .didDetach])
  func `a removal by the user while a nested host is notified is handled`(call: FakeCall) throws {
    let nest = Nest()
    let host = try #require(nest.first.host)
    nest.first.store.send(.pushItem("z"))
    host.inside[call] = { [unowned host] in host.userGoesBack() }
    nest.outer.host?.detach()
    nest.outer.host?.attach()
    #expect(nest.first.store.state.items == ["x"])
    #expect(host.titles == ["x"] && host.complaints == [])
    #expect(nest.first.issues == [])
  }

  // MARK: Another lane

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
    #expect(host.complaints == [] && nested.handler.waitsFor == nil && nested.issues == [])
  }

  @Test func `a host whose view is shown at another place is notified`() throws {
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
    // The next page contains the same stack.
    outer.store.send(.pushItem("b"))
    #expect(host.calls == [.begin, .didAttach])
    host.finish()
    #expect(host.calls == [.begin, .didAttach, .didDetach, .didAttach])
    #expect(host.titles == ["x", "y"] && host.complaints == [])
    #expect(nested.handler.waitsFor == nil && nested.issues == [])
  }
}
