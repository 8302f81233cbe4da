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

extension RequestedScreen {
  /// The open screens, each of which may be asked.
  ///
  /// ```swift
  /// .screens(
  ///   \.screens,
  ///   action: /Action.screens,
  ///   elements: /Action.page,
  ///   answer: /Page.Action.chosen                      // case chosen(Colour)
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - screens: Where the screens lie.
  ///   - action: The actions of the screens' navigation.
  ///   - elements: The case that wraps a screen's action with its id.
  ///   - answer: The case of a screen's action that answers.
  ///   - closes: True to take the screen away once it has answered.
  /// - Returns: The asked end.
  public static func screens<Screen, ScreenAction>(
    _ screens: any WritableKeyPath<State, ScreenNavigation<Screen>.State> & Sendable,
    action: CasePath<Action, ScreenNavigation<Screen>.Action>,
    elements: CasePath<Action, (EntryID, ScreenAction)>,
    answer: CasePath<ScreenAction, Answer>,
    closes: Bool = true
  ) -> RequestedScreen {
    let closing: @Sendable (EntryID) -> Action = { action.embed(.remove([$0])) }
    return RequestedScreen(
      bound: { state, id in state[keyPath: screens].entries.bound(id) },
      elements: elements,
      answer: answer,
      closing: closes ? closing : nil
    )
  }
}
