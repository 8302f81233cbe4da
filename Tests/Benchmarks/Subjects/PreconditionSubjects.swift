import ComposableNavigation

/// A push and a pop with a precondition, as the view of the screen in front sends them.
///
/// The bound sends the same actions without one.
@MainActor
enum PreconditionSubjects {
  private typealias Numbers = StackNavigation<Int>

  static var all: [Subject] {
    [10, 1_000].flatMap { size in
      [
        subject("precondition, from the entry in front", size, .flat) { state, action in
          state.topID.map { action.from($0) } ?? action
        },
        // The number of each entry is compared.
        subject("precondition, at a revision", size, .linear) { state, action in
          action.at(state.revision)
        },
      ]
    }
  }

  private static func subject(
    _ family: String,
    _ size: Int,
    _ kind: Growth.Kind,
    _ add: @escaping @MainActor (Numbers.State, Numbers.Action) -> Numbers.Action
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: kind),
      against: .without
    ) { (pushing(on: size) { $1 }, pushing(on: size, add)) }
  }

  private static func pushing(
    on size: Int,
    _ add: @escaping @MainActor (Numbers.State, Numbers.Action) -> Numbers.Action
  ) -> Work {
    var state = Numbers.State()
    state.items = Array(0..<size)
    let store = Store(initialState: state) { Numbers() }
    return Work { count in
      for number in 0..<count {
        store.send(add(store.state, .pushItem(number)))
        store.send(add(store.state, .popItem()))
      }
    }
  }
}
