@testable import ComposableNavigation
@testable import NavigationTrace

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

/// A post with a host that acknowledges on request, recorded or replayed.
@MainActor
final class ToyPostRoom {
  let store = Store(initialState: ToyPost.State()) {
    ToyPost()
  } onIssue: { _ in
  }
  let host = FakeStackHost()
  private(set) var events: [TraceEvent] = []
  private var handler: StackNavigationHandler<ToyViews>?
  private var replay: TraceReplay<ToyPost.State, ToyPost.Action>?

  /// Records from the beginning.
  init(coder: TraceCoder<ToyPost.Action>? = .codable()) {
    TraceRecorder(store, coder: coder, draw: ToyPostRoom.draw) { [weak self] in
      self?.events.append($0)
    }
    open()
  }

  /// Replays a trace.
  init(replaying trace: Trace) {
    replay = TraceReplay(trace, in: store, coder: .codable(), draw: ToyPostRoom.draw) {
      [weak self] in self?.perform($0)
    }
    open()
  }

  var trace: Trace { Trace(name: "Post", events: events) }

  static func difference(of trace: Trace) throws(TraceError) -> TraceDifference? {
    // The handler has to live until the end.
    let room = ToyPostRoom(replaying: trace)
    defer { room.handler = nil }
    return try room.replay?.run()
  }

  private static func draw(_ state: ToyPost.State) -> String {
    state.stack.entries.map { "\($0.item)\($0.id)" }.joined(separator: " ▸ ")
  }

  private func open() {
    host.answering = .later
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /ToyPost.Action.stack),
      viewProvider: ToyViews()
    )
    handler.setup(with: host)
    self.handler = handler
  }

  /// Repeats the acts of the user and the host.
  private func perform(_ event: TraceEvent) {
    switch event {
    case .report(_, let report):
      switch report {
      case "gesture began": host.beginGesture()
      case "gesture ended": host.endGesture()
      case "ready": host.onReport?(.ready)
      case "detached": host.detach()
      default: host.userRemoves(named: report)
      }
    case .attached: host.attach()
    case .done: host.finish()
    case .refused(_, command: _, let reason): host.refuse(HostRefusal(reason))
    default: break
    }
  }
}
