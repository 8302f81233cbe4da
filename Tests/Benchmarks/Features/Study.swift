import ComposableNavigation
import NavigationOperators

/// A stack of pages with every optional ability of a page or a stack, most of them unused.
struct Study: Reducer {
  typealias Loader = PendingNavigation<Int, Int>

  /// An object that a page may own.
  final class Tool {}

  struct Page: Equatable, Sendable {
    var count = 0
    var isEdited = false
    var question = Request<Int>()
  }

  struct State {
    var stack = StackNavigation<Page>.State()
    var loading = Loader.State()

    /// Makes a stack of `count` pages, as if each had been pushed.
    init(_ count: Int) { stack.items = Array(repeating: Page(), count: count) }
  }

  enum Action: Sendable {
    case stack(StackNavigation<Page>.Action)
    case page(EntryID, PageAction)
    case loading(Loader.Action)
    indirect case force(Action)
  }

  enum PageAction: Sendable {
    case edit
    case ask(EntryID)
    case answered(RequestResult<Int>)
    case choose(Int)
    case use
    case lifecycle(Lifecycle)
  }

  /// The object that pages may use, or nil.
  var tool: Retained<Tool>?

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) { [tool] in
        PageFeature(tool: tool)
      }
  }

  private struct PageFeature: Reducer {
    typealias State = Page
    typealias Action = PageAction

    let tool: Retained<Tool>?

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .edit: state.isEdited = true
      case .ask(let page): state.question.ask(page)
      case .use:
        guard let tool else { break }
        return tool.use { _ in }
      case .answered, .choose, .lifecycle: break
      }
      return .none
    }
  }
}

extension Study {
  static let guarding = LeaveGuard<State>(\.stack) { (_: State, page: Entry<Page>) in
    page.item.isEdited ? LeaveBlocker("The page is edited.") : nil
  }

  static let lifecycles = Lifecycles<State, Action>(
    of: \State.stack,
    elements: /Action.page,
    tell: /PageAction.lifecycle
  )

  static let asking = RequestAsker<State, Action, Int>.entries(
    of: \State.stack,
    elements: /Action.page,
    request: \Page.question,
    reply: /PageAction.answered
  )

  static let asked = RequestedScreen<State, Action, Int>.entries(
    of: \State.stack,
    action: /Action.stack,
    elements: /Action.page,
    answer: /PageAction.choose
  )
}
