/// The elements of a list as a bit set, from the lowest number to the highest.
///
/// Elements are counted up, so the numbers of a long list are usually close together. A mark takes
/// about a nanosecond, much less than hashing or sorting. For the benchmark “stack difference,
/// elements to reuse”.
struct ElementBitSet {
  private let lowest: Int
  private var words: [UInt64]
  private let count: Int

  /// Marks the elements of a list.
  ///
  /// - Returns: nil for an empty list, and if the numbers are so far apart that the marks would
  ///   take more memory than four such lists.
  init?(_ elements: [ElementID]) {
    guard var lowest = elements.first?.number else { return nil }
    var highest = lowest
    for element in elements {
      lowest = min(lowest, element.number)
      highest = max(highest, element.number)
    }
    // A test may use any numbers.
    let (distance, isTooFar) = highest.subtractingReportingOverflow(lowest)
    guard !isTooFar, distance / 64 < 4 * elements.count else { return nil }
    self.lowest = lowest
    count = elements.count
    words = Array(repeating: 0, count: distance / 64 + 1)
    for element in elements {
      // A masking shift: only the low six bits of the place count.
      let place = element.number - lowest
      words[place / 64] |= 1 &<< UInt64(place)
    }
  }

  func contains(_ element: ElementID) -> Bool {
    let (place, isTooFar) = element.number.subtractingReportingOverflow(lowest)
    guard !isTooFar, place >= 0, place / 64 < words.count else { return false }
    return words[place / 64] & (1 &<< UInt64(place)) != 0
  }

  /// The elements in order, each once.
  var ascending: [ElementID] {
    var elements: [ElementID] = []
    elements.reserveCapacity(count)
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        elements.append(ElementID(lowest + 64 * index + rest.trailingZeroBitCount))
        // Clears the lowest bit that is set.
        rest &= rest - 1
      }
    }
    return elements
  }
}
