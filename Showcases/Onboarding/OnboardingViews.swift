import ComposableNavigation
import NavigationScreens
import TerminalHost

/// Makes a screen of each step, with the user's possible answers.
struct OnboardingViews: ModuleViewProviding {
  let store: Store<Onboarding.State, Onboarding.Action>

  func makePresentable(for step: Step) -> TerminalView {
    TerminalScreen {
      "\(step)"
    } rows: {
      store.state.answers.rows(of: step)
    }
  }

  func makeEnvironment(_ environment: ScreenEnvironment<OnboardingViews>) -> TerminalView {
    TerminalStack(store: environment.stack, viewProvider: environment.screens)
      .withModal(store: environment.modal, viewProvider: environment.presented)
  }

  func makeModules(_ modules: ScreenModules<OnboardingViews>) -> TerminalView {
    TerminalStack(store: modules.stack, viewProvider: modules.views)
  }

  func makeDialog(_ dialog: Store<some DialogState, DialogAction>) -> TerminalView {
    TerminalDialog(dialog)
  }
}

extension Answers {
  /// Returns the rows of a step: its text, and its actions.
  fileprivate func rows(of step: Step) -> [TerminalRow] {
    let answers: [TerminalRow] =
      switch step {
      case .welcome: ["A few questions, and the app is yours."]
      case .name: [TerminalRow("Name: \(name ?? "–")", runs: "name")]
      case .interests:
        Interest.allCases.map {
          TerminalRow("\($0)", runs: "like \($0)", as: .check(isOn: interests.contains($0)))
        }
      case .plan:
        Plan.allCases.map {
          TerminalRow("\($0)", runs: "plan \($0)", as: .radio(isOn: plan == $0))
        }
      case .notifications:
        [TerminalRow("Notifications", runs: "notify", as: .check(isOn: wantsNotifications))]
      case .team: ["A team needs a name."]
      case .invite: ["Invite those who are in it."]
      case .newsletter: ["The news, every Monday?"]
      case .permission: ["The system is going to ask."]
      case .home:
        [
          TerminalRow("Welcome, \(name ?? "stranger")."),
          TerminalRow("Begin again", runs: "order a", as: .button),
        ]
      }
    let next = TerminalRow("Continue", runs: "continue", as: .button)
    return step == .home ? answers : answers + [next]
  }
}
