/// A set of elements, ascending.
///
/// Ledgers have many small ones, and copy them often: a sorted array is copied by one retain, needs
/// no hashing, and an empty one no memory.
///
/// - Complexity: Making one of *n* elements is O(*n*) when they ascend, else O(*n* log *n*); to ask
///   whether an element is in it is O(log *n*).
@usableFromInline
package struct ElementSet: Hashable, Sendable {
  @inlinable package var ascending: [ElementID] { list }

  @usableFromInline var list: [ElementID]

  package init(_ elements: [ElementID] = []) {
    list = elements
    let ascends = elements.indices.dropFirst().allSatisfy { elements[$0 - 1] < elements[$0] }
    if !ascends { sort() }
  }

  @inlinable package var isEmpty: Bool { ascending.isEmpty }

  @inlinable
  package func contains(_ element: ElementID) -> Bool {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] == element { return true }
      if ascending[middle] < element { low = middle + 1 } else { high = middle }
    }
    return false
  }

  package mutating func formUnion(_ others: [ElementID]) {
    guard !others.isEmpty else { return }
    self = ElementSet(ascending + others)
  }

  private mutating func sort() {
    list.sort()
    var last: ElementID?
    list.removeAll { element in
      defer { last = element }
      return element == last
    }
  }
}
