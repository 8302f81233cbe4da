import ComposableNavigation
import NavigationLinks
import NavigationOperators
import NavigationScreens

/// Operators that have nothing to do, on ten and on a thousand pages or tabs: an action of the
/// feature's own, and a push and a pop, or another tab.
///
/// The bound is the same feature without the operator.
@MainActor
enum IdleSubjects {
  static var all: [Subject] { [10, 1_000].flatMap { subjects($0) + tabRows($0) + screenRows($0) } }

  private static func subjects(_ size: Int) -> [Subject] {
    var all = rows("guards", size) { $0.guarded(by: Idle.guarding, force: /Idle.Action.force) }
    all += rows("results of the feature", size) { $0.answering(Idle.asking, by: Idle.asked) }
    all += rows("results of pages", size) { $0.answering(Idle.pagesAsking, by: Idle.asked) }
    all += rows("lifecycles", size, pushing: 15_000) { $0.onLifecycle(Idle.lifecycles) }
    all += rows("access rules", size) { $0.protected(by: Idle.rule) }
    all += rows("onChange", size) { $0.onChange(of: { $0.title < 0 }) { _, _, _ in .none } }
    return all + linkRows(size) + [visiting(size)].compactMap(\.self)
  }

  private static func linkRows(_ size: Int) -> [Subject] {
    guard let map = Idle.map() else { return [] }
    return rows("link history", size) {
      $0.linkHistory(\.links, action: /Idle.Action.links, of: map)
    }
  }

  /// Back and forward through the links of two pages, each of which opens the other one's link.
  private static func visiting(_ size: Int) -> Subject? {
    guard let map = Idle.map() else { return nil }
    let family = "link history, back and forward"
    return Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .flat),
      against: .without
    ) {
      let state = Idle.State(size)
      let store = Store(initialState: state) {
        Idle().linkHistory(\.links, action: /Idle.Action.links, of: map)
      }
      store.send(.stack(.pushItem(Idle.Page(count: 1))))
      store.send(.stack(.pushItem(Idle.Page(count: 2))))
      return (
        Idle.pushing(on: Store(initialState: state) { Idle() }),
        Work { count in
          for _ in 0..<count {
            store.send(.links(.goBack))
            store.send(.links(.goForward))
          }
        }
      )
    }
  }

  private static func rows<Feature: Reducer<Idle.State, Idle.Action>>(
    _ name: String,
    _ size: Int,
    pushing most: Int? = nil,
    _ add: @escaping @MainActor (Idle) -> Feature
  ) -> [Subject] {
    let state = Idle.State(size)
    return [
      row("\(name) idle, own action", size, 3_000, state, Idle(), add) { acting(on: $0, .retitle) },
      row("\(name) idle, push and pop", size, most, state, Idle(), add) { Idle.pushing(on: $0) },
    ]
  }

  private static func tabRows(_ size: Int) -> [Subject] {
    tabRows("onLeave", size) { $0.onLeave(of: \.tabs) { _, _ in } }
      + tabRows("onReselect", size) {
        $0.onReselect(of: \.tabs, action: /Lobby.Action.tabs) { _ in nil }
      }
      + tabRows("loaders", size) {
        $0.loading(\.loading, action: /Lobby.Action.loading, by: Lobby.Loader { $0 }) { _, _, _ in
          .none
        }
      }
  }

  private static func tabRows<Feature: Reducer<Lobby.State, Lobby.Action>>(
    _ name: String,
    _ size: Int,
    _ add: @escaping @MainActor (Lobby) -> Feature
  ) -> [Subject] {
    let state = Lobby.State(size)
    return [
      row("\(name) idle, own action", size, 3_000, state, Lobby(), add) {
        acting(on: $0, .retitle)
      },
      row("\(name) idle, other tab and back", size, nil, state, Lobby(), add) { store in
        Work { count in
          for _ in 0..<count {
            store.send(.tabs(.setActiveIndex(1)))
            store.send(.tabs(.setActiveIndex(0)))
          }
        }
      },
    ]
  }

  /// Screens whose events are told, which are those of the pushed one.
  private static func screenRows(_ size: Int) -> [Subject] {
    var state = ScreenNavigation<Int>.State(root: 0)
    for number in 1..<size {
      _ = ScreenNavigation<Int>().reduce(into: &state, action: .showScreen(.push, number))
    }
    return [
      row(
        "screens observed, push and dismiss",
        size,
        nil,
        state,
        ScreenNavigation<Int>(),
        { $0.observed { blackHole($0) } }
      ) { store in
        Work { count in
          for number in 0..<count {
            store.send(.showScreen(.push, number))
            store.send(.dismissScreen())
          }
        }
      }
    ]
  }

  private static func row<Feature: Reducer, Changed: Reducer<Feature.State, Feature.Action>>(
    _ family: String,
    _ size: Int,
    _ most: Int?,
    _ state: Feature.State,
    _ feature: Feature,
    _ add: @escaping @MainActor (Feature) -> Changed,
    _ work: @escaping @MainActor (Store<Feature.State, Feature.Action>) -> Work
  ) -> Subject where Feature.Action: Sendable {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .flat),
      against: .without,
      instructions: most
    ) {
      (
        work(Store(initialState: state) { feature }),
        work(Store(initialState: state) { add(feature) })
      )
    }
  }

  private static func acting<State, Action: Sendable>(
    on store: Store<State, Action>,
    _ action: Action
  ) -> Work {
    Work { count in
      for _ in 0..<count { store.send(action) }
    }
  }
}
