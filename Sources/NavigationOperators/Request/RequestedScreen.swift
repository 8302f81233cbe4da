public import ComposableNavigation

/// The answering side of requests: the entries that may be asked, and the action with which they
/// answer.
///
/// Pass one to ``ComposableNavigation/Reducer/answering(_:by:)``:
/// ``entries(of:action:elements:answer:closes:)`` for pushed screens,
/// ``presented(by:action:element:answer:closes:)`` for sheets.
public struct RequestedScreen<State, Action: Sendable, Answer: Sendable>: Sendable {
  /// Returns the id of the entry that an id names in the state at an address; nil if there is no such
  /// entry.
  let resolved: @Sendable (_ state: UnsafeRawPointer, EntryID) -> EntryID?

  /// Returns the answer in an action, and the entry that gives it in the state before the action;
  /// nil for any other action.
  let answer: @Sendable (Action, _ state: UnsafeRawPointer) -> (entry: EntryID, answer: Answer)?

  /// Returns the action that closes a screen after its answer; nil for screens that stay.
  let closing: (@Sendable (EntryID) -> Action)?

  /// Returns the problems of the case paths.
  let issues: @Sendable () -> [NavigationIssue]
}

extension RequestedScreen {
  /// Returns the answering side of the entries of a stack, of tabs, of a split, or of another shape
  /// or list of screens.
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
  ///   - container: The key path to the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - answer: The case of an entry's action that answers.
  ///   - closes: True to remove the screen after its answer; false to keep it, as for a tab.
  /// - Returns: The answering side.
  public static func entries<Container: ElementState, ElementAction>(
    of container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    answer: CasePath<ElementAction, Answer>,
    closes: Bool = true
  ) -> RequestedScreen {
    let part = StatePart<State, Container>(container)
    return RequestedScreen(
      resolved: { part.resolved($1, at: $0) },
      answer: { action, state in
        guard let sent = elements.extract(action), let given = answer.extract(sent.1),
          let id = part.resolved(sent.0, at: state)
        else { return nil }
        return (id, given)
      },
      closing: closes ? removal(from: Container.self, by: action) : nil,
      issues: { elements.issues() + answer.issues() + action.issues() }
    )
  }

  /// Returns the answering side of the screen that a modal presents, or that is in front of another
  /// shape.
  ///
  /// A split has no such screen, because each column has its own front: use
  /// ``entries(of:action:elements:answer:closes:)`` for a split.
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
  ///   - container: The key path to the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - element: The case of the front feature's actions.
  ///   - answer: The case of the front feature's action that answers.
  ///   - closes: True to remove the screen after its answer.
  /// - Returns: The answering side.
  public static func presented<Container: ElementState, ElementAction>(
    by container: any WritableKeyPath<State, Container> & Sendable,
    action: CasePath<Action, Container.Shape.Action>,
    element: CasePath<Action, ElementAction>,
    answer: CasePath<ElementAction, Answer>,
    closes: Bool = true
  ) -> RequestedScreen {
    let part = StatePart<State, Container>(container)
    return RequestedScreen(
      resolved: { part.resolved($1, at: $0) },
      answer: { action, state in
        guard let sent = element.extract(action), let given = answer.extract(sent) else {
          return nil
        }
        var front: EntryID?
        part.read(at: state) { front = $0.pointee.frontID }
        guard let id = front else { return nil }
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

extension StatePart where Part: ElementState {
  /// Returns the id of the entry that an id names in the container of the state at an address.
  fileprivate func resolved(_ id: EntryID, at state: UnsafeRawPointer) -> EntryID? {
    var found: EntryID?
    read(at: state) { found = $0.pointee.resolved(id) }
    return found
  }
}
