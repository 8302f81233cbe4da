public import ComposableNavigation

/// The asking end of requests: where they lie, and the action by which their answers are given.
///
/// You hand one to ``ComposableNavigation/Reducer/answering(_:by:)``: `.request(…)` for a feature
/// that asks for itself, `.entries(of:…)` for one whose screens ask.
public struct RequestAsker<State, Action: Sendable, Answer: Sendable>: Sendable {
  /// The requests that wait for an answer, with who has asked.
  let pending: @Sendable (State) -> [PendingRequest<Answer>]

  /// Tells whether who has asked is there.
  let isThere: @Sendable (State, _ asker: EntryID?) -> Bool

  /// Changes the request of one asker; one that is not there has none.
  let update: @Sendable (inout State, _ asker: EntryID?, (inout Request<Answer>) -> Void) -> Void

  /// Makes the action by which an asker gets an answer.
  let reply: @Sendable (_ asker: EntryID?, RequestResult<Answer>) -> Action

  /// The mistakes in the case path.
  let issues: @Sendable () -> [NavigationIssue]
}

/// A request that waits: who has asked, if it is an entry, and which entry was asked.
struct PendingRequest<Answer: Sendable>: Sendable {
  let asker: EntryID?
  let asked: EntryID
  let promise: AnswerPromise<Answer>?
  /// Tells whether it has just been read.
  let isRead: Bool

  /// The key of the asker.
  var key: Visit? { asker.map { Visit($0) } }
}

extension RequestAsker {
  /// A request of the feature itself.
  ///
  /// ```swift
  /// .request(\.colour, reply: /Action.colourPicked)    // case colourPicked(RequestResult<Colour>)
  /// ```
  ///
  /// - Parameters:
  ///   - request: Where the request lies.
  ///   - reply: The case of the action that gives the answer.
  /// - Returns: The asking end.
  public static func request(
    _ request: any WritableKeyPath<State, Request<Answer>> & Sendable,
    reply: CasePath<Action, RequestResult<Answer>>
  ) -> RequestAsker {
    RequestAsker(
      pending: { state in state[keyPath: request].pending(by: nil).map { [$0] } ?? [] },
      isThere: { _, _ in true },
      update: { state, _, change in change(&state[keyPath: request]) },
      reply: { _, result in reply.embed(result) },
      issues: { reply.issues() }
    )
  }

  /// A request of a part of the feature that may not be there: an optional child, a case of an enum.
  ///
  /// The key path is mostly one to a computed property. While it is nil nobody asks, and what was
  /// asked is forgotten with it.
  ///
  /// - Parameters:
  ///   - request: Where the request lies, or nil.
  ///   - reply: The case of the action that gives the answer.
  /// - Returns: The asking end.
  public static func request(
    _ request: any WritableKeyPath<State, Request<Answer>?> & Sendable,
    reply: CasePath<Action, RequestResult<Answer>>
  ) -> RequestAsker {
    RequestAsker(
      pending: { state in state[keyPath: request]?.pending(by: nil).map { [$0] } ?? [] },
      isThere: { state, _ in state[keyPath: request] != nil },
      update: { state, _, change in state[keyPath: request].change(change) },
      reply: { _, result in reply.embed(result) },
      issues: { reply.issues() }
    )
  }

  /// The requests of the entries of a stack, of tabs, of a split, or of another shape or list of
  /// screens, each of which may ask.
  ///
  /// ```swift
  /// .entries(of: \.stack, elements: /Action.page, request: \.colour, reply: /Page.Action.picked)
  /// ```
  ///
  /// - Parameters:
  ///   - container: Where the shape's state lies.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - request: Where the request lies in an entry's state.
  ///   - reply: The case of the entry's action that gives the answer.
  /// - Returns: The asking end.
  public static func entries<Container: ElementState, Item, ElementAction>(
    of container: any WritableKeyPath<State, Container> & Sendable,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    request: any WritableKeyPath<Item, Request<Answer>> & Sendable,
    reply: CasePath<ElementAction, RequestResult<Answer>>
  ) -> RequestAsker where Container.Item == Item {
    entries(of: container, elements: elements, reply: reply) {
      $0[keyPath: request]
    } update: {
      $1(&$0[keyPath: request])
    }
  }

  /// The requests of those entries whose item has one: items of an enum, of which one case asks.
  ///
  /// - Parameters:
  ///   - container: Where the shape's state lies.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - request: Where the request lies in an entry's state, or nil.
  ///   - reply: The case of the entry's action that gives the answer.
  /// - Returns: The asking end.
  public static func entries<Container: ElementState, Item, ElementAction>(
    of container: any WritableKeyPath<State, Container> & Sendable,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    request: any WritableKeyPath<Item, Request<Answer>?> & Sendable,
    reply: CasePath<ElementAction, RequestResult<Answer>>
  ) -> RequestAsker where Container.Item == Item {
    entries(of: container, elements: elements, reply: reply) {
      $0[keyPath: request]
    } update: {
      $0[keyPath: request].change($1)
    }
  }

  private static func entries<Container: ElementState, Item, ElementAction>(
    of container: any WritableKeyPath<State, Container> & Sendable,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    reply: CasePath<ElementAction, RequestResult<Answer>>,
    find: @escaping @Sendable (Item) -> Request<Answer>?,
    update: @escaping @Sendable (inout Item, (inout Request<Answer>) -> Void) -> Void
  ) -> RequestAsker where Container.Item == Item {
    RequestAsker(
      pending: { state in
        let entries = state[keyPath: container].entries
        return zip(entries.ids, entries.items).compactMap { id, content in
          find(Container.item(of: content)).flatMap { $0.pending(by: id) }
        }
      },
      isThere: { state, id in id.map { state[keyPath: container].entries.contains($0) } ?? false },
      update: { state, id, change in
        if let id { _ = state[keyPath: container].update(id) { item in update(&item, change) } }
      },
      reply: { id, result in
        // Invariant: an entry has asked. Another id would reach nobody.
        elements.embed((id ?? .late(0), reply.embed(result)))
      },
      issues: { elements.issues() + reply.issues() }
    )
  }
}

extension Optional {
  /// Changes the value, if there is one.
  fileprivate mutating func change<Answer>(_ change: (inout Request<Answer>) -> Void)
  where Wrapped == Request<Answer> {
    guard var request = self else { return }
    change(&request)
    self = request
  }
}
