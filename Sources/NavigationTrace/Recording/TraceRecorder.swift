public import ComposableNavigation

/// Records the events of a store and of the hosts that show it.
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox() }
/// let recorder = TraceRecorder(store, coder: .codable(), draw: { $0.stack.tree.description }) {
///   events.append($0)
/// }
/// let handler = StackNavigationHandler(store: store.scope(…), viewProvider: Screens())
/// ```
///
/// Make a recorder right after the root store and before the handlers: earlier events are not in
/// the trace, and a lane is recorded from its first handler on. The store retains the recorder and
/// has at most one at a time. A store without a recorder has no cost for it.
@MainActor
public final class TraceRecorder<State, Action: Sendable> {
  // The store retains the recorder by both.
  weak var core: StoreCore<State, Action>?
  private weak var listeners: StoreListeners?
  private let coder: TraceCoder<Action>?
  private let draw: @MainActor (State) -> String
  private let receive: @MainActor (TraceEvent) -> Void
  private let brief = Brief()
  private var lanes = 0
  private var lastState: String?
  /// The state before the next action, in which the action's ids are resolved.
  private var before: State?

  /// Begins to record; the first event is the current state.
  ///
  /// - Parameters:
  ///   - store: The root store; a scoped store is an issue, and only its handlers are recorded.
  ///   - coder: The coder of the actions, so that the trace can be replayed; nil to record the
  ///     output of `printed(as:)`, which cannot be replayed: `stack(pushItem("message 7"))`.
  ///   - draw: Returns a text with all relevant parts of a state, the same in every process, such
  ///     as its `NavigationTree`. An event is recorded when the text changes.
  ///   - receive: Receives each event when it occurs.
  @discardableResult
  public init(
    _ store: Store<State, Action>,
    coder: TraceCoder<Action>? = nil,
    draw: @escaping @MainActor (State) -> String,
    receive: @escaping @MainActor (TraceEvent) -> Void
  ) {
    core = store.core
    listeners = store.listeners
    self.coder = coder
    self.draw = draw
    self.receive = receive
    core?.onMoment = { self.record($0) }
    listeners?.onReport = { self.record($0) }
    listeners?.makeLaneObserver = { self.makeLaneObserver() }
    before = store.state
    recordState(store.state)
    for issue in core?.compositionIssues ?? [] { record(.issue(issue)) }
    if core == nil {
      store.report(NavigationIssue(.state, "only a root store can be recorded as a whole"))
    }
  }

  /// Records an event that only the code which runs the app knows: a note, a user action, a
  /// drawing.
  public func record(_ event: TraceEvent) { receive(event) }

  /// Ends the recording.
  public func stop() {
    core?.onMoment = nil
    listeners?.onReport = nil
    listeners?.makeLaneObserver = nil
    isStopped = true
  }

  private var isStopped = false

  // MARK: The store

  private func record(_ moment: StoreMoment<Action>) {
    switch moment {
    case .reduced(let action, let source):
      receive(.action(write(action), from: TraceSource(source)))
      guard let core else { return }
      before = core.state
      recordState(core.state)
    case .dropped(let action, let source):
      receive(.dropped(write(action), from: TraceSource(source)))
    case .work(.began(let number)):
      receive(.began(work: number))
    case .work(.ended(let number, let issue)):
      receive(.ended(work: number, error: issue?.message))
    case .work(.cancelled(let number)):
      receive(.cancelled(work: number))
    }
  }

  private func record(_ report: Report) {
    switch report {
    case .refusal(let refusal):
      receive(.refusal(refusal.description))
    case .issue(let issue):
      receive(.issue(kind: issue.kind.rawValue, message: issue.message))
    }
  }

  private func recordState(_ state: State) {
    let text = draw(state)
    guard text != lastState else { return }
    lastState = text
    receive(.state(text))
  }

  private func write(_ action: Action) -> TraceAction {
    if let coder, let value = try? coder.encode(action, before.map { LiveVisits(of: $0) }) {
      return .value(value)
    }
    return .text(brief.line(action))
  }

  // MARK: Lanes

  private func makeLaneObserver() -> Lane.Observer {
    lanes += 1
    let lane = lanes
    return { [weak self] moment in
      guard let self, !isStopped else { return }
      for event in moment.events(inLane: lane) { receive(event) }
    }
  }
}

extension TraceSource {
  fileprivate init(_ source: ActionSource) {
    self =
      switch source {
      case .program: .program
      case .handler: .host
      case .effect: .effect
      case .work(let number): .work(number)
      }
  }
}
