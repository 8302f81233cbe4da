import ComposableNavigation
import NavigationLinks
import NavigationOperators

/// A stack of pages beside a title, with parts that operators read after each action.
struct Idle: Reducer {
  typealias Page = Study.Page

  struct State {
    var stack = StackNavigation<Page>.State()
    var question = Request<Int>()
    var links = LinkHistory()
    var title = 0

    /// Makes a stack of `count` pages, as if each had been pushed.
    init(_ count: Int) { stack.items = Array(repeating: Page(), count: count) }
  }

  enum Action: Sendable {
    case stack(StackNavigation<Page>.Action)
    case page(EntryID, Study.PageAction)
    case retitle
    case replied(RequestResult<Int>)
    case links(LinkHistory.Action)
    indirect case force(Action)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .retitle = action { state.title += 1 }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) {
      Reduce<Page, Study.PageAction> { _, _ in .none }
    }
  }
}

extension Idle {
  static let guarding = LeaveGuard<State>(\.stack) { (_: State, page: Entry<Page>) in
    page.item.isEdited ? LeaveBlocker("The page is edited.") : nil
  }

  static let rule = AccessRule<State>(
    \.stack,
    given: { $0.title < 0 },
    allows: { isClosed, _ in !isClosed }
  )

  static let lifecycles = Lifecycles<State, Action>(
    of: \State.stack,
    elements: /Action.page,
    tell: /Study.PageAction.lifecycle
  )

  static let asking = RequestAsker<State, Action, Int>.request(\.question, reply: /Action.replied)

  static let pagesAsking = RequestAsker<State, Action, Int>.entries(
    of: \State.stack,
    elements: /Action.page,
    request: \Page.question,
    reply: /Study.PageAction.answered
  )

  static let asked = RequestedScreen<State, Action, Int>.entries(
    of: \State.stack,
    action: /Action.stack,
    elements: /Action.page,
    answer: /Study.PageAction.choose
  )

  /// Pushes a page and pops it.
  @MainActor
  static func pushing(on store: Store<State, Action>) -> Work {
    Work { count in
      for number in 0..<count {
        store.send(.stack(.pushItem(Page(count: number))))
        store.send(.stack(.popItem()))
      }
    }
  }

  static func map() -> LinkMap<State>? {
    let table = try? LinkTable<Page> {
      Link(id: "page", read: { Page(count: $0) }, write: { $0.count }) {
        "page"
        Segment.value("id", Int.self)
      }
    }
    return table.map { LinkMap<State>.stack(\.stack, $0) }
  }
}
