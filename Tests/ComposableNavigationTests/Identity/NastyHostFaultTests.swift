import ComposableNavigation
import Testing
import TestSupport

/// Every mistake in the table of “Writing a host” causes an issue, and an honest host causes none.
@Suite @MainActor struct NastyHostFaultTests {
  private typealias Stack = StackNavigation<String>

  @MainActor
  private final class Rig {
    let store = Store(initialState: Stack.State(items: ["root"])) { Stack() }
    let handler: StackNavigationHandler<NastyMaker>
    private(set) var issues: [NavigationIssue] = []

    init() {
      handler = StackNavigationHandler(store: store, viewProvider: NastyMaker { NastyView($0) })
      store.onIssue = { [weak self] issue in self?.issues.append(issue) }
    }
  }

  private func makeHost() -> NastyStackHost {
    NastyStackHost("host", log: NastyLog(), isRoot: true)
  }

  @Test func `a host that carries out all commands causes no issue`() {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    host.pace = .slow
    rig.store.send(.pushItem("a"))
    _ = host.back(1)
    host.finish()
    rig.store.send(.pushItem("b"))
    host.detach()
    host.attach()
    host.finish()
    rig.handler.setup(with: host)
    host.finish()
    #expect(rig.issues == [])
    #expect(host.views.map(\.title) == ["root", "b"])
    #expect(host.log.notes == [])
  }

  @Test func `a second answer is an issue and changes nothing`() {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    host.fault = .answersTwice
    rig.store.send(.pushItem("a"))
    #expect(rig.issues.map(\.kind) == [.acknowledgement])
    #expect(host.views.map(\.title) == ["root", "a"])
    #expect(rig.handler.waitsFor == nil)
  }

  @Test func `an acknowledgement that is let go unused is an issue and a refusal`() async {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    host.fault = .drops
    rig.store.send(.pushItem("a"))
    for _ in 0..<5 { await Task.yield() }
    #expect(rig.issues.map(\.kind) == [.acknowledgement])
    #expect(rig.handler.refusal == .dropped)
    host.ready()
    #expect(host.views.map(\.title) == ["root", "a"])
    #expect(rig.handler.refusal == nil)
  }

  @Test func `an acknowledgement that names the former elements is an issue and a refusal`() {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    host.fault = .forgets
    rig.store.send(.pushItem("a"))
    #expect(rig.issues.count == 1)
    #expect(rig.handler.refusal == .unchanged)
  }

  @Test func `an element that a host forgot to name is removed once it is named again`() {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    rig.store.send(.pushItem("a"))
    host.fault = .forgets
    rig.store.send(.replaceTop(with: "b"))
    rig.store.send(.setItems(["root"]))
    rig.store.send(.pushItem("c"))
    #expect(host.views.map(\.title) == ["root", "c"])
    #expect(rig.handler.waitsFor == nil)
  }

  @Test func `a report from a host that said it is away is an issue and changes nothing`() {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    rig.store.send(.pushItem("a"))
    let top = host.shown.elements.suffix(1)
    host.detach()
    host.onReport?(.removed(Array(top)))
    #expect(rig.issues.count == 1)
    #expect(rig.store.state.items == ["root", "a"])
  }

  @Test func `an answer after a host said that it is away is an issue and changes nothing`() throws
  {
    let rig = ToyStackRig(["root"])
    let host = try #require(rig.host)
    rig.setUp()
    host.answering = .later
    rig.store.send(.pushItem("a"))
    host.carryOut()
    host.leaveInTheMiddle()
    for acknowledgement in host.void { acknowledgement.done(showing: host.shown) }
    #expect(rig.issues.count == 1)
    #expect(rig.store.state.items == ["root", "a"])
  }

  @Test func `a host whose acknowledgements alternate is an issue, and sending returns`() throws {
    let rig = ToyStackRig(["root"])
    let host = try #require(rig.host)
    rig.setUp()
    host.answering = .later
    // It shows alternately the first page and the first two.
    host.afterAnswer = { [weak host] in
      guard let host else { return }
      host.carryOut()
      let elements = host.shown.elements
      if elements.count == 3 { host.lose(Array(elements.dropFirst(1 + host.performed % 2))) }
      // An endless run is stopped so that the test ends.
      if host.performed < 1_000 { host.finish() }
    }
    rig.store.send(.pushItems(["b", "c"]))
    #expect(host.performed < 1_000)
    #expect(!rig.issues.isEmpty)
    #expect(rig.handler.refusal != nil)
  }
}
