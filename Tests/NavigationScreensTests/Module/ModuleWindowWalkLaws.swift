import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ModuleWindowWalkLaws {
  /// The steps of the program, the hosts and the user.
  private enum Step {
    case send(ToyModules.Action)
    case hold(Bool)
    case answer
    case swipe
    case tapTwice

    static func random(_ numbers: inout ToyRandom) -> Step {
      switch Int.random(in: 0..<13, using: &numbers) {
      case 0, 1: .send(.showModule(.top, "m"))
      case 2: .send(.dismissModule())
      case 3: .send(.dismissAllModules())
      case 4: .send(.screens(.showScreen(.push, "p")))
      case 5: .send(.screens(.showScreen(.sheet, "s")))
      case 6: .send(.screens(.dismissScreen()))
      case 7: .send(.screens(.showAlert("a")))
      case 8: .hold(true)
      case 9: .hold(false)
      case 10: .answer
      case 11: .tapTwice
      default: .swipe
      }
    }
  }

  private func walk(_ seeds: UInt64, forgetting: Bool = false) -> Walk<Step> {
    Walk(seeds: 0..<seeds, length: 25, step: Step.random) { _, steps in
      let window = ToyModuleWindow()
      for step in steps {
        switch step {
        case .send(let action): window.send(action)
        case .hold(let holds): window.hold(holds)
        case .answer: window.answerOne()
        case .swipe: window.swipe()
        case .tapTwice:
          let modules = window.store.state.modules
          let tap = ToyModules.Action.showModule(.top, "t", from: modules.screens.topID)
          window.send(tap)
          window.send(tap)
          let count = window.store.state.modules.entries.count - modules.entries.count
          if count != 1 { return "a double tap shows \(count) modules" }
        }
      }
      if !forgetting {
        window.hold(false)
        window.answer()
      }
      let (state, shown) = (window.store.state.modules.screens.drawing, window.drawing)
      if !window.issues.isEmpty { return "\(window.issues)" }
      return shown == state ? nil : "\(state) in the state, \(shown) in the hosts"
    }
  }

  @Test func `at rest the hosts show the screens of the module in front`() async {
    await walk(seedBound(40)).expectNone(of: "windows of modules")
  }

  @Test func `a host that never answers would be found out`() async {
    await walk(60, forgetting: true).expectFound(within: 2, saying: "in the hosts")
  }
}
