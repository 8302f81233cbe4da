import ComposableNavigation
import NavigationLinks
import NavigationOperators
import NavigationTesting
import TerminalHost
import Testing
import TestSupport

@testable import Pager

/// A shape outside the library, tested with the library's tools for any shape.
@MainActor
@Suite struct BookTests {
  private typealias Pager = PagerNavigation<BookPage.State>

  private func titles(_ state: Book.State) -> [String] { state.pager.entries.items.map(\.title) }

  @Test func `a page's feature changes the page`() async throws {
    let store = TestStore(initialState: Book.State()) { Book() }
    let cover = try #require(store.state.pager.frontID)
    await store.send(.page(cover, .starTapped)) {
      _ = $0.pager.update(cover) { $0.hasStar = true }
    }
    #expect(store.state.tree.description == "{pager}\n├─ ● cover ★\n└─ ○ preface")
    await store.finish()
  }

  @Test func `a page has been read once another one is in front`() {
    let store = Store(initialState: Book.State()) { Book().onLifecycle(Book.lifecycles) }
    #expect(store.state.pager.entries.items.map(\.isRead) == [false, false, false, false])
    store.send(.pager(.turn(2)))
    store.send(.link("book/preface"))
    #expect(store.state.pager.entries.items.map(\.isRead) == [true, false, true, false])
  }

  @Test(arguments: [-1, 4, Int.max, Int.min])
  func `turning to a missing page changes nothing and is refused`(count: Int) {
    var refusals: [Refusal] = []
    let store = Store(initialState: Book.State()) {
      Book()
    } onRefusal: {
      refusals.append($0)
    }
    store.send(.pager(.turn(count)))
    #expect(store.state == Book.State())
    #expect(refusals.compactMap { $0.reason(as: NoSuchPage.self)?.count } == [count])
  }

  @Test func `when the page in front is removed, the next or the previous one is in front`() {
    var pager = Book.State().pager
    let reducer = Pager()
    let ids = pager.entries.ids
    func front() -> String? { pager.frontID.flatMap { pager.entries[id: $0]?.title } }
    _ = reducer.reduce(into: &pager, action: .show(ids[2]))
    _ = reducer.reduce(into: &pager, action: .close([ids[2]]))
    #expect(front() == "index")
    _ = reducer.reduce(into: &pager, action: .close([ids[3]]))
    #expect(front() == "preface")
    _ = reducer.reduce(into: &pager, action: .setPages([]))
    #expect(pager.frontID == nil)
    #expect(pager.desiredContent == DesiredContent())
  }

  @Test func `back leads from page to page, and ends at the first`() {
    var state = Book.State()
    state.frontTitle = "story"
    var fronts: [String?] = []
    while let back = Book().backAction(in: state), fronts.count < 10 {
      _ = Book().reduce(into: &state, action: back)
      fronts.append(state.frontTitle)
    }
    #expect(fronts == ["preface", "cover"])
  }

  @Test func `a saved book is read again, with the page in front`() throws {
    var state = Book.State()
    state.frontTitle = "story"
    let pages = state.pager.entries.items + [BookPage.State(title: "notes", hasStar: true)]
    _ = Book().reduce(into: &state, action: .pager(.setPages(pages)))
    #expect(try restored(state) == state)
  }

  @Test func `an action is written as those of the library are`() throws {
    let state = Book.State()
    let ids = Array(state.pager.entries.ids.prefix(1))
    let actions: [Pager.Action] = [
      .turn(-1), .show(ids[0], cause: .user), .close(ids), .setPages([]), .peek(ids[0]),
    ]
    let texts = try actions.map { try written($0) }
    #expect(texts[0] == #"{"action":"turn","count":-1}"#)
    #expect(texts[3] == #"{"action":"setPages","items":[]}"#)
    let read = try texts.map { try decoded($0, as: Pager.Action.self) }
    #expect(read == actions)
  }

  @Test func `a peek at a page is a report of the shape's own, and turns no page`() {
    let store = Store(initialState: Book.State()) { Book() }
    let pager = PagerView(
      store: store.scope(state: \.pager, action: /Book.Action.pager),
      viewProvider: BookViews(store: store)
    )
    let window = TerminalWindow()
    window.show(pager)
    #expect(pager.touch("drag"))
    #expect(pager.touch("let go"))
    #expect(store.state.peeks == 1)
    #expect(store.state.frontTitle == "cover")
    let report = HostReport.own(PagerReport.peeked(ElementID(2)))
    #expect("\(report)" == "peeked e2")
  }

  @Test func `the link of a page opens it`() throws {
    var state = Book.State()
    let links = try Book.State.links()
    state.frontTitle = "story"
    #expect(try links.currentURL(of: state) == "book/story")
    _ = try links.replace(with: "book/index", in: &state)
    #expect(state.frontTitle == "index")
    #expect(titles(state) == ["cover", "preface", "story", "index"])
  }

  @Test func `for all acts of the user and slow hosts, the pager shows the state`() {
    let result = NavigationModel(initialState: Book.State()) { Book() }
      .container(\.pager, action: /Book.Action.pager, capabilities: (), user: .selects)
      .program { state in
        let last = state.pager.entries.ids.last.map { [Book.Action.pager(.close([$0]))] } ?? []
        return last + [.pager(.turn(1)), .pager(.turn(-1))]
      }
      .invariant("one page is in front while there are any") { state in
        (state.pager.frontIndex == nil) == state.pager.entries.isEmpty
      }
      .explore(operations: 2, removals: 1, gestures: 1)
    #expect(result.isComplete)
    #expect(result.counterexample == nil, "\(result)")
    print("pager: \(result.states) states, \(result.transitions) transitions")
  }
}
