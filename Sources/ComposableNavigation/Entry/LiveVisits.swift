/// The visits in a state, for encoding and decoding an action that names an entry.
///
/// A number alone does not identify a visit; see ``EntryID``. If a state has several visits with
/// the same number, for example because it keeps earlier copies of a container, a trace records the
/// rank of the visit: its index in the order of the state. If the number already belongs to another
/// visit, the trace records that the id was late. A replay has an equal state, in which the visit
/// has the same rank.
package final class LiveVisits: @unchecked Sendable {
  // Unchecked because of the state: only the encoder or decoder that was given the visits asks for
  // them, before its call returns.
  private let state: Any
  private lazy var all = Self.visits(in: state)

  /// Makes the visits in a state, which are found when they are first asked for: most actions name
  /// no entry.
  package init(of state: Any) { self.state = state }

  /// - Complexity: O(*n*) in the size of the state.
  private static func visits(in state: Any) -> [EntryID: [EntryID]] {
    var all: [EntryID: [EntryID]] = [:]
    for id in ids(in: state) where id.counted != nil {
      if all[id]?.contains(where: id.isSame) != true { all[id, default: []].append(id) }
    }
    return all
  }

  /// The mark of an id in a trace, beside its number.
  enum Mark: Equatable {
    /// No mark: at most one visit has the number.
    case plain
    /// The id means no visit, although an entry has its number.
    case late
    /// The id means one of several visits with its number: the visit of this rank.
    case rank(Int)
  }

  /// Returns the mark of an id that an action names.
  func mark(_ id: EntryID) -> Mark {
    guard !id.isUnresolved, id.counted != nil, let there = all[id] else { return .plain }
    guard let rank = there.firstIndex(where: id.isSame) else { return .late }
    return there.count > 1 ? .rank(rank) : .plain
  }

  /// Returns the visit with an encoded rank; nil if the state has no such visit.
  func visit(_ number: UInt64, rank: Int) -> EntryID? {
    guard let there = all[.counted(number)], there.indices.contains(rank) else { return nil }
    return there[rank]
  }

  /// The types of most values, which contain no id: their mirrors would take most of the time.
  private static let plainTypes: Set<ObjectIdentifier> = Set(
    ([String.self, Int.self, Bool.self, Double.self, UInt64.self, UInt32.self, [String].self]
      as [Any.Type])
      .map { ObjectIdentifier($0) }
  )

  /// Returns the ids in a value, in their order.
  package static func ids(in whole: Any) -> [EntryID] {
    var found: [EntryID] = []
    // No recursion, because a state may be nested very deeply.
    var rest: [Any] = [whole]
    while let next = rest.popLast() {
      guard !plainTypes.contains(ObjectIdentifier(type(of: next))) else { continue }
      if let id = next as? EntryID {
        found.append(id)
        continue
      }
      let mirror = Mirror(reflecting: next)
      // An object is not part of a value, and may refer back to itself.
      guard mirror.displayStyle != .class else { continue }
      rest += inOrder(mirror).reversed()
    }
    return found
  }

  /// Returns the parts of a value in an order that is the same in each process: those of a dictionary
  /// or a set by the text of the key, because their own order differs.
  private static func inOrder(_ mirror: Mirror) -> [Any] {
    let parts = mirror.children.map(\.value)
    guard mirror.displayStyle == .dictionary || mirror.displayStyle == .set else { return parts }
    let isDictionary = mirror.displayStyle == .dictionary
    return parts.map { part in
      let key = isDictionary ? Mirror(reflecting: part).children.first?.value ?? part : part
      return (key: "\(key)", part: part)
    }
    .sorted { $0.key < $1.key }
    .map(\.part)
  }
}

extension CodingUserInfoKey {
  /// The key of an encoder's or a decoder's ``LiveVisits``.
  package static let liveVisits = CodingUserInfoKey(rawValue: "ComposableNavigation.LiveVisits")
}
