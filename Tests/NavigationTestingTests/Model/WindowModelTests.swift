import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

@Suite struct WindowModelTests {
  private struct Desktop: Reducer {
    struct State: Hashable, Sendable, Codable {
      var windows = WindowNavigation<Int>.State(items: [0, 1], reopening: .kept(limit: 2))
    }

    enum Action: Hashable, Sendable, Codable {
      case windows(WindowNavigation<Int>.Action)
    }

    var body: some Reducer<State, Action> {
      WindowNavigation<Int>().pullback(state: \.windows, action: /Action.windows)
    }
  }

  private var model: NavigationModel<Desktop.State, Desktop.Action> {
    NavigationModel(initialState: Desktop.State()) { Desktop() }
      .windows(\.windows, action: /Desktop.Action.windows)
      .program { state in
        [
          .windows(.open(7, .another)), .windows(.open(0)), .windows(.close()), .windows(.reopen()),
          .windows(.setItems(state.windows.items.reversed())),
        ]
      }
  }

  @Test func `for all acts of the user and slow hosts, the windows are those of the state`() {
    let result =
      model
      .invariant("one window is focused while any is open") { state in
        (state.windows.focusedItem == nil) == state.windows.items.isEmpty
      }
      .explore(operations: 2, removals: 1)
    print("searched windows, 2 and 1: \(result)")
    result.expectNone()
  }

  @Test func `the user focuses and closes windows`() throws {
    let focused =
      model
      .invariant("the second window is focused") { $0.windows.focusedItem != 0 }
      .explore(operations: 0, removals: 1)
    #expect(
      try #require(focused.counterexample).script == [
        "// the user selects 0",
        "await store.send(.windows(.focus(.entry(.name(0)), cause: .user)))",
      ]
    )
    let closed =
      model
      .invariant("two windows are open") { $0.windows.items.count > 1 }
      .explore(operations: 0, removals: 1)
    #expect(try #require(closed.counterexample).script.last?.contains(".close(") == true)
  }
}
