import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing
import TestSupport

/// Searches the laws of handlers and hosts for lists of screens, with the real reducer, reconcilers
/// and lane.
@Suite struct ScreenNavigationSearchLaws {
  private typealias Screens = ScreenNavigation<Int>

  /// A reducer that treats a report as a count, as SwiftfulRouting does with a swipe.
  private struct Counting: Reducer {
    func reduce(into state: inout Screens.State, action: Screens.Action) -> Effect<Screens.Action> {
      guard case .stack(of: _, .remove(let ids, cause: .user, animated: _)) = action else {
        return Screens().reduce(into: &state, action: action)
      }
      return Screens().reduce(into: &state, action: .dismissScreens(upToCount: ids.count))
    }
  }

  /// A reducer that keeps a sheet and the screens in it when the user removes it.
  private struct Keeping: Reducer {
    func reduce(into state: inout Screens.State, action: Screens.Action) -> Effect<Screens.Action> {
      switch action {
      case .modal(over: _, .remove(_, cause: .user, animated: _)): .none
      default: Screens().reduce(into: &state, action: action)
      }
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

  /// Returns a stack, a modal over it, and the same again inside the presentation.
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

  /// Returns the actions of ``taps(_:)``, or the answers to a pending question.
  private func answers(_ state: Screens.State) -> [Screens.Action] {
    guard let alert = state.alert else { return taps(state) }
    return ["Go", "Stay"].map { .alert(.tap(.tap($0), of: alert.id)) }
  }

  private let ask: Screens.Action = .showAlert("Go?") {
    ButtonState("Go", action: .showScreen(.sheet, 3))
    ButtonState("Stay", role: .cancel)
  }

  @Test func `the user opens, goes back and swipes away, on slow hosts`() {
    let result = model()
      .user(taps)
      .explore(operations: bound(3, full: 4), removals: bound(1, full: 3))
    print("searched screens of the user: \(result)")
    result.expectNone()
  }

  @Test func `a program inserts screens anywhere while the user removes others`() {
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
      .explore(operations: bound(1, full: 2), removals: bound(1, full: 2))
    print("searched screens of a program: \(result)")
    result.expectNone()
  }

  @Test func `alerts come and are answered while screens come and go`() {
    let result = model()
      .user(answers)
      .program { [ask] _ in [ask, .showAlert("Root", on: .root), .dismissAllAlerts()] }
      .explore(operations: bound(2, full: 3), removals: 1)
    print("searched alerts: \(result)")
    result.expectNone()
  }

  @Test func `hosts refuse, and show the state when they are ready`() {
    let result = model()
      .user(answers)
      .program { [ask] _ in [ask, .dismissAllScreens()] }
      .explore(
        operations: bound(2, full: 3),
        removals: 1,
        refusals: bound(1, full: 2)
      )
    print("searched screens that hosts refuse: \(result)")
    result.expectNone()
  }

  @Test func `screens that the reducer keeps are shown again`() {
    let result = model(.init(root: 0), Keeping())
      .user(taps)
      .explore(operations: bound(2, full: 3), removals: 2, refusals: bound(0, full: 1))
    print("searched screens that stay: \(result)")
    result.expectNone()
  }

  @Test func `reports that are counted would be found out`() throws {
    let result = model(Screens.State(root: 0).after(.showScreen(.push, 1)), Counting())
      .program { _ in [.dismissScreen(), .showScreen(.push, 2)] }
      .explore(operations: 2, removals: 1)
    let found = try #require(result.counterexample)
    #expect(found.script.count <= 6, "\(result)")
  }
}
