import ComposableNavigation
import NavigationOperators

/// Pushing and popping on a stack of a thousand pages that could have objects, a history, guards,
/// results, lifecycles or loaders: while none uses them, and while one does.
///
/// The bound is the same stack without them.
@MainActor
enum UnusedSubjects {
  private typealias Shelves = Store<Study.State, Study.Action>

  private static let size = 1_000

  static var all: [Subject] { objects + history + guards + results + lifecycles + loaders }

  private static var objects: [Subject] {
    let make: @MainActor () -> Shelves = { shelves { Study(tool: Retained { Study.Tool() }) } }
    return [
      row("retained objects, none used", make),
      row("retained objects, used by one of 1,000") { one(make(), .use) },
    ]
  }

  private static var history: [Subject] {
    [
      Subject(name: "forward history, not kept", against: .edits) {
        (editing(size), pushing(on: stack(.notKept)))
      },
      Subject(name: "forward history, kept", against: .without) {
        (pushing(on: stack(.notKept)), pushing(on: stack(.kept(limit: 20))))
      },
    ]
  }

  private static var guards: [Subject] {
    let make: @MainActor () -> Shelves = {
      shelves { Study().guarded(by: Study.guarding, force: /Study.Action.force) }
    }
    return [
      row("guards, nothing stays", make),
      row("guards, one of 1,000 stays") { one(make(), .edit) },
    ]
  }

  private static var results: [Subject] {
    let make: @MainActor () -> Shelves = {
      shelves { Study().answering(Study.asking, by: Study.asked) }
    }
    return [
      row("results, nobody asks", make),
      row("results, one of 1,000 asks") {
        let store = make()
        return one(store, .ask(store.state.stack.entries.ids[1]))
      },
    ]
  }

  private static var lifecycles: [Subject] {
    [
      row("lifecycles, nobody is told") {
        shelves {
          Study().onLifecycle(Lifecycles(of: \Study.State.stack, elements: /Study.Action.page))
        }
      },
      row("lifecycles, two of 1,000 are told") {
        shelves { Study().onLifecycle(Study.lifecycles) }
      },
    ]
  }

  private static var loaders: [Subject] {
    let make: @MainActor () -> Shelves = {
      let store = shelves {
        Study().loading(
          \Study.State.loading,
          action: /Study.Action.loading,
          by: Study.Loader { $0 }
        ) { _, _, _ in
          .none
        }
      }
      store.holdWork()
      return store
    }
    return [
      row("loaders, nothing is on its way", make),
      row("loaders, one request is on its way") {
        let store = make()
        store.send(.loading(.request(1)))
        return store
      },
    ]
  }

  // MARK: Parts

  private static func row(_ name: String, _ make: @escaping @MainActor () -> Shelves) -> Subject {
    Subject(name: name, against: .without) {
      (pushing(on: shelves { Study() }), pushing(on: make()))
    }
  }

  private static func shelves<Feature: Reducer<Study.State, Study.Action>>(
    _ feature: () -> Feature
  ) -> Shelves {
    Store(initialState: Study.State(size)) { feature() }
  }

  /// Returns the same store after an action of the page at the bottom.
  private static func one(_ store: Shelves, _ action: Study.PageAction) -> Shelves {
    store.send(.page(store.state.stack.entries.ids[0], action))
    return store
  }

  private static func pushing(on store: Shelves) -> Work {
    Work { count in
      for number in 0..<count {
        store.send(.stack(.pushItem(Study.Page(count: number))))
        store.send(.stack(.popItem()))
      }
    }
  }

  private typealias Numbers = StackNavigation<Int>

  private static func stack(_ history: ForwardHistory) -> Store<Numbers.State, Numbers.Action> {
    Store(initialState: .init(items: Array(0..<size), history: history)) { Numbers() }
  }

  private static func pushing(on store: Store<Numbers.State, Numbers.Action>) -> Work {
    Work { count in
      for number in 0..<count {
        store.send(.pushItem(size + number))
        store.send(.popItem())
      }
    }
  }
}
