import ComposableNavigation
import TerminalHost

/// Makes a screen of each card, with room for its presentation.
struct CardViews: EntryViewProviding {
  let presenter: Store<Card.State, Card.Action>

  func makePresentable(for entry: Entry<Card.State>) -> TerminalView {
    let card = presenter.scope(\.modal, id: entry.id, element: /Card.Action.presented)
    return card.map { Self.view(of: $0) } ?? TerminalScreen(title: entry.item.description)
  }

  static func view(
    of card: Store<Card.State, Card.Action>,
    isFirst: Bool = false
  ) -> TerminalView {
    TerminalScreen {
      card.state.description
    } rows: {
      card.state.modal.waitingItems.map { TerminalRow("waiting: \($0.item)") }
        + presentRows + (isFirst ? [] : presentedRows)
    }
    .withModal(
      store: card.scope(state: \.modal, action: /Card.Action.modal),
      viewProvider: CardViews(presenter: card)
    )
  }

  /// The rows of every card.
  private static let presentRows = [
    TerminalRow("Present a sheet", runs: "sheet"),
    TerminalRow("Present a full screen", runs: "full"),
    TerminalRow("Present in any style", runs: "present"),
    TerminalRow("Show films over each other", runs: "films"),
  ]

  /// The additional rows of a presented card.
  private static let presentedRows = [
    TerminalRow("Replace this card", runs: "replace"),
    TerminalRow("Show it in another style", runs: "restyle"),
    TerminalRow("Dismiss it", runs: "dismiss"),
  ]
}
