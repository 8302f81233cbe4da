/// A list of different elements, in which an edit costs the same however long the list is.
///
/// ```swift
/// var order = LinkedOrder(["a", "b"])
/// order.put("c", after: "a")
/// order.elements                                     // a, c, b
/// ```
struct LinkedOrder<Element: Hashable> {
  // Place 0 is in front of the first and behind the last.
  private var listed: [Element?] = [nil]
  private var next = [0]
  private var previous = [0]
  private var places: [Element: Int] = [:]

  /// Makes a list of elements; one that comes twice is at its first place.
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

  /// Puts an element that is not there behind another one: first behind nil, last behind one that is
  /// not there.
  mutating func put(_ element: Element, after other: Element?) {
    put(element, behind: other.map { places[$0] ?? previous[0] } ?? 0)
  }

  /// Removes an element.
  ///
  /// - Returns: False when it is not there.
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
