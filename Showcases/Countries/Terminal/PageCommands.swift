import ComposableNavigation
import TerminalRunner

extension CountriesApp {
  /// The user's commands on the page of a country.
  @MainActor
  static var pageCommands: [Command] {
    [
      Command("continent", "Opens the other countries of the continent.") {
        (_, state) throws(ScriptError) in
        [.send(try state.tap(.continent, as: "continent"))]
      },
      Command("currency", "Opens the other countries with the currency.") {
        (_, state) throws(ScriptError) in
        [.send(try state.tap(.currency, as: "currency"))]
      },
      Command("related", "CODE|NAME", "Opens a country of the page, or one related to its country.")
      { (arguments, state) throws(ScriptError) in
        let country = try arguments.country("CODE|NAME", in: state.list)
        return [.send(try state.tap(.country(country.code), as: country.name))]
      }
      .offered { $0.front != nil },
      Command("favourite", "Makes the country a favourite, or no longer.") {
        (_, state) throws(ScriptError) in
        [.send(try state.tap(.favourite, as: "favourite"))]
      },
    ]
  }
}

extension CountriesApp.State {
  /// Returns the action of a tap on the topmost page.
  ///
  /// - Throws: The required kind of page, if this one lacks the tapped part.
  fileprivate func tap(
    _ tap: PageTap,
    as word: String
  ) throws(ScriptError) -> CountriesApp.Action {
    guard let front, let id = front.detail.pages.topID, let page = front.detail.pages.topItem
    else { throw .invalid(word, expected: "an open country in front") }
    guard page.has(tap, in: front.detail) else {
      throw .invalid(word, expected: page.expected(for: tap))
    }
    return front.action(.tapped(tap, on: id))
  }

  /// The detail in front, and the embedding of its actions.
  fileprivate var front: (detail: Detail.State, action: (Detail.Action) -> CountriesApp.Action)? {
    switch tabs.activeItem {
    case .countries where list.modal.item == nil:
      list.stack.detail.map { id, detail in (detail, { .list(.screen(id, $0)) }) }
    case .favourites:
      favourites.stack.detail.map { id, detail in (detail, { .favourites(.screen(id, $0)) }) }
    case .countries, .about, nil:
      nil
    }
  }
}

extension Page {
  fileprivate func has(_ tap: PageTap, in detail: Detail.State) -> Bool {
    if case .country = self, tap == .favourite { return true }
    return detail.page(after: self, tap) != nil
  }

  fileprivate func expected(for tap: PageTap) -> String {
    switch (self, tap) {
    case (.country(let country), .country):
      "another country with the continent or the currency of \(country.name)"
    case (.group(let group, _), .country):
      "one of the countries under \(group.title)"
    case (.country(let country), _):
      "a country that has one, unlike \(country.name)"
    case (.group, _):
      "a country's page on top"
    }
  }
}
