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
    return all + linkRows(size)
  }

  private static func linkRows(_ size: Int) -> [Subject] {
    guard let map = Idle.map() else { return [] }
    return rows("link history", size) {
      $0.linkHistory(\.links, action: /Idle.Action.links, of: map)
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
