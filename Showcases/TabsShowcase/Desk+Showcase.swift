import ComposableNavigation
import NavigationOperators
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Desk {
  /// The desk, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "TabsShowcase",
      summary: "Tabs that come, go, change places and remember; one has a stack in it.",
      initialState: State(),
      reducer: { Desk() },
      show: { window, store in
        // As the desk: back undoes the steps of the search, which has no handler.
        let tabs = store.scope(state: \.tabs.shape, action: Action.shownTabs)
          .goingBack(by: Desk(), in: store)
        window.show(TerminalTabs(store: tabs, viewProvider: DeskViews(store: store)))
      },
      tree: \.tree,
      commands: selectCommands + listCommands + inboxCommands + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  @MainActor
  private static var selectCommands: [Command] {
    [
      Command("select", "NAME", "Selects the first tab of that name.") {
        (arguments, _) throws(ScriptError) in
        [.send(.tabs(.shape(.setActiveItem(try arguments.word("NAME")))))]
      },
      Command("select-index", "INDEX", "Selects a tab by its position, counted from 0.") {
        (arguments, _) throws(ScriptError) in
        [.send(.tabs(.shape(.setActiveIndex(try arguments.number("INDEX")))))]
      },
      Command("jump", "INDEX", "Selects a tab from the inside of the active one.") {
        (arguments, _) throws(ScriptError) in
        [.send(.rowTapped(tab: try arguments.number("INDEX")))]
      },
      Command("previous", "Selects the tab that was active before.") { _, state in
        // From the active tab, so that a double tap goes back once.
        let action = TabNavigation<String>.Action.selectPrevious()
        return [.send(.tabs(.shape(state.tabs.frontID.map(action.from) ?? action)))]
      }
      .offered { !$0.tabs.shape.history.isEmpty },
    ]
  }

  /// The commands that change the list of tabs; `still` is not animated.
  @MainActor
  private static var listCommands: [Command] {
    [
      Command("order", "[NAME…] [still]", "Replaces all tabs; those that stay keep their views.") {
        arguments,
        _ in
        let animated = !arguments.flag("still")
        return [.send(.tabs(.shape(.setItems(arguments.words(), animated: animated))))]
      },
      Command("add", "NAME", "Adds a tab behind the others.") {
        (arguments, _) throws(ScriptError) in
        [.send(.addTapped(try arguments.word("NAME")))]
      },
      Command("remove", "INDEX… [still]", "Takes away tabs by position, counted from 0.") {
        (arguments, state) throws(ScriptError) in
        let animated = !arguments.flag("still")
        var ids: [EntryID] = []
        repeat { ids.append(try arguments.tab(of: state)) } while !arguments.words.isEmpty
        return [.send(.tabs(.shape(.remove(ids, animated: animated))))]
      },
      Command("reopen", "Opens the tab that was closed last, as it was.") {
        (_, state) throws(ScriptError) in
        guard let closed = state.tabs.kept.first else {
          throw .invalid("reopen", expected: "a tab that was closed")
        }
        return [.send(.tabs(.putBack(closed.id)))]
      }
      .offered { !$0.tabs.kept.isEmpty },
    ]
  }

  @MainActor
  private static var inboxCommands: [Command] {
    [
      Command("filter", "NAME", "Takes a step in the search, which back undoes.") {
        (arguments, _) throws(ScriptError) in
        [.send(.filter(.push(try arguments.word("NAME"))))]
      }
      .offered { $0.tabs.shape.activeItem == "search" },
      Command("sign-in", "Signs the user in.") { _, _ in [.send(.signed(in: true))] }
        .offered { !$0.isSignedIn },
      Command("sign-out", "Signs the user out; the profile closes.") { _, _ in
        [.send(.signed(in: false))]
      }
      .offered { $0.isSignedIn },
      Command("preload", "INDEX", "Makes the view of a tab before it is in front.") {
        (arguments, state) throws(ScriptError) in
        [.send(.tabs(.shape(.preload([try arguments.tab(of: state)]))))]
      },
      Command("open", "NAME", "Opens a page in the inbox, wherever the user is.") {
        (arguments, _) throws(ScriptError) in
        [.send(.inbox(.pushItem(try arguments.word("NAME"))))]
      },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("tap", "INDEX", "Taps on a tab, as the user does.") {
        (arguments, _) throws(ScriptError) in
        [.act(.selectTab(try arguments.number("INDEX")))]
      },
      Command("back", "Goes back, as the user does: in the tab, then to the tab before.") {
        _,
        _ in
        [.act(.back)]
      },
    ]
  }
}

extension ScriptArguments {
  /// Takes all remaining words.
  fileprivate mutating func words() -> [String] { (try? rest("")) ?? [] }

  fileprivate mutating func tab(of state: Desk.State) throws(ScriptError) -> EntryID {
    let index = try number("INDEX")
    let ids = state.tabs.entries.ids
    guard ids.indices.contains(index) else {
      throw .invalid("\(index)", expected: "INDEX, one of the \(ids.count) there are")
    }
    return ids[index]
  }
}
