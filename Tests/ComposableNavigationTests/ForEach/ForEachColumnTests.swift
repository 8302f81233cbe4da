import ComposableNavigation
import Testing

@Suite @MainActor struct ForEachColumnTests {
  private struct Note: Reducer {
    struct State: Hashable, Sendable {
      var text: String
      var stars = 0
    }

    enum Action: Sendable { case starTapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.stars += 1
      return .none
    }
  }

  private struct Notes: Reducer {
    struct State: Equatable, Sendable {
      var split = SplitNavigation<Note.State>.State(
        primary: [Note.State(text: "all"), Note.State(text: "recent")],
        detail: [Note.State(text: "none")]
      )
    }

    enum Action: Sendable {
      case split(SplitNavigation<Note.State>.Action)
      case note(EntryID, Note.Action)
    }

    var body: some Reducer<State, Action> {
      Reduce { _, _ in .none }
        .forEach(\.split, action: /Action.split, elements: /Action.note) { Note() }
    }
  }

  @Test func `a feature in a column is reached at any position, until it is removed`() {
    var issues: [String] = []
    let store = Store(initialState: Notes.State()) { Notes() }
    store.onIssue = { issues.append($0.message) }
    let recent = store.state.split.entries.ids[1]
    store.send(.note(recent, .starTapped))
    store.send(.split(.setCollapsed(true)))
    store.send(.note(recent, .starTapped))
    #expect(store.state.split[id: recent]?.stars == 2)
    let page = store.scope(\.split, id: recent, elements: /Notes.Action.note)
    #expect(page?.state.stars == 2)
    store.send(.split(.shown(.primary, .remove([recent]))))
    #expect(store.scope(\.split, id: recent, elements: /Notes.Action.note) == nil)
    #expect(issues == [])
    store.send(.note(recent, .starTapped))
    #expect(issues.count == 1)
  }
}
