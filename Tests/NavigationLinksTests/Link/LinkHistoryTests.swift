import ComposableNavigation
import Foundation
import NavigationLinks
import NavigationOperators
import Testing

@MainActor
@Suite struct LinkHistoryTests {
  private func store(
    guardedBy guards: LinkGuard<ToyReader.State>? = nil
  ) throws -> Store<ToyReader.State, ToyReader.Action> {
    let reader = try ToyReader(guardedBy: guards)
    return Store(initialState: ToyReader.State()) { reader }
  }

  @Test func `the user goes back and forward over links`() throws {
    let store = try store()
    store.send(.open("notes/inbox"))
    store.send(.select(.people))
    #expect(store.state.links.linksBehind == ["notes/inbox", "notes"])
    store.send(.links(.goBack))
    #expect(store.state.app.tabs.activeItem == .notes)
    #expect(store.state.app.notes.items == [.root, .inbox])
    #expect(store.state.links.linksAhead == ["people"])
    store.send(.links(.goForward))
    #expect(store.state.links.here == "people")
  }

  @Test func `another link clears the links ahead`() throws {
    let store = try store()
    store.send(.open("notes/inbox"))
    store.send(.links(.goBack))
    store.send(.push(.search("a")))
    #expect(store.state.links.linksAhead == [])
    #expect(store.state.links.linksBehind == ["notes"])
  }

  @Test func `at the ends it is refused, and nothing changes`() throws {
    let store = try store()
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(.links(.goBack))
    store.send(.links(.goForward))
    #expect(
      refusals == [.because(LinkHistory.Reason.noneBehind), .notAhead(asked: 1, there: 0)]
    )
    #expect(store.state.app == ToyApp())
    #expect(store.state.links.here == "notes")
  }

  @Test func `from a state without a link back leads to the last that there was`() throws {
    let store = try store()
    store.send(.open("notes/inbox"))
    // A second root has no pattern.
    store.send(.push(.root))
    #expect(store.state.links.here == "notes/inbox")
    store.send(.links(.goBack))
    #expect(store.state.app.notes.items == [.root, .inbox])
    #expect(store.state.links.linksBehind == ["notes"])
  }

  @Test func `a guard holds a link back, and says why`() throws {
    let store = try store(
      guardedBy: LinkGuard { _, then in
        then.app.tabs.activeItem == .people ? "sign in first" : nil
      }
    )
    store.send(.select(.people))
    store.send(.select(.notes))
    var reasons: [String] = []
    store.onRefusal = { refusal in
      if case .held(let link) = refusal.reason(as: LinkHistory.Reason.self) {
        reasons.append(link.reason)
      }
    }
    store.send(.links(.goForward))
    #expect(reasons == ["sign in first"])
    #expect(store.state.links.linksAhead == ["people"])
  }

  @Test func `going back to the page that holds a draft keeps it, and no guard of it refuses`()
    throws
  {
    let store = try Drafts.store()
    for action in [Drafts.Action.open("a"), .type(7), .open("a/b")] { store.send(action) }
    let visit = store.state.desk.left.entries.ids[1]
    #expect(store.send(.links(.goBack)).refusal == nil)
    #expect(store.state.desk.left.items.map(\.name) == ["root", "a"])
    #expect(store.state.desk.left.items.last?.draft == 7)
    #expect(store.state.desk.left.topID == visit)
    // Going to the page below would lose the draft.
    #expect(store.send(.links(.goBack)).refusal != nil)
    #expect(store.state.desk.left.items.last?.draft == 7)
    #expect(store.send(.links(.goForward)).refusal == nil)
    #expect(store.state.desk.left.items[1].draft == 7)
  }

  /// Pages with drafts, which cannot be left before the draft is empty.
  private struct Drafts: Reducer {
    struct State: Equatable {
      var desk = ToyDesk()
      var links = LinkHistory()
    }
    indirect enum Action: Sendable {
      case open(String)
      case type(Int)
      case links(LinkHistory.Action)
      case force(Action)
    }

    let map: LinkMap<State>

    @MainActor
    static func store() throws -> Store<State, Action> {
      let map = try #require(try ToyDesk.maps().first).map.pullback(\State.desk)
      return Store(initialState: State()) { Drafts(map: map) }
    }

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { [map] state, action in
        switch action {
        case .open(let link): _ = try? map.replace(with: link, in: &state)
        case .type(let draft): state.desk.left.topID.map { state.desk.left[id: $0]?.draft = draft }
        case .links, .force: break
        }
        return .none
      }
      .linkHistory(\.links, action: /Action.links, of: map)
      .guarded(
        by: LeaveGuard(\.desk.left) { _, entry in
          entry.item.draft > 0 ? LeaveBlocker("unsent") : nil
        },
        force: /Action.force
      )
    }
  }

  @Test func `a link that is not understood any more is refused, and stays`() throws {
    let json = #"{"history":{"kept":{"limit":2}},"here":"notes","behind":["gone/1"],"ahead":[]}"#
    var state = ToyReader.State()
    state.links = try JSONDecoder().decode(LinkHistory.self, from: Data(json.utf8))
    let reader = try ToyReader()
    var refusals: [Refusal] = []
    let store = Store(initialState: state) {
      reader
    } onRefusal: {
      refusals.append($0)
    }
    store.send(.links(.goBack))
    let reason = refusals.first?.reason(as: LinkHistory.Reason.self)
    guard case .notOpened("gone/1", let error)? = reason else {
      Issue.record("\(refusals)")
      return
    }
    #expect(error.found == "gone")
    #expect(store.state.links == state.links)
  }

  @Test func `a history is saved, with no more than it may keep`() throws {
    let store = try store()
    store.send(.open("notes/inbox"))
    store.send(.select(.people))
    store.send(.links(.goBack))
    let links = store.state.links
    let again = try JSONDecoder().decode(LinkHistory.self, from: JSONEncoder().encode(links))
    #expect(again == links)
    let long =
      #"{"history":{"kept":{"limit":1}},"here":"a","behind":["x","y"],"ahead":["z","w"]}"#
    let trimmed = try JSONDecoder().decode(LinkHistory.self, from: Data(long.utf8))
    #expect(trimmed.linksBehind == ["y"])
    #expect(trimmed.linksAhead == ["w"])
    let lost = #"{"history":{"kept":{"limit":1}},"behind":["x"],"ahead":["z"]}"#
    let empty = try JSONDecoder().decode(LinkHistory.self, from: Data(lost.utf8))
    #expect(empty == LinkHistory(history: .kept(limit: 1)))
  }

  @Test func `a history of none keeps none`() throws {
    var state = ToyReader.State()
    state.links.history = .notKept
    let reader = try ToyReader()
    let store = Store(initialState: state) { reader }
    store.send(.open("notes/inbox"))
    #expect(store.state.links == LinkHistory(history: .notKept))
  }
}
