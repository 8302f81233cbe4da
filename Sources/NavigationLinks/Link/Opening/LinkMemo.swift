/// The link that a map has printed last, and a function that indicates whether it is still the link.
///
/// It is stored in a ``LinkHistory``, and ignored by comparison, hashing and archives: without it,
/// a link is printed again.
struct LinkMemo: Sendable {
  /// The link; nil if the state has none, or before the first one.
  private(set) var url: String?
  private var source: Source?
  private var stacks: [PrintedStack] = []

  /// The map that has printed, and the ``LinkMap/watch`` of the state that was printed.
  private final class Source: Sendable {
    let map: LinkMapID
    let isStill: @Sendable (UnsafeRawPointer) -> Bool

    init(_ map: LinkMapID, _ isStill: @escaping @Sendable (UnsafeRawPointer) -> Bool) {
      (self.map, self.isStill) = (map, isStill)
    }
  }

  /// Returns a Boolean value that indicates whether the map surely prints the same link again, for the
  /// state at an address.
  ///
  /// Invariant: a map's identity belongs to one map, so the source is one of its states.
  func isCurrent(at state: UnsafeRawPointer, _ map: LinkMapID) -> Bool {
    guard let source, source.map === map else { return false }
    return source.isStill(state)
  }

  /// Sets the link to that of a state, and prints it unless the map surely prints the same again.
  mutating func update<State>(to state: State, by map: LinkMap<State>, _ id: LinkMapID) {
    if withUnsafePointer(to: state, { isCurrent(at: $0, id) }) { return }
    var writing = LinkWriting(after: stacks)
    url = map.currentURL(of: state, in: &writing)
    stacks = writing.printed
    source = map.watch(state).map { Source(id, $0) }
  }
}

/// The screens of a stack that were printed, and the number of components that the link had after each.
struct PrintedStack: Sendable {
  /// The identity of the screens' table.
  let table: LinkTableID
  /// The screens, an array of the table's values.
  let items: any Sendable
  /// The components of the stack's screens, without those before them.
  let path: [String]
  /// For each screen above the root, the number of components up to it; fewer if one has a query.
  let ends: [Int]
}

/// The identity of a map: another map prints other links of the same state.
final class LinkMapID: Sendable {}

extension LinkMemo: Hashable {
  static func == (lhs: LinkMemo, rhs: LinkMemo) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
