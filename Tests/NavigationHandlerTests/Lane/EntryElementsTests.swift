import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct EntryElementsTests {
  @Test(arguments: [1, 16, 17, 100])
  func `an entry keeps its element, and one that returns has another`(count: Int) {
    var book = EntryElements()
    let entries = (0..<count).map { EntryID.counted(UInt64($0)) }
    let elements = entries.map { book.element(for: $0) }
    #expect(entries.map { book.element(for: $0) } == elements)
    #expect(entries.map { book[$0] } == elements)
    #expect(elements.map { book[$0] } == entries)
    book.remove(ElementSet([elements[0]]))
    #expect(book[entries[0]] == nil)
    #expect(book[elements[0]] == nil)
    #expect(entries.dropFirst().map { book[$0] } == Array(elements.dropFirst()))
    #expect(!elements.contains(book.element(for: entries[0])))
    #expect(book.count == count)
  }

  @Test(arguments: [3, 17, 20, 100])
  func `several are forgotten together, and the others stay`(count: Int) {
    var book = EntryElements()
    let entries = (0..<count).map { EntryID.counted(UInt64($0)) }
    let elements = entries.map { book.element(for: $0) }
    let kept = entries.indices.filter { $0 % 3 == 0 }
    book.remove(ElementSet(entries.indices.filter { $0 % 3 != 0 }.map { elements[$0] }))
    #expect(book.count == kept.count)
    for index in entries.indices {
      #expect(book[entries[index]] == (kept.contains(index) ? elements[index] : nil))
      #expect(book[elements[index]] == (kept.contains(index) ? entries[index] : nil))
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `many that come at once have the elements that they have one by one`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    var (one, other) = (EntryElements(), EntryElements())
    var wrong = 0
    for _ in 0..<100 {
      // Some exist already, and some occur twice.
      let entries = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        EntryID.counted(UInt64(Int.random(in: 0..<200, using: &random)))
      }
      let elements = one.elements(for: entries[...])
      if elements != entries.map({ other.element(for: $0) }) || one != other { wrong += 1 }
      if elements != entries.compactMap({ one[$0] }) { wrong += 1 }
      let ascending = one.all.map(\.element)
      let gone = ElementSet(Array(ascending.suffix(Int.random(in: 0..<50, using: &random))))
      one.remove(gone)
      other.remove(gone)
    }
    #expect(wrong == 0)
  }

  /// Every kind of change: old entries from the end, from the middle, and entries that return.
  @Test(arguments: [1, 2, 3, 4])
  func `each entry is found while it is kept, and no longer`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    var book = EntryElements()
    var known: [EntryID: ElementID] = [:]
    var wrong = 0
    for _ in 0..<400 {
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        let number = Int.random(in: 0..<120, using: &random)
        // Numbers at equal distances, and names.
        let entry =
          number % 3 == 0 ? EntryID.named(number, occurrence: 1) : .counted(UInt64(64 * number))
        let element = book.element(for: entry)
        if let old = known[entry], old != element { wrong += 1 }
        known[entry] = element
      }
      let ascending = book.all.map(\.element)
      let gone: [ElementID] =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Array(ascending.suffix(1))
        case 1: Array(ascending.suffix(Int.random(in: 0..<20, using: &random)))
        case 2: ascending.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        default: ascending.randomElement(using: &random).map { [$0] } ?? []
        }
      book.remove(ElementSet(gone))
      for element in gone { known = known.filter { $0.value != element } }
      let shown = ((0..<9).map { ElementID($0 * 7) } + ascending).shuffled(using: &random)
      for list in [shown, shown.sorted()]
      where book.known(of: list) != list.filter({ book[$0] != nil }) {
        wrong += 1
      }
      for number in 0..<120 {
        for entry in [EntryID.counted(UInt64(64 * number)), .named(number, occurrence: 1)]
        where book[entry] != known[entry] { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(book.all.map(\.element) == known.values.sorted())
  }

  /// Stacks that derive from one stack by pushes and pops, compared in pairs.
  @Test func `of one revision, lists differ from the first entry on that they do not share`() {
    var random = ToyRandom(seed: 5)
    var start = Entries<Int>()
    for item in 0..<9 { start.append(item) }
    let lists = (0..<24).map { _ in
      var list = start
      for item in 0..<Int.random(in: 0..<5, using: &random) {
        list.removeLast(Int.random(in: 0..<4, using: &random))
        list.append(item)
      }
      return list
    }
    var wrong = 0
    for old in lists {
      var book = EntryElements()
      // Other entries were between them and are gone.
      let elements = book.elements(for: (start.ids + old.ids)[...]).suffix(old.count)
      for new in lists {
        let shared = book.sharedPrefixCount(of: Array(elements), with: new.ids)
        if old.revision != new.revision { wrong += 1 }
        if shared != old.ids.samePrefixCount(with: new.ids) { wrong += 1 }
        if shared != book.samePrefixCount(of: Array(elements), with: new.ids) { wrong += 1 }
        let suffix = book.sameSuffixCount(of: Array(elements), with: new.ids, after: shared)
        if suffix != old.ids.sameSuffixCount(with: new.ids, after: shared) { wrong += 1 }
      }
      if book.entries(of: Array(elements)) != old.ids { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  /// Every list of up to four of five elements, two of which are not counted.
  @Test func `what has been counted is told of each list, each element once and in order`() {
    var book = EntryElements()
    for number in 0..<3 { _ = book.element(for: .counted(UInt64(number))) }
    var search = ToySearch("lists that a host names")
    for list in allLists(of: (0...4).map { ElementID($0) }, upTo: 4) {
      var (counted, known): ([ElementID], [ElementID]) = ([], [])
      for element in list where (1...3).contains(element.number) {
        known.append(element)
        if !counted.contains(element) { counted.append(element) }
      }
      search.check(book.counted(of: list) == counted && book.known(of: list) == known, "\(list)")
    }
    search.finish()
  }
}
