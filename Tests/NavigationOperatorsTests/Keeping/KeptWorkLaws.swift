import NavigationOperators
import Testing
import TestSupport

import ComposableNavigation

/// Work of features in a container that keeps entries, on random walks.
@MainActor @Suite struct KeptWorkLaws {
  private struct Desk: Reducer {
    typealias Pages = Keeping<StackNavigation<String>>

    struct State: Equatable {
      var pages = Pages.State(.init(items: ["root"]), limit: 2)
    }

    enum Action: Sendable {
      case pages(Pages.Action)
      case page(EntryID, Void)
      case reset([String])
    }

    struct Page: Reducer {
      func reduce(into state: inout String, action: Void) -> Effect<Void> {
        .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
      }
    }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .reset(let items) = action { state.pages.change { $0 = .init(items: items) } }
        return .none
      }
      .forEach(\.pages, action: /Action.pages, elements: /Action.page) { Page() }
    }
  }

  private enum Act: CaseIterable {
    case push, pop, popToRoot, removeFirst, putBackFirst, putBackLast, preload, release, setItems
    case resetCounted, resetNamed, dismissKept
  }

  /// Counts the running work after each step: one for each visit that is open or kept.
  private final class Rig: WalkRig {
    private let store = Store(initialState: Desk.State()) { Desk() }
    private let keepsWork: Bool
    private var begun: Set<Visit> = []
    private var number = 0
    var fault: String?

    init(keepsWork: Bool) {
      self.keepsWork = keepsWork
      store.holdWork()
      begin()
    }

    private var there: [EntryID] {
      store.state.pages.entries.ids + store.state.pages.kept.map(\.id)
    }

    private func begin() {
      begun.formIntersection(there.map { Visit($0) })
      for id in there where begun.insert(Visit(id)).inserted { store.send(.page(id, ())) }
    }

    private func action(_ act: Act) -> Desk.Action? {
      let pages = store.state.pages
      let kept = pages.kept
      number += 1
      switch act {
      case .push: return .pages(.shape(.pushItem("\(number % 3)")))
      case .pop: return .pages(.shape(.popItem()))
      case .popToRoot: return .pages(.shape(.popToRoot()))
      case .removeFirst: return pages.entries.ids.first.map { .pages(.shape(.remove([$0]))) }
      case .putBackFirst: return kept.first.map { .pages(.putBack($0.id)) }
      case .putBackLast: return kept.last.map { .pages(.putBack($0.id)) }
      case .preload: return .pages(.preload("p"))
      case .release: return kept.last.map { .pages(.release([$0.id])) }
      case .setItems: return .pages(.shape(.setItems(["root", "\(number % 3)"])))
      case .resetCounted: return .reset([])
      case .resetNamed: return .reset(["root", "1"])
      case .dismissKept:
        return kept.first.flatMap { entry in
          Desk.Pages.dismissal(of: entry.id, in: pages, animated: true).map { .pages($0) }
        }
      }
    }

    func take(_ step: Act) {
      guard let action = action(step) else { return }
      store.send(action)
      begin()
      let wanted = keepsWork ? there.count : store.state.pages.entries.count
      let running = store.liveEffectCount
      if running != wanted { fault = "\(running) pieces of work run for \(wanted) visits" }
    }

    func rest() -> String? { nil }
  }

  private func walk(keepsWork: Bool) -> Walk<Act> {
    Walk(
      seeds: 0..<seedBound(400),
      length: 30,
      step: { Act.allCases.randomElement(using: &$0) ?? .push },
      run: { _, steps in Rig(keepsWork: keepsWork).run(steps) }
    )
  }

  @Test func `the work of a kept entry goes on until it is released`() async {
    await walk(keepsWork: true).expectNone(of: "stacks with work that keep pages")
  }

  @Test func `a rule by which work ends when an entry leaves is found`() async {
    await walk(keepsWork: false).expectFound(within: 2)
  }
}
