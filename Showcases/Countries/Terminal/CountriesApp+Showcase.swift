import ComposableNavigation
import NavigationLinks
import NavigationTrace
import TerminalHost
import TerminalRunner

extension CountriesApp {
  typealias Command = ScriptCommand<State, Action>

  /// The app, driven by a script.
  ///
  /// - Parameters:
  ///   - loader: The source of the countries.
  ///   - file: The file from which the app is restored and to which it is saved; nil for none.
  /// - Returns: The showcase.
  /// - Throws: If two links are ambiguous.
  @MainActor
  static func showcase(
    loader: AtlasLoader,
    file: StateFile<Saved>? = nil
  ) throws(LinkTableError) -> Showcase<State, Action> {
    let links = try DeepLink.links()
    return Showcase(
      name: "Countries",
      summary:
        "Tabs, a list and detail, sheets and alerts over the countries of the world; kept in a file "
        + "(--state FILE).",
      initialState: file?.restored.map { State($0) } ?? State(),
      reducer: { CountriesApp(loader: loader) },
      start: .started,
      show: { window, store in
        file?.keep(store.scope(state: \.saved, action: CasePath<Action, Action>.whole))
        window.show(
          TerminalTabs(
            store: store.scope(state: \.tabs, action: /Action.tabs),
            viewProvider: AppViews(store: store)
          )
        )
      },
      tree: \.tree,
      commands: listCommands(links) + sheetCommands + pageCommands + appCommands
    )
    .traced(by: .codable(naming: Page.self))
  }
}
