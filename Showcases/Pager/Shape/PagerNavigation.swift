import ComposableNavigation

/// Pages in order, one of them in front and its neighbours ready to be swiped to: a shape of one's own.
struct PagerNavigation<Item: Equatable & Sendable>: Reducer {
  enum Action: Equatable, Sendable {
    /// Turns so many pages on; below zero, back. Refused where there is no such page.
    case turn(Int)
    /// Turns to a page. Refused when it is not there.
    case show(EntryID, cause: Cause = .program)
    /// Takes pages away. Refused when none of them is there.
    case close([EntryID], cause: Cause = .program)
    /// Replaces all pages; what persists keeps its identity, its view and its being in front.
    case setPages([Item])
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .refused(refusal) }
    switch action {
    case .turn(let count): state.show(state.page(after: count))
    case .show(let id, cause: _): state.show(id)
    case .close(let ids, cause: _): state.change { $0.remove(ids) }
    case .setPages(let items): state.change { $0.write(items) }
    }
    return .none
  }
}

/// The reason for a refusal that this shape alone has.
struct NoSuchPage: RefusalReason {
  let count: Int

  var description: String {
    "no page lies \(count.magnitude) \(count < 0 ? "before" : "after") this one"
  }
}
