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
    Answering(base: self, asker: asker, screen: screen)
  }
}

private struct Answering<Base: Reducer, Answer: Sendable>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let asker: RequestAsker<State, Action, Answer>
  let screen: RequestedScreen<State, Action, Answer>

  /// A request that has ended, and whose result was not delivered yet.
  private struct Due {
    let request: PendingRequest<Answer>
    let result: RequestResult<Answer>
  }

  /// An answer in an action, and the entry that gives it.
  private typealias Given = (entry: EntryID, answer: Answer)

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if asker.isIdle(state) { return begin(action, &state) }
    var due = claims(in: &state, besides: [], missing: .lost)
    var effect = deliver(&due, to: &state)
    let waiting = asker.pending(state)
    let given = waiting.isEmpty ? nil : screen.answer(action, state)
    effect = effect.merge(with: carryOut(action, &state, from: waiting, giving: given, &due))
    if let given, let closing = screen.closing, screen.resolved(state, given.entry) != nil,
      due.contains(where: { $0.request.pendingID.isSame(as: given.entry) })
    {
      let waiting = asker.pending(state)
      effect = effect.merge(with: carryOut(closing(given.entry), &state, from: waiting, &due))
    }
    return effect.merge(with: deliver(&due, to: &state))
  }

  /// Carries out an action before which no request is pending.
  private func begin(_ action: Action, _ state: inout State) -> Effect<Action> {
    let effect = base.reduce(into: &state, action: action)
    if asker.isIdle(state) { return effect }
    var due = claims(in: &state, besides: [], missing: .left)
    return effect.merge(with: deliver(&due, to: &state))
  }

  /// The maximum number of results for one asker within an action: an asker that asks for a missing
  /// entry after each result would never end.
  private static var mostReplies: Int { 100 }

  /// The askers whose results are counted together.
  private enum Told: Hashable {
    /// An asker that existed at the first result.
    case asker(Visit?)
    /// All later askers: each might ask once and add the next one.
    case newcomers
  }

  /// Delivers the results of requests that have ended, and of requests that end as a consequence.
  private func deliver(_ due: inout [Due], to state: inout State) -> Effect<Action> {
    if due.isEmpty { return .none }
    let start = state
    var effects: [Effect<Action>] = []
    var told: [Told: Int] = [:]
    var next = 0
    while next < due.count {
      let (request, result) = (due[next].request, due[next].result)
      next += 1
      if asker.isThere(state, request.asker) {
        let wasThere = asker.isThere(start, request.asker)
        let one = wasThere ? Told.asker(request.key) : .newcomers
        let count = told[one, default: 0] + 1
        told[one] = count
        if count <= Self.mostReplies {
          let reply = asker.reply(request.asker, result)
          effects.append(carryOut(reply, &state, from: asker.pending(state), &due))
        } else {
          effects.append(.report(.issue(.asksForEver(request.pendingID))))
        }
      }
      if let promise = request.promise {
        effects.append(.perform { promise.pending.fulfil(result) })
      }
    }
    due = []
    return .merge(effects)
  }

  /// Carries out an action, and ends the requests that it answers, or whose screens it removes.
  private func carryOut(
    _ action: Action,
    _ state: inout State,
    from before: [PendingRequest<Answer>],
    giving given: Given? = nil,
    _ due: inout [Due]
  ) -> Effect<Action> {
    let effect = base.reduce(into: &state, action: action)
    due += ends(of: before, given, in: &state)
    due += claims(in: &state, besides: before, missing: .left)
    return effect
  }

  /// Returns the requests that are no longer pending.
  private func ends(
    of before: [PendingRequest<Answer>],
    _ given: Given?,
    in state: inout State
  ) -> [Due] {
    guard !before.isEmpty else { return [] }
    var due: [Due] = []
    let now = byAsker(asker.pending(state))
    for request in before {
      let present = now[request.key]
      let waiting = present.flatMap { $0.pendingID.isSame(as: request.pendingID) ? $0 : nil }
      if let given, given.entry.isSame(as: request.pendingID) {
        if waiting != nil { asker.update(&state, request.asker) { $0.withdraw() } }
        due.append(Due(request: waiting ?? request, result: .answered(given.answer)))
      } else if let waiting {
        guard screen.resolved(state, waiting.pendingID) == nil else { continue }
        asker.update(&state, request.asker) { $0.withdraw() }
        due.append(Due(request: waiting, result: .unanswered(.left)))
      } else if let present {
        // A request that was decoded in place is another question, whose asker does not know this
        // one.
        if !present.isRead { due.append(Due(request: request, result: .unanswered(.superseded))) }
      } else {
        due.append(Due(request: request, result: .unanswered(.withdrawn)))
      }
    }
    return due
  }

  /// Returns the new requests that end immediately, because their screens are missing or were asked
  /// by another entry.
  private func claims(
    in state: inout State,
    besides before: [PendingRequest<Answer>],
    missing reason: NoAnswer
  ) -> [Due] {
    let now = asker.pending(state)
    guard !now.isEmpty else { return [] }
    var due: [Due] = []
    let old = byAsker(before)
    let begun = now.filter { old[$0.key]?.pendingID.isSame(as: $0.pendingID) != true }
    guard !begun.isEmpty else { return [] }
    let waiting = now.filter { old[$0.key]?.pendingID.isSame(as: $0.pendingID) == true }
    var taken = Set(waiting.map { Visit($0.pendingID) })
    for request in begun {
      let found = screen.resolved(state, request.pendingID)
      guard let id = found, taken.insert(Visit(id)).inserted else {
        let absence: NoAnswer = request.isRead ? .lost : reason
        asker.update(&state, request.asker) { $0.withdraw() }
        due.append(Due(request: request, result: .unanswered(found == nil ? absence : .taken)))
        continue
      }
      if request.isRead || !id.isSame(as: request.pendingID) {
        asker.update(&state, request.asker) { $0.bind(id) }
      }
    }
    return due
  }

  private func byAsker(
    _ requests: [PendingRequest<Answer>]
  ) -> [Visit?: PendingRequest<Answer>] {
    Dictionary(requests.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let base = base.resolve()
    let resolved = Answering<ResolvedReducer<State, Action>, Answer>(
      base: base,
      asker: asker,
      screen: screen
    )
    return ResolvedReducer(of: resolved, over: base, issues: asker.issues() + screen.issues())
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
