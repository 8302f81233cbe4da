import ComposableNavigation
import NavigationTrace
import TestSupport

/// A feature with a stack whose runs are recorded and replayed.
protocol TracedFeature: Reducer where Action: Codable {
  init()
  static var name: String { get }
  static var initial: State { get }
  static func draw(_ state: State) -> String

  /// Shows the stack of the feature in a host.
  @MainActor
  static func show(_ store: Store<State, Action>, in host: FakeStackHost) -> any NavigationHandler
}

/// A feature with a host that acknowledges on request, recorded or replayed.
@MainActor
final class TracedRoom<Feature: TracedFeature> {
  let store = Store(initialState: Feature.initial) {
    Feature()
  } onIssue: { _ in
  }
  let host = FakeStackHost()
  private(set) var events: [TraceEvent] = []
  private var handler: (any NavigationHandler)?
  private var replay: TraceReplay<Feature.State, Feature.Action>?

  /// Records from the beginning.
  init(coder: TraceCoder<Feature.Action>? = .codable()) {
    TraceRecorder(store, coder: coder, draw: Feature.draw) { [weak self] in
      self?.events.append($0)
    }
    open()
  }

  /// Replays a trace.
  init(replaying trace: Trace) {
    replay = TraceReplay(trace, in: store, coder: .codable(), draw: Feature.draw) {
      [weak self] in self?.perform($0)
    }
    open()
  }

  var trace: Trace { Trace(name: Feature.name, events: events) }
  var drawing: String { Feature.draw(store.state) }

  static func difference(of trace: Trace) throws(TraceError) -> TraceDifference? {
    // The handler has to live until the end.
    let room = TracedRoom(replaying: trace)
    defer { room.handler = nil }
    return try room.replay?.run()
  }

  private func open() {
    // The test or the trace acknowledges commands.
    host.answering = .later
    handler = Feature.show(store, in: host)
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
