import ComposableNavigation

/// Stores for a part of a state, and observers of one.
@MainActor
enum StoreSubjects {
  private static let tap = CasePath<Nest1.Action, Void>(
    embed: { .tap },
    extract: { if case .tap = $0 { () } else { nil } }
  )

  static var all: [Subject] {
    scoping + [0, 1, 10].map(observing1) + [0, 1, 10].map(observing10)
      + [
        Subject(name: "observe, N = 1, 1 observer whose value changes") {
          let store = Store(initialState: level(Leaf())) { Nest1() }
          let subscription = store.scope(state: \.child, action: /Nest1.Action.child)
            .observe { blackHole($0) }
          return (bound, sending(to: store, keeping: [subscription]))
        }
      ]
  }

  private static var scoping: [Subject] {
    [
      Subject(name: "scoped store, send") {
        let store = Store(initialState: level(Leaf())) { Nest1() }
        let child = store.scope(state: \.child, action: /Nest1.Action.child)
        return (bound, Work { for number in 0..<$0 { child.send(.add(number & 7)) } })
      },
      Subject(name: "scoped store, read") {
        let store = Store(initialState: level(Leaf())) { Nest1() }
        let child = store.scope(state: \.child, action: /Nest1.Action.child)
        return (bound, Work { for _ in 0..<$0 { blackHole(child.state.count) } })
      },
      Subject(name: "scoped store, make", target: 25) {
        let store = Store(initialState: level(Leaf())) { Nest1() }
        let path = /Nest1.Action.child
        return (
          bound, Work { for _ in 0..<$0 { blackHole(store.scope(state: \.child, action: path)) } }
        )
      },
    ]
  }

  /// Observers of an unchanged part: the first may cost four bounds, each further one two.
  private static func extra(_ count: Int) -> Double {
    count == 0 ? 0 : Double(4 + 2 * (count - 1))
  }

  private static func observing1(_ count: Int) -> Subject {
    Subject(name: "observe, N = 1, \(count) observers", target: 3 + extra(count)) {
      let store = Store(initialState: level(Leaf())) { Nest1() }
      let observers = (0..<count).map { _ in
        store.scope(state: \.taps, action: tap).observe { blackHole($0) }
      }
      return (bound, sending(to: store, keeping: observers))
    }
  }

  private static func observing10(_ count: Int) -> Subject {
    Subject(name: "observe, N = 10, \(count) observers", target: 14 + extra(count)) {
      let store = Store(initialState: Nest10.start) { Nest10() }
      let path = CasePath<Nest10.Action, Void>(
        embed: { .tap },
        extract: { if case .tap = $0 { () } else { nil } }
      )
      let observers = (0..<count).map { _ in
        store.scope(state: \.taps, action: path).observe { blackHole($0) }
      }
      return (
        bound,
        Work { times in
          withExtendedLifetime(observers) {
            for number in 0..<times {
              store.send(
                .child(
                  .child(
                    .child(.child(.child(.child(.child(.child(.child(.child(.add(number & 7)))))))))
                  )
                )
              )
            }
          }
        }
      )
    }
  }

  private static func sending(
    to store: Store<Nest1.State, Nest1.Action>,
    keeping kept: [Subscription]
  ) -> Work {
    Work { count in
      withExtendedLifetime(kept) {
        for number in 0..<count { store.send(.child(.add(number & 7))) }
      }
    }
  }

  private static var bound: Work {
    let store = boundStore(level(Leaf()))
    return Work { for number in 0..<$0 { store.send(.child(.add(number & 7))) } }
  }
}
