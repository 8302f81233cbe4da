import Testing

@testable import NavigationOperators

@testable import ComposableNavigation

@Suite struct RequestMemoryTests {
  private struct Page: Equatable, Sendable {
    var isEdited = false
    var name = "page"
    var request = Request<Int>()
    var count: UInt8 = 0

    var other: Request<Int> { request }
  }

  @Test func `the first pending request is found from any position on`() throws {
    let memory = try #require(RequestMemory<Page>(of: \Page.request, Page.self))
    #expect(memory.pending(in: []) == nil)
    let ids: [EntryID] = [
      .counted(0), .late(1), .named("a", occurrence: 1), .named(0, occurrence: 1),
    ]
    for count in 1...20 {
      var pages = Array(repeating: Page(), count: count)
      #expect(memory.pending(in: pages) == nil)
      for id in ids {
        for place in 0..<count {
          pages[place].request.ask(id)
          for start in 0..<count {
            #expect(memory.pending(in: pages, from: start) == (start <= place ? place : nil))
          }
          pages[place].request.withdraw()
        }
      }
      #expect(memory.pending(in: pages) == nil)
    }
  }

  @Test func `a request that is computed has no place in memory`() {
    #expect(RequestMemory<Page>(of: \Page.other, Page.self) == nil)
    #expect(RequestMemory<[Page]>(of: \Page.request, Page.self) == nil)
  }
}
