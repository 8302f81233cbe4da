import ComposableNavigation
import TestSupport

/// A stack of letters, some of which arrive later: a feature whose runs are recorded and replayed.
struct ToyPost: Reducer {
  struct State: Equatable {
    var stack = StackNavigation<String>.State(items: ["inbox"])
  }

  enum Action: Equatable, Sendable, Codable {
    case stack(StackNavigation<String>.Action)
    /// Loads a letter, replacing a running load.
    case load(String)
    case loaded(String)
    /// Work that only a cancellation ends.
    case wait
    case cancel
    /// Work that fails.
    case fail
    /// Letters one after another, in work and at once.
    case sequence
    case issue(EntryID)
  }

  struct Failure: Error {}

  var body: some Reducer<State, Action> {
    StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
    Reduce { _, action in
      switch action {
      case .load(let name):
        .run { send in await send(.loaded(name)) }
          .cancellable(id: "load", cancelInFlight: true)
      case .loaded(let name):
        .send(.stack(.pushItem(name)))
      case .wait:
        .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
          .cancellable(id: "wait")
      case .cancel:
        .cancel(id: "wait")
      case .fail:
        .run { _ in throw Failure() }
      case .sequence:
        .concatenate(
          .run { send in await send(.loaded("first")) },
          .send(.stack(.pushItem("second"))),
          .run { send in
            await send(.loaded("third"))
            await send(.stack(.popItem()))
          }
        )
      case .issue(let id):
        .report(.issue(NavigationIssue(.absentChild, "\(id) is not there")))
      case .stack:
        .none
      }
    }
  }
}

typealias ToyPostRoom = TracedRoom<ToyPost>

extension ToyPost: TracedFeature {
  static let name = "Post"
  static var initial: State { State() }

  static func draw(_ state: State) -> String {
    state.stack.entries.map { "\($0.item)\($0.id)" }.joined(separator: " ▸ ")
  }

  static func show(_ store: Store<State, Action>, in host: FakeStackHost) -> any NavigationHandler {
    let stack = store.scope(state: \.stack, action: /Action.stack)
    let handler = StackNavigationHandler(store: stack, viewProvider: ToyViews())
    handler.setup(with: host)
    return handler
  }
}
