import ComposableNavigation
import TerminalHost

/// Makes the views of the app's questions.
struct AboutViews: EntryViewProviding {
  let store: Store<About.State, About.Action>

  func makePresentable(for entry: Entry<About.Question>) -> TerminalView {
    switch entry.item {
    case .rating: TerminalDialog(store.question(entry.id, /About.Question.rating))
    case .reply: TerminalDialog(store.question(entry.id, /About.Question.reply))
    }
  }
}

extension About.State {
  /// The rows of the page about the app, and the deep links.
  static let rows =
    [
      "The countries of the world, as Foundation knows them.", "",
      TerminalRow("Say how you like it", runs: "rate"), "", "Or go at once to",
    ] + DeepLink.allCases.map { TerminalRow($0.title, runs: "open \($0)") }
}

extension DeepLink {
  /// The text for the place in a row.
  fileprivate var title: String {
    switch self {
    case .sortSheet: "sorting by code"
    case .resetFilter: "the question whether to reset the filter"
    case .euro: "the countries with the euro"
    case .favourite: "a favourite, and the countries of its continent"
    case .rating: "the question how you like it"
    }
  }
}
