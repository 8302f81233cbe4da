import ComposableNavigation
import Testing

@Suite @MainActor struct ConcatenateOwnerTests {
  /// A parent whose effect waits and then runs the child's effect.
  private struct Parent: Reducer {
    struct State: Equatable {
      var child: Int? = 0
      var log: [String] = []
    }

    enum Action: Sendable { case child(Bool), leave, answered }

    let gate: AsyncStream<Void>

    var body: some Reducer<State, Action> {
      ConcatenatingChild(parent: self)
    }
  }

  /// Runs the child by `ifLet` and appends its effect to its own.
  private struct ConcatenatingChild: Reducer {
    let parent: Parent

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
      switch action {
      case .leave:
        state.child = nil
        return .none
      case .answered:
        state.log.append("answered")
        return .none
      case .child:
        let inner = EmptyParent().ifLet(\.child, action: /Parent.Action.child) {
          Reduce<Int, Bool> { _, _ in .run { send in await send(false) } }
        }
        let gate = parent.gate
        return .concatenate(
          .run { _ in for await _ in gate { break } },
          inner.reduce(into: &state, action: action)
        )
      }
    }
  }

  private struct EmptyParent: Reducer {
    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
      .none
    }
  }

  @Test func `an effect whose owner is removed before its turn does not begin`() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    var issues: [NavigationIssue] = []
    let store = Store(initialState: Parent.State()) {
      Parent(gate: gate)
    } onIssue: {
      issues.append($0)
    }
    let task = store.send(.child(true))
    store.send(.leave)
    opening.yield()
    await task.finish()
    #expect(issues == [])
    #expect(store.liveEffectCount == 0)
  }
}
