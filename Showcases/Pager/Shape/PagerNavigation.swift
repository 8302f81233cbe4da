import ComposableNavigation

/// Pages in order, one of them in front and its neighbours ready for a swipe: a custom shape.
struct PagerNavigation<Item: Equatable & Sendable>: Reducer {
  enum Action: Equatable, Sendable {
    /// Turns `count` pages ahead, or back if negative.
    ///
    /// Refused if there is no such page.
    case turn(Int)
    /// Turns to a page.
    ///
    /// Refused if it does not exist.
    case show(EntryID, cause: Cause = .program)
    /// Tells that the user has seen a part of a page, which changes nothing.
    ///
    /// Refused if it does not exist.
    case peek(EntryID)
    /// Removes pages.
    ///
    /// Refused if none of them exists.
    case close([EntryID], cause: Cause = .program)
    /// Replaces all pages; items that persist keep their identity, their view and their place in
    /// front.
    case setPages([Item])
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .refused(refusal) }
    switch action {
    case .turn(let count): state.show(state.page(after: count))
    case .show(let id, cause: _): state.show(id)
    case .peek: break
    case .close(let ids, cause: _): state.change { $0.remove(ids) }
    case .setPages(let items): state.change { $0.write(items) }
    }
    return .none
  }
}

/// The refusal that is specific to this shape.
struct NoSuchPage: RefusalReason {
  let count: Int

  var description: String {
    "there is no page \(count.magnitude) \(count < 0 ? "before" : "after") this one"
  }
}
