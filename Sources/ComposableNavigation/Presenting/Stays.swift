/// Which element each entry is, while the state or the host has it.
///
/// - Complexity: An element is found in O(log *n*), an entry in O(1). Forgetting is O(*n*).
package struct Stays: Hashable, Sendable {
  /// Each entry and its element, ascending by element: they are counted.
  package private(set) var all: [Stay] = []
  /// Of more than a few; to find one of a few by looking at each is faster.
  private var byEntry: [EntryID: ElementID] = [:]
  private var next = 1

  package struct Stay: Hashable, Sendable {
    package let entry: EntryID
    package let element: ElementID
  }

  private static let few = 16

  package init() {}

  package var count: Int { all.count }

  /// What the number of every element is below.
  var limit: Int { next }

  package subscript(entry: EntryID) -> ElementID? {
    if all.count > Self.few { return byEntry[entry] }
    for stay in all where stay.entry == entry { return stay.element }
    return nil
  }

  package subscript(element: ElementID) -> EntryID? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].element == element { return all[middle].entry }
      if all[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The element of an entry; a new one when the entry is new.
  package mutating func element(for entry: EntryID) -> ElementID {
    if let element = self[entry] { return element }
    let element = ElementID(next)
    next += 1
    all.append(Stay(entry: entry, element: element))
    if all.count == Self.few + 1 { fillTable() }
    if all.count > Self.few { byEntry[entry] = element }
    return element
  }

  /// The elements that are not in a set, ascending.
  package func missing(from kept: ElementSet) -> [ElementID] {
    var missing: [ElementID] = []
    for stay in all where !kept.contains(stay.element) { missing.append(stay.element) }
    return missing
  }

  /// Forgets elements.
  package mutating func remove(_ gone: [ElementID]) {
    let gone = ElementSet(gone)
    all.removeAll { gone.contains($0.element) }
    fillTable()
  }

  private mutating func fillTable() {
    byEntry =
      all.count > Self.few
      ? Dictionary(uniqueKeysWithValues: all.map { ($0.entry, $0.element) }) : [:]
  }
}
