import ComposableNavigation
import NavigationLinks
import NavigationOperators

/// A book whose pages are features of their own.
struct Book: Reducer {
  struct State: Hashable, Sendable, Codable {
    var pager = PagerNavigation<BookPage.State>.State(
      pages: ["cover", "preface", "story", "index"].map { BookPage.State(title: $0) },
      id: \.title
    )
    /// The number of times that the user has peeked at a page.
    var peeks = 0
  }

  enum Action: Equatable, Sendable, Codable {
    case pager(PagerNavigation<BookPage.State>.Action)
    case page(EntryID, BookPage.Action)
    case addTapped(String)
    case link(String)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .addTapped(let title):
        let pages = state.pager.entries.items + [BookPage.State(title: title)]
        return .send(.pager(.setPages(pages)))
      case .link(let link):
        return state.open(link)
      case .pager(.peek):
        state.peeks += 1
        return .none
      case .pager, .page:
        return .none
      }
    }
    .forEach(\.pager, action: /Action.pager, elements: /Action.page) { BookPage() }
  }
}

/// A page that the user can star.
///
/// It counts as read once another page is in front.
struct BookPage: Reducer {
  struct State: Hashable, Sendable, Codable, CustomStringConvertible {
    let title: String
    var hasStar = false
    var isRead = false

    var description: String { title + (hasStar ? " ★" : "") + (isRead ? " ✓" : "") }
  }

  enum Action: Hashable, Sendable, Codable {
    case starTapped
    case lifecycle(Lifecycle)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .starTapped:
      state.hasStar.toggle()
      return .none
    case .lifecycle(let now):
      if now == .there { state.isRead = true }
      return .none
    }
  }
}

extension Book {
  /// The lifecycle of the page in front, which receives an event when another page replaces it.
  static var lifecycles: Lifecycles<State, Action> {
    Lifecycles(of: \.pager, elements: /Action.page, tell: /BookPage.Action.lifecycle)
  }
}

extension Book.State {
  /// The page in front and its neighbours.
  var tree: NavigationTree { .container(of: pager) { .screen($0.item.description) } }

  /// The title of the page in front; writing turns to the first page of that title.
  var frontTitle: String? {
    get { pager.frontID.flatMap { pager.entries[id: $0]?.title } }
    set { pager.show(pager.entries.first { $0.item.title == newValue }?.id) }
  }

  /// The link of a book: the title of the page in front.
  static func links() throws(LinkTableError) -> LinkMap<Book.State> {
    let pages = try LinkTable<String> {
      Link(CasePath.whole, id: "page") {
        "book"
        Segment.value("title", String.self)
      }
    }
    return LinkMap.value(pages, get: { $0.frontTitle }, set: { $0.frontTitle = $1 })
  }

  fileprivate mutating func open(_ link: String) -> Effect<Book.Action> {
    do {
      _ = try Self.links().replace(with: link, in: &self)
      return .none
    } catch {
      return .refused(.missing("\(link)"))
    }
  }
}
