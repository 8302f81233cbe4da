import ComposableNavigation
import TestSupport
import Testing

/// What the table of “Writing a host” calls a mistake is noticed, each by an issue; an honest host is
/// told off for nothing.
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

  @Test func `a host that does all that it is asked is told off for nothing`() {
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

  @Test func `an answer that names what was shown before is an issue and a refusal`() {
    let (rig, host) = (Rig(), makeHost())
    rig.handler.setup(with: host)
    host.fault = .forgets
    rig.store.send(.pushItem("a"))
    #expect(rig.issues.count == 1)
    #expect(rig.handler.refusal == .unchanged)
  }

  @Test func `what a host forgot to name goes once it is named again`() {
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

  @Test func `an answer after a host said that it is away is an issue and changes nothing`() {
    let (rig, host) = (Rig(), LyingHost())
    rig.handler.setup(with: host)
    host.holds = true
    rig.store.send(.pushItem("a"))
    host.onReport?(.detached)
    host.answerHeld()
    #expect(rig.issues.count == 1)
    #expect(rig.store.state.items == ["root", "a"])
  }

  @Test func `a host whose answers alternate is told off, and sending returns`() {
    let (rig, host) = (Rig(), LyingHost())
    rig.handler.setup(with: host)
    host.alternates = true
    rig.store.send(.pushItems(["b", "c"]))
    #expect(host.count < LyingHost.bound)
    #expect(!rig.issues.isEmpty)
    #expect(rig.handler.refusal != nil)
  }

  /// Answers late, or shows now the first page alone and now the first two.
  @MainActor
  private final class LyingHost: StackHost {
    static var bound: Int { 1_000 }

    let capabilities = StackCapabilities.all
    var onReport: HostReport.Receiver?
    var holds = false
    var alternates = false
    private(set) var count = 0
    private var ids: [ElementID] = []
    private var held: [Acknowledgement] = []

    var shown: Showing { Showing(ids) }

    func perform(
      _ command: StackCommand<ElementID>,
      presentables: [ElementID: NastyView],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      count += 1
      ids = command.applied(to: ids)
      if alternates, ids.count == 3 { ids = Array(ids.prefix(count.isMultiple(of: 2) ? 1 : 2)) }
      // Who never comes to an end is stopped, so that the test does.
      if holds || count >= Self.bound { return held.append(acknowledgement) }
      acknowledgement.done(showing: shown)
    }

    func answerHeld() {
      let ended = held
      held = []
      for acknowledgement in ended { acknowledgement.done(showing: shown) }
    }
  }
}
