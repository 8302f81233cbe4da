import ComposableNavigation

/// Pushing and popping on a stack of ten items, at the root and in other features.
///
/// The bound appends to an array and shortens it by a switch, at any depth: a switch in a switch
/// costs next to nothing.
@MainActor
enum StackSubjects {
  private enum Edit { case push(Int), pop }

  static var all: [Subject] { pushing + writing }

  /// All items at once, in another order; items are compared and hashed, ids are kept.
  private static var writing: [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      let family = "items written anew, shuffled"
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .linear),
        against: .comparison,
        target: 150,
        boundLimit: 1.5 * Double(size)
      ) {
        let (old, new) = Pattern.shuffle.positions(size)
        let store = Store(initialState: .init(items: old)) { StackNavigation<Int>() }
        return (
          comparing(size),
          Work(batch: 2) { count in
            for _ in 0..<count {
              store.send(.setItems(new))
              store.send(.setItems(old))
            }
          }
        )
      }
    }
  }

  private static var pushing: [Subject] {
    [
      Subject(name: "push and pop, N = 0", against: .edits) {
        let store = Store(initialState: ten) { StackNavigation<Int>() }
        return (
          bound,
          Work { count in
            for number in 0..<count {
              store.send(.pushItem(number))
              store.send(.popItem())
            }
          }
        )
      },
      Subject(name: "push and pop, N = 1", against: .edits) {
        let store = Store(initialState: level(ten)) { StackNavigation<Int>().deeper() }
        return (
          bound,
          Work { count in
            for number in 0..<count {
              store.send(.child(.pushItem(number)))
              store.send(.child(.popItem()))
            }
          }
        )
      },
      Subject(name: "push and pop, N = 5", against: .edits) {
        let store = Store(initialState: level(level(level(level(level(ten)))))) {
          StackNavigation<Int>().deeper().deeper().deeper().deeper().deeper()
        }
        return (
          bound,
          Work { count in
            for number in 0..<count {
              store.send(.child(.child(.child(.child(.child(.pushItem(number)))))))
              store.send(.child(.child(.child(.child(.child(.popItem()))))))
            }
          }
        )
      },
      Subject(name: "push and pop, N = 10", against: .edits, target: 35) {
        let five = level(level(level(level(level(ten)))))
        let store = Store(initialState: level(level(level(level(level(five)))))) {
          StackNavigation<Int>().deeper().deeper().deeper().deeper().deeper()
            .deeper().deeper().deeper().deeper().deeper()
        }
        return (
          bound,
          Work { count in
            for number in 0..<count {
              store.send(innermost(.pushItem(number)))
              store.send(innermost(.popItem()))
            }
          }
        )
      },
    ]
  }

  private typealias Five<Action> =
    LevelAction<LevelAction<LevelAction<LevelAction<LevelAction<Action>>>>>

  @inline(__always)
  private static func innermost(
    _ action: StackNavigation<Int>.Action
  ) -> Five<Five<StackNavigation<Int>.Action>> {
    .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(action))))))))))
  }

  private static var ten: StackNavigation<Int>.State { .init(items: Array(0..<10)) }

  private static var bound: Work {
    let store = BoundStore<[Int], Edit>(Array(0..<10)) { items, edit in
      switch edit {
      case .push(let item): items.append(item)
      case .pop: items.removeLast()
      }
    }
    return Work { count in
      for number in 0..<count {
        store.send(.push(number))
        store.send(.pop)
      }
    }
  }
}
