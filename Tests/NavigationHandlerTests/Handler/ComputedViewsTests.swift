import Testing
import TestSupport

@testable import ComposableNavigation

/// The views of a state that is computed at each reading.
@MainActor @Suite struct ComputedViewsTests {
  /// Counts the computations of a state.
  private final class Readings {
    var count = 0
  }

  private struct Drafts: Reducer {
    struct State {
      var drafts: [ToyDraft]
      let readings: Readings
      var stack: StackNavigation<ToyDraft>.State {
        get {
          readings.count += 1
          return .init(items: drafts, id: \.id)
        }
        set { drafts = newValue.items }
      }
    }

    enum Action {
      case stack(StackNavigation<ToyDraft>.Action)
      case write(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .write(let text) = action {
        for index in state.drafts.indices { state.drafts[index].text = text }
      }
      return .none
    }
  }

  private struct Screens: ViewProviding {
    var made: @MainActor (ToyDraft) -> Void = { _ in }

    func makePresentable(for draft: ToyDraft) -> FakeView {
      defer { made(draft) }
      return FakeView(draft.text, id: "\(draft.id)")
    }
  }

  private func store(_ count: Int, _ readings: Readings) -> Store<Drafts.State, Drafts.Action> {
    let drafts = (0..<count).map { ToyDraft(id: $0, text: "old") }
    return Store(initialState: Drafts.State(drafts: drafts, readings: readings)) { Drafts() }
  }

  @Test func `the state is read as often for many views as for two`() {
    func count(_ size: Int) -> Int {
      let readings = Readings()
      let store = store(size, readings)
      let host = FakeStackHost()
      let handler = StackNavigationHandler(
        store: store.scope(state: \.stack, action: /Drafts.Action.stack),
        viewProvider: Screens()
      )
      handler.setup(with: host)
      #expect(host.titles == Array(repeating: "old", count: size))
      return readings.count
    }
    #expect(count(40) == count(2))
  }

  @Test func `a view that changes the state has the next ones made of the new one`() {
    let store = store(3, Readings())
    let host = FakeStackHost()
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /Drafts.Action.stack),
      viewProvider: Screens { if $0.id == 0 { store.send(.write("new")) } }
    )
    handler.setup(with: host)
    #expect(host.titles == ["old", "new", "new"])
  }
}
