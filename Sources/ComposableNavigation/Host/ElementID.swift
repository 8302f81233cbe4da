/// The number that a handler and its host use for an entry while the entry is shown.
///
/// The handler counts elements up: an entry that is removed and added again is a new element. Hosts
/// store element ids with their views and name them in reports and acknowledgements.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number.
  public let number: Int

  /// Creates an id, for a test of a host.
  public init(_ number: Int) { self.number = number }

  /// The number, as in `e3`.
  public var description: String { "e\(number)" }

  /// The number's bits spread over a word, for this package's hash tables (benchmark “tab
  /// difference”).
  ///
  /// Sets and dictionaries do not use it: they hash the number with their own seed.
  public var hashValue: Int { number.spread }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Returns a Boolean value that indicates whether the first element is older than the second.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.number < rhs.number }
}

extension [ElementID] {
  /// Returns a Boolean value that indicates whether both lists have the same elements in the same
  /// order.
  ///
  /// `==` would compare the elements one at a time (benchmark “handler, push and pop, 1000”).
  func areSame(as others: [ElementID]) -> Bool {
    count == others.count && samePrefixCount(with: others) == count
  }

  /// Returns the length of the longest common prefix.
  func samePrefixCount(with others: [ElementID]) -> Int {
    let most = Swift.min(count, others.count)
    return withUnsafeBufferPointer { these in
      others.withUnsafeBufferPointer { others in
        if these.baseAddress == others.baseAddress { return most }
        var count = samePlaces(upTo: most) { these[$0].number ^ others[$0].number }
        while count < most, these[count] == others[count] { count += 1 }
        return count
      }
    }
  }
}
