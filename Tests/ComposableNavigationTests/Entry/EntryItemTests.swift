import ComposableNavigation
import Testing

@Suite struct EntryItemTests {
  struct Page: Hashable {
    var name: String
    var visits = 0
  }

  let pages = ["a", "b", "c"].map { Page(name: $0) }

  @Test(arguments: 0..<3)
  func `an item of a stack changes in its place and keeps its id`(index: Int) {
    var state = StackNavigation<Page>.State(items: pages, id: \.name)
    let ids = state.entries.ids
    state[id: ids[index]]?.visits = 1
    #expect(state.items.map(\.visits) == (0..<3).map { $0 == index ? 1 : 0 })
    #expect(state.entries.ids == ids)
  }

  @Test(arguments: 0..<3)
  func `an item of a tab list changes in its place and keeps its id`(index: Int) {
    var state = TabNavigation<Page>.State(items: pages, id: \.name)
    let ids = state.entries.ids
    state[id: ids[index]]?.visits = 1
    #expect(state.items.map(\.visits) == (0..<3).map { $0 == index ? 1 : 0 })
    #expect(state.entries.ids == ids)
  }

  @Test func `the item of a modal changes in its place and keeps its id`() throws {
    var state = ModalNavigation<Page>.State(
      styledItem: .init(item: pages[0], style: .formSheet),
      id: \.name
    )
    let id = try #require(state.presentedID)
    state[id: id]?.visits = 1
    #expect(state.item?.visits == 1)
    #expect(state.presentedID == id)
    #expect(state.style == .formSheet)
  }

  @Test func `an entry that is not there is nil, and writing it or nil changes nothing`() throws {
    let other = StackNavigation<Page>.State(items: [Page(name: "z")], id: \.name)
    let stranger = try #require(other.topID)
    var state = StackNavigation<Page>.State(items: pages, id: \.name)
    let before = state
    #expect(state[id: stranger] == nil)
    state[id: stranger] = Page(name: "z")
    state[id: state.entries.ids[0]] = nil
    #expect(state == before)
  }
}
