/// A set of elements, as a sorted array.
///
/// Records have many small sets and copy them often: a sorted array is copied by one retain, needs
/// no hashing, and no memory if it is empty. Large sets are created and subtracted by way of
/// ``ElementBitSet`` if possible.
///
/// - Complexity: Creating a set of *n* elements and subtracting are O(*n*) if the elements ascend
///   or are close together, otherwise O(*n* log *n*); a lookup is O(log *n*).
package struct ElementSet: Hashable, Sendable {
  package internal(set) var ascending: [ElementID]

  package init(_ elements: [ElementID] = []) {
    ascending = elements
    putInOrder()
  }

  package var isEmpty: Bool { ascending.isEmpty }

  package func contains(_ element: ElementID) -> Bool { index(of: element) != nil }

  func index(of element: ElementID) -> Int? {
    var (low, high) = (0, ascending.count)
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] == element { return middle }
      if ascending[middle] < element { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  package mutating func remove(_ element: ElementID) {
    if let index = index(of: element) { ascending.remove(at: index) }
  }

  package mutating func formUnion(_ others: some Collection<ElementID>) {
    guard !others.isEmpty else { return }
    ascending += others
    putInOrder()
  }

  package mutating func subtract(_ others: [ElementID]) {
    guard !isEmpty, !others.isEmpty else { return }
    let isGone = ElementMembership(of: others, asked: ascending.count)
    ascending.removeAll(where: isGone.contains)
  }

  /// Applies a change: removes the arriving elements and inserts the other leaving ones.
  package mutating func exchange(_ come: [ElementID], for gone: ArraySlice<ElementID>) {
    let isBack = ElementMembership(of: come, asked: ascending.count + gone.count)
    ascending.removeAll(where: isBack.contains)
    // At once, because a list that grows step by step is copied repeatedly (benchmark “stack
    // difference, elements to reuse, replace all”).
    ascending.reserveCapacity(ascending.count + gone.count)
    for element in gone where !isBack.contains(element) { ascending.append(element) }
    putInOrder()
  }

  private mutating func putInOrder() {
    var next = 1
    while next < ascending.count, ascending[next - 1] < ascending[next] { next += 1 }
    guard next < ascending.count else { return }
    if ascending.count > ElementMembership.few, let bitSet = ElementBitSet(ascending) {
      ascending = bitSet.ascending
    } else {
      sort()
    }
  }

  private mutating func sort() {
    ascending.sort()
    var last: ElementID?
    ascending.removeAll { element in
      defer { last = element }
      return element == last
    }
  }
}
