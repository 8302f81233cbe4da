/// The element of each entry, while the state or the host has it.
///
/// - Complexity: An element is found in O(log *n*), an entry in O(1). Forgetting is O(*n*), but of
///   one element that is the newest O(1).
package struct EntryElements: Hashable, Sendable {
  /// Each entry and its element, ascending by element: they are counted.
  package private(set) var all: [Pair] = []
  private var next = 1
  /// The index in `all` of each entry; nil for a few, which are found faster by looking at each.
  ///
  /// A slot may be left over from an entry that has gone from the end: whoever finds a slot looks
  /// whether its entry lies there, so those are taken out only when the table is made anew.
  private var positions: HashedPositions?
  /// The number of entries that the table still has room for.
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

  /// The number that no element has reached yet.
  var limit: Int { next }

  package subscript(entry: EntryID) -> ElementID? {
    guard let slot = slot(of: entry) else {
      for pair in all where pair.entry.isSame(as: entry) { return pair.element }
      return nil
    }
    return positions?[slot].map { all[$0].element }
  }

  /// The slot in which an entry is noted, or else is to be noted; nil without a table.
  private func slot(of entry: EntryID) -> Int? {
    guard let positions else { return nil }
    return positions.slot(of: entry.hashValue) {
      $0 < all.count && all[$0].entry.isSame(as: entry)
    }
  }

  package subscript(element: ElementID) -> EntryID? { index(of: element).map { all[$0].entry } }

  /// The entry of an element, looked for first where `hint` says; afterwards that is the position
  /// after it.
  ///
  /// Elements that follow each other in a command mostly do so here too.
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

  /// Those of some elements that are kept; the same array when all are.
  ///
  /// Elements that follow each other in a host mostly do so here too: then nothing is searched for
  /// (benchmark “handler, push and pop”).
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

  /// Those of some elements that have ever been counted here, each once; the same array when all
  /// are.
  package func counted(of elements: [ElementID]) -> [ElementID] {
    // Mostly they ascend, and then none comes twice.
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

  /// The elements of entries; new ones for those that are new.
  package mutating func elements(for entries: ArraySlice<EntryID>) -> [ElementID] {
    // Many at once: what grows by itself is made again and again, and takes twice the memory.
    let limit = all.count + entries.count
    if entries.count > all.count, entries.count > room, limit > Self.few {
      all.reserveCapacity(limit)
      makeTable(of: limit)
    }
    guard room >= entries.count, var table = positions else {
      return entries.map { element(for: $0) }
    }
    // The table lies apart meanwhile: nobody asks at each entry whose it is (benchmark “handler,
    // replace all and back, 1000”).
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

  /// The element of an entry; a new one when the entry is new.
  package mutating func element(for entry: EntryID) -> ElementID {
    // Looked for once: an entry that is not there is noted where it was looked for.
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

  /// Forgets elements.
  package mutating func remove(_ gone: ElementSet) {
    guard let first = gone.ascending.first else { return }
    if gone.ascending.count == 1 {
      if let index = index(of: first) { all.remove(at: index) }
    } else if let start = startOfRow(gone.ascending) {
      all.removeSubrange(start..<(start + gone.ascending.count))
    } else {
      // Both ascend.
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
      // Those that came later lie elsewhere now.
      makeTable(of: 2 * all.count)
    }
  }

  /// The index from which on just these elements lie in a row, as those do that came at once; nil when
  /// others lie between them.
  private func startOfRow(_ elements: [ElementID]) -> Int? {
    guard let first = elements.first, let start = index(of: first),
      start + elements.count <= all.count
    else { return nil }
    for place in elements.indices where all[start + place].element != elements[place] { return nil }
    return start
  }

  /// Notes all entries in a table that has room for so many.
  private mutating func makeTable(of limit: Int) {
    room = limit
    positions = HashedPositions(of: limit)
    for position in all.indices { notePosition(position) }
  }

  private mutating func notePosition(_ position: Int) {
    positions?.note(position, hash: all[position].entry.hashValue)
    room -= 1
  }

  /// Tells whether the same entries are the same elements, and the next one will be.
  package static func == (lhs: EntryElements, rhs: EntryElements) -> Bool {
    lhs.next == rhs.next && lhs.all == rhs.all
  }

  /// Hashes what is compared.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(next)
    hasher.combine(all)
  }
}
