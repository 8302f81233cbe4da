import NavigationTesting
import Testing
import TestSupport

import ComposableNavigation

/// A screen that is counted while it lives, and that can have work.
private struct Page: Equatable, Sendable {
  let token: ToyCitizen
  var taps = 0
}

private struct Book: Reducer {
  struct State: Equatable {
    var stack = StackNavigation<Page>.State()
  }

  enum Action {
    case stack(StackNavigation<Page>.Action)
    case page(EntryID, Tap)
  }

  enum Tap { case tap, work }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) {
        Reduce<Page, Tap> { page, tap in
          page.taps += 1
          guard tap == .work else { return .none }
          // Only a cancellation ends it.
          return .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
        }
      }
  }
}

/// The number of living objects of each kind.
private struct Counts: Sendable {
  let pages = ToyCensus()
  let views = ToyCensus()
  let subscriptions = ToyCensus()
  let stores = ToyCensus()
  let handlers = ToyCensus()

  var all: [Int] { [pages, views, subscriptions, stores, handlers].map(\.count) }
}

/// A view with everything that a screen has: its part of the store, an observer, and a sheet with
/// store, host and handler.
@MainActor
private final class PageView: HandlerContaining {
  private let token: ToyCitizen
  private let store: Store<Page, Book.Tap>?
  private var subscription: Subscription?
  private(set) var seen = 0
  private(set) var sheet: Store<ToyModal.State, ToyModal.Action>?
  private var host: SimulatedModalHost<PageView>?
  var handlers: [any NavigationHandler] = []

  init(_ counts: Counts, _ store: Store<Page, Book.Tap>?, hasSheet: Bool) {
    token = ToyCitizen(counts.views)
    self.store = store
    let observer = ToyCitizen(counts.subscriptions)
    subscription = store?.observe { [weak self] page in
      withExtendedLifetime(observer) { self?.seen = page.taps }
    }
    if hasSheet { addSheet(counts) }
  }

  private func addSheet(_ counts: Counts) {
    let token = ToyCitizen(counts.stores)
    let sheet = Store(initialState: ToyModal.State()) {
      Reduce<ToyModal.State, ToyModal.Action> { state, action in
        withExtendedLifetime(token) { ToyModal().reduce(into: &state, action: action) }
      }
    }
    let host = SimulatedModalHost<PageView>(capabilities: .all)
    let views = SheetViews(token: ToyCitizen(counts.handlers), counts: counts)
    let handler = ModalNavigationHandler(store: sheet, viewProvider: views)
    handler.setup(with: host)
    (self.sheet, self.host, handlers) = (sheet, host, [handler])
  }

  func send(_ tap: Book.Tap) { store?.send(tap) }
}

@MainActor
private struct SheetViews: ViewProviding {
  let token: ToyCitizen
  let counts: Counts

  func makePresentable(for item: String) -> PageView { PageView(counts, nil, hasSheet: false) }
}

@MainActor
private final class Rig {
  let counts: Counts
  let store = Store(initialState: Book.State()) { Book() }
  let host = SimulatedStackHost<PageView>()
  private let handler: StackNavigationHandler<PageViews>

  @MainActor
  private final class PageViews: EntryViewProviding {
    let counts: Counts
    let store: Store<Book.State, Book.Action>
    let sheetEvery: Int
    var kept: [PageView]?
    private var made = 0

    init(
      _ counts: Counts,
      _ store: Store<Book.State, Book.Action>,
      sheetEvery: Int,
      leaks: Bool
    ) {
      self.sheetEvery = sheetEvery
      (self.counts, self.store, kept) = (counts, store, leaks ? [] : nil)
    }

    func makePresentable(for entry: Entry<Page>) -> PageView {
      made += 1
      let page = store.scope(\.stack, id: entry.id, elements: /Book.Action.page)
      let view = PageView(counts, page, hasSheet: made % sheetEvery == 1)
      kept?.append(view)
      return view
    }
  }

  init(_ counts: Counts, sheetEvery: Int = 4, leaks: Bool = false) {
    self.counts = counts
    handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /Book.Action.stack),
      viewProvider: PageViews(counts, store, sheetEvery: sheetEvery, leaks: leaks)
    )
    handler.setup(with: host)
  }

  /// All counts, the observers of the store, and its live effects.
  var all: [Int] { counts.all + [store.observers.count, store.liveEffectCount] }

  func take(_ step: Step, _ count: Int = 1) {
    func new() -> Page { Page(token: ToyCitizen(counts.pages)) }
    switch step {
    case .push: store.send(.stack(.pushItems((0..<count).map { _ in new() })))
    case .replaceTop: store.send(.stack(.replaceTop(with: new())))
    case .pop: store.send(.stack(.popItems(.upTo(count))))
    case .goesBack: host.remove(Array(host.elements.suffix(count)))
    case .write: store.send(.stack(.setItems(store.state.stack.items.dropLast(count))))
    case .tap: host.presentables.last?.send(.tap)
    case .work: host.presentables.last?.send(.work)
    case .present: host.presentables.last?.sheet?.send(.presentSheet("sheet"))
    }
  }
}

private enum Step: CaseIterable {
  case push, replaceTop, pop, goesBack, write, tap, work, present

  static let goings: [Step] = [.pop, .goesBack, .write, .pop]
}

/// Law 12: handlers, scoped stores and subscriptions do not keep each other alive; a million pushes
/// and pops leave as many objects of each kind as there were.
@MainActor @Suite struct VisitMemoryLaws {
  @Test func `a million pushes and pops leave as many objects alive as there were`() {
    let rig = Rig(Counts(), sheetEvery: 16)
    let (visits, together) = (bound(6_400, full: 1_000_000), 16)
    func visit(_ number: Int) {
      // The last new page sometimes has a sheet, and work.
      rig.take(.push, together)
      rig.take(.tap)
      if number % 4 == 0 { rig.take(.work) }
      rig.take(.present)
      rig.take(Step.goings[number % 4], together)
    }
    rig.take(.push)
    for number in 0..<16 { visit(number) }
    let before = rig.all
    for number in 0..<visits / together { visit(number) }
    #expect(rig.all == before)
    #expect(before[...4] == [1, 1, 1, 1, 1])
    print("visited \(visits) screens")
  }

  @Test func `however screens come and go, nothing is left of those that went`() async {
    await walk(seedBound(20)).expectNone(of: "books")
  }

  @Test func `views that are kept are found in one step`() async {
    await walk(40, leaks: true).expectFound(within: 1, saying: "when all has gone")
  }

  private func walk(_ seeds: UInt64, leaks: Bool = false) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 60) {
      Step.allCases.randomElement(using: &$0) ?? .push
    } run: { _, steps in
      Self.run(steps, leaks: leaks)
    }
  }

  private static func run(_ steps: [Step], leaks: Bool) -> String? {
    let counts = Counts()
    weak var last: Rig?
    func walk() -> String? {
      let rig = Rig(counts, leaks: leaks)
      last = rig
      let empty = rig.all
      for (number, step) in steps.enumerated() {
        rig.take(step)
        if leaks { continue }
        let pages = rig.store.state.stack.items.count
        if counts.all[0] != pages || counts.all[1] < pages {
          return "step \(number): \(counts.all) for \(pages) pages"
        }
      }
      rig.store.send(.stack(.setItems([])))
      return rig.all == empty ? nil : "when all has gone, there are \(rig.all), not \(empty)"
    }
    if let difference = walk() { return difference }
    if last != nil || counts.all.contains(where: { $0 != 0 }) {
      return "when the store has gone, there are \(counts.all)"
    }
    return nil
  }
}
