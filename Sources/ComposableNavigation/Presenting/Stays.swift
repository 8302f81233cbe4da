/// Which element each entry is, while the state or the host has it.
///
/// - Complexity: An element is found in O(log *n*), an entry in O(1). Forgetting is O(*n*).
@usableFromInline
package struct Stays: Hashable, Sendable {
  /// Each entry and its element, ascending by element: they are counted.
  @inlinable package var all: [Stay] { list }

  @usableFromInline var list: [Stay] = []
  /// Of more than a few; to find one of a few by looking at each is faster.
  @usableFromInline var byEntry: [EntryID: ElementID] = [:]
  @usableFromInline var next = 1

  @usableFromInline
  package struct Stay: Hashable, Sendable {
    @usableFromInline package let entry: EntryID
    @usableFromInline package let element: ElementID
  }

  @inlinable static var few: Int { 16 }

  package init() {}

  @inlinable package var count: Int { all.count }

  /// What the number of every element is below.
  @inlinable var limit: Int { next }

  @inlinable
  package subscript(entry: EntryID) -> ElementID? {
    if all.count > Self.few { return byEntry[entry] }
    for stay in all where stay.entry == entry { return stay.element }
    return nil
  }

  @inlinable
  package subscript(element: ElementID) -> EntryID? { index(of: element).map { all[$0].entry } }

  @inlinable
  func index(of element: ElementID) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].element == element { return middle }
      if all[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The element of an entry; a new one when the entry is new.
  package mutating func element(for entry: EntryID) -> ElementID {
    if let element = self[entry] { return element }
    let element = ElementID(next)
    next += 1
    list.append(Stay(entry: entry, element: element))
    if all.count == Self.few + 1 { fillTable() }
    if all.count > Self.few { byEntry[entry] = element }
    return element
  }

  /// Forgets elements.
  package mutating func remove(_ gone: [ElementID]) {
    if all.count > Self.few {
      for element in gone { if let entry = self[element] { byEntry[entry] = nil } }
    }
    if gone.count == 1, let index = index(of: gone[0]) {
      list.remove(at: index)
    } else {
      let gone = ElementSet(gone)
      list.removeAll { gone.contains($0.element) }
    }
    if all.count <= Self.few { byEntry = [:] }
  }

  private mutating func fillTable() {
    byEntry = Dictionary(uniqueKeysWithValues: all.map { ($0.entry, $0.element) })
  }
}
