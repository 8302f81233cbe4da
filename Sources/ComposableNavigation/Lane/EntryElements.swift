/// The element of each entry, while the state or the host has the entry.
///
/// - Complexity: Finding an element is O(log *n*), finding an entry O(1). Removing is O(*n*), but
///   O(1) for the newest element alone.
package struct EntryElements: Hashable, Sendable {
  /// Each entry and its element, ascending by element.
  package private(set) var all: [Pair] = []
  private var next = 1
  /// The index in `all` of each entry; nil for a few entries, for which a linear search is faster.
  ///
  /// A slot may be left over from an entry that was removed at the end. Lookups check the entry at
  /// the index, so such slots are removed only when the table is built again.
  private var positions: HashedPositions?
  /// The number of entries that still fit into the table.
  private var room = 0

  /// An entry and its element.
  package struct Pair: Hashable, Sendable {
    private let visit: Visit
    package let element: ElementID

    package var entry: EntryID { visit.id }

    init(entry: EntryID, element: ElementID) {
      visit = Visit(entry)
      self.element = element
    }
  }

  private static let few = 16

  package init() {}

  package var count: Int { all.count }

  /// The number of the next new element.
  var limit: Int { next }

  package subscript(entry: EntryID) -> ElementID? {
    guard let slot = slot(of: entry) else {
      for pair in all where pair.entry.isSame(as: entry) { return pair.element }
      return nil
    }
    return positions?[slot].map { all[$0].element }
  }

  /// Returns the slot of an entry, or the free slot in which to note it; nil without a table.
  private func slot(of entry: EntryID) -> Int? {
    guard let positions else { return nil }
    return positions.slot(of: entry.hashValue) {
      $0 < all.count && all[$0].entry.isSame(as: entry)
    }
  }

  package subscript(element: ElementID) -> EntryID? { index(of: element).map { all[$0].entry } }

  /// Returns the entry of an element, checking `hint` first, and sets `hint` to the next index.
  ///
  /// Consecutive elements of a command usually are consecutive here too.
  func entry(of element: ElementID, near hint: inout Int) -> EntryID? {
    if hint >= all.count || all[hint].element != element {
      guard let index = index(of: element) else { return nil }
      hint = index
    }
    hint += 1
    return all[hint - 1].entry
  }

  func index(of element: ElementID) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].element == element { return middle }
      if all[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the given elements that are stored here; the same array if all are.
  ///
  /// Consecutive elements of a host usually are consecutive here too, and then nothing is searched
  /// for (benchmark “handler, push and pop”).
  package func known(of elements: [ElementID]) -> [ElementID] {
    var next = 0
    return elements.removing { element in
      if next >= all.count || all[next].element != element {
        guard let index = index(of: element) else { return true }
        next = index
      }
      next += 1
      return false
    }
  }

  /// Returns the given elements that were ever created here, each once; the same array if all were.
  package func counted(of elements: [ElementID]) -> [ElementID] {
    // Usually they ascend, and then none is repeated.
    var isAscending = true
    var last = 0
    for element in elements {
      guard element.number > last, element.number < next else {
        isAscending = false
        break
      }
      last = element.number
    }
    if isAscending { return elements }
    var seen: Set<ElementID> = []
    return elements.removing { element in
      element.number < 1 || element.number >= next || !seen.insert(element).inserted
    }
  }

  /// Returns the elements of entries, with new elements for new entries.
  package mutating func elements(for entries: ArraySlice<EntryID>) -> [ElementID] {
    // All at once, because arrays that grow step by step are reallocated and take twice the memory.
    let limit = all.count + entries.count
    if entries.count > all.count, entries.count > room, limit > Self.few {
      all.reserveCapacity(limit)
      makeTable(of: limit)
    }
    guard room >= entries.count, var table = positions else {
      return entries.map { element(for: $0) }
    }
    // A local copy of the table avoids a check of unique ownership for each entry (benchmark
    // “handler, replace all and back, 1000”).
    positions = nil
    var elements: [ElementID] = []
    elements.reserveCapacity(entries.count)
    for entry in entries {
      let slot = table.slot(of: entry.hashValue) {
        $0 < all.count && all[$0].entry.isSame(as: entry)
      }
      if let place = table[slot] {
        elements.append(all[place].element)
        continue
      }
      let element = ElementID(next)
      next += 1
      table.slots[slot] = Int32(all.count)
      room -= 1
      all.append(Pair(entry: entry, element: element))
      elements.append(element)
    }
    positions = table
    return elements
  }

  /// Returns the element of an entry, a new one if the entry is new.
  package mutating func element(for entry: EntryID) -> ElementID {
    // One lookup: a new entry is noted in the slot where it was looked up.
    let noted = slot(of: entry)
    if let noted, let positions {
      if let place = positions[noted] { return all[place].element }
    } else if let element = self[entry] {
      return element
    }
    let element = ElementID(next)
    next += 1
    all.append(Pair(entry: entry, element: element))
    if room > 0, let noted {
      positions?.slots[noted] = Int32(all.count - 1)
      room -= 1
    } else if all.count > Self.few {
      makeTable(of: 2 * all.count)
    }
    return element
  }

  /// Removes elements.
  package mutating func remove(_ gone: ElementSet) {
    guard let first = gone.ascending.first else { return }
    if gone.ascending.count == 1 {
      if let index = index(of: first) { all.remove(at: index) }
    } else if let start = startOfRow(gone.ascending) {
      all.removeSubrange(start..<(start + gone.ascending.count))
    } else {
      // Both lists ascend.
      let gone = gone.ascending
      var next = 0
      all.removeAll { pair in
        while next < gone.count, gone[next] < pair.element { next += 1 }
        return next < gone.count && gone[next] == pair.element
      }
    }
    if all.count <= Self.few {
      (positions, room) = (nil, 0)
    } else if let last = all.last, first < last.element {
      // The indices of later elements have changed.
      makeTable(of: 2 * all.count)
    }
  }

  /// Returns the index of a range with exactly these elements, which is usual if they were added
  /// together; nil if other elements are between them.
  private func startOfRow(_ elements: [ElementID]) -> Int? {
    guard let first = elements.first, let start = index(of: first),
      start + elements.count <= all.count
    else { return nil }
    for place in elements.indices where all[start + place].element != elements[place] { return nil }
    return start
  }

  /// Builds the table with all entries and this capacity.
  private mutating func makeTable(of limit: Int) {
    room = limit
    positions = HashedPositions(of: limit)
    for position in all.indices { notePosition(position) }
  }

  private mutating func notePosition(_ position: Int) {
    positions?.note(position, hash: all[position].entry.hashValue)
    room -= 1
  }

  /// Returns true if both have the same pairs and the same next number.
  package static func == (lhs: EntryElements, rhs: EntryElements) -> Bool {
    lhs.next == rhs.next && lhs.all == rhs.all
  }

  /// Hashes the pairs and the next number.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(next)
    hasher.combine(all)
  }
}
