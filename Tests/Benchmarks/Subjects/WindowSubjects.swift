import ComposableNavigation

/// Two windows that are focused in turn, and a window that is opened and closed.
///
/// The bound does the same in an array of numbers.
@MainActor
enum WindowSubjects {
  private typealias Numbers = WindowNavigation<Int>

  static var all: [Subject] {
    [10, 100, 1_000].flatMap { size in
      [
        subject("windows, two focused in turn", size, focusing(size)) { store, ids, number in
          store.send(.focus(id: ids[size / 3 + (number & 1) * (size / 3)]))
        },
        subject("windows, one opened and closed", size, editing(size)) { store, _, number in
          store.send(.open(size + number, .another))
          store.send(.close())
        },
      ]
    }
  }

  private static func subject(
    _ family: String,
    _ size: Int,
    _ bound: @escaping @autoclosure @MainActor () -> Work,
    _ act: @escaping @MainActor (Store<Numbers.State, Numbers.Action>, [EntryID], Int) -> Void
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .flat),
      against: .edits,
      target: 75
    ) {
      var state = Numbers.State(items: [])
      state.items = Array(0..<size)
      let store = Store(initialState: state) { Numbers() }
      let ids = state.entries.ids
      return (
        bound(), Work { count in for number in 0..<count { act(store, ids, number) } }
      )
    }
  }

  /// Moves a number to the end of an array.
  private static func focusing(_ size: Int) -> Work {
    let store = BoundStore<[Int], Int>(Array(0..<size)) { order, number in
      guard let index = order.firstIndex(of: number) else { return }
      order.append(order.remove(at: index))
    }
    return Work { count in
      for number in 0..<count { store.send(size / 3 + (number & 1) * (size / 3)) }
    }
  }
}
