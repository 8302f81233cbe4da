public import ComposableNavigation

extension Reducer {
  /// Delivers the answers of screens to the features that have asked for them.
  ///
  /// Apply it after the `forEach` or `ifLet` that runs the screens, to the reducer whose state
  /// contains both sides.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .colourTapped:
  ///     state.stack.items.append(.palette)
  ///     state.colour.ask(state.stack.topID)
  ///   case .colourPicked(let result):                // a RequestResult<Colour>
  ///     if let colour = result.answer { state.ink = colour }
  ///   case .stack, .page: break
  ///   }
  ///   return .none
  /// }
  /// .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  /// .answering(
  ///   .request(\.colour, reply: /Action.colourPicked),
  ///   by: .entries(
  ///     of: \.stack,
  ///     action: /Action.stack,
  ///     elements: /Action.page,
  ///     answer: /Page.Action.chosen
  ///   )
  /// )
  /// ```
  ///
  /// A screen's answer reaches this reducer like any action of the screen; then the screen is
  /// removed, and this reducer receives the answer, all within the one action: no visible or saved
  /// state is missing both the question and its answer. If a requested entry is removed in any way,
  /// the result is delivered with the action that removed it. A request that was read from an
  /// archive without its screen ends at the beginning of the first action. A screen without a
  /// request is not changed. An asker that reacts to each result by asking for an entry that does
  /// not exist receives a hundred results within one action; then its request is withdrawn, with an
  /// issue. The same limit applies to all askers together that were added after the first result.
  ///
  /// ## Laws
  /// - a request is answered exactly once, to the one who asked
  /// - a request that waits has a screen that is there
  ///
  /// - Parameters:
  ///   - asker: The requests, and the actions that deliver their answers.
  ///   - screen: The screens that are asked, and the actions with which they answer.
  /// - Returns: This reducer, with answers.
  /// - Complexity: Each action reads every asker's request, before and after: O(1) for a feature's
  ///   own, O(*n*) for those of *n* entries. While none is pending, a stored request of an entry
  ///   takes a few instructions. Without the operator there is no cost.
  public func answering<Answer: Sendable>(
    _ asker: RequestAsker<State, Action, Answer>,
    by screen: RequestedScreen<State, Action, Answer>
  ) -> some Reducer<State, Action> {
    around(issues: { asker.issues() + screen.issues() }) { base in
      let answering = Answering(base: base, asker: asker, screen: screen)
      return { answering.run($0, $1) }
    }
  }
}

/// Carries out actions, and delivers the answers in them.
///
/// A class, whose functions need not look up its type for each action (benchmark “results idle”). Lists
/// and dictionaries are of ``PendingRequest``, which knows no types either, and state and action stay
/// where they are (benchmark “request, asked and answered”).
private final class Answering<State, Action: Sendable, Answer: Sendable>: Sendable {
  private typealias Place = UnsafeMutableRawPointer

  private let base: ResolvedReducer<State, Action>
  private let asker: RequestAsker<State, Action, Answer>
  private let screen: RequestedScreen<State, Action, Answer>

  init(
    base: ResolvedReducer<State, Action>,
    asker: RequestAsker<State, Action, Answer>,
    screen: RequestedScreen<State, Action, Answer>
  ) {
    (self.base, self.asker, self.screen) = (base, asker, screen)
  }

  func run(_ state: UnsafeMutableRawPointer, _ action: UnsafeMutableRawPointer) -> AnyEffect? {
    guard asker.isIdle(state) else { return reduce(state, action) }
    let effect = base.run(state, action)
    return asker.isIdle(state) ? effect : effect.merged(with: begin(state))
  }

  /// Carries out an action before which a request is pending.
  private func reduce(_ state: Place, _ action: Place) -> AnyEffect? {
    var waiting = asker.pending(state)
    var due = claims(of: &waiting, besides: [], missing: .lost, at: state)
    var effect = deliver(&due, nil, &waiting, at: state)
    let given =
      waiting.isEmpty
      ? nil : screen.answer(action.assumingMemoryBound(to: Action.self).pointee, state)
    effect = effect.merged(
      with: carryOut(action, from: &waiting, giving: given?.entry, &due, at: state)
    )
    if let given, let closing = screen.closing, screen.resolved(state, given.entry) != nil,
      due.contains(where: { $0.request.pendingID.isSame(as: given.entry) })
    {
      effect = effect.merged(with: carryOut(closing(given.entry), from: &waiting, &due, at: state))
    }
    return effect.merged(with: deliver(&due, given?.answer, &waiting, at: state))
  }

  /// Ends the new requests whose screens are missing, after an action before which none was pending.
  private func begin(_ state: Place) -> AnyEffect? {
    var waiting = asker.pending(state)
    var due = claims(of: &waiting, besides: [], missing: .left, at: state)
    return deliver(&due, nil, &waiting, at: state)
  }

  /// The maximum number of results for one asker within an action: an asker that asks for a missing
  /// entry after each result would never end.
  private static var mostReplies: Int { 100 }

  /// Delivers the results of requests that have ended, and of requests that end as a consequence.
  ///
  /// The answer is that in the action, which is the result of the requests that it answers.
  private func deliver(
    _ due: inout [DueRequest],
    _ answer: Answer?,
    _ waiting: inout [PendingRequest],
    at state: Place
  ) -> AnyEffect? {
    if due.isEmpty { return nil }
    let earlier = asker.entries(state)
    var effect: AnyEffect?
    var told: [ToldAsker: Int] = [:]
    var next = 0
    while next < due.count {
      let (request, end) = (due[next].request, due[next].end)
      next += 1
      // Invariant: only the action with the answer ends a request without a reason.
      guard let result = end.map(RequestResult.unanswered) ?? answer.map(RequestResult.answered)
      else { continue }
      if request.asker.map({ asker.entries(state).position(of: $0) != nil }) ?? true {
        let wasThere = request.asker.map { earlier.position(of: $0) != nil } ?? true
        let one = wasThere ? ToldAsker.asker(request.key) : .newcomers
        let count = told[one, default: 0] + 1
        told[one] = count
        if count <= Self.mostReplies {
          let reply = asker.reply(request.asker, result)
          effect = effect.merged(with: carryOut(reply, from: &waiting, &due, at: state))
        } else {
          let issue = Effect<Action>.report(.issue(.asksForEver(request.pendingID)))
          effect = effect.merged(with: issue.erased)
        }
      }
      if let promise = request.promise as? AnswerPromise<Answer> {
        let fulfilled = Effect<Action>.perform { promise.pending.fulfil(result) }
        effect = effect.merged(with: fulfilled.erased)
      }
    }
    due = []
    return effect
  }

  private func carryOut(
    _ action: Action,
    from waiting: inout [PendingRequest],
    _ due: inout [DueRequest],
    at state: Place
  ) -> AnyEffect? {
    // A step may use the action's own memory.
    var action = action
    return withUnsafeMutablePointer(to: &action) {
      carryOut(UnsafeMutableRawPointer($0), from: &waiting, giving: nil, &due, at: state)
    }
  }

  /// Carries out an action, and ends the requests that it answers, or whose screens it removes.
  ///
  /// `waiting` has the pending requests before, and then those after the action.
  private func carryOut(
    _ action: Place,
    from waiting: inout [PendingRequest],
    giving given: EntryID?,
    _ due: inout [DueRequest],
    at state: Place
  ) -> AnyEffect? {
    let effect = base.run(state, action)
    let before = waiting
    waiting = asker.pending(state)
    if !before.isEmpty { due += ends(of: before, given, now: &waiting, at: state) }
    due += claims(of: &waiting, besides: before, missing: .left, at: state)
    return effect
  }

  /// Returns the requests that are no longer pending.
  private func ends(
    of before: [PendingRequest],
    _ given: EntryID?,
    now: inout [PendingRequest],
    at state: Place
  ) -> [DueRequest] {
    var due: [DueRequest] = []
    let present = now.byAsker
    for request in before {
      let present = present[request.key]
      let waiting = present.flatMap { $0.pendingID.isSame(as: request.pendingID) ? $0 : nil }
      if let given, given.isSame(as: request.pendingID) {
        if let waiting { withdraw(waiting, from: &now, at: state) }
        due.append(DueRequest(request: waiting ?? request, end: nil))
      } else if let waiting {
        guard screen.resolved(state, waiting.pendingID) == nil else { continue }
        withdraw(waiting, from: &now, at: state)
        due.append(DueRequest(request: waiting, end: .left))
      } else if let present {
        // A request that was decoded in place is another question, whose asker does not know this
        // one.
        if !present.isRead { due.append(DueRequest(request: request, end: .superseded)) }
      } else {
        due.append(DueRequest(request: request, end: .withdrawn))
      }
    }
    return due
  }

  /// Returns the new requests that end immediately, because their screens are missing or were asked
  /// by another entry.
  private func claims(
    of now: inout [PendingRequest],
    besides before: [PendingRequest],
    missing reason: NoAnswer,
    at state: Place
  ) -> [DueRequest] {
    guard !now.isEmpty, !now.areSame(as: before) else { return [] }
    var due: [DueRequest] = []
    let old = before.byAsker
    let isOld = now.map { old[$0.key]?.pendingID.isSame(as: $0.pendingID) == true }
    var taken = Set(now.indices.filter { isOld[$0] }.map { Visit(now[$0].pendingID) })
    var left: [PendingRequest] = []
    for index in now.indices {
      var request = now[index]
      if isOld[index] {
        left.append(request)
        continue
      }
      let found = screen.resolved(state, request.pendingID)
      guard let id = found, taken.insert(Visit(id)).inserted else {
        let absence: NoAnswer = request.isRead ? .lost : reason
        asker.update(&state.assumingMemoryBound(to: State.self).pointee, request.asker) {
          $0.withdraw()
        }
        due.append(DueRequest(request: request, end: found == nil ? absence : .taken))
        continue
      }
      if request.isRead || !id.isSame(as: request.pendingID) {
        asker.update(&state.assumingMemoryBound(to: State.self).pointee, request.asker) {
          $0.bind(id)
        }
        (request.pendingID, request.isRead) = (id, false)
      }
      left.append(request)
    }
    now = left
    return due
  }

  private func withdraw(
    _ request: PendingRequest,
    from now: inout [PendingRequest],
    at state: Place
  ) {
    asker.update(&state.assumingMemoryBound(to: State.self).pointee, request.asker) {
      $0.withdraw()
    }
    now.removeAll { $0.key == request.key }
  }
}

extension NavigationIssue {
  fileprivate static func asksForEver(_ id: EntryID) -> NavigationIssue {
    NavigationIssue(
      .state,
      "a feature asks \(id), which is not there, whenever it is told so; its question was taken back. "
        + "Ask for what has been opened in the same action"
    )
  }
}
