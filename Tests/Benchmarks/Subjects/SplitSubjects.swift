import ComposableNavigation

/// Another detail beside a list, and columns that become one and several again.
///
/// The bound is that of sending: a switch in a switch that changes a count.
@MainActor
enum SplitSubjects {
  static var all: [Subject] {
    [
      Subject(name: "split, show another detail") {
        let store = store()
        return (sendBound, Work { for number in 0..<$0 { store.send(.showDetail([number])) } })
      },
      Subject(name: "split, collapse and expand") {
        let store = store()
        return (
          sendBound,
          Work { count in
            for _ in 0..<count {
              store.send(.setCollapsed(true))
              store.send(.setCollapsed(false))
            }
          }
        )
      },
    ]
  }

  private static func store() -> Store<SplitNavigation<Int>.State, SplitNavigation<Int>.Action> {
    Store(initialState: .init(primary: [1, 2], detail: [3])) { SplitNavigation<Int>() }
  }
}
