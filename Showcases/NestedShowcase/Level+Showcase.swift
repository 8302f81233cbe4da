import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Level {
  /// Nested levels, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "NestedShowcase",
      summary: "A stack in a modal over a stack, and so on: one feature that contains itself.",
      initialState: State(1),
      reducer: { Level() },
      show: { window, store in window.show(LevelViews.view(of: store)) },
      tree: \.tree,
      commands: levelCommands + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands of the levels.
  @MainActor
  private static var levelCommands: [Command] {
    [
      Command("link", "LEVELS", "Opens levels in each other at once, two pages each; at most 20.") {
        (arguments, _) throws(ScriptError) in
        let levels = try arguments.number("LEVELS")
        guard (1...20).contains(levels) else {
          throw .invalid("\(levels)", expected: "LEVELS, from 1 to 20")
        }
        return [.send(.link(levels: levels))]
      },
      Command("page", "The level in front pushes a page.") { _, state in
        [.send(.pageTapped.from(depth: state.levels.count - 1))]
      },
      Command("level", "The level in front presents the next.") { _, state in
        [.send(.levelTapped.from(depth: state.levels.count - 1))]
      },
      Command("close", "The level in front closes itself; the first, its pages.") { _, state in
        [.send(.closeTapped.from(depth: state.levels.count - 1))]
      },
      Command("home", "Takes all levels and pages away but the first.") { _, _ in
        [.send(.next(.dismiss())), .send(.pages(.popToRoot()))]
      }
      .offered { $0.next.item != nil || $0.pages.items.count > 1 },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("swipe", "Swipes the level in front down, as the user does.") { _, _ in
        [.act(.swipeDown)]
      },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
    ]
  }
}
