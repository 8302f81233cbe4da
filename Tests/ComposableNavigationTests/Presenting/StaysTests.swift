import ComposableNavigation
import Testing

@Suite struct StaysTests {
  @Test(arguments: [1, 16, 17, 100])
  func `an entry keeps its element, and one that comes back has another`(count: Int) {
    var stays = Stays()
    let entries = (0..<count).map { EntryID.counted(UInt64($0)) }
    let elements = entries.map { stays.element(for: $0) }
    #expect(entries.map { stays.element(for: $0) } == elements)
    #expect(entries.map { stays[$0] } == elements)
    #expect(elements.map { stays[$0] } == entries)
    let gone = stays.missing(from: ElementSet(elements.dropFirst().reversed()))
    #expect(gone == [elements[0]])
    stays.remove(gone)
    #expect(stays[entries[0]] == nil)
    #expect(stays[elements[0]] == nil)
    #expect(entries.dropFirst().map { stays[$0] } == Array(elements.dropFirst()))
    #expect(!elements.contains(stays.element(for: entries[0])))
    #expect(stays.count == count)
  }
}
