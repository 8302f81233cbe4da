import ComposableNavigation
import NavigationOperators
import NavigationTrace
import TerminalHost
import TerminalRunner

extension Book {
  /// The book, driven by a script.
  @MainActor
  static var showcase: Showcase<State, Action> {
    Showcase(
      name: "Pager",
      summary: "A shape from outside: pages, one in front, swiped by the user.",
      initialState: State(),
      reducer: { Book().onLifecycle(Book.lifecycles) },
      show: { window, store in
        let pager = store.scope(state: \.pager, action: /Action.pager)
        window.show(PagerView(store: pager, viewProvider: BookViews(store: store)))
      },
      tree: { $0.tree },
      commands: pageCommands + listCommands + userCommands
    )
    .traced(by: .codable())
  }

  private typealias Command = ScriptCommand<State, Action>

  @MainActor
  private static var pageCommands: [Command] {
    [
      Command("turn", "COUNT", "Turns so many pages on; below zero, back.") {
        (arguments, _) throws(ScriptError) in
        [.send(.pager(.turn(try arguments.number("COUNT"))))]
      },
      Command("star", "Gives the page in front a star, or takes it away.") { _, state in
        state.pager.frontID.map { [.send(.page($0, .starTapped))] } ?? []
      },
      Command("link", "LINK", "Opens a link, such as book/story.") {
        (arguments, _) throws(ScriptError) in
        [.send(.link(try arguments.word("LINK")))]
      },
    ]
  }

  @MainActor
  private static var listCommands: [Command] {
    [
      Command("add", "TITLE", "Adds a page behind the others.") {
        (arguments, _) throws(ScriptError) in
        [.send(.addTapped(try arguments.word("TITLE")))]
      },
      Command("close", "TITLE", "Takes away the first page of that title.") {
        (arguments, state) throws(ScriptError) in
        let title = try arguments.word("TITLE")
        guard let page = state.pager.entries.first(where: { $0.item.title == title }) else {
          throw .invalid(title, expected: "TITLE, of a page that is there")
        }
        return [.send(.pager(.close([page.id])))]
      },
    ]
  }

  /// The acts of the user.
  @MainActor
  private static var userCommands: [Command] {
    [
      Command("swipe", "on|back", "Swipes to the next page, or to the one before.") {
        (arguments, _) throws(ScriptError) in
        let way = try arguments.choice("on|back", of: ["on", "back"])
        return [.act(.touch("swipe \(way)"))]
      },
      Command("drag", "Begins to swipe.") { _, _ in [.act(.touch("drag"))] },
      Command("drop", "Lets go: the page goes back to its place.") { _, _ in
        [.act(.touch("let go"))]
      },
      Command("back", "Goes back, as the user does: to the page before.") { _, _ in [.act(.back)] },
    ]
  }
}
