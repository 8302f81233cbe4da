import Testing

@testable import ComposableNavigation

@Suite struct ArrayCommonPrefixTests {
  @Test func `the common beginning of two lists ends where they differ, however long they are`() {
    var wrong = 0
    for count in [0, 1, 3, 4, 5, 13, 15, 16, 17, 31, 32, 33, 50] {
      // Numbers are compared in blocks, and so are elements; texts one by one.
      let list = Array(0..<count)
      wrong += wrongCounts(list, list.map { $0 }, count)
      for place in 0...count {
        let shorter = Array(list.prefix(place))
        wrong += wrongCounts(list, shorter, place)
        wrong += wrongCounts(list, shorter + [-1] + list.dropFirst(place), place)
      }
    }
    #expect(wrong == 0)
  }

  private func wrongCounts(_ list: [Int], _ other: [Int], _ common: Int) -> Int {
    let (elements, others) = (list.map { ElementID($0) }, other.map { ElementID($0) })
    let (texts, otherTexts) = (list.map { "\($0)" }, other.map { "\($0)" })
    let counts = [
      list.commonPrefixCount(with: other), other.commonPrefixCount(with: list),
      elements.samePrefixCount(with: others), others.samePrefixCount(with: elements),
      elements.samePrefixCount(with: elements) - list.count + common,
      texts.commonPrefixCount(with: otherTexts),
    ]
    let areSame = list == other
    return counts.filter { $0 != common }.count + (elements.areSame(as: others) == areSame ? 0 : 1)
  }
}
