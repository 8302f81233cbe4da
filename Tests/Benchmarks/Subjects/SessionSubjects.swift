import ComposableNavigation

/// Ten thousand sessions in one process, each of which acts in turn.
@MainActor
enum SessionSubjects {
  static let count = 10_000

  static var all: [Subject] {
    [
      Subject(name: "10000 sessions, states and one resolved reducer, an action") {
        let reducer = Nest5().resolve()
        var states = Array(repeating: initial, count: count)
        return (
          bound,
          Work { times in
            for number in 0..<times {
              blackHole(
                reducer.reduce(
                  into: &states[number % count],
                  action: .child(.child(.child(.child(.child(.add(number & 7))))))
                ).isNone
              )
            }
          }
        )
      },
      Subject(name: "10000 sessions, a store each, an action", target: 55) {
        let stores = (0..<count).map { _ in Store(initialState: initial) { Nest5() } }
        return (
          bound,
          Work { times in
            for number in 0..<times {
              stores[number % count]
                .send(.child(.child(.child(.child(.child(.add(number & 7)))))))
            }
          }
        )
      },
    ]
  }

  static var initial: Nest5.State { Nest5.start }

  /// As many hand-written stores: their memory is as far away.
  private static var bound: Work {
    let stores = (0..<count).map { _ in boundStore(initial) }
    return Work { times in
      for number in 0..<times {
        stores[number % count].send(.child(.child(.child(.child(.child(.add(number & 7)))))))
      }
    }
  }
}
