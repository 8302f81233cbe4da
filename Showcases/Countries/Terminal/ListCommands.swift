import ComposableNavigation
import TerminalHost

extension CountriesApp {
  /// What a person does in the list.
  @MainActor
  static var listCommands: [Command] {
    [
      Command("open", "CODE|NAME", "Opens a country in the active tab.") {
        (arguments, state) throws(ScriptError) in
        [.send(.open(try arguments.country("CODE|NAME", in: state.list).code))]
      }
      .offered { $0.list.atlas != nil },
      Command("sort", "[name|code|continent]", "Opens the sort sheet, or sorts at once.") {
        (arguments, state) throws(ScriptError) in
        if !arguments.words.isEmpty { return [.send(.list(.sort(try arguments.sorting())))] }
        guard state.showsList else {
          throw .invalid("sort", expected: "the list of countries in front")
        }
        return [.send(.list(.sortTapped))]
      }
      .offered { $0.showsList && $0.list.modal.item == nil },
      Command("reload", "Loads the countries again.") { _, _ in [.send(.list(.load))] },
    ]
  }

  /// What a person does in the sort sheet.
  @MainActor
  static var sheetCommands: [Command] {
    [
      Command("choose", "name|code|continent", "Chooses an order in the sort sheet.") {
        (arguments, state) throws(ScriptError) in
        let sorting = try arguments.sorting()
        try state.expectSheet(for: "choose")
        return [.send(.list(.sheet(.choose(sorting))))]
      },
      Command("apply", "Sorts as chosen and dismisses the sheet.") {
        (_, state) throws(ScriptError) in
        try state.expectSheet(for: "apply")
        return [.send(.list(.sheet(.apply)))]
      },
      Command("dismiss", "Swipes the sheet down; nothing is sorted.") { _, _ in
        [.act(.swipeDown)]
      },
    ]
  }
}

extension ScriptArguments {
  mutating func country(
    _ parameter: String,
    in list: CountryList.State
  ) throws(ScriptError) -> Country {
    let text = try rest(parameter).joined(separator: " ")
    guard let atlas = list.atlas else { throw .invalid(text, expected: list.whyEmpty) }
    do throws(UnknownCountry) {
      return try atlas.country(text)
    } catch let unknown {
      throw .invalid(text, expected: unknown.expected)
    }
  }

  fileprivate mutating func sorting() throws(ScriptError) -> Sorting {
    try choice("an order", of: Sorting.allCases)
  }
}

extension CountryList.State {
  fileprivate var whyEmpty: String {
    if case .failed(let reason) = loading {
      return "the countries to be loaded, which failed: \(reason); try reload"
    }
    return "the countries to be loaded"
  }
}

extension CountriesApp.State {
  /// Whether nothing covers the list of all countries.
  fileprivate var showsList: Bool { tabs.activeItem == .countries && list.stack.detail == nil }

  fileprivate func expectSheet(for command: String) throws(ScriptError) {
    guard tabs.activeItem == .countries, list.modal.item != nil else {
      throw .invalid(command, expected: "the sort sheet in front")
    }
  }
}
