import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Guide {
  /// The guide, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "ExistingHostShowcase",
      summary: "Handlers on hosts that show a screen of the app's own already.",
      initialState: State(),
      reducer: { Guide() },
      show: { window, store in window.show(view(of: store)) },
      tree: \.tree,
      commands: guideCommands + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands of the guide for its own pages.
  @MainActor
  private static var guideCommands: [Command] {
    [
      Command("push", "NAME…", "Puts pages over what is there.") {
        (arguments, _) throws(ScriptError) in
        [.send(.pages(.pushItems(try arguments.rest("NAME"))))]
      }
      .offered { $0.question.item == nil },
      Command("pop", "COUNT", "Goes back COUNT pages, at most to the app's screen.") {
        (arguments, _) throws(ScriptError) in
        [.send(.pages(.popItems(.exactly(try arguments.number("COUNT")))))]
      }
      .offered { !$0.pages.items.isEmpty && $0.question.item == nil },
      Command("set", "[NAME…]", "Replaces all pages of the guide, and nothing else.") {
        (arguments, _) throws(ScriptError) in
        let pages = arguments.words.isEmpty ? [] : try arguments.rest("NAME")
        return [.send(.pages(.setItems(pages)))]
      }
      .offered { !$0.pages.items.isEmpty && $0.question.item == nil },
      Command("ask", "Asks a question over everything.") { _, _ in [.send(.askTapped)] }
        .offered { $0.question.item == nil },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      .tap,
      Command("swipe", "Swipes the question away, as the user does.") { _, _ in
        [.act(.swipeDown)]
      },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      Command("back-menu", "COUNT", "Goes back COUNT screens at once, as the user does.") {
        (arguments, _) throws(ScriptError) in
        [.act(.backSeveral(try arguments.number("COUNT")))]
      }
      .offered { $0.pages.items.count > 1 && $0.question.item == nil },
    ]
  }
}
