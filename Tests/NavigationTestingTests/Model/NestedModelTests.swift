import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

@Suite struct NestedModelTests {
  @Test func `tabs with a stack in each and a sheet over them have no fault`() {
    let result = Self.model.explore(operations: 2, removals: 2)
    print("searched tabs, stacks and a sheet, 2 and 2: \(result)")
    result.expectNone()
  }

  @Test func `the user selects tabs, and goes back in the front one`() throws {
    let selected = Self.model
      .invariant("the first tab is active") { $0.tabs.activeItem == .first }
      .explore(operations: 0, removals: 1)
    #expect(
      try #require(selected.counterexample).script == [
        "// the user selects second",
        "await store.send(.tabs(.select(.entry(.name(Rooms.Tab.second)), cause: .user)))",
      ]
    )
    let popped = Self.model
      .invariant("the second tab's stack is as it was") { $0.second.items == [0, 1] }
      .explore(operations: 0, removals: 1)
    #expect(popped.counterexample == nil, "\(popped)")
    let both = Self.model
      .invariant("the second tab's stack is as it was") { $0.second.items == [0, 1] }
      .explore(operations: 0, removals: 2)
    #expect(
      try #require(both.counterexample).script.last
        == "await store.send(.second(.remove([.name(1)], cause: .user)))"
    )
  }

  private static var model: NavigationModel<Rooms.State, Rooms.Action> {
    NavigationModel(initialState: Rooms.State()) { Rooms() }
      .tabs(\.tabs, action: /Rooms.Action.tabs) { tab in
        tab.item == .first
          ? [.stack(\.first, action: Rooms.Action.first)]
          : [.stack(\.second, action: Rooms.Action.second)]
      }
      .modal(\.modal, action: /Rooms.Action.modal)
      .user { state in
        state.modal.item == nil ? [.first(.pushItem(7).from(state.first.topID))] : []
      }
      .program { _ in [.modal(.presentSheet(3)), .modal(.dismiss())] }
  }
}
