import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

/// A feature whose effect awaits the answer of a sheet.
private struct Waiting: Reducer {
  struct State: Equatable {
    var stack = StackNavigation<Int>.State(items: [1])
    var number = Request<Int>()
    var awaited: [RequestResult<Int>] = []
  }

  enum Action: Sendable {
    case stack(StackNavigation<Int>.Action), page(EntryID, Int)
    case ask, asked(RequestResult<Int>), awaited(RequestResult<Int>), reset
  }

  let ended: @Sendable (any Error) -> Void

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { [ended] state, action in
      switch action {
      case .ask:
        state.stack.items.append(2)
        state.number.ask(state.stack.topID)
        let answer = state.number.pendingAnswer()
        return .run { send in
          do {
            await send(.awaited(try await answer.result))
          } catch {
            ended(error)
            throw error
          }
        }
        .cancellable(id: "asking")
      case .awaited(let result): state.awaited.append(result)
      case .reset: state.number = Request()
      case .stack(.pushItem): return .cancel(id: "asking")
      case .stack, .page, .asked: break
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Reduce { _, _ in .none } }
    .answering(
      .request(\.number, reply: /Action.asked),
      by: .entries(
        of: \.stack,
        action: /Action.stack,
        elements: /Action.page,
        answer: CasePath<Int, Int>.whole
      )
    )
  }
}

@Suite @MainActor struct PendingAnswerTests {
  private let trace = ToyTrace()

  private func store() -> Store<Waiting.State, Waiting.Action> {
    Store(initialState: Waiting.State()) { [trace] in
      Waiting { trace.add("\(type(of: $0))") }
    }
  }

  @Test func `an effect awaits the answer of the screen`() async throws {
    let store = store()
    let task = store.send(.ask)
    let top = try #require(store.state.stack.topID)
    store.send(.page(top, 7))
    await task.finish()
    #expect(store.state.awaited == [.answered(7)])
  }

  @Test func `an effect hears that the screen was left`() async {
    let store = store()
    let task = store.send(.ask)
    store.send(.stack(.popItem()))
    await task.finish()
    #expect(store.state.awaited == [.unanswered(.left)])
  }

  @Test func `an effect hears that the question was taken back`() async {
    let store = store()
    let task = store.send(.ask)
    store.send(.reset)
    await task.finish()
    #expect(store.state.awaited == [.unanswered(.withdrawn)])
  }

  @Test func `an effect that is cancelled waits no more`() async {
    let store = store()
    let task = store.send(.ask)
    store.send(.stack(.pushItem(3)))
    await task.finish()
    #expect(store.state.awaited.isEmpty)
    #expect(trace.all == ["CancellationError"])
    #expect(store.state.number.isPending)
  }

  @Test func `a pending answer that can never come is withdrawn`() async throws {
    var request = Request<Int>()
    request.ask(.named(1, occurrence: 1))
    let answer = request.pendingAnswer()
    request = Request()
    let late = request.pendingAnswer()
    let results = [try await answer.result, try await late.result]
    #expect(results == [.unanswered(.withdrawn), .unanswered(.withdrawn)])
  }
}
