import ComposableNavigation

/// The features that tests of the terminal need and no showcase has: work that lasts until it is
/// ended, rows of every width, and a crash.
struct Probe: Reducer {
  struct State: Equatable {
    var stack = StackNavigation<String>.State(items: ["probe"])
    var isDone = false
    var note = "first line"
  }

  enum Action: Equatable, Sendable {
    case stack(StackNavigation<String>.Action)
    case noted(String)
    case work
    case endWork
    case ended
    case crash
    case leave
  }

  /// The work before the end.
  var farewell: @Sendable () -> Void = {}

  let work = Work()

  var body: some Reducer<State, Action> {
    StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
    Reduce { state, action in
      switch action {
      case .stack:
        return .none
      case .noted(let note):
        state.note = note
        return .none
      case .work:
        state.isDone = false
        return .run { [work] send in
          await work.wait()
          await send(.ended)
        }
      case .endWork:
        return .run { [work] _ in work.end() }
      case .ended:
        state.isDone = true
        return .none
      case .leave:
        return .run { [farewell] _ in farewell() }
      case .crash:
        // Traps as an index out of range does.
        state.stack.items = [state.stack.items[state.stack.items.count]]
        return .none
      }
    }
  }
}

/// Work that lasts until it is ended.
final class Work: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func wait() async { for await _ in stream { return } }

  func end() { continuation.yield() }
}
