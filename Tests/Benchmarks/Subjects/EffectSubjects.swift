import ComposableNavigation

/// Effects that are combined one by one, compared with the same effects combined at once.
@MainActor
enum EffectSubjects {
  /// An action whose effect sends many actions without effect.
  private struct Asking: Reducer {
    let effect: Effect<Bool>

    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      state += 1
      return action ? effect : .none
    }
  }

  static var all: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { size in
      [
        subject("effects merged one by one", size) { effect in
          effect.merge(with: .send(false))
        },
        subject("effects concatenated one by one", size) { effect in
          .concatenate(effect, .send(false))
        },
      ]
    }
  }

  private static func subject(
    _ family: String,
    _ size: Int,
    _ combine: @escaping @MainActor (Effect<Bool>) -> Effect<Bool>
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .linear),
      against: .atOnce
    ) {
      let atOnce = Effect<Bool>.merge((0..<size).map { _ in .send(false) })
      let bound = Store(initialState: 0) { Asking(effect: atOnce) }
      var effect = Effect<Bool>.none
      for _ in 0..<size { effect = combine(effect) }
      let asked = effect
      let store = Store(initialState: 0) { Asking(effect: asked) }
      return (
        Work { count in for _ in 0..<count { bound.send(true) } },
        Work { count in for _ in 0..<count { store.send(true) } }
      )
    }
  }
}
