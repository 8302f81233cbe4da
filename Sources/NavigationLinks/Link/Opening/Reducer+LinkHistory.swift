public import ComposableNavigation

extension Reducer {
  /// Records the links that the user has visited, and goes back and forward to them.
  ///
  /// Apply it to the outermost reducer, so that it sees all changes:
  ///
  /// ```swift
  /// Screens().linkHistory(\.links, action: /Action.links, of: map)
  /// // store.send(.links(.goForward))
  /// ```
  ///
  /// An impossible action is refused and changes nothing. The refusal is a ``LinkHistory/Reason``,
  /// or `Refusal.notAhead` if there are no links ahead.
  ///
  /// - Parameters:
  ///   - history: The key path of the history, which the map does not govern.
  ///   - action: The case of the history's actions.
  ///   - map: The map that prints and opens the links.
  ///   - guards: Guards that may hold a link back.
  /// - Returns: A reducer that also records links.
  /// - Complexity: An action that changes nothing that the map reads costs O(1); any other costs
  ///   O(*n*) in the length of the link, which is printed in full. The link is also printed after
  ///   each action if the map contains a split or an open `LinkMap.value`.
  public func linkHistory(
    _ history: any WritableKeyPath<State, LinkHistory> & Sendable,
    action: CasePath<Action, LinkHistory.Action>,
    of map: LinkMap<State>,
    guardedBy guards: LinkGuard<State>...
  ) -> some Reducer<State, Action> {
    LinkKeeping(
      base: self,
      keeper: LinkKeeper(history: history, action: action, map: map, guards: guards)
    )
  }
}

private struct LinkKeeping<Base: Reducer>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let keeper: LinkKeeper<State, Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    keeper.begin(&state)
    let effect = base.reduce(into: &state, action: action)
    return effect.merge(with: keeper.take(action, in: &state))
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let base = base.resolve()
    let resolved = LinkKeeping<ResolvedReducer<State, Action>>(base: base, keeper: keeper)
    return ResolvedReducer(of: resolved, over: base)
  }
}

/// Records links and opens them.
private struct LinkKeeper<State, Action: Sendable>: Sendable {
  let history: any WritableKeyPath<State, LinkHistory> & Sendable
  let action: CasePath<Action, LinkHistory.Action>
  let map: LinkMap<State>
  let guards: [LinkGuard<State>]
  private let links: StatePart<State, LinkHistory>
  private let id = LinkMapID()

  init(
    history: any WritableKeyPath<State, LinkHistory> & Sendable,
    action: CasePath<Action, LinkHistory.Action>,
    map: LinkMap<State>,
    guards: [LinkGuard<State>]
  ) {
    (self.history, self.action, self.map, self.guards) = (history, action, map, guards)
    links = StatePart(history)
  }

  /// Records the link before the first action, which would be lost otherwise.
  func begin(_ state: inout State) {
    var isFirst = false
    links.read(state) { isFirst = $0.pointee.here == nil }
    if isFirst { note(&state) }
  }

  func take(_ action: Action, in state: inout State) -> Effect<Action> {
    guard let own = self.action.extract(action) else {
      note(&state)
      return .none
    }
    guard let refusal = go(own, in: &state) else { return .none }
    return .refused(refusal)
  }

  /// Records the link of the open screens.
  private func note(_ state: inout State) {
    var isNoted = false
    links.read(state) { links in isNoted = links.pointee.isNoted(of: state, id) }
    if isNoted { return }
    var memo = state[keyPath: history].printed
    memo.update(to: state, by: map, id)
    if let url = memo.url { state[keyPath: history].note(url) }
    state[keyPath: history].printed = memo
  }

  /// Opens the link of an action.
  ///
  /// - Returns: The reason why the link was not opened; nil if it was.
  private func go(_ action: LinkHistory.Action, in state: inout State) -> Refusal? {
    var links = state[keyPath: history]
    links.printed.update(to: state, by: map, id)
    let now = links.printed.url
    guard let link = links.target(of: action, from: now) else {
      return action == .goForward
        ? Refusal.notAhead(asked: 1, there: 0)
        : Refusal.because(LinkHistory.Reason.noneBehind)
    }
    var then = state
    do throws(LinkError) {
      let outcome = try map.open(link, in: &then, .replace, .strict, LinkBase.none, guards)
      if case .held(let pending) = outcome {
        return Refusal.because(LinkHistory.Reason.held(pending))
      }
    } catch {
      return Refusal.because(LinkHistory.Reason.notOpened(link, error))
    }
    links.printed.update(to: then, by: map, id)
    links.go(action, from: now, to: links.printed.url ?? link)
    then[keyPath: history] = links
    state = then
    return nil
  }
}
