public import ComposableNavigation

extension RequestAsker {
  /// The requests of the open screens, each of which may ask.
  ///
  /// ```swift
  /// .screens(\.screens, elements: /Action.page, request: \.colour, reply: /Page.Action.picked)
  /// ```
  ///
  /// - Parameters:
  ///   - screens: Where the screens lie.
  ///   - elements: The case that wraps a screen's action with its id.
  ///   - request: Where the request lies in a screen's state.
  ///   - reply: The case of the screen's action that gives the answer.
  /// - Returns: The asking end.
  public static func screens<Screen, ScreenAction>(
    _ screens: any WritableKeyPath<State, ScreenNavigation<Screen>.State> & Sendable,
    elements: CasePath<Action, (EntryID, ScreenAction)>,
    request: any WritableKeyPath<Screen, Request<Answer>> & Sendable,
    reply: CasePath<ScreenAction, RequestResult<Answer>>
  ) -> RequestAsker {
    entries(elements: elements, reply: reply) { state in
      state[keyPath: screens].entries.map { ($0.id, $0.item.screen[keyPath: request]) }
    } isThere: { state, id in
      state[keyPath: screens].entries.contains(id)
    } update: { state, id, change in
      _ = state[keyPath: screens].entries.update(id) { change(&$0.screen[keyPath: request]) }
    }
  }
}
