/// The number that a handler and its host use for an entry while it stays.
///
/// A handler counts them: an entry that goes and comes back is another element. Hosts keep them
/// beside their views and name them in reports and acknowledgements; nobody else needs them.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number.
  public let number: Int

  /// Names an element in a test of a host.
  public init(_ number: Int) { self.number = number }

  /// The number, as in `e3`.
  public var description: String { "e\(number)" }

  /// Spreads the number over a word, for the tables of this package (benchmark “tab difference”).
  ///
  /// Sets and dictionaries do not ask for it: they hash the number with their own seed.
  public var hashValue: Int { number.spread }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Tells whether the first was counted before the second.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.number < rhs.number }
}

extension [ElementID] {
  /// Tells whether both are the same elements in the same order; `==` looks at each by itself
  /// (benchmark “handler, push and pop, 1000”).
  func areSame(as others: [ElementID]) -> Bool {
    count == others.count && samePrefixCount(with: others) == count
  }

  /// The number of elements that both begin with.
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
