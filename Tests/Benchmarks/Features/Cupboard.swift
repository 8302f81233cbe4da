import ComposableNavigation
import NavigationOperators

/// A stack of pages that keeps ten of those which leave it, beside a title.
struct Cupboard: Reducer {
  typealias Page = Study.Page
  typealias Pages = Keeping<StackNavigation<Page>>

  struct State {
    var pages: Pages.State
    var title = 0

    /// Makes a stack of `count` pages, as if each had been pushed.
    init(_ count: Int) {
      var stack = StackNavigation<Page>.State()
      stack.items = Array(repeating: Page(), count: count)
      pages = Pages.State(stack, limit: 10)
    }
  }

  enum Action: Sendable {
    case pages(Pages.Action)
    case page(EntryID, Study.PageAction)
    case retitle
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .retitle = action { state.title += 1 }
      return .none
    }
    .forEach(\.pages, action: /Action.pages, elements: /Action.page) {
      Reduce<Page, Study.PageAction> { _, _ in .none }
    }
  }
}
