import ComposableNavigation

/// A state with the named number of levels, changed at the innermost one.
@MainActor
enum SendSubjects {
  static var all: [Subject] {
    [
      neighbour(0, LeafFeature.self), neighbour(1, Nest1.self), neighbour(5, Nest5.self),
      neighbour(10, Nest10.self),
    ]
      + counting(0, LeafFeature.self) + counting(1, Nest1.self) + counting(5, Nest5.self)
      + counting(10, Nest10.self)
      + writing(0, TextFeature.self) + writing(1, TextNest1.self) + writing(5, TextNest5.self)
      + writing(10, TextNest10.self)
  }

  /// The bound itself, compared with a switch without a class or a closure.
  private static func neighbour<Feature: NestedFeature>(
    _ depth: Int,
    _ feature: Feature.Type
  ) -> Subject where Feature.Action.Value == Int {
    Subject(name: "a closure in a class, N = \(depth)", against: .handSwitch) {
      (switching(Feature.start), counting(in: boundStore(Feature.start)))
    }
  }

  private static func counting<Feature: NestedFeature>(
    _ depth: Int,
    _ feature: Feature.Type
  ) -> [Subject] where Feature.Action.Value == Int {
    let most = depth == 0 ? 60 : 200 + 220 * depth
    return sending("Int", depth, instructions: most, boundLimit: 40) { byHand in
      let store = Store(initialState: Feature.start) { Feature(byHand: byHand) }
      return (
        counting(in: boundStore(Feature.start)),
        Work { count in
          for number in 0..<count { store.send(.innermost(number & 7)) }
        }
      )
    }
  }

  @inline(__always)
  private static func counting<State: SwitchedState>(
    in store: BoundStore<State, State.Action>
  ) -> Work where State.Action: InnermostAction, State.Action.Value == Int {
    Work { count in
      for number in 0..<count { store.send(.innermost(number & 7)) }
    }
  }

  /// Texts that are too long for inline storage.
  private static let texts = (0..<8).map { "the text with the number \($0)" }

  private static func writing<Feature: NestedFeature>(
    _ depth: Int,
    _ feature: Feature.Type
  ) -> [Subject] where Feature.Action.Value == String {
    let texts = texts
    return sending("String", depth) { byHand in
      let plain = boundStore(Feature.start)
      let store = Store(initialState: Feature.start) { Feature(byHand: byHand) }
      return (
        Work { count in
          for number in 0..<count { plain.send(.innermost(texts[number & 7])) }
        },
        Work { count in
          for number in 0..<count { store.send(.innermost(texts[number & 7])) }
        }
      )
    }
  }

  /// The maximum ratios to the bound: with paths by `/`, and by hand.
  private static let targets: [Int: [Double]] = [0: [2], 1: [3, 3], 5: [8, 11], 10: [14, 24]]

  /// Makes the rows of a depth: with paths by `/`, and by hand if there are levels.
  private static func sending(
    _ kind: String,
    _ depth: Int,
    instructions: Int? = nil,
    boundLimit: Double? = nil,
    _ make: @escaping @MainActor (_ byHand: Bool) -> (bound: Work, subject: Work)
  ) -> [Subject] {
    (targets[depth] ?? []).enumerated().map { place, target in
      Subject(
        name: "send \(kind), N = \(depth)" + (place == 0 ? "" : ", by hand"),
        target: target,
        instructions: place == 0 ? instructions : nil,
        boundLimit: boundLimit
      ) {
        make(place == 1)
      }
    }
  }
}
