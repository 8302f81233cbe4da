import ComposableNavigation

/// Another detail beside a list, and columns that become one and several again.
///
/// The bound is an array for each column, changed by a switch; for a long column a stack of the
/// same length.
@MainActor
enum SplitSubjects {
  static var all: [Subject] {
    [
      Subject(name: "split, show another detail", against: .columns, target: 280) {
        let (plain, store) = (PlainColumns.store, store())
        return (
          Work { for number in 0..<$0 { plain.send(.show(number)) } },
          Work { for number in 0..<$0 { store.send(.showDetail([number])) } }
        )
      },
      Subject(name: "split, collapse and expand", against: .columns) {
        let (plain, store) = (PlainColumns.store, store())
        return (
          Work { count in
            for _ in 0..<count {
              plain.send(.collapse)
              plain.send(.expand)
            }
          },
          Work { count in
            for _ in 0..<count {
              store.send(.setCollapsed(true))
              store.send(.setCollapsed(false))
            }
          }
        )
      },
    ] + popping
  }

  /// At most twice the cost of a stack.
  private static var popping: [Subject] {
    [10, 100, 1_000, 2_000].map { size in
      let family = "split, push and pop in a column"
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .flat),
        against: .stack,
        target: 2
      ) {
        let items = Array(0..<size)
        let stack = Store(initialState: .init(items: items)) { StackNavigation<Int>() }
        let split = Store(initialState: .init(primary: items, detail: [-1])) {
          SplitNavigation<Int>()
        }
        return (
          Work { count in
            for number in 0..<count {
              stack.send(.pushItem(number))
              stack.send(.popItem())
            }
          },
          Work { count in
            for number in 0..<count {
              split.send(.primary(.pushItem(number)))
              split.send(.primary(.popItem()))
            }
          }
        )
      }
    }
  }

  private static func store() -> Store<SplitNavigation<Int>.State, SplitNavigation<Int>.Action> {
    Store(initialState: .init(primary: [1, 2], detail: [3])) { SplitNavigation<Int>() }
  }
}
