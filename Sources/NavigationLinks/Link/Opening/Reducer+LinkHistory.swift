public import ComposableNavigation

extension Reducer {
  /// Keeps the links that a person has been at, and goes back and forward to them.
  ///
  /// Put it on the outermost reducer: it sees what that changes, whoever asked for it.
  ///
  /// ```swift
  /// Screens().linkHistory(\.links, action: /Action.links, of: map)
  /// // store.send(.links(.goForward))
  /// ```
  ///
  /// An action that cannot be carried out is refused and changes nothing: with
  /// ``LinkHistory/Reason``, or `Refusal.notAhead` where nothing lies ahead.
  ///
  /// - Parameters:
  ///   - history: The place of the links, which the map does not govern.
  ///   - action: The actions about them.
  ///   - map: The map that the links are printed and opened by.
  ///   - guards: Those who may hold a link back.
  /// - Returns: This reducer, which keeps links.
  /// - Complexity: Each action costs O(*n*) in the size of the link, in which all that is open is
  ///   printed.
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

  var body: some Reducer<State, Action> {
    // Else the link that the first action leads away from would be lost.
    Reduce<State, Action> { [keeper] state, _ in
      keeper.begin(&state)
      return .none
    }
    base
    Reduce<State, Action> { [keeper] state, action in keeper.take(action, in: &state) }
  }
}

/// Writes the links down, and opens them again.
private struct LinkKeeper<State, Action: Sendable>: Sendable {
  let history: any WritableKeyPath<State, LinkHistory> & Sendable
  let action: CasePath<Action, LinkHistory.Action>
  let map: LinkMap<State>
  let guards: [LinkGuard<State>]

  func begin(_ state: inout State) {
    let links = state[keyPath: history]
    guard links.isKept, links.here == nil else { return }
    note(&state)
  }

  func take(_ action: Action, in state: inout State) -> Effect<Action> {
    guard let own = self.action.extract(action) else {
      if state[keyPath: history].isKept { note(&state) }
      return .none
    }
    guard let refusal = go(own, in: &state) else { return .none }
    return .refused(refusal)
  }

  private func note(_ state: inout State) {
    guard let url = url(of: state), url != state[keyPath: history].here else { return }
    state[keyPath: history].note(url)
  }

  /// The link of what is open; nil where there is none.
  private func url(of state: State) -> String? { try? map.currentURL(of: state) }

  /// Opens the link that an action leads to.
  ///
  /// - Returns: The reason why it is not opened; nil when it is.
  private func go(_ action: LinkHistory.Action, in state: inout State) -> Refusal? {
    let now = url(of: state)
    var links = state[keyPath: history]
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
    links.go(action, from: now, to: url(of: then) ?? link)
    then[keyPath: history] = links
    state = then
    return nil
  }
}
