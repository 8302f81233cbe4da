/// A set of elements, ascending.
///
/// Ledgers have many small ones, and copy them often: a sorted array is copied by one retain, needs
/// no hashing, and an empty one no memory. Large ones are made and taken from each other by way of
/// ``ElementMarks`` where they can be.
///
/// - Complexity: Making one of *n* elements is O(*n*) when they ascend or lie close, else
///   O(*n* log *n*), and so is taking away; to ask whether an element is in it is O(log *n*).
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

  /// Takes out what comes, and puts in of what goes that which does not come.
  package mutating func exchange(_ come: [ElementID], for gone: ArraySlice<ElementID>) {
    let isBack = ElementMembership(of: come, asked: ascending.count + gone.count)
    ascending.removeAll(where: isBack.contains)
    // At once: a list that grows by itself is copied again and again (benchmark “stack difference,
    // elements to reuse, replace all”).
    ascending.reserveCapacity(ascending.count + gone.count)
    for element in gone where !isBack.contains(element) { ascending.append(element) }
    putInOrder()
  }

  private mutating func putInOrder() {
    var next = 1
    while next < ascending.count, ascending[next - 1] < ascending[next] { next += 1 }
    guard next < ascending.count else { return }
    if ascending.count > ElementMembership.few, let marks = ElementMarks(ascending) {
      ascending = marks.ascending
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
