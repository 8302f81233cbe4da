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
  ///   O(*n*) in the length of the link, of which only the screens of a stack that are above the equal
  ///   ones are printed again. The link is also printed after each action if the map contains a split
  ///   or an open `LinkMap.value`.
  public func linkHistory(
    _ history: any WritableKeyPath<State, LinkHistory> & Sendable,
    action: CasePath<Action, LinkHistory.Action>,
    of map: LinkMap<State>,
    guardedBy guards: LinkGuard<State>...
  ) -> some Reducer<State, Action> {
    let keeper = LinkKeeper(history: history, action: action, map: map, guards: guards)
    return around { base in
      { state, action in keeper.run(state, action, base) }
    }
  }
}

/// Records links and opens them.
///
/// A class, whose functions need not look up its type for each action (benchmark “link history idle”).
private final class LinkKeeper<State, Action: Sendable>: Sendable {
  private let history: any WritableKeyPath<State, LinkHistory> & Sendable
  private let action: CasePath<Action, LinkHistory.Action>
  private let isOwn: @Sendable (UnsafeMutableRawPointer) -> Bool
  private let map: LinkMap<State>
  private let guards: [LinkGuard<State>]
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
    isOwn = action.isCase
  }

  /// Carries out an action, and records the link after it or opens the link of the action.
  func run(
    _ place: UnsafeMutableRawPointer,
    _ sent: UnsafeMutableRawPointer,
    _ base: ResolvedReducer<State, Action>
  ) -> AnyEffect? {
    let state = place.assumingMemoryBound(to: State.self)
    // The link before the first action would be lost otherwise.
    if look(place) == .first { note(&state.pointee) }
    let effect = base.run(place, sent)
    if isOwn(sent) {
      guard let own = action.extract(sent.assumingMemoryBound(to: Action.self).pointee),
        let refusal = go(own, in: &state.pointee)
      else { return effect }
      return effect.merged(with: Effect<Action>.refused(refusal).erased)
    }
    if look(place) != .noted { note(&state.pointee) }
    return effect
  }

  private enum Look { case first, changed, noted }

  /// Looks whether the link of the open screens is recorded.
  private func look(_ state: UnsafeRawPointer) -> Look {
    var look = Look.changed
    links.read(at: state) { links in
      if links.pointee.isNoted(at: state, id) {
        look = .noted
      } else if links.pointee.here == nil {
        look = .first
      }
    }
    return look
  }

  /// Records the link of the open screens.
  private func note(_ state: inout State) {
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
