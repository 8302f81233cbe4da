/// The link that a map has printed last, and a function that indicates whether it is still the link.
///
/// It is stored in a ``LinkHistory``, and ignored by comparison, hashing and archives: without it,
/// a link is printed again.
struct LinkMemo: Sendable {
  /// The link; nil if the state has none, or before the first one.
  private(set) var url: String?
  private var source: Source?

  /// The map that has printed, whose subclass knows the type of the state.
  private class Source: @unchecked Sendable {
    // Unchecked because it has a subclass; both have only constants.
    let map: LinkMapID

    init(_ map: LinkMapID) { self.map = map }
  }

  private final class StateSource<State>: Source, @unchecked Sendable {
    /// The ``LinkMap/watch`` of the state that was printed.
    let isStill: LinkMap<State>.Watch

    init(_ map: LinkMapID, _ isStill: @escaping LinkMap<State>.Watch) {
      self.isStill = isStill
      super.init(map)
    }
  }

  /// Returns a Boolean value that indicates whether the map surely prints the same link again.
  func isCurrent<State>(for state: State, _ map: LinkMapID) -> Bool {
    guard let source, source.map === map else { return false }
    // Invariant: a map's identity belongs to one map, so the source is one of its states. A
    // conditional cast takes longer than the rest (benchmark “link history idle”).
    return unsafeDowncast(source, to: StateSource<State>.self).isStill(state)
  }

  /// Sets the link to that of a state, and prints it unless the map surely prints the same again.
  mutating func update<State>(to state: State, by map: LinkMap<State>, _ id: LinkMapID) {
    if isCurrent(for: state, id) { return }
    url = try? map.currentURL(of: state)
    source = map.watch(state).map { StateSource(id, $0) }
  }
}

/// The identity of a map: another map prints other links of the same state.
final class LinkMapID: Sendable {}

extension LinkMemo: Hashable {
  static func == (lhs: LinkMemo, rhs: LinkMemo) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
