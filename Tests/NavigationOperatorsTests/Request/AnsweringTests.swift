import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationOperators

/// A feature that asks pages of any shape for a word.
private struct Asking: Reducer {
  struct Page: Hashable, Sendable { var name: String }
  enum PageAction: Sendable { case say(String) }

  struct State: Equatable {
    var stack = StackNavigation<Page>.State()
    var modal = ModalNavigation<Page>.State()
    var tabs = TabNavigation<Page>.State(items: [Page(name: "x"), Page(name: "y")])
    var split = SplitNavigation<Page>.State(primary: [Page(name: "p")], detail: [Page(name: "d")])
    var word = Request<String>()
    var heard: [RequestResult<String>] = []
  }

  enum Action: Sendable {
    case stack(StackNavigation<Page>.Action), page(EntryID, PageAction)
    case modal(ModalNavigation<Page>.Action), sheet(PageAction)
    case tabs(TabNavigation<Page>.Action), tab(EntryID, PageAction)
    case split(SplitNavigation<Page>.Action), column(EntryID, PageAction)
    case ask(@Sendable (State) -> EntryID?)
    case heard(RequestResult<String>)
  }

  let screen: RequestedScreen<State, Action, String>

  static let pages = RequestedScreen<State, Action, String>.entries(
    of: \.stack,
    action: /Action.stack,
    elements: /Action.page,
    answer: /PageAction.say
  )
  static let sheet = RequestedScreen<State, Action, String>.presented(
    by: \.modal,
    action: /Action.modal,
    element: /Action.sheet,
    answer: /PageAction.say
  )
  static let tab = RequestedScreen<State, Action, String>.entries(
    of: \.tabs,
    action: /Action.tabs,
    elements: /Action.tab,
    answer: /PageAction.say,
    closes: false
  )
  static let column = RequestedScreen<State, Action, String>.entries(
    of: \.split,
    action: /Action.split,
    elements: /Action.column,
    answer: /PageAction.say
  )

  var body: some Reducer<State, Action> {
    parts.answering(.request(\.word, reply: /Action.heard), by: screen)
  }

  @ReducerBuilder<State, Action>
  private var parts: some Reducer<State, Action> {
    Scope(state: \.split, action: /Action.split) { SplitNavigation<Page>() }
    Reduce<State, Action> { state, action in
      switch action {
      case .ask(let find):
        if let refusal = state.word.ask(find(state)) { return .refused(refusal) }
      case .heard(let result):
        state.heard.append(result)
      case .stack, .page, .modal, .sheet, .tabs, .tab, .split, .column:
        break
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Reduce { _, _ in .none } }
    .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Reduce { _, _ in .none } }
    .forEach(\.tabs, action: /Action.tabs, elements: /Action.tab) { Reduce { _, _ in .none } }
  }
}

@Suite @MainActor struct AnsweringTests {
  private let listener = ToyListener()

  private func store(
    _ screen: RequestedScreen<Asking.State, Asking.Action, String>
  ) -> Store<Asking.State, Asking.Action> {
    listener.store(Asking.State()) { Asking(screen: screen) }
  }

  private func open(_ store: Store<Asking.State, Asking.Action>) -> EntryID {
    store.send(.stack(.pushItems([.init(name: "a"), .init(name: "b")])))
    store.send(.ask { $0.stack.topID })
    return store.state.stack.topID ?? strangerID
  }

  @Test func `a pushed screen answers and is taken away, in one action`() {
    let store = store(Asking.pages)
    let top = open(store)
    var seen: [String] = []
    let subscription = store.observe { state in
      seen.append("\(state.stack.items.count) \(state.word.isPending) \(state.heard.count)")
    }
    store.send(.page(top, .say("yes")))
    #expect(store.state.heard == [.answered("yes")])
    #expect(seen == ["2 true 0", "1 false 1"])
    #expect(listener.issues.isEmpty)
    #expect(listener.refusals.isEmpty)
    subscription.cancel()
  }

  @Test func `each path of the asked screens that cannot be used is an issue`() {
    // A list has no cases.
    let action = CasePath<[Int], StackNavigation<Asking.Page>.Action> { _ in [] }
    let pages = RequestedScreen<Asking.State, [Int], String>.entries(
      of: \.stack,
      action: action,
      elements: CasePath<[Int], (EntryID, Asking.PageAction)> { _ in [] },
      answer: /Asking.PageAction.say
    )
    #expect(pages.issues().count == 2)
  }

  @Test(
    arguments: [
      .popItem(), .popToRoot(), .setItems([]), .replaceTop(with: .init(name: "c")),
    ] as [StackNavigation<Asking.Page>.Action]
  )
  private func `a screen that is removed without an answer has chosen nothing`(
    action: StackNavigation<Asking.Page>.Action
  ) {
    let store = store(Asking.pages)
    _ = open(store)
    store.send(.stack(action))
    #expect(store.state.heard == [.unanswered(.left)])
    #expect(!store.state.word.isPending)
  }

  @Test func `a sheet that is swiped away has chosen nothing, one that answers is dismissed`() {
    let store = store(Asking.sheet)
    for index in 0..<2 {
      store.send(.modal(.presentSheet(.init(name: "\(index)"))))
      store.send(.ask { $0.modal.presentedID })
      guard let id = store.state.modal.presentedID else { continue }
      store.send(index == 0 ? .modal(.remove([id], cause: .user)) : .sheet(.say("no")))
    }
    #expect(store.state.heard == [.unanswered(.left), .answered("no")])
    #expect(store.state.modal.item == nil)
    #expect(listener.issues.isEmpty)
  }

  @Test func `a tab answers and stays`() {
    let store = store(Asking.tab)
    let id = store.state.tabs.entries.ids[1]
    store.send(.ask { $0.tabs.entries.ids[1] })
    store.send(.tab(id, .say("y")))
    store.send(.tab(id, .say("again")))
    #expect(store.state.heard == [.answered("y")])
    #expect(store.state.tabs.items.count == 2)
  }

  @Test func `a screen in a column answers and is removed from it`() throws {
    let store = store(Asking.column)
    store.send(.split(.showDetail([.init(name: "e")])))
    store.send(.ask { $0.split[.detail].topID })
    let id = try #require(store.state.split[.detail].topID)
    store.send(.column(id, .say("e")))
    #expect(store.state.heard == [.answered("e")])
    #expect(store.state.split[.detail].items == [.init(name: "d")])
  }

  @Test func `a screen without a pending request is left alone`() throws {
    let store = store(Asking.pages)
    store.send(.stack(.pushItem(.init(name: "a"))))
    let top = try #require(store.state.stack.topID)
    store.send(.page(top, .say("yes")))
    #expect(store.state.heard.isEmpty)
    #expect(store.state.stack.items.count == 1)
  }

  @Test func `a question to a screen that is not there is over at once`() {
    let store = store(Asking.pages)
    store.send(.ask { _ in strangerID })
    #expect(store.state.heard == [.unanswered(.left)])
  }

  @Test func `a second question is refused, and the first stays pending`() {
    let store = store(Asking.pages)
    let top = open(store)
    store.send(.ask { $0.stack.rootID })
    #expect(listener.refusals == ["\(top) is asked already"])
    #expect(store.state.word.pendingID == top)
    #expect(store.state.heard.isEmpty)
  }

  /// Asks a missing screen again whenever it learns that the screen is missing.
  private struct Stubborn: Reducer {
    var most = Int.max

    func reduce(into state: inout Asking.State, action: Asking.Action) -> Effect<Asking.Action> {
      if case .heard(let result) = action { state.heard.append(result) }
      if state.heard.count < most { state.word.ask(strangerID) }
      return .none
    }
  }

  private func stubborn(_ most: Int) -> Store<Asking.State, Asking.Action> {
    listener.store(Asking.State()) {
      Stubborn(most: most)
        .answering(.request(\.word, reply: /Asking.Action.heard), by: Asking.pages)
    }
  }

  @Test func `asking a missing screen again is reported each time, but not forever`() {
    let patient = stubborn(3)
    patient.send(.ask { _ in nil })
    #expect(patient.state.heard.count == 3)
    #expect(listener.issues.isEmpty)
    let store = stubborn(.max)
    store.send(.ask { _ in nil })
    #expect(store.state.heard == Array(repeating: .unanswered(.left), count: 100))
    #expect(listener.issues.count == 1)
    #expect(!store.state.word.isPending)
  }

  /// A page that asks a missing screen.
  ///
  /// When it learns this, another such page replaces it.
  private struct Heirs: Reducer {
    struct Page: Hashable, Sendable { var word = Request<String>() }
    enum PageAction: Sendable { case heard(RequestResult<String>), say(String) }

    struct State: Equatable {
      var stack = StackNavigation<Page>.State()
      var told = 0

      mutating func succeed() {
        var page = Page()
        page.word.ask(strangerID)
        stack = .init()
        stack.items = [page]
      }
    }

    enum Action: Sendable {
      case begin
      case stack(StackNavigation<Page>.Action), page(EntryID, PageAction)
    }

    /// The number of pages after which none follows, so that a faulty run ends.
    let most: Int

    static let askers = RequestAsker<State, Action, String>.entries(
      of: \State.stack,
      elements: /Action.page,
      request: \Page.word,
      reply: /PageAction.heard
    )
    static let asked = RequestedScreen<State, Action, String>.entries(
      of: \State.stack,
      action: /Action.stack,
      elements: /Action.page,
      answer: /PageAction.say
    )

    var body: some Reducer<State, Action> { parts.answering(Self.askers, by: Self.asked) }

    private var parts: some Reducer<State, Action> {
      Reduce<State, Action> { [most] state, action in
        switch action {
        case .begin: state.succeed()
        case .page(_, .heard):
          state.told += 1
          if state.told < most { state.succeed() }
        case .stack, .page: break
        }
        return .none
      }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Reduce { _, _ in .none } }
    }
  }

  @Test func `successors of an unanswered asker are not notified forever either`() {
    let few = listener.store(Heirs.State()) { Heirs(most: 3) }
    few.send(.begin)
    #expect(few.state.told == 3)
    #expect(listener.issues.isEmpty)
    let store = listener.store(Heirs.State()) { Heirs(most: 1_000) }
    store.send(.begin)
    // The first page, and a hundred that followed.
    #expect(store.state.told == 101)
    #expect(listener.issues.count == 1)
    #expect(store.state.stack.items.map(\.word.isPending) == [false])
  }
}
