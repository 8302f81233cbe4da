public import ComposableNavigation

/// The asked end of requests: the entries that may be asked, and the action by which they answer.
///
/// You hand one to ``ComposableNavigation/Reducer/answering(_:by:)``:
/// ``entries(of:action:elements:answer:closes:)`` for screens that are pushed,
/// ``presented(by:action:element:answer:closes:)`` for sheets.
public struct RequestedScreen<State, Action: Sendable, Answer: Sendable>: Sendable {
  /// The id that an entry has of its own; nil when it is not there.
  let bound: @Sendable (State, EntryID) -> EntryID?

  /// The answer in an action, and the entry that gives it in the state before the action; nil for
  /// an action that is none.
  let answer: @Sendable (Action, State) -> (entry: EntryID, answer: Answer)?

  /// Makes the action that closes a screen that has answered; nil for screens that stay.
  let closing: (@Sendable (EntryID) -> Action)?

  /// The mistakes in the case paths.
  let issues: @Sendable () -> [NavigationIssue]
}

extension RequestedScreen {
  /// The entries of a stack, of tabs, of a split, or of another shape or list of screens.
  ///
  /// ```swift
  /// .entries(
  ///   of: \.stack,
  ///   action: /Action.stack,
  ///   elements: /Action.page,
  ///   answer: /Page.Action.chosen                      // case chosen(Colour)
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - container: Where the shape's state lies.
  ///   - action: The actions that are the shape's own.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - answer: The case of an entry's action that answers.
  ///   - closes: True to take the screen away once it has answered; false lets it stay, as a tab
  ///     should.
  /// - Returns: The asked end.
  public static func entries<Container: ElementState, ElementAction>(
    of container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    answer: CasePath<ElementAction, Answer>,
    closes: Bool = true
  ) -> RequestedScreen {
    RequestedScreen(
      bound: { state, id in state[keyPath: container].bound(id) },
      answer: { action, state in
        guard let sent = elements.extract(action), let given = answer.extract(sent.1),
          let id = state[keyPath: container].bound(sent.0)
        else { return nil }
        return (id, given)
      },
      closing: closes ? removal(from: Container.self, by: action) : nil,
      issues: { elements.issues() + answer.issues() + action.issues() }
    )
  }

  /// The screen that a modal presents, or that is in front of another shape.
  ///
  /// Of a split it is none, as each column has a front of its own: name its entries by
  /// ``entries(of:action:elements:answer:closes:)``.
  ///
  /// ```swift
  /// .presented(
  ///   by: \.modal,
  ///   action: /Action.modal,
  ///   element: /Action.sheet,
  ///   answer: /Sheet.Action.chosen                     // case chosen(Colour)
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - container: Where the shape's state lies.
  ///   - action: The actions that are the shape's own.
  ///   - element: The actions of the screen in front.
  ///   - answer: The case of its action that answers.
  ///   - closes: True to take the screen away once it has answered.
  /// - Returns: The asked end.
  public static func presented<Container: ElementState, ElementAction>(
    by container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    element: CasePath<Action, ElementAction>,
    answer: CasePath<ElementAction, Answer>,
    closes: Bool = true
  ) -> RequestedScreen {
    RequestedScreen(
      bound: { state, id in state[keyPath: container].bound(id) },
      answer: { action, state in
        guard let sent = element.extract(action), let given = answer.extract(sent),
          let id = state[keyPath: container].frontID
        else { return nil }
        return (id, given)
      },
      closing: closes ? removal(from: Container.self, by: action) : nil,
      issues: { element.issues() + answer.issues() + action.issues() }
    )
  }

  private static func removal<Container: ElementState>(
    from container: Container.Type,
    by action: CasePath<Action, Container.Shape.Action>
  ) -> @Sendable (EntryID) -> Action {
    { id in action.embed(Container.Shape.removal(of: [id], cause: .program)) }
  }
}
