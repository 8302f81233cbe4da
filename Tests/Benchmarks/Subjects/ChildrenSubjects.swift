import ComposableNavigation

/// A body of thirty children: the cost that the first, the last and the parent itself pay for the
/// others.
@MainActor
enum ChildrenSubjects {
  static var all: [Subject] {
    [
      Subject(name: "30 children, to the first", target: 3) {
        let (bound, store) = stores()
        return (
          Work { for number in 0..<$0 { bound.send(.c0(.add(number & 7))) } },
          Work { for number in 0..<$0 { store.send(.c0(.add(number & 7))) } }
        )
      },
      Subject(name: "30 children, to the last", target: 3) {
        let (bound, store) = stores()
        return (
          Work { for number in 0..<$0 { bound.send(.c29(.add(number & 7))) } },
          Work { for number in 0..<$0 { store.send(.c29(.add(number & 7))) } }
        )
      },
      Subject(name: "30 children, the parent's own", target: 3) {
        let (bound, store) = stores()
        return (
          Work { for _ in 0..<$0 { bound.send(.tap) } },
          Work { for _ in 0..<$0 { store.send(.tap) } }
        )
      },
    ]
  }

  private static func stores() -> (
    BoundStore<Thirty.State, Thirty.Action>, Store<Thirty.State, Thirty.Action>
  ) {
    (thirtyBound(), Store(initialState: Thirty.State()) { Thirty() })
  }
}
