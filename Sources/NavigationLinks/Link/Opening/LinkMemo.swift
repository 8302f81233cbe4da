/// The link that a map has printed last, and a function that indicates whether it is still the link.
///
/// It is stored in a ``LinkHistory``, and ignored by comparison, hashing and archives: without it,
/// a link is printed again.
struct LinkMemo: Sendable {
  /// The link; nil if the state has none, or before the first one.
  private(set) var url: String?
  private var source: (any Sendable)?

  /// A map, and its ``LinkMap/watch`` of the state that it has printed.
  private struct Source<State>: Sendable {
    let map: LinkMapID
    let isStill: LinkMap<State>.Watch
  }

  /// Sets the link to that of a state, and prints it unless the map surely prints the same again.
  ///
  /// - Returns: True if the link was printed.
  mutating func update<State>(to state: State, by map: LinkMap<State>, _ id: LinkMapID) -> Bool {
    if let source = source as? Source<State>, source.map === id, source.isStill(state) {
      return false
    }
    url = try? map.currentURL(of: state)
    source = map.watch(state).map { Source(map: id, isStill: $0) }
    return true
  }
}

/// The identity of a map: another map prints other links of the same state.
final class LinkMapID: Sendable {}

extension LinkMemo: Hashable {
  static func == (lhs: LinkMemo, rhs: LinkMemo) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
