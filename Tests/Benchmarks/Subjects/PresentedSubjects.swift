import ComposableNavigation

/// An action for a temporary child, and the cost of presenting it.
///
/// The bound is that of sending: a switch in a switch that changes a count.
@MainActor
enum PresentedSubjects {
  static var all: [Subject] {
    [
      presenting("ifLet, to an optional child") { store, number in
        store.send(.detail(.add(number & 7)))
      },
      presenting("ifLet, to what a modal presents") { store, number in
        store.send(.sheet(.add(number & 7)))
      },
      Subject(name: "ifCaseLet, to a case's child") {
        let store = Store(initialState: .loggedIn(Leaf())) { Account() }
        return (
          sendBound, Work { for number in 0..<$0 { store.send(.loggedIn(.add(number & 7))) } }
        )
      },
      presenting("modal, present and dismiss", target: 40) { store, number in
        store.send(.modal(.presentSheet(Leaf(count: number))))
        store.send(.modal(.dismiss()))
      },
      presenting("tabs, select another", target: 25) { store, number in
        store.send(.tabs(.setActiveIndex(number & 3)))
      },
    ] + nested
  }

  /// An action for the last of several sheets, each presented by the previous one.
  private static var nested: [Subject] {
    [4, 8, 10, 13].map { depth in
      let family = "send, nested modals"
      return Subject(
        name: "\(family), \(depth)",
        growth: Growth(family: family, size: depth, kind: .linear),
        against: .chain,
        target: 35
      ) {
        let plain = PlainSheet(depth: depth)
        let store = Store(initialState: NestedSheet.State()) { NestedSheet() }
        for level in 0..<depth {
          store.send(NestedSheet.Action.modal(.presentSheet(.init())).over(level))
        }
        let action = NestedSheet.Action.add(1).over(depth)
        return (
          Work { for _ in 0..<$0 { plain.add(1) } },
          Work { for _ in 0..<$0 { store.send(action) } }
        )
      }
    }
  }

  private static func presenting(
    _ name: String,
    target: Double? = nil,
    _ step: @escaping @MainActor (Store<Presenting.State, Presenting.Action>, Int) -> Void
  ) -> Subject {
    Subject(name: name, target: target) {
      let store = Store(initialState: Presenting.State()) { Presenting() }
      store.send(.modal(.presentSheet(Leaf())))
      return (sendBound, Work { for number in 0..<$0 { step(store, number) } })
    }
  }
}
