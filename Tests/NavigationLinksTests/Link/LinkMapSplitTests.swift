import ComposableNavigation
import NavigationLinks
import Testing

@Suite struct LinkMapSplitTests {
  @Test func `each screen is opened in its column, collapsed or not`() throws {
    let map = try Self.map()
    var state = Self.state
    _ = try map.replace(with: "folder/3/note/7", in: &state)
    #expect(state[.primary].items == [.folders, .folder(3)])
    #expect(state[.detail].items == [.nothing, .note(7)])
    #expect(try map.currentURL(of: state) == "folder/3/note/7")
    _ = SplitNavigation().reduce(into: &state, action: .setCollapsed(true))
    #expect(state[shown: .primary].items == [.folders, .folder(3), .note(7)])
    #expect(try map.currentURL(of: state) == "folder/3/note/7")
    _ = try map.append(from: "note/8", to: &state)
    #expect(state[.detail].items == [.nothing, .note(7), .note(8)])
    _ = try map.find("folder/3/note/7", in: &state)
    #expect(try map.currentURL(of: state) == "folder/3/note/7")
    _ = try map.replace(with: "", in: &state)
    #expect(state[.primary].items == [.folders])
    #expect(state[.detail].items == [.nothing])
  }

  @Test func `what persists keeps its id`() throws {
    let map = try Self.map()
    var state = Self.state
    _ = try map.replace(with: "folder/3/note/7", in: &state)
    let ids = state.entries.ids
    _ = try map.find("folder/3/note/7/note/9", in: &state)
    #expect(Array(state.entries.ids.prefix(4)) == ids)
  }

  @Test func `a screen in another column than its own has no link`() throws {
    let map = try Self.map()
    var state = Self.state
    _ = SplitNavigation().reduce(into: &state, action: .column(.primary, .pushItem(.note(1))))
    #expect(throws: LinkPrintError.noPattern("note(1) in the primary column")) {
      try map.currentURL(of: state)
    }
  }

  @Test func `a column without a root takes no screen`() throws {
    let map = try Self.map()
    var state = SplitNavigation<Screen>.State(primary: [.folders])
    let before = state
    #expect(throws: LinkError.self) { try map.replace(with: "folder/1/note/1", in: &state) }
    #expect(state == before)
    let outcome = try map.replace(with: "folder/1/note/1", in: &state, policy: .prefix)
    guard case .opened(dropped: .some) = outcome else {
      Issue.record("nothing was dropped")
      return
    }
    #expect(state[.primary].items == [.folders, .folder(1)])
  }

  @Test func `the map passes its check`() throws {
    let check = try Self.map().check(from: Self.state) { state in
      SplitColumn.allCases.map { state[$0].items }
    }
    #expect(check.failure == nil, "\(check)")
    #expect(check.unrepresentable == [])
  }

  enum Screen: Hashable, Sendable { case folders, folder(Int), note(Int), nothing }

  private static let state = SplitNavigation<Screen>.State(primary: [.folders], detail: [.nothing])

  private static func map() throws -> LinkMap<SplitNavigation<Screen>.State> {
    let table = try LinkTable<Screen> {
      Link(/Screen.folder) {
        "folder"
        Segment.value("id", Int.self)
      }
      Link(/Screen.note) {
        "note"
        Segment.value("id", Int.self)
      }
    }
    return .split(\.self, table) { screen in
      if case .note = screen { .detail } else { .primary }
    }
  }
}
