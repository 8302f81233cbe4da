import ComposableNavigation
import NavigationLinks
import NavigationOperators

/// Operators that have nothing to do, on a stack of ten and of a thousand pages: an action of the
/// feature's own, and a push and a pop.
///
/// The bound is the same stack without the operator.
@MainActor
enum IdleSubjects {
  private typealias Idling = Store<Idle.State, Idle.Action>

  static var all: [Subject] { [10, 1_000].flatMap(subjects) }

  private static func subjects(_ size: Int) -> [Subject] {
    var all = rows("guards", size) { $0.guarded(by: Idle.guarding, force: /Idle.Action.force) }
    all += rows("results of the feature", size) { $0.answering(Idle.asking, by: Idle.asked) }
    all += rows("results of pages", size) { $0.answering(Idle.pagesAsking, by: Idle.asked) }
    all += rows("lifecycles", size, pushing: 15_000) { $0.onLifecycle(Idle.lifecycles) }
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
      growth: Growth(family: family, size: size, kind: .linear),
      against: .without
    ) {
      let state = Idle.State(size)
      let store = Store(initialState: state) {
        Idle().linkHistory(\.links, action: /Idle.Action.links, of: map)
      }
      store.send(.stack(.pushItem(Idle.Page(count: 1))))
      store.send(.stack(.pushItem(Idle.Page(count: 2))))
      return (
        pushing(on: Store(initialState: state) { Idle() }),
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
    func row(_ act: String, _ most: Int?, _ work: @escaping @MainActor (Idling) -> Work) -> Subject
    {
      let family = "\(name) idle, \(act)"
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .flat),
        against: .without,
        instructions: most
      ) {
        let state = Idle.State(size)
        return (
          work(Store(initialState: state) { Idle() }),
          work(Store(initialState: state) { add(Idle()) })
        )
      }
    }
    return [row("own action", 3_000, acting), row("push and pop", most, pushing)]
  }

  private static func acting(on store: Idling) -> Work {
    Work { count in
      for _ in 0..<count { store.send(.retitle) }
    }
  }

  private static func pushing(on store: Idling) -> Work {
    Work { count in
      for number in 0..<count {
        store.send(.stack(.pushItem(Idle.Page(count: number))))
        store.send(.stack(.popItem()))
      }
    }
  }
}
