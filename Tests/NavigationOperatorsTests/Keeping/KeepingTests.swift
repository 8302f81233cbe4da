import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationOperators

@MainActor @Suite struct KeepingTests {
  private typealias Stack = Keeping<ToyStack>
  private typealias Tabs = Keeping<ToyTabs>

  @Test func `a closed tab comes back at its place, selected, with its content`() {
    var state = Tabs.State(.init(items: ["a", "b", "c"]), limit: 3)
    let id = state.entries.ids[1]
    _ = state.update(id) { $0 = "b, edited" }
    state = Tabs().state(state, after: .shape(.remove([id], cause: .user)))
    #expect(state.entries.items == ["a", "c"])
    #expect(state[id: id] == "b, edited")
    state = Tabs().state(state, after: .putBack(id))
    #expect(state.shape.drawing == "a [b, edited] c")
    #expect(state.entries.ids[1].isSame(as: id))
    #expect(Tabs.refusal(of: .putBack(id), in: state) == .missingEntries([id]))
  }

  @Test func `several pages come back in the order of the stack`() {
    var state = Stack.State(.init(items: ["a", "b", "c", "d"]), limit: 5)
    let before = state.entries.ids
    state = Stack().state(state, after: .shape(.popToRoot()))
    #expect(state.kept.map(\.item) == ["b", "c", "d"])
    for entry in state.kept { state = Stack().state(state, after: .putBack(entry.id)) }
    #expect(state.entries.ids.areSame(as: before))
  }

  @Test func `a push of an item that is kept brings the visit back`() throws {
    var state = Stack.State(.init(items: ["a"]), limit: 5)
    state = Stack().state(state, after: .shape(.pushItem("b")))
    let id = try #require(state.frontID)
    state = Stack().state(state, after: .shape(.popItem()), .shape(.pushItem("b")))
    #expect(state.frontID?.isSame(as: id) == true)
    #expect(state.kept.isEmpty)
  }

  @Test func `going forward brings the visit back`() throws {
    var state = Stack.State(.init(items: ["a"], history: .kept(limit: 5)), limit: 5)
    state = Stack().state(state, after: .shape(.pushItem("b")))
    let id = try #require(state.frontID)
    state = Stack().state(state, after: .shape(.popItem()), .shape(.goForward()))
    #expect(state.frontID?.isSame(as: id) == true)
    state = Stack().state(state, after: .shape(.popItem()), .putBack(id))
    #expect(state.shape.forwardItems.isEmpty)
  }

  @Test func `a page that back skips is skipped again after it has come back`() throws {
    var state = Stack.State(.init(items: ["a", "b", "c"]), limit: 5)
    let id = state.entries.ids[1]
    state = Stack().state(state, after: .shape(.skip(id)), .shape(.popToRoot()), .putBack(id))
    #expect(state.shape.skipped == [id])
  }

  @Test func `a preloaded entry is shown by a push, once`() throws {
    var state = Stack.State(.init(items: ["a"]), limit: 5)
    state = Stack().state(state, after: .preload("b"), .preload("b"))
    #expect(state.kept.map(\.item) == ["b"])
    let id = try #require(state.kept.first?.id)
    #expect(state.lifecycle(of: id) == .there)
    state = Stack().state(state, after: .shape(.pushItem("b")), .shape(.pushItem("b")))
    #expect(state.entries.ids[1].isSame(as: id))
    #expect(state.entries.count == 3)
  }

  @Test func `work that has changed a preloaded page is found by the name of the page`() throws {
    let pages = Stack(ToyStack()) { $0.first == $1.first }
    var state = pages.state(Stack.State(.init(items: ["a"]), limit: 5), after: .preload("b"))
    let id = try #require(state.kept.first?.id)
    _ = state.update(id) { $0 += " with data" }
    state = pages.state(state, after: .shape(.pushItem("b")))
    #expect(state.entries.items == ["a", "b with data"])
    #expect(state.frontID?.isSame(as: id) == true)
  }

  @Test func `a link that replaces the stack keeps what it removes and finds what is kept`() {
    var state = Stack.State(.init(items: ["a", "draft"]), limit: 5)
    let draft = state.entries.ids[1]
    _ = state.update(draft) { $0 = "draft, written" }
    state.change { $0 = .init(items: ["a", "news"]) }
    #expect(state.kept.map(\.item) == ["draft, written"])
    state.change { $0 = .init(items: ["a", "draft"]) }
    #expect(state.entries.items == ["a", "draft, written"])
    #expect(state.kept.map(\.item) == ["news"])
  }

  @Test func `pages of a stack that was made anew do not take the numbers of kept ones`() {
    var state = Stack.State(.init(), limit: 5)
    state = Stack().state(state, after: .shape(.pushItem("a")), .shape(.pushItem("b")))
    state.change { $0 = .init() }
    state = Stack().state(state, after: .shape(.pushItem("c")), .shape(.pushItem("d")))
    #expect(state.kept.map(\.item) == ["a", "b"])
    #expect(state.entries.ids.map(\.description) == ["#2", "#3"])
  }

  @Test func `a dismissed sheet comes back in its style, in place of another`() throws {
    typealias Modal = Keeping<ToyModal>
    var state = Modal.State(.init(), limit: 5)
    state = Modal().state(state, after: .shape(.presentFullScreen("draft")))
    let draft = try #require(state.frontID)
    state = Modal().state(
      state,
      after: .shape(.dismiss()),
      .shape(.presentSheet("news")),
      .putBack(draft)
    )
    #expect(state.shape.drawing == "draft (full screen)")
    #expect(state.kept.map(\.item) == ["news"])
    state.shape.policy = .reject
    let news = try #require(state.kept.first?.id)
    #expect(Modal.refusal(of: .putBack(news), in: state) == .alreadyPresenting(draft))
  }

  @Test func `the reason of each release is one report`() {
    final class Reports: @unchecked Sendable {
      // Unchecked because only the main actor uses it.
      var items: [[String]] = []
    }
    struct Telling: Reducer {
      let reports: Reports

      func reduce(into state: inout Stack.State, action: Stack.Action) -> Effect<Stack.Action> {
        if case .released(let entries) = action { reports.items.append(entries.map(\.item)) }
        return Stack().reduce(into: &state, action: action)
      }
    }
    let reports = Reports()
    let start = Stack.State(.init(items: ["a", "b", "c", "d"]), limit: 2)
    let store = Store(initialState: start) { Telling(reports: reports) }
    store.send(.shape(.popToRoot()))
    #expect(reports.items == [["d"]])
    store.send(.release(store.state.kept.map(\.id)))
    #expect(reports.items == [["d"], ["c", "b"]])
    #expect(store.send(.release([strangerID])).refusal == .missingEntries([strangerID]))
  }

  @Test func `what is forbidden leaves also where it is kept`() {
    struct Shop: Reducer {
      struct State: Equatable {
        var user: String?
        var stack = Stack.State(.init(items: ["home", "order", "help"]), limit: 5)
      }
      enum Action { case logIn, logOut, stack(Stack.Action) }
      static let rule = AccessRule<State>(\.stack, given: \.user) { $0 != nil || $1 != "order" }

      var body: some Reducer<State, Action> {
        Stack().pullback(state: \.stack, action: /Action.stack)
        Reduce { state, action in
          if case .logIn = action { state.user = "Ada" }
          if case .logOut = action { state.user = nil }
          return .none
        }
        .protected(by: Self.rule)
      }
    }
    let store = Store(initialState: Shop.State(user: "Ada")) { Shop() }
    store.send(.stack(.shape(.popToRoot())))
    #expect(store.state.stack.kept.map(\.item) == ["order", "help"])
    var losses = Losses()
    store.send(.logOut, noting: &losses)
    #expect(store.state.stack.kept.map(\.item) == ["help"])
    #expect(losses.description == "order in stack: forbidden")
  }

  @Test func `beginning anew leaves no visit of before`() {
    var state = Stack.State(.init(items: ["a", "b"]), limit: 5)
    state = Stack().state(state, after: .shape(.pushItem("c")), .shape(.popToRoot()))
    let old = state.entries.ids + state.kept.map(\.id)
    state.beginAnew()
    #expect(state.kept.map(\.item) == ["b", "c"])
    #expect(old.allSatisfy { state.resolved($0) == nil })
  }

  @Test func `kept entries are saved with their places`() throws {
    var state = Keeping<ToyModal>.State(.init(), limit: 2)
    let modal = Keeping<ToyModal>()
    state = modal.state(state, after: .shape(.presentFullScreen("a")), .shape(.dismiss()))
    let saved = try restored(state)
    #expect(saved == state)
    #expect(saved.kept[0].id.isSame(as: state.kept[0].id) == false)
    #expect(modal.state(saved, after: .putBack(saved.kept[0].id)).shape.style == .fullScreen)
    let actions: [Keeping<ToyModal>.Action] = [
      .shape(.dismiss()), .putBack(saved.kept[0].id, animated: false), .preload("b"),
      .release([saved.kept[0].id]), .released(saved.kept),
    ]
    for action in actions { #expect(try restored(action) == action) }
  }

  @Test func `an archive with two entries of one number is an error`() throws {
    let json = #"""
      {"shape":{"entries":{"items":["a"],"ids":[0],"next":1},"areAnimationsEnabled":true},
       "kept":{"limit":2,"items":[{"entry":{"id":0,"item":"b"},"place":{"index":0,"isSkipped":false}}]}}
      """#
    #expect(throws: DecodingError.self) { try decoded(json, as: Stack.State.self) }
  }

  @Test func `a kept entry is told that it is not visible, and that it is in front again`() throws {
    struct Page: Reducer {
      struct State: Equatable {
        let name: String
        var told: [Lifecycle] = []
      }
      enum Action { case lifecycle(Lifecycle) }

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        if case .lifecycle(let now) = action { state.told.append(now) }
        return .none
      }
    }
    struct Book: Reducer {
      typealias Pages = Keeping<StackNavigation<Page.State>>
      struct State: Equatable {
        var pages = Pages.State(.init(items: [Page.State(name: "a")], id: \.name), limit: 2)
      }
      enum Action { case pages(Pages.Action), page(EntryID, Page.Action) }

      var body: some Reducer<State, Action> {
        Reduce { _, _ in .none }
          .forEach(\.pages, action: /Action.pages, elements: /Action.page) { Page() }
          .onLifecycle(
            Lifecycles(of: \.pages, elements: /Action.page, tell: /Page.Action.lifecycle)
          )
      }
    }
    let store = Store(initialState: Book.State()) { Book() }
    store.send(.pages(.shape(.pushItem(Page.State(name: "b")))))
    let id = try #require(store.state.pages.frontID)
    store.send(.pages(.shape(.popItem())))
    store.send(.pages(.putBack(id)))
    #expect(store.state.pages[id: id]?.told == [.front, .there, .front])
  }

  @Test func `a handler shows the open entries, in place in memory`() {
    struct Window: Reducer {
      struct State: Equatable { var tabs = Tabs.State(.init(items: ["a", "b"]), limit: 2) }
      enum Action { case tabs(Tabs.Action) }

      var body: some Reducer<State, Action> {
        Tabs().pullback(state: \.tabs, action: /Action.tabs)
      }
    }
    let store = Store(initialState: Window.State()) { Window() }
    let shape = store.scope(
      state: \.tabs.shape,
      action: (/Window.Action.tabs).appending(path: /Tabs.Action.shape)
    )
    #expect(shape.memory != nil)
    let host = FakeTabHost(capabilities: TabCapabilities())
    let handler = TabNavigationHandler(store: shape, viewProvider: ToyViews())
    handler.setup(with: host)
    let id = store.state.tabs.entries.ids[1]
    store.send(.tabs(.shape(.remove([id]))))
    store.send(.tabs(.putBack(id)))
    #expect(host.titles == ["a", "b"])
    #expect(Window().backAction(in: store.state) != nil)
  }
}
