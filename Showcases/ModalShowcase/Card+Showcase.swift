import ComposableNavigation
import NavigationOperators
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Card {
  /// Cards over cards, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "ModalShowcase",
      summary: "Cards that present cards: sheets, full screens, replacing, waiting, rejecting.",
      initialState: State(name: "home"),
      reducer: { Card().onLifecycle(Card.lifecycles) },
      show: { window, store in window.show(CardViews.view(of: store, isFirst: true)) },
      tree: \.tree,
      commands: presentCommands + changeCommands + dismissCommands + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands with which the front card presents; `still` is not animated.
  @MainActor
  private static var presentCommands: [Command] {
    [
      Command("sheet", "NAME [still]", "The front-most card presents a sheet.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let card = try arguments.card()
        return state.front(.presentSheet(card, animated: animated))
      },
      Command("full", "NAME [still]", "The front-most card presents a full screen.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let card = try arguments.card()
        return state.front(.presentFullScreen(card, animated: animated))
      },
      Command("present", "NAME STYLE [still]", "The front-most card presents in any style.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let card = try arguments.card()
        let style = try arguments.choice("STYLE", of: Style.allCases).presentation
        return state.front(.set(.init(item: card, style: style), animated: animated))
      },
      Command("request", "NAME", "Asks the first card for a sheet, even if it presents one.") {
        (arguments, _) throws(ScriptError) in
        [.send(.modal(.presentSheet(try arguments.card())))]
      },
      Command("films", "NAME…", "The front-most card presents films; the last of them plays.") {
        (arguments, state) throws(ScriptError) in
        [.send(.filmsTapped(try arguments.rest("NAME")).from(depth: state.cards.count - 1))]
      },
    ]
  }

  /// The commands that change the presentation.
  @MainActor
  private static var changeCommands: [Command] {
    [
      Command("policy", "replace|queue|reject", "What the first card does with requests.") {
        (arguments, _) throws(ScriptError) in
        let policies: [ModalNavigation<State>.Policy] = [.replace, .queue, .reject]
        return [.send(.policyChosen(try arguments.choice("POLICY", of: policies)))]
      },
      Command("replace", "NAME", "The front-most card asks to be replaced, from its inside.") {
        (arguments, state) throws(ScriptError) in
        let name = try arguments.word("NAME")
        return [.send(.replaceTapped(with: name).from(depth: state.cards.count - 1))]
      }
      .offered(when: \.isPresenting),
      Command("restyle", "STYLE", "The front-most card is shown in another style.") {
        (arguments, state) throws(ScriptError) in
        let style = try arguments.choice("STYLE", of: Style.allCases).presentation
        guard let card = state.cards.dropFirst().last else { return [] }
        return state.presenter(.set(.init(item: card, style: style)))
      }
      .offered(when: \.isPresenting),
    ]
  }

  /// The commands that dismiss cards; `still` is not animated.
  @MainActor
  private static var dismissCommands: [Command] {
    [
      Command("dismiss", "[still]", "The front-most card is dismissed.") { arguments, state in
        state.presenter(.dismiss(animated: !arguments.flag("still")))
      }
      .offered(when: \.isPresenting),
      Command("dismiss-all", "[still]", "The first card dismisses, and all goes.") {
        arguments,
        _ in
        [.send(.modal(.dismiss(animated: !arguments.flag("still"))))]
      }
      .offered(when: \.isPresenting),
      Command("dismiss-twice", "The front-most card is dismissed by name, twice.") { _, state in
        guard let id = state.cards.dropLast().last?.modal.presentedID else { return [] }
        return state.presenter(.dismiss(id: id)) + state.presenter(.dismiss(id: id))
      },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("swipe", "Swipes the front-most sheet down, as the user does.") { _, _ in
        [.act(.swipeDown)]
      },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
    ]
  }
}

extension Card.State {
  fileprivate typealias Steps = [ScriptStep<Card.Action>]

  fileprivate var isPresenting: Bool { modal.item != nil }

  /// Sends an action to the front card.
  fileprivate func front(_ action: ModalNavigation<Card.State>.Action) -> Steps {
    [.send(.modal(action).from(depth: cards.count - 1))]
  }

  /// Sends an action to the card that presents the front one, or to the first card if it is alone.
  fileprivate func presenter(_ action: ModalNavigation<Card.State>.Action) -> Steps {
    [.send(.modal(action).from(depth: max(0, cards.count - 2)))]
  }
}

extension ScriptArguments {
  fileprivate mutating func card() throws(ScriptError) -> Card.State {
    Card.State(name: try word("NAME"))
  }
}
