import ComposableNavigation
import NavigationLinks
import TerminalHost

extension CountriesApp {
  typealias Command = ScriptCommand<State, Action>

  /// The app, driven by a script.
  @MainActor
  static func showcase(
    loader: AtlasLoader
  ) throws(LinkTableError) -> Showcase<State, Action> {
    let links = try DeepLink.links()
    return Showcase(
      name: "Countries",
      summary: "Tabs, a list and detail, sheets and alerts over the countries of the world.",
      initialState: State(),
      reducer: { CountriesApp(loader: loader) },
      start: .started,
      show: { window, store in
        window.show(
          TerminalTabs(
            store: store.scope(state: \.tabs, action: /Action.tabs),
            viewProvider: AppViews(store: store)
          )
        )
      },
      tree: \.tree,
      commands: listCommands(links) + sheetCommands + pageCommands
        + appCommands(CountriesApp(loader: loader))
    )
    .traced(by: .codable(naming: Page.self))
  }
}
