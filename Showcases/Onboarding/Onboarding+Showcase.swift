import ComposableNavigation
import NavigationArchive
import NavigationScreens
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Onboarding {
  /// The onboarding, driven by a script.
  ///
  /// - Parameters:
  ///   - state: The initial state: the welcome, or the user's last place.
  ///   - saved: The writer of each state, for resuming.
  ///   - memory: The store of the name of the module in front.
  /// - Returns: The showcase.
  @MainActor
  static func showcase(
    _ state: State = State(),
    saved: SavedOnboarding = .nowhere,
    memory: ModuleMemory = .untilExit()
  ) -> Showcase<State, Action> {
    Showcase(
      name: "Onboarding",
      summary:
        "A flow with a branch and a queue, then the app; in two orders (--order a|b), resumed from a file "
        + "(--saved FILE), the module in front remembered beside it.",
      initialState: state,
      reducer: { Onboarding(memory: memory) },
      show: { window, store in
        let handler = ModuleNavigationHandler(
          store: store.scope(state: \.modules, action: /Action.modules),
          viewProvider: OnboardingViews(store: store)
        )
        window.show(handler.rootView, keeping: handler, saved.keepWriting(store))
      },
      tree: \.modules.tree,
      commands: answerCommands + flowCommands + [restart(memory)] + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands for the user's answers, on any screen.
  @MainActor
  private static var answerCommands: [Command] {
    [
      Command("name", "TEXT", "Says the name.") { (arguments, _) throws(ScriptError) in
        [.send(.named(try arguments.text("TEXT")))]
      }
      .asking(for: "Your name") { $0.answers.name ?? "" }
      .offered { $0.screens.topScreen == .name },
      Command("like", "news|music|sports", "Chooses an interest, or no longer.") {
        (arguments, _) throws(ScriptError) in
        [.send(.interestTapped(try arguments.choice("INTEREST", of: Interest.allCases)))]
      }
      .offered { $0.screens.topScreen == .interests },
      Command("plan", "free|team", "Chooses a plan.") { (arguments, _) throws(ScriptError) in
        [.send(.planned(try arguments.choice("PLAN", of: Plan.allCases)))]
      }
      .offered { $0.screens.topScreen == .plan },
      Command("notify", "Wants notifications, or no longer.") { _, _ in
        [.send(.notificationsTapped)]
      }
      .offered { $0.screens.topScreen == .notifications },
    ]
  }

  /// The commands that go to another step, end the questions, or begin anew.
  @MainActor
  private static var flowCommands: [Command] {
    [
      Command("continue", "Goes to what comes next.") { _, state in
        [.send(.continueTapped(on: state.screens.topID))]
      }
      .offered { $0.screens.topScreen != .home },
      Command("later", "Ends the questions.") { _, _ in [.send(.laterTapped)] }
        .offered { $0.screens.entries.count > 1 },
      Command("order", "a|b", "Begins anew, in an order.") { (arguments, _) throws(ScriptError) in
        [.send(.begun(try arguments.choice("ORDER", of: Order.allCases)))]
      },
    ]
  }

  /// Returns the command that restarts the app.
  @MainActor
  private static func restart(_ memory: ModuleMemory) -> Command {
    Command(
      "restart",
      "[lost]",
      "Ends the app, and begins with what was saved; lost, with the module alone that was last."
    ) { (arguments, state) throws(ScriptError) in
      guard !arguments.flag("lost") else { return [.send(.relaunched(showing: memory.load()))] }
      do {
        let format: ArchiveFormat<State> = .onboarding
        return [.send(.resumed(try format.read(try format.bytes(of: state)).state))]
      } catch {
        throw .invalid("restart", expected: "a state that can be saved: \(error)")
      }
    }
  }

  /// The commands of the user's gestures.
  @MainActor
  private static var userCommands: [Command] {
    [
      .tap,
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      Command("swipe", "Swipes a sheet down, as the user does.") { _, _ in [.act(.swipeDown)] },
      Command("double-tap", "Taps “continue” twice, in a hurry.") { _, state in
        let tap = Action.continueTapped(on: state.screens.topID)
        return [.send(tap), .send(tap)]
      }
      .offered { _ in false },
    ]
  }
}
