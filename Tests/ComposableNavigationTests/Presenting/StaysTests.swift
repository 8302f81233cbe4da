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
    stays.remove([elements[0]])
    #expect(stays[entries[0]] == nil)
    #expect(stays[elements[0]] == nil)
    #expect(entries.dropFirst().map { stays[$0] } == Array(elements.dropFirst()))
    #expect(!elements.contains(stays.element(for: entries[0])))
    #expect(stays.count == count)
  }

  @Test(arguments: [3, 17, 20, 100])
  func `several are forgotten together, and the others stay`(count: Int) {
    var stays = Stays()
    let entries = (0..<count).map { EntryID.counted(UInt64($0)) }
    let elements = entries.map { stays.element(for: $0) }
    let kept = entries.indices.filter { $0 % 3 == 0 }
    stays.remove(entries.indices.filter { $0 % 3 != 0 }.map { elements[$0] })
    #expect(stays.count == kept.count)
    for index in entries.indices {
      #expect(stays[entries[index]] == (kept.contains(index) ? elements[index] : nil))
      #expect(stays[elements[index]] == (kept.contains(index) ? entries[index] : nil))
    }
  }
}
