import ComposableNavigation
import NavigationLinks
import NavigationOperators
import NavigationTrace
import TerminalHost
import TerminalRunner

extension LinkedApp {
  /// The app, driven by a script; its link is printed after each step.
  @MainActor
  static func showcase() throws -> Showcase<State, Action> {
    let (map, screens) = (try map(), try screens())
    return Showcase(
      name: "DeepLinks",
      summary: "Tabs, stacks and covers that are their URL; also: --explain URL, "
        + "--graph mermaid|dot|text, --links.",
      initialState: State(),
      reducer: { LinkedApp(map: map, clock: ContinuousClock()) },
      show: { window, store in window.show(view(of: store, screens)) },
      tree: \.tree,
      commands: linkCommands + fetchCommands + screenCommands(screens) + userCommands
    )
    .captioned { state in
      [map.caption(of: state)] + (state.data.map { ["data: \($0)"] } ?? [])
        + (state.problem.map { ["link: \($0)"] } ?? [])
    }
    .traced(by: .codable(naming: Screen.self))
  }

  /// The tabs, and room for a cover over them.
  @MainActor
  static func view(of store: Store<State, Action>, _ screens: LinkTable<Screen>) -> TerminalView {
    TerminalTabs(
      store: store.scope(state: \.tabs, action: /Action.tabs),
      viewProvider: TabViews(store: store, screens: screens)
    )
    .withModal(
      store: store.scope(state: \.cover, action: /Action.cover),
      viewProvider: CoverViews(store: store, screens: screens)
    )
  }

  private typealias Command = ScriptCommand<State, Action>

  /// The commands that open links.
  @MainActor
  private static var linkCommands: [ScriptCommand<State, Action>] {
    [
      link("append", "Opens a link on top of what is open.", .push, .strict),
      link("replace", "Opens a link in place of everything.", .replace, .strict),
      link(
        "find",
        "Goes back to where a link is open, and builds the rest.",
        .findOrBuild,
        .strict
      ),
      link("prefix", "Opens of a link what it can, on top.", .push, .prefix),
      Command("root", "Opens the empty link.") { _, _ in [.send(.link("", .replace, .strict))] },
      Command("previous", "Opens the link that was visited before this one.") { _, _ in
        [.send(.visited(.goBack))]
      }
      .offered { !$0.visited.linksBehind.isEmpty },
      Command("forward", "Opens the link again that was gone back from.") { _, _ in
        [.send(.visited(.goForward))]
      }
      .offered { !$0.visited.linksAhead.isEmpty },
    ]
  }

  /// The commands that open links once their data is loaded.
  @MainActor
  private static var fetchCommands: [ScriptCommand<State, Action>] {
    [
      Command("fetch", "URL", "Opens a link in place of everything when its data is there.") {
        (arguments, _) throws(ScriptError) in
        let text = try arguments.rest("URL").joined(separator: " ")
        return [.send(.fetch(.request(PendingLink(text))))]
      },
      Command("retry", "Tries again to get the data.") { _, _ in [.send(.fetch(.retry))] }
        .offered { Fetch.refusal(of: .retry, in: $0.fetch) == nil },
      Command("forget", "Gives up the data.") { _, _ in [.send(.fetch(.cancel))] }
        .offered { Fetch.refusal(of: .cancel, in: $0.fetch) == nil },
    ]
  }

  @MainActor
  private static func link(
    _ name: String,
    _ help: String,
    _ mode: LinkMode,
    _ policy: LinkPolicy
  ) -> ScriptCommand<State, Action> {
    Command(name, "URL", help) { (arguments, _) throws(ScriptError) in
      [.send(.link(try arguments.rest("URL").joined(separator: " "), mode, policy))]
    }
  }

  /// The commands that open screens one by one.
  @MainActor
  private static func screenCommands(
    _ screens: LinkTable<Screen>
  ) -> [ScriptCommand<State, Action>] {
    [
      Command("push", "LINK", "Opens the screen of a link, as a row does.") {
        (arguments, _) throws(ScriptError) in
        let text = try arguments.rest("LINK").joined(separator: " ")
        guard let screen = try? screens.parse(text) else {
          throw .invalid(text, expected: "LINK, of one screen")
        }
        return [.send(.open(screen))]
      },
      Command("cover", "settings|help", "Presents a cover.") { (arguments, _) throws(ScriptError) in
        let name = try arguments.choice("a cover", of: ["settings", "help"])
        return [
          .send(
            .cover(.presentFullScreen(name == "settings" ? .settings : .help(topic: "links")))
          )
        ]
      },
      Command("dismiss", "Takes the cover away.") { _, _ in [.send(.cover(.dismiss()))] }
        .offered { $0.cover.item != nil },
      Command("theme", "light|dark|none", "Chooses how the app looks.") {
        (arguments, _) throws(ScriptError) in
        let name = try arguments.choice("a theme", of: ["light", "dark", "none"])
        return [.send(.choose(Theme(rawValue: name)))]
      },
    ]
  }

  /// The commands of the user.
  @MainActor
  private static var userCommands: [ScriptCommand<State, Action>] {
    [
      Command("tab", "home|library", "Taps on a tab.") { (arguments, state) throws(ScriptError) in
        let tab = try arguments.choice("a tab", of: Tab.allCases)
        return state.tabs.items.firstIndex(of: tab).map { [.act(.selectTab($0))] } ?? []
      },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
    ]
  }
}

extension LinkMap<LinkedApp.State> {
  fileprivate func caption(of state: LinkedApp.State) -> String {
    do throws(LinkPrintError) {
      return "url: \(try currentURL(of: state))"
    } catch {
      return "no url: \(error)"
    }
  }
}
