/// A part of a feature that can go back: a container with what is in it, or a feature with containers.
///
/// A resolved reducer has a list of them, in the order in which its body declares them. They are made
/// with the reducer and looked at only by back, so an action costs nothing for them.
@usableFromInline
struct BackPart<State, Action>: Sendable {
  /// The path to the part's state, by which other parts name it as the container that they are in.
  var location: (any AnyKeyPath & Sendable)?
  /// The entry of another container that the part is in; nil if it is in the feature itself.
  var place: BackPlace<State>?
  let wayBack: @Sendable (State) -> WayBack<Action>
}

/// The entry of a container that a part of the same feature is in.
@usableFromInline
struct BackPlace<State>: Sendable {
  let container: any AnyKeyPath & Sendable
  /// Returns the entries in front, see ``ElementState/frontIDs``.
  let front: @Sendable (State) -> [EntryID]
  let contains: @Sendable (State, EntryID) -> Bool
}

/// The way back in a state.
@usableFromInline
struct WayBack<Action> {
  /// The action; nil if there is none.
  var action: Action?
  /// A Boolean value that indicates whether something is presented, which covers everything else:
  /// back goes nowhere else, even if there is no action.
  var isCovering = false
  /// Returns the entry in front of its container that the action removes; nil for any other action.
  var removed: () -> EntryID? = { nil }

  /// Returns the way back of a container, given that of what is in front in it.
  func behind(_ inner: WayBack) -> WayBack {
    if inner.isCovering { return inner }
    var way = inner.action == nil ? self : inner
    way.isCovering = isCovering
    return way
  }

  /// Returns the way back of a container, given those of the entries in front.
  ///
  /// If several entries are in front, as in a split, each comes before the container goes back from it.
  func behind(
    _ front: [EntryID],
    inner: (EntryID) -> WayBack,
    leaves: (EntryID) -> Bool
  ) -> WayBack {
    let ways = front.reversed().map { (id: $0, way: inner($0)) }
    if let covering = ways.first(where: { $0.way.isCovering }) { return covering.way }
    for (id, way) in ways {
      if way.action != nil { return behind(way) }
      if ways.count > 1, leaves(id) { break }
    }
    return self
  }

  func map<Other>(_ transform: (Action) -> Other) -> WayBack<Other> {
    WayBack<Other>(action: action.map(transform), isCovering: isCovering, removed: removed)
  }
}

extension BackPart {
  init(
    at location: (any AnyKeyPath & Sendable)? = nil,
    wayBack: @escaping @Sendable (State) -> WayBack<Action>
  ) {
    self.location = location
    self.wayBack = wayBack
  }

  func isAt(_ path: AnyKeyPath) -> Bool {
    guard let location else { return false }
    return location as AnyKeyPath == path
  }
}

extension ResolvedReducer {
  /// Returns the way back from a state.
  ///
  /// A part that covers the others comes first, then the part that was declared last. What is in the
  /// front entry of a container comes before the container.
  func wayBack(in state: State) -> WayBack<Action> {
    front(of: backParts.filter { isOutermost($0, in: state) }, in: state)
  }

  private func front(of parts: [BackPart<State, Action>], in state: State) -> WayBack<Action> {
    var found = WayBack<Action>()
    for part in parts.reversed() {
      let way = wayBack(of: part, in: state)
      if way.isCovering { return way }
      if found.action == nil { found = way }
    }
    return found
  }

  /// A part in a container that the feature does not declare counts as one in the feature itself.
  private func isOutermost(_ part: BackPart<State, Action>, in state: State) -> Bool {
    guard let place = part.place else { return true }
    return place.front(state).contains { place.contains(state, $0) }
      && !backParts.contains { $0.isAt(place.container) }
  }

  private func wayBack(of part: BackPart<State, Action>, in state: State) -> WayBack<Action> {
    let own = part.wayBack(state)
    let inside = backParts.filter { $0.place.map { part.isAt($0.container) } ?? false }
    guard let place = inside.first?.place else { return own }
    return own.behind(place.front(state)) { id in
      front(of: inside.filter { $0.place?.contains(state, id) ?? false }, in: state)
    } leaves: { id in
      guard let action = own.action else { return false }
      var after = state
      _ = reduce(into: &after, action: action)
      return !place.front(after).contains { $0.isSame(as: id) }
    }
  }

  /// Returns the reducer's part in a parent; none if nothing in it can go back.
  func backParts<Parent, ParentAction>(
    at location: (any AnyKeyPath & Sendable)? = nil,
    wayBack: @escaping @Sendable (Parent) -> WayBack<ParentAction>
  ) -> [BackPart<Parent, ParentAction>] {
    backParts.isEmpty ? [] : [BackPart(at: location, wayBack: wayBack)]
  }
}
