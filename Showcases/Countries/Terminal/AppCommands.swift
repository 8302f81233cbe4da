import ComposableNavigation
import TerminalHost
import TerminalRunner

extension CountriesApp {
  /// The user's commands that work anywhere in the app.
  @MainActor
  static var appCommands: [Command] {
    [
      Command("tab", "countries|favourites|about", "Taps on a tab.") {
        (arguments, state) throws(ScriptError) in
        let tab = try arguments.choice("a tab", of: AppTab.allCases)
        return state.tabs.items.firstIndex(of: tab).map { [.act(.selectTab($0))] } ?? []
      },
      Command("back", "Goes back, as the user does.") { _, _ in [.act(.back)] },
      Command("home", "Goes to the beginning of the active tab.") { _, _ in [.send(.home)] }
        .offered(when: \.isAwayFromHome),
      Command("rate", "Asks how the user likes the app, in its tab.") {
        (_, state) throws(ScriptError) in
        guard state.tabs.activeItem == .about, state.about.modal.item == nil else {
          throw .invalid("rate", expected: "the tab about in front")
        }
        return [.send(.about(.rateTapped))]
      },
      .tap,
    ]
  }
}

extension CountriesApp.State {
  /// A Boolean value that indicates whether the active tab shows more than its root.
  fileprivate var isAwayFromHome: Bool {
    switch tabs.activeItem {
    case .countries: list.stack.detail != nil
    case .favourites: favourites.stack.detail != nil
    case .about, nil: false
    }
  }
}
