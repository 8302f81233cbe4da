import ComposableNavigation
import NavigationScreens
import NavigationTesting
import TestSupport
import Testing

/// The laws of handlers and hosts, searched for lists of screens: the reducer, the reconcilers and
/// their lane are the real ones.
@Suite struct ScreenNavigationSearchLaws {
  private typealias Screens = ScreenNavigation<Int>

  /// A reducer that takes a report for a count, as SwiftfulRouting does with a swipe.
  private struct Counting: Reducer {
    func reduce(into state: inout Screens.State, action: Screens.Action) -> Effect<Screens.Action> {
      guard case .stack(of: _, .remove(let ids, cause: .user, animated: _)) = action else {
        return Screens().reduce(into: &state, action: action)
      }
      return Screens().reduce(into: &state, action: .dismissScreens(upToCount: ids.count))
    }
  }

  private typealias Model = NavigationModel<Screens.State, Screens.Action>

  private func model(
    _ initial: Screens.State = .init(root: 0),
    _ reducer: some Reducer<Screens.State, Screens.Action> = Screens()
  ) -> Model {
    containers(of: nil).reduce(NavigationModel(initialState: initial) { reducer }) {
      $0.container($1)
    }
    .invariant("the root stays") { $0.screens.first == 0 }
    .invariant("no screen is open twice") { Set($0.entries.ids).count == $0.entries.count }
  }

  /// A stack, a modal over it, and in what that presents the same again.
  private func containers(
    of environment: EntryID?
  ) -> [ModelContainer<Screens.State, Screens.Action>] {
    [
      .stack(
        { state in
          let stack = state[stackOf: environment]
          return stack.items.isEmpty ? nil : stack
        },
        action: { .stack(of: environment, $0) }
      ),
      .modal(
        { state in
          environment.map(state.entries.contains) == false ? nil : state[modalOver: environment]
        },
        action: { .modal(over: environment, $0) },
        inside: { $0.item.screen == nil ? [] : containers(of: $0.id) }
      ),
    ]
  }

  private func taps(_ state: Screens.State) -> [Screens.Action] {
    [.showScreen(.push, 1, from: state.topID), .showScreen(.sheet, 2, from: state.topID)]
  }

  @Test func `a person opens, goes back and swipes away, on slow hosts`() {
    let result = model()
      .person(taps)
      .explore(operations: isFullBound ? 4 : 3, removals: isFullBound ? 3 : 2)
    print("searched screens of a person: \(result)")
    #expect(result.counterexample == nil && result.isComplete, "\(result)")
  }

  @Test func `a program puts screens anywhere while a person takes others away`() {
    let start = Screens.State(root: 0).after(
      .showScreens([.init(.push, 1), .init(.sheet, 2), .init(.push, 3)])
    )
    let result = model(start)
      .program { _ in
        [
          .showScreen(.sheet, 4, by: .root), .showScreen(.push, 5, by: .root),
          .showScreens([.init(.fullScreenCover, 6), .init(.push, 7)]), .dismissAllScreens(),
          .dismissEnvironment(), .dismissPushStack(), .dismissScreen(.entry(.counted(2))),
        ]
      }
      .explore(operations: 2, removals: isFullBound ? 2 : 1)
    print("searched screens of a program: \(result)")
    #expect(result.counterexample == nil && result.isComplete, "\(result)")
  }

  @Test func `reports that are counted would be found out`() throws {
    let result = model(Screens.State(root: 0).after(.showScreen(.push, 1)), Counting())
      .program { _ in [.dismissScreen(), .showScreen(.push, 2)] }
      .explore(operations: 2, removals: 1)
    let found = try #require(result.counterexample)
    #expect(found.script.count <= 6, "\(result)")
  }
}
