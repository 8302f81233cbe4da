/// A list of distinct elements, in which an edit takes the same time at any length.
///
/// ```swift
/// var order = LinkedOrder(["a", "b"])
/// order.put("c", after: "a")
/// order.elements                                     // a, c, b
/// ```
struct LinkedOrder<Element: Hashable> {
  // Place 0 is before the first element and after the last.
  private var listed: [Element?] = [nil]
  private var next = [0]
  private var previous = [0]
  private var places: [Element: Int] = [:]

  /// Makes a list of elements; only the first of equal elements is inserted.
  init(_ elements: [Element]) {
    listed.reserveCapacity(elements.count + 1)
    places.reserveCapacity(elements.count)
    for element in elements where places[element] == nil { put(element, behind: previous[0]) }
  }

  /// The elements, in order.
  ///
  /// - Complexity: O(*n*).
  var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(places.count)
    var place = next[0]
    while let element = listed[place] {
      elements.append(element)
      place = next[place]
    }
    return elements
  }

  func contains(_ element: Element) -> Bool { places[element] != nil }

  /// Inserts a new element after another one: first if that is nil, last if it is not in the list.
  mutating func put(_ element: Element, after other: Element?) {
    put(element, behind: other.map { places[$0] ?? previous[0] } ?? 0)
  }

  /// Removes an element.
  ///
  /// - Returns: False if the element is not in the list.
  @discardableResult
  mutating func remove(_ element: Element) -> Bool {
    guard let place = places.removeValue(forKey: element) else { return false }
    next[previous[place]] = next[place]
    previous[next[place]] = previous[place]
    return true
  }

  private mutating func put(_ element: Element, behind place: Int) {
    let (new, follower) = (listed.count, next[place])
    listed.append(element)
    next.append(follower)
    previous.append(place)
    next[place] = new
    previous[follower] = new
    places[element] = new
  }
}
