import ComposableNavigation
import NavigationOperators

/// A push and a pop on a stack whose pages may receive lifecycle events, compared with one without.
@MainActor
enum LifecycleSubjects {
  static var all: [Subject] {
    [10, 1_000].map { size in
      Subject(
        name: "push and pop with lifecycles, \(size)",
        growth: Growth(family: "push and pop with lifecycles", size: size, kind: .flat)
      ) {
        let bound = Store(initialState: Pages.State(size)) { Pages() }
        let store = Store(initialState: Pages.State(size)) {
          Pages().onLifecycle(Lifecycles(of: \.stack, elements: /Pages.Action.page))
        }
        return (pushing(on: bound), pushing(on: store))
      }
    }
  }

  private static func pushing(on store: Store<Pages.State, Pages.Action>) -> Work {
    Work { count in
      for number in 0..<count {
        store.send(.stack(.pushItem(Leaf(count: number))))
        store.send(.stack(.popItem()))
      }
    }
  }
}
