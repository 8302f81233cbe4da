public import ComposableNavigation

/// The asking side of requests: their location, and the action that delivers their answers.
///
/// Pass one to ``ComposableNavigation/Reducer/answering(_:by:)``: `.request(…)` for a feature that
/// asks itself, `.entries(of:…)` for a feature whose screens ask.
public struct RequestAsker<State, Action: Sendable, Answer: Sendable>: Sendable {
  /// Returns a Boolean value that indicates whether no request is pending in the state at an address,
  /// as after most actions.
  let isIdle: @Sendable (_ state: UnsafeRawPointer) -> Bool

  /// Returns the pending requests in the state at an address, with their askers.
  let pending: @Sendable (_ state: UnsafeRawPointer) -> [PendingRequest]

  /// Returns the entries that may ask in the state at an address.
  let entries: @Sendable (_ state: UnsafeRawPointer) -> [EntryID]

  /// Changes the request of one asker, if the asker exists.
  let update: @Sendable (inout State, _ asker: EntryID?, (inout Request<Answer>) -> Void) -> Void

  /// Returns the action that delivers a result to an asker.
  let reply: @Sendable (_ asker: EntryID?, RequestResult<Answer>) -> Action

  /// Returns the problems of the case path.
  let issues: @Sendable () -> [NavigationIssue]
}

extension RequestAsker {
  /// Returns the asking side of a request of the feature itself.
  ///
  /// ```swift
  /// .request(\.colour, reply: /Action.colourPicked)    // case colourPicked(RequestResult<Colour>)
  /// ```
  ///
  /// - Parameters:
  ///   - request: The key path to the request.
  ///   - reply: The case of the action that delivers the result.
  /// - Returns: The asking side.
  public static func request(
    _ request: any WritableKeyPath<State, Request<Answer>> & Sendable,
    reply: CasePath<Action, RequestResult<Answer>>
  ) -> RequestAsker {
    let part = StatePart(request)
    return RequestAsker(
      isIdle: { state in
        var isIdle = true
        part.read(at: state) { isIdle = $0.pointee.pendingID == nil }
        return isIdle
      },
      pending: { state in
        var pending: PendingRequest?
        part.read(at: state) { pending = $0.pointee.pending(by: nil) }
        return pending.map { [$0] } ?? []
      },
      entries: { _ in [] },
      update: { state, _, change in change(&state[keyPath: request]) },
      reply: { _, result in reply.embed(result) },
      issues: { reply.issues() }
    )
  }

  /// Returns the asking side of the requests of all entries of a stack, of tabs, of a split, or of
  /// another shape or list of screens.
  ///
  /// ```swift
  /// .entries(of: \.stack, elements: /Action.page, request: \.colour, reply: /Page.Action.picked)
  /// ```
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - request: The key path to the request in an entry's state.
  ///   - reply: The case of the entry's action that delivers the result.
  /// - Returns: The asking side.
  public static func entries<Container: ElementState, Item, ElementAction>(
    of container: any WritableKeyPath<State, Container> & Sendable,
    elements: CasePath<Action, (EntryID, ElementAction)>,
    request: any WritableKeyPath<Item, Request<Answer>> & Sendable,
    reply: CasePath<ElementAction, RequestResult<Answer>>
  ) -> RequestAsker where Container.Item == Item {
    let memory = RequestMemory<Container.EntryContent>(of: request, Item.self)
    return entries(of: container, elements: elements, reply: reply, memory) {
      $0[keyPath: request]
    } update: {
      $1(&$0[keyPath: request])
    }
  }

  /// Returns the asking side of the entries whose item has a request, such as one case of an enum.
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - elements: The case that wraps an entry's action with its id.
  ///   - request: The key path to the optional request in an entry's state.
  ///   - reply: The case of the entry's action that delivers the result.
  /// - Returns: The asking side.
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
    _ memory: RequestMemory<Container.EntryContent>? = nil,
    find: @escaping @Sendable (Item) -> Request<Answer>?,
    update: @escaping @Sendable (inout Item, (inout Request<Answer>) -> Void) -> Void
  ) -> RequestAsker where Container.Item == Item {
    let part = StatePart(container)
    let list = part.offset(of: Container.entryAccess.contents)
    return RequestAsker(
      isIdle: { state in
        // Invariant: the offset is that of the list, which is looked at where it is.
        if let memory, let list {
          return memory.pending(
            in: (state + list).assumingMemoryBound(to: [Container.EntryContent].self).pointee
          ) == nil
        }
        var isIdle = true
        part.read(at: state) { part in
          let contents = part.pointee.entries.items
          for position in 0..<contents.count {
            let request = find(Container.item(of: contents[position]))
            if request?.isPending == true { return isIdle = false }
          }
        }
        return isIdle
      },
      pending: { state in
        var pending: [PendingRequest] = []
        // Invariant: as above. Most pages ask nobody, and are not copied.
        if let memory, let list {
          let contents = (state + list).assumingMemoryBound(to: [Container.EntryContent].self)
            .pointee
          guard let first = memory.pending(in: contents) else { return [] }
          var ids: [EntryID] = []
          part.read(at: state) { ids = $0.pointee.entries.ids }
          memory.visit(contents, from: first) { place, request in
            let request = request.assumingMemoryBound(to: Request<Answer>.self)
            if let request = request.pointee.pending(by: ids[place]) { pending.append(request) }
          }
          return pending
        }
        part.read(at: state) { part in
          let entries = part.pointee.entries
          let (ids, contents) = (entries.ids, entries.items)
          for place in 0..<contents.count {
            let request = find(Container.item(of: contents[place]))
            if let request = request?.pending(by: ids[place]) { pending.append(request) }
          }
        }
        return pending
      },
      entries: { state in
        var ids: [EntryID] = []
        part.read(at: state) { ids = $0.pointee.entries.ids }
        return ids
      },
      update: { state, id, change in
        if let id { _ = state[keyPath: container].update(id) { item in update(&item, change) } }
      },
      reply: { id, result in
        // Invariant: an entry has asked. Another id would reach no feature.
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
