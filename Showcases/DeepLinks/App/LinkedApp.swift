import ComposableNavigation
import NavigationLinks
import NavigationOperators

/// Two tabs with a stack each, and covers, one with a stack of its own.
///
/// A link describes all of it.
struct LinkedApp: Reducer {
  let map: LinkMap<State>
  /// The clock for the time-out; nil for none.
  var clock: (any Clock<Duration>)?

  enum Tab: String, CaseIterable, Hashable, Sendable, Codable { case home, library }

  enum Cover: Hashable, Sendable, Codable { case settings, help(topic: String) }

  struct State: Hashable, Sendable {
    var tabs = TabNavigation<Tab>.State(items: Tab.allCases)
    var home = StackNavigation<Screen>.State(items: [.home])
    var library = StackNavigation<Screen>.State(items: [.library])
    var cover = ModalNavigation<Cover>.State()
    var settings = StackNavigation<Screen>.State(items: [.settings])
    var theme: Theme?
    /// The history of visited links.
    var visited = LinkHistory()
    /// The link whose data is being loaded.
    var fetch = Fetch.State()
    /// The data with which the last link was opened.
    var data: String?
    /// The reason why the last link was not opened, or why a part of it was dropped.
    var problem: String?
  }

  enum Action: Equatable, Sendable, Codable {
    /// Opens a screen on top of the screen in front.
    case open(Screen)
    /// Opens a link.
    case link(String, LinkMode, LinkPolicy)
    /// Goes back or forward over links, as in a browser.
    case visited(LinkHistory.Action)
    /// Opens a link once its data is loaded.
    case fetch(Fetch.Action)
    case choose(Theme?)
    case tabs(TabNavigation<Tab>.Action)
    case home(StackNavigation<Screen>.Action)
    case library(StackNavigation<Screen>.Action)
    case cover(ModalNavigation<Cover>.Action)
    case settings(StackNavigation<Screen>.Action)
  }

  var body: some Reducer<State, Action> {
    app.linkHistory(\.visited, action: /Action.visited, of: map)
  }

  @ReducerBuilder<State, Action>
  private var app: some Reducer<State, Action> {
    TabNavigation<Tab>().pullback(state: \.tabs, action: /Action.tabs)
    StackNavigation<Screen>().pullback(state: \.home, action: /Action.home)
      .placed(in: \.tabs, at: .home)
    StackNavigation<Screen>().pullback(state: \.library, action: /Action.library)
      .placed(in: \.tabs, at: .library)
    ModalNavigation<Cover>().pullback(state: \.cover, action: /Action.cover)
    StackNavigation<Screen>().pullback(state: \.settings, action: /Action.settings)
      .placed(in: \.cover, at: .settings)
    Reduce<State, Action> { state, action in
      if action.endsFetch { return .none }
      (state.problem, state.data) = (nil, nil)
      switch action {
      case .open(let screen):
        return state.push(screen)
      case .link(let text, let mode, let policy):
        state.problem = map.problem(opening: text, in: &state, mode, policy)
        return .none
      case .choose(let theme):
        state.theme = theme
        return .none
      case .cover:
        // A cover that is opened again begins anew.
        if state.cover.item != .settings { state.settings.items = [.settings] }
        return .none
      case .visited, .fetch, .tabs, .home, .library, .settings:
        return .none
      }
    }
    .loading(\.fetch, action: /Action.fetch, by: loader) { [map] state, link, outcome in
      map.take(outcome, of: link, in: &state)
      return .none
    }
  }
}

extension LinkedApp.State {
  fileprivate func push(_ screen: Screen) -> Effect<LinkedApp.Action> {
    switch (cover.item, tabs.activeItem) {
    case (.settings, _): .send(.settings(.pushItem(screen)))
    case (.help, _): .none
    case (nil, .library): .send(.library(.pushItem(screen)))
    case (nil, .home), (nil, nil): .send(.home(.pushItem(screen)))
    }
  }
}

extension LinkMap<LinkedApp.State> {
  /// Opens a link.
  ///
  /// - Returns: The outcome, if there is anything to report.
  fileprivate func problem(
    opening text: String,
    in state: inout LinkedApp.State,
    _ mode: LinkMode,
    _ policy: LinkPolicy
  ) -> String? {
    problem(in: &state) { (state: inout LinkedApp.State) throws(LinkError) -> LinkOutcome in
      switch mode {
      case .replace: try replace(with: text, in: &state, policy: policy)
      case .push: try append(from: text, to: &state, policy: policy)
      case .findOrBuild: try find(text, in: &state, policy: policy)
      }
    }
  }

  /// Returns the report of opening a link, if there is anything to report.
  func problem(
    in state: inout LinkedApp.State,
    opening: (inout LinkedApp.State) throws(LinkError) -> LinkOutcome
  ) -> String? {
    do throws(LinkError) {
      guard case .opened(dropped: let dropped?) = try opening(&state) else { return nil }
      return "dropped \(dropped)"
    } catch {
      return "refused \(error)"
    }
  }
}
