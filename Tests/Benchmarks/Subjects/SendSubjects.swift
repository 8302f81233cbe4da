import ComposableNavigation

/// A state with the named number of levels, changed at the innermost one.
@MainActor
enum SendSubjects {
  static var all: [Subject] { neighbours + counting + writing }

  /// The bound itself, compared with a switch without a class or a closure.
  private static var neighbours: [Subject] {
    [
      Subject(name: "a closure in a class, N = 0", against: .handSwitch) {
        (switching0(), intBound0())
      },
      Subject(name: "a closure in a class, N = 1", against: .handSwitch) {
        (switching1(), intBound1())
      },
      Subject(name: "a closure in a class, N = 5", against: .handSwitch) {
        (switching5(), intBound5())
      },
      Subject(name: "a closure in a class, N = 10", against: .handSwitch) {
        (switching10(), intBound10())
      },
    ]
  }

  /// Returns the promised maximum for a number by `/`, at `levels` levels.
  private static func most(_ levels: Int) -> Int { 200 + 220 * levels }

  private static var counting: [Subject] {
    [
      Subject(
        name: "send Int, N = 0",
        target: 2,
        instructions: 60,
        boundLimit: 40
      ) {
        (intBound0(), int0())
      },
      Subject(
        name: "send Int, N = 1",
        target: 3,
        instructions: most(1),
        boundLimit: 40
      ) {
        (intBound1(), int1())
      },
      Subject(name: "send Int, N = 1, by hand", target: 3, boundLimit: 40) {
        (intBound1(), int1(byHand: true))
      },
      Subject(
        name: "send Int, N = 5",
        target: 8,
        instructions: most(5),
        boundLimit: 40
      ) {
        (intBound5(), int5())
      },
      Subject(name: "send Int, N = 5, by hand", target: 11, boundLimit: 40) {
        (intBound5(), int5(byHand: true))
      },
      Subject(
        name: "send Int, N = 10",
        target: 14,
        instructions: most(10),
        boundLimit: 40
      ) {
        (intBound10(), int10())
      },
      Subject(name: "send Int, N = 10, by hand", target: 24, boundLimit: 40) {
        (intBound10(), int10(byHand: true))
      },
    ]
  }

  private static var writing: [Subject] {
    [
      Subject(name: "send String, N = 0", target: 2) {
        (stringBound0(), string0())
      },
      Subject(name: "send String, N = 1", target: 3) {
        (stringBound1(), string1())
      },
      Subject(name: "send String, N = 1, by hand", target: 3) {
        (stringBound1(), string1(byHand: true))
      },
      Subject(name: "send String, N = 5", target: 8) {
        (stringBound5(), string5())
      },
      Subject(name: "send String, N = 5, by hand", target: 11) {
        (stringBound5(), string5(byHand: true))
      },
      Subject(name: "send String, N = 10", target: 14) {
        (stringBound10(), string10())
      },
      Subject(name: "send String, N = 10, by hand", target: 24) {
        (stringBound10(), string10(byHand: true))
      },
    ]
  }

}

// MARK: Int

@MainActor
private func intBound0() -> Work {
  let store = countBound0()
  return Work { count in
    for number in 0..<count { store.send(.add(number & 7)) }
  }
}

@MainActor
private func int0() -> Work {
  let store = Store(initialState: LeafFeature.State()) { LeafFeature() }
  return Work { count in
    for number in 0..<count { store.send(.add(number & 7)) }
  }
}

@MainActor
private func intBound1() -> Work {
  let store = countBound1()
  return Work { count in
    for number in 0..<count { store.send(.child(.add(number & 7))) }
  }
}

@MainActor
private func int1(byHand: Bool = false) -> Work {
  let store = Store(initialState: level(LeafFeature.State())) { Nest1(byHand: byHand) }
  return Work { count in
    for number in 0..<count { store.send(.child(.add(number & 7))) }
  }
}

@MainActor
private func intBound5() -> Work {
  let store = countBound5()
  return Work { count in
    for number in 0..<count { store.send(.child(.child(.child(.child(.child(.add(number & 7))))))) }
  }
}

@MainActor
private func int5(byHand: Bool = false) -> Work {
  let store = Store(initialState: level(level(level(level(level(LeafFeature.State())))))) {
    Nest5(byHand: byHand)
  }
  return Work { count in
    for number in 0..<count { store.send(.child(.child(.child(.child(.child(.add(number & 7))))))) }
  }
}

@MainActor
private func intBound10() -> Work {
  let store = countBound10()
  return Work { count in
    for number in 0..<count {
      store.send(
        .child(
          .child(.child(.child(.child(.child(.child(.child(.child(.child(.add(number & 7))))))))))
        )
      )
    }
  }
}

@MainActor
private func int10(byHand: Bool = false) -> Work {
  let store = Store(
    initialState: level(
      level(level(level(level(level(level(level(level(level(LeafFeature.State())))))))))
    )
  ) { Nest10(byHand: byHand) }
  return Work { count in
    for number in 0..<count {
      store.send(
        .child(
          .child(.child(.child(.child(.child(.child(.child(.child(.child(.add(number & 7))))))))))
        )
      )
    }
  }
}

// MARK: String

/// Texts that are too long for inline storage.
private let texts = (0..<8).map { "the text with the number \($0)" }

@MainActor
private func stringBound0() -> Work {
  let store = textBound0()
  let texts = texts
  return Work { count in
    for number in 0..<count { store.send(.write(texts[number & 7])) }
  }
}

@MainActor
private func string0() -> Work {
  let store = Store(initialState: TextFeature.State()) { TextFeature() }
  let texts = texts
  return Work { count in
    for number in 0..<count { store.send(.write(texts[number & 7])) }
  }
}

@MainActor
private func stringBound1() -> Work {
  let store = textBound1()
  let texts = texts
  return Work { count in
    for number in 0..<count { store.send(.child(.write(texts[number & 7]))) }
  }
}

@MainActor
private func string1(byHand: Bool = false) -> Work {
  let store = Store(initialState: level(TextFeature.State())) { TextNest1(byHand: byHand) }
  let texts = texts
  return Work { count in
    for number in 0..<count { store.send(.child(.write(texts[number & 7]))) }
  }
}

@MainActor
private func stringBound5() -> Work {
  let store = textBound5()
  let texts = texts
  return Work { count in
    for number in 0..<count {
      store.send(.child(.child(.child(.child(.child(.write(texts[number & 7])))))))
    }
  }
}

@MainActor
private func string5(byHand: Bool = false) -> Work {
  let store = Store(initialState: level(level(level(level(level(TextFeature.State())))))) {
    TextNest5(byHand: byHand)
  }
  let texts = texts
  return Work { count in
    for number in 0..<count {
      store.send(.child(.child(.child(.child(.child(.write(texts[number & 7])))))))
    }
  }
}

@MainActor
private func stringBound10() -> Work {
  let store = textBound10()
  let texts = texts
  return Work { count in
    for number in 0..<count {
      store.send(
        .child(
          .child(
            .child(
              .child(.child(.child(.child(.child(.child(.child(.write(texts[number & 7]))))))))
            )
          )
        )
      )
    }
  }
}

@MainActor
private func string10(byHand: Bool = false) -> Work {
  let store = Store(
    initialState: level(
      level(level(level(level(level(level(level(level(level(TextFeature.State())))))))))
    )
  ) { TextNest10(byHand: byHand) }
  let texts = texts
  return Work { count in
    for number in 0..<count {
      store.send(
        .child(
          .child(
            .child(
              .child(.child(.child(.child(.child(.child(.child(.write(texts[number & 7]))))))))
            )
          )
        )
      )
    }
  }
}
