import ComposableNavigation
import NavigationLinks
import TerminalHost
import TerminalRunner

extension CountriesApp {
  /// Returns the user's commands in the list.
  @MainActor
  static func listCommands(_ links: LinkTable<DeepLink>) -> [Command] {
    [
      Command("open", "CODE|NAME|LINK", "Opens a country in the active tab, or a deep link.") {
        (arguments, state) throws(ScriptError) in
        if arguments.words.count == 1, let link = try? links.parse(arguments.words[0]) {
          _ = try arguments.word("LINK")
          guard state.list.atlas != nil else {
            throw .invalid("\(link)", expected: state.list.whyEmpty)
          }
          return link.actions(in: state).map { .send($0) }
        }
        return [.send(.open(try arguments.country("CODE|NAME|LINK", in: state.list).code))]
      }
      .offered { $0.list.atlas != nil && !$0.isAsking },
      Command("sort", "[name|code|continent]", "Opens the sort sheet, or sorts at once.") {
        (arguments, state) throws(ScriptError) in
        if !arguments.words.isEmpty { return [.send(.list(.sort(try arguments.sorting())))] }
        try state.expectList(for: "sort")
        return [.send(.list(.sortTapped))]
      }
      .offered { $0.showsList && !$0.isAsking },
      Command("filter", "Opens the filter sheet.") { (_, state) throws(ScriptError) in
        try state.expectList(for: "filter")
        return [.send(.list(.filterTapped))]
      }
      .offered { $0.showsList && !$0.isAsking },
      Command("reload", "Loads the countries again.") { _, _ in [.send(.list(.load))] }
        .offered { !$0.isAsking },
    ]
  }

  /// The user's commands in a sheet.
  @MainActor
  static var sheetCommands: [Command] {
    [
      Command("choose", "ORDER|CONTINENT|all", "Chooses in the sheet in front.") {
        (arguments, state) throws(ScriptError) in
        switch try state.sheet(for: "choose") {
        case .sort:
          return [.send(.list(.sheet(.sort(.choose(try arguments.sorting())))))]
        case .filter(let filter):
          let continent = try arguments.continent(of: filter.continents)
          return [.send(.list(.sheet(.filter(.choose(continent)))))]
        }
      }
      // The rows of the sheets offer these commands.
      .offered { _ in false },
      Command("apply", "Sorts or filters as chosen, and dismisses the sheet.") {
        (_, state) throws(ScriptError) in
        switch try state.sheet(for: "apply") {
        case .sort: [.send(.list(.sheet(.sort(.apply))))]
        case .filter: [.send(.list(.sheet(.filter(.apply))))]
        }
      },
      Command("switch", "Opens the other sheet in the place of the one in front.") {
        (_, state) throws(ScriptError) in
        switch try state.sheet(for: "switch") {
        case .sort: [.send(.list(.sheet(.sort(.filterTapped))))]
        case .filter: [.send(.list(.sheet(.filter(.sortTapped))))]
        }
      },
      Command("reset", "Asks in the filter sheet whether to reset it, if something is chosen.") {
        (_, state) throws(ScriptError) in
        guard case .filter = try state.sheet(for: "reset") else {
          throw .invalid("reset", expected: "the filter sheet in front")
        }
        return [.send(.list(.sheet(.filter(.resetTapped))))]
      }
      .offered { $0.list.modal.item?.filter?.choice != nil },
      Command("dismiss", "Swipes away what is presented; nothing is sorted or filtered.") { _, _ in
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

  /// Reads a continent by its name, in any case; nil for all.
  fileprivate mutating func continent(
    of continents: [Continent]
  ) throws(ScriptError) -> Continent? {
    let text = try rest("CONTINENT").joined(separator: " ")
    if text == "all" { return nil }
    guard let continent = continents.first(where: { $0.name.searchKey == text.searchKey }) else {
      let names = (continents.map(\.name) + ["all"]).joined(separator: ", ")
      throw .invalid(text, expected: "a continent, one of: \(names)")
    }
    return continent
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
  /// A Boolean value that indicates whether the list of all countries is shown, with or without a
  /// sheet over it.
  fileprivate var showsList: Bool { tabs.activeItem == .countries && list.stack.detail == nil }

  /// A Boolean value that indicates whether a sheet or a question has to be answered first.
  fileprivate var isAsking: Bool {
    switch tabs.activeItem {
    case .countries: list.modal.item != nil
    case .about: about.modal.item != nil
    case .favourites, nil: false
    }
  }

  /// Checks that nothing covers the list of all countries.
  fileprivate func expectList(for command: String) throws(ScriptError) {
    guard showsList else {
      throw .invalid(command, expected: "the list of countries in front")
    }
  }

  /// Returns the sheet in front, with nothing over it.
  fileprivate func sheet(for command: String) throws(ScriptError) -> ListSheet.State {
    guard tabs.activeItem == .countries, let sheet = list.modal.item, sheet.isInFront else {
      throw .invalid(command, expected: "a sheet in front")
    }
    return sheet
  }
}
