import ComposableNavigation
import NavigationTrace
import TerminalHost
import TerminalRunner

extension SignUp {
  /// The sign-up, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "StackShowcase",
      summary: "A sign-up whose stack is computed from its answers.",
      initialState: State(),
      reducer: { SignUp() },
      show: { window, store in
        let stack = store.scope(state: \.stack, action: /Action.stack)
        window.show(TerminalStack(store: stack, viewProvider: SignUpViews(store: store)))
      },
      tree: { $0.stack.tree },
      commands: formCommands + pushCommands + popCommands + userCommands
    )
    .traced(by: .codable(naming: Page.Question.self))
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands of the pages themselves.
  @MainActor
  private static var formCommands: [Command] {
    [
      Command("answer", "TEXT", "Answers the topmost page and opens the next.") {
        (arguments, state) throws(ScriptError) in
        let answer = try arguments.text("TEXT")
        return state.stack.topID.map { [.send(.page($0, .answered(answer)))] } ?? []
      },
      Command("jump", "PAGE", "Goes back to a page, as a row of the summary does.") {
        (arguments, _) throws(ScriptError) in
        [.send(.summaryRowTapped(try arguments.page()))]
      },
    ]
  }

  /// The commands that add pages; `still` is not animated.
  @MainActor
  private static var pushCommands: [Command] {
    [
      Command("push", "PAGE… [still]", "Puts pages on top.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let pages = try arguments.pages(of: state)
        return pages.count == 1
          ? [.send(.stack(.pushItem(pages[0], animated: animated)))]
          : [.send(.stack(.pushItems(pages, animated: animated)))]
      },
      Command("double-tap", "PAGE", "Pushes twice from the same page.") {
        (arguments, state) throws(ScriptError) in
        let page = state.page(try arguments.page())
        let push = Action.stack(.pushItem(page).from(state.stack.topID))
        return [.send(push), .send(push)]
      },
      Command("replace", "PAGE [still]", "Puts a page in the place of the topmost.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let page = state.page(try arguments.page())
        return [.send(.stack(.replaceTop(with: page, animated: animated)))]
      },
      Command("front", "PAGE [still]", "Puts a page in front, or pushes it.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let page = state.page(try arguments.page())
        return [.send(.stack(.bringToFront(page, animated: animated)))]
      },
      Command("set", "[PAGE…] [still]", "Replaces all pages.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let pages = arguments.words.isEmpty ? [] : try arguments.pages(of: state)
        return [.send(.stack(.setItems(pages, animated: animated)))]
      },
    ]
  }

  /// The commands that remove pages; `still` is not animated.
  @MainActor
  private static var popCommands: [Command] {
    [
      Command("pop", "[COUNT] [still]", "Goes back one page, or COUNT pages.") {
        (arguments, _) throws(ScriptError) in
        let animated = !arguments.flag("still")
        if arguments.words.isEmpty { return [.send(.stack(.popItem(animated: animated)))] }
        let count = try arguments.number("COUNT")
        return [.send(.stack(.popItems(.exactly(count), animated: animated)))]
      },
      Command("pop-up-to", "COUNT [still]", "Goes back COUNT pages or as many as there are.") {
        (arguments, _) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let count = try arguments.number("COUNT")
        return [.send(.stack(.popItems(.upTo(count), animated: animated)))]
      },
      Command("pop-to-root", "[still]", "Goes back to the first page.") {
        (arguments, _) throws(ScriptError) in
        [.send(.stack(.popToRoot(animated: !arguments.flag("still"))))]
      },
      Command("pop-to", "PAGE [still]", "Goes back to the topmost such page.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let page = state.page(try arguments.page())
        return [.send(.stack(.pop(to: .item(page), animated: animated)))]
      },
      Command("pop-to-place", "PLACE [still]", "Goes back to a place, counted from 0.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        let id = try arguments.place(in: state)
        return [.send(.stack(.pop(to: .entry(id), animated: animated)))]
      },
      Command("remove", "PLACE… [still]", "Takes away places, counted from 0.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        var ids: [EntryID] = []
        repeat { ids.append(try arguments.place(in: state)) } while !arguments.words.isEmpty
        return [.send(.stack(.remove(ids, animated: animated)))]
      },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      Command("forward", "Goes forward again to a page that was left.") { _, state in
        [.send(SignUp().forwardAction(in: state) ?? .stack(.goForward()))]
      }
      .offered { !$0.ahead.isEmpty },
      Command("back-menu", "COUNT", "Goes back COUNT pages at once, as the user does.") {
        (arguments, _) throws(ScriptError) in
        [.act(.backSeveral(try arguments.number("COUNT")))]
      },
    ]
  }
}

extension ScriptArguments {
  fileprivate mutating func page() throws(ScriptError) -> Page.Question {
    try choice("PAGE", of: Page.Question.allCases)
  }

  fileprivate mutating func pages(of state: SignUp.State) throws(ScriptError) -> [Page.State] {
    var pages: [Page.State] = []
    repeat { pages.append(state.page(try page())) } while !words.isEmpty
    return pages
  }

  fileprivate mutating func place(in state: SignUp.State) throws(ScriptError) -> EntryID {
    let place = try number("PLACE")
    guard state.stack.entries.ids.indices.contains(place) else {
      throw .invalid(
        "\(place)",
        expected: "PLACE, one of the \(state.stack.entries.count) there are"
      )
    }
    return state.stack.entries.ids[place]
  }
}
