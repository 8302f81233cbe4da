import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing
import TestSupport

/// Screens whose work never ends.
private struct App: Reducer {
  struct State: Equatable {
    var screens = ToyScreens.State(root: "home")
  }

  enum Action: Sendable {
    case screens(ToyScreens.Action), begin(EntryID, Bool)
  }

  let clock = TestClock()

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.screens, action: /Action.screens, elements: /Action.begin) { [clock] in
        Reduce<String, Bool> { _, _ in
          .run { _ in try await clock.sleep(for: .seconds(1)) }
        }
      }
  }
}

/// The law of effects for screens, whose list can change in the middle.
@MainActor @Suite struct ScreenEffectLaws {
  /// Compares the work in flight with that of the screens that `remain` returns for the screens
  /// before and after an action.
  private func search(_ remain: ([EntryID], [EntryID]) -> [EntryID]) -> ToySearch {
    var laws = ToySearch("actions on screens with work in flight")
    for seed in 0..<seedBound(80) {
      var numbers = ToyRandom(seed: seed)
      let store = Store(initialState: App.State()) { App() }
      var working: [Visit] = []
      for _ in 0..<40 {
        let before = store.state.screens
        if let id = before.entries.ids.randomElement(using: &numbers) {
          store.send(.begin(id, true))
          working.append(Visit(id))
        }
        let action = action(in: before, &numbers)
        store.send(.screens(action))
        let after = store.state.screens
        let there = Set(remain(before.entries.ids, after.entries.ids).map { Visit($0) })
        working = working.filter(there.contains)
        let live = store.liveEffectCount
        laws.check(
          live == working.count,
          "\(live) of \(working.count) effects after \(action) on \(before.drawing)"
        )
        if live != working.count || after.entries.count > 12 { break }
      }
    }
    return laws
  }

  @Test func `however screens go, exactly their effects are cancelled`() {
    search { _, after in after }.finish()
  }

  @Test func `a rule by which nothing below an unchanged top screen ends is found`() {
    search { before, after in
      guard let top = after.last, before.last?.isSame(as: top) == true else { return after }
      return before + after
    }
    .expectFound()
  }

  /// Returns a random action, often one that replaces a screen below others.
  private func action(in state: ToyScreens.State, _ numbers: inout ToyRandom) -> ToyScreens.Action {
    guard Int.random(in: 0..<5, using: &numbers) == 0 else {
      return .random(in: state, &numbers)
    }
    let first = state.environments.randomElement(using: &numbers)?.first?.id
    return .stack(of: first, .replaceTop(with: .init(screen: "new")))
  }
}
