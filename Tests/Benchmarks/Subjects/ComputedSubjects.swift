import ComposableNavigation

/// States that are computed at each reading: naming their entries, and pulling back along them.
@MainActor
enum ComputedSubjects {
  static var all: [Subject] {
    naming("Int", target: 60) { Array(0..<$0) }
      + naming("String", target: 100) { (0..<$0).map { "item \($0)" } }
      + [computedInt, computedStack]
  }

  /// Returns rows with at most `most` nanoseconds for each item.
  private static func naming<Item: Hashable & Sendable>(
    _ kind: String,
    target: Double,
    _ items: @escaping @MainActor (Int) -> [Item]
  ) -> [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      let family = "State(items:) and its ids, \(kind)"
      return Subject(
        name: "\(family), each of \(size)",
        growth: Growth(family: family, size: size, kind: .flat),
        target: target / referenceBound
      ) {
        let items = items(size)
        return (
          sendBound,
          Work(batch: size) { count in
            for _ in 0..<count {
              blackHole(StackNavigation<Item>.State(items: items).entries.ids)
            }
          }
        )
      }
    }
  }

  /// The bound reads and writes, plus three bounds of sending.
  private static var computedInt: Subject {
    Subject(
      name: "computed pullback, Int (bound: get, set and 3 sends)",
      against: .getAndSet,
      target: 1
    ) {
      let store = Store(initialState: Computed.State()) { Computed() }
      let plain = boundStore(Leaf())
      let box = BoundStore<Computed.State, Int>(.init()) { state, value in state.half += value }
      return (
        Work { count in
          for number in 0..<count {
            box.send(number & 7)
            for _ in 0..<3 { plain.send(.add(number & 7)) }
          }
        },
        Work { for number in 0..<$0 { store.send(.half(.add(number & 7))) } }
      )
    }
  }

  private static var computedStack: Subject {
    Subject(
      name: "computed pullback, stack of 3 (bound: get, set and 3 sends)",
      against: .getAndSet,
      target: 1
    ) {
      let store = Store(initialState: Computed.State()) { Computed() }
      let plain = boundStore(Leaf())
      let box = BoundStore<Computed.State, Bool>(.init()) { state, _ in
        state.stack.areAnimationsEnabled = true
      }
      return (
        Work { count in
          for number in 0..<count {
            box.send(true)
            for _ in 0..<3 { plain.send(.add(number & 7)) }
          }
        },
        Work { count in
          // Refused actions write nothing themselves; the property is read and written all the
          // same.
          for _ in 0..<count { store.send(.stack(.pop(.upTo(0)))) }
        }
      )
    }
  }
}
