import ComposableNavigation
import NavigationTrace
import TerminalHost

/// A recorded run that the user steps through, forward and backward, with a window that shows it.
@MainActor
final class TraceWalk<State, Action: Sendable> {
  private let trace: Trace
  private let travel: TraceTravel<State, Action>
  private let place: WalkPlace<State, Action>
  /// The number of events before the last step.
  private var before = 0
  private var treeBefore: NavigationTree?

  /// Creates a walk at its start, with a window that shows the app.
  init(
    _ trace: Trace,
    of showcase: Showcase<State, Action>,
    coder: TraceCoder<Action>,
    connectsHandlers: Bool = true
  ) {
    self.trace = trace
    let place = WalkPlace<State, Action>()
    self.place = place
    travel = TraceTravel(trace) {
      // The trace's events contain the issues.
      let stage = ShowcaseStage(
        showcase,
        connectsHandlers: connectsHandlers,
        onIssue: { _ in },
        onRefusal: { _ in }
      )
      let replay = TraceReplay(
        trace,
        in: stage.store,
        coder: coder,
        draw: showcase.drawing(of:)
      ) { event in stage.carryOutSilently(event) }
      stage.recorder = replay.recorder
      place.stage = stage
      stage.show()
      return replay
    }
  }

  /// The first difference between the trace and the replay so far; nil if there is none.
  var difference: TraceDifference? { travel.difference }

  var picture: TerminalPicture { place.stage?.window.picture ?? .screen(title: "", body: []) }

  var tree: NavigationTree { place.stage?.window.tree ?? .screen("") }

  /// Goes to the first event.
  func begin() throws(TraceError) { try go { () throws(TraceError) in try travel.step(to: 1) } }

  /// Carries out a command.
  ///
  /// - Returns: False to quit.
  func take(_ command: WalkCommand) throws(TraceError) -> Bool {
    switch command {
    case .forward(let count):
      try go { () throws(TraceError) in
        for _ in 0..<min(max(0, count), trace.lines.count) {
          guard try travel.goForward() else { break }
        }
      }
    case .back(let count):
      try go { () throws(TraceError) in try back(count) }
    case .to(let step): try go { () throws(TraceError) in try travel.step(to: step) }
    case .first: try go { () throws(TraceError) in try travel.step(to: 1) }
    case .last: try go { () throws(TraceError) in try travel.step(to: trace.lines.count) }
    case .problem: try goOn { $0.isProblem }
    case .find(let text): try goOn { $0.line.contains(text) }
    case .quit: return false
    }
    return true
  }

  private func go(_ step: () throws(TraceError) -> Void) throws(TraceError) {
    (before, treeBefore) = (travel.position, tree)
    try step()
  }

  /// All steps at once, because each step back replays from the start.
  private func back(_ count: Int) throws(TraceError) {
    guard count > 0 else { return }
    let stops = travel.replay.stops.filter { $0 < travel.position }
    guard !stops.isEmpty else { return }
    try travel.step(to: stops[max(0, stops.count - count)])
  }

  private func goOn(to isMeant: (TraceEvent) -> Bool) throws(TraceError) {
    let rest = trace.lines.indices.dropFirst(travel.position)
    guard let found = rest.first(where: { isMeant(trace.lines[$0].event) }) else { return }
    try go { () throws(TraceError) in try travel.step(to: found + 1) }
  }

  // MARK: Text

  /// The step, the number of steps, and the line of the file.
  var heading: String {
    let number = travel.position
    guard number > 0 else { return "step 0 of \(trace.lines.count)" }
    return "step \(number) of \(trace.lines.count), line \(trace.lines[number - 1].number)"
  }

  /// The events of the last step; after a step back, the event at the new position.
  var news: [String] {
    let position = travel.position
    guard position > 0 else { return [] }
    let first = before < position ? before : position - 1
    let all = trace.lines[first..<position].map { Self.short($0.event.line) }
    guard all.count > Self.most else { return all }
    return [all[0], "… \(all.count - Self.most + 1) more"] + Array(all.suffix(Self.most - 2))
  }

  /// The maximum number of events, and the maximum length of each, in ``news``.
  private static var most: Int { 12 }
  private static var longest: Int { 160 }

  private static func short(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  /// The changed screens of the last step, one line for each place.
  var changes: [String] {
    guard let treeBefore else { return [] }
    return tree.difference(from: treeBefore).description
      .split(separator: "\n").map(String.init)
  }
}

/// The window and the store of the current replay; a step back replaces them.
@MainActor
private final class WalkPlace<State, Action: Sendable> {
  var stage: ShowcaseStage<State, Action>?
}

extension ShowcaseStage {
  /// Repeats an event from outside the store, without output.
  fileprivate func carryOutSilently(_ event: TraceEvent) {
    switch event {
    case .note(let text): note(text)
    case .act(let text): if let act = TerminalAct(text) { _ = perform(act) }
    case .tree: noteTree()
    default: break
    }
  }
}

extension TraceEvent {
  /// A Boolean value that indicates whether the event is a refusal or a fault.
  fileprivate var isProblem: Bool {
    switch self {
    case .refusal, .refused, .dropped, .misused, .issue: true
    case .ended(work: _, let error): error != nil
    case .note(let text): text.hasPrefix("refused: ")
    default: false
    }
  }
}
