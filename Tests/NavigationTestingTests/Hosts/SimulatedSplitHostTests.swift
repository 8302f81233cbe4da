import ComposableNavigation
import NavigationTesting
import NavigationTrace
import Testing

@MainActor
@Suite struct SimulatedSplitHostTests {
  typealias Split = SplitNavigation<String>

  @MainActor
  final class Window {
    let store = Store(initialState: Split.State(primary: ["list"], detail: ["none", "note"])) {
      Split()
    }
    let host = SimulatedSplitHost<String>()
    let handler: SplitNavigationHandler<Screens>
    var issues: [NavigationIssue] = []
    var trace: [TraceEvent] = []

    init() {
      handler = SplitNavigationHandler(store: store, viewProvider: Screens())
      store.onIssue = { [weak self] in self?.issues.append($0) }
      TraceRecorder(store, draw: { $0.tree.description }) { [weak self] in self?.trace.append($0) }
      handler.setup(with: host)
    }
  }

  @Test func `columns are shown, and one when there is no room`() {
    let window = Window()
    #expect(window.host.columns == SplitColumn.allCases)
    #expect(window.host.contents[.detail] == ["NONE", "NOTE"])
    window.host.loseRoom()
    #expect(window.store.state.isCollapsed)
    #expect(window.host.contents == [.primary: ["LIST", "NOTE"]])
    window.host.gainRoom()
    #expect(window.host.contents[.primary] == ["LIST"])
    #expect(window.issues == [])
  }

  @Test func `the user's back in the only column removes the detail, by its id`() {
    let window = Window()
    window.host.loseRoom()
    let id = window.store.state[.detail].topID
    window.host.primary.swipeBack()
    #expect(window.store.state[.detail].items == ["none"])
    #expect(window.store.state.column(of: id ?? .named("", occurrence: 1)) == nil)
    #expect(window.issues == [])
  }

  @Test func `a split that turns wide by itself gets its columns`() {
    let window = Window()
    window.host.expand()
    #expect(window.host.commands.count == 1)
    window.host.loseRoom()
    window.host.expand()
    #expect(!window.store.state.isCollapsed)
    #expect(!window.host.shown.hasExpanded)
    #expect(window.host.contents[.detail] == ["NONE", "NOTE"])
    #expect(window.issues == [])
  }

  @Test func `a collapse waits for its acknowledgement, and the columns wait for it`() {
    let window = Window()
    window.host.holdsAcknowledgements = true
    window.store.send(.setCollapsed(true))
    #expect(window.handler.waitsFor?.hasPrefix("the host to acknowledge collapse") == true)
    #expect(window.host.primary.presentables == ["LIST"])
    window.host.acknowledgeNext()
    #expect(window.host.contents == [.primary: ["LIST", "NOTE"]])
    #expect(window.handler.waitsFor == nil)
    #expect(window.issues == [])
  }

  @Test func `columns that go by themselves collapse the state`() {
    let window = Window()
    window.host.remove(Array(window.host.elements.dropFirst()))
    #expect(window.store.state.isCollapsed)
    #expect(window.host.contents == [.primary: ["LIST", "NOTE"]])
    #expect(window.issues == [])
  }

  @Test func `a trace has the commands of the split and its columns`() {
    let window = Window()
    window.store.send(.setCollapsed(true))
    let asked = window.trace.compactMap { event -> String? in
      guard case .asked(let host, let command, _) = event else { return nil }
      return "\(host) \(command)"
    }
    #expect(
      asked == [
        "1.1 expand e1 e2 e3", "1.2 push e1", "1.4 push e1 e2", "1.1 collapse e2 e3",
        "1.2 push e2",
      ]
    )
    #expect(
      window.trace.contains(
        .joined(
          TraceHost(lane: 1, number: 1),
          shape: "split",
          in: nil,
          element: nil
        )
      )
    )
  }
}
