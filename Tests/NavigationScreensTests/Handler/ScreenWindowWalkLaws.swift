import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ScreenWindowWalkLaws {
  /// The steps of the program, the hosts and the user.
  private enum Step {
    case move(ToyMove)
    case answer
    case refuse
    case back
    case swipe(Int)
    case hold(Bool)
    case ask(onRoot: Bool)
    case tap

    static func random(_ numbers: inout ToyRandom) -> Step {
      switch Int.random(in: 0..<15, using: &numbers) {
      case 0..<5: .move(.random(&numbers))
      case 5, 6: .answer
      case 7: .refuse
      case 8: .back
      case 9: .swipe(Int.random(in: 0...2, using: &numbers))
      case 10: .hold(true)
      case 12: .ask(onRoot: Bool.random(using: &numbers))
      case 13, 14: .tap
      default: .hold(false)
      }
    }
  }

  private func walk(_ seeds: UInt64, forgetting: Bool = false) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 25, step: Step.random) { _, steps in
      let window = ToyWindow()
      for (index, step) in steps.enumerated() {
        switch step {
        case .move(let move): window.send(named(move, window, "s\(index)"))
        case .answer: window.answerOne()
        case .refuse: window.refuseOne()
        case .back: window.back()
        case .swipe(let number): window.swipe(number)
        case .hold(let holds): window.hold(holds)
        case .ask(let onRoot): window.send(.showAlert("s\(index)", on: onRoot ? .root : .top))
        case .tap: window.tap("OK")
        }
      }
      window.hold(false)
      window.answer()
      // A change of a shown screen makes refused commands be sent again.
      if !forgetting { window.send(.showScreen(.push, "last", by: .root)) }
      window.answer()
      let state = window.store.state.screens
      if !window.issues.isEmpty { return "\(window.issues)" }
      if Set(window.made).count < window.made.count {
        return "a view was made twice: \(window.made)"
      }
      return window.drawing == state.drawing
        ? nil : "\(state.drawing) in the state, \(window.drawing) in the hosts"
    }
  }

  /// Returns the move as an action whose new screens have names of their own.
  private func named(_ move: ToyMove, _ window: ToyWindow, _ name: String) -> ToyScreens.Action {
    let open = window.store.state.screens.entries.ids.compactMap { id -> Int? in
      if case .counted(let number) = id.parts { Int(number) } else { nil }
    }
    switch move.naming(open).action {
    case .showScreens(let destinations, let caller, let from, let animated):
      let named = destinations.enumerated().map { index, destination in
        var destination = destination
        destination.screen = "\(name).\(index)"
        return destination
      }
      return .showScreens(named, by: caller, from: from, animated: animated)
    case .replaceTop: return .replaceTop(with: name)
    case let action: return action
    }
  }

  @Test func `at rest the hosts show the state, and each view was made once`() async {
    await walk(seedBound(100)).expectNone(of: "windows")
  }

  @Test func `a host that was refused for good would be found out`() async {
    await walk(150, forgetting: true).expectFound(within: 5, saying: "in the hosts")
  }
}
