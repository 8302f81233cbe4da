import ComposableNavigation
import TerminalHost

/// Makes a screen of each card, with room for what it presents.
struct CardViews: ViewProviding {
  let presenter: Store<Card.State, Card.Action>

  func makePresentable(for entry: Entry<Card.State>) -> TerminalView {
    let card = presenter.scope(\.modal, id: entry.id, element: /Card.Action.presented)
    return card.map(Self.view) ?? makePresentable(for: entry.item)
  }

  func makePresentable(for item: Card.State) -> TerminalView { TerminalScreen(title: item.name) }

  static func view(of card: Store<Card.State, Card.Action>) -> TerminalView {
    TerminalScreen {
      card.state.name
    } body: {
      card.state.modal.waitingItems.map { "waiting: \($0.item)" }
    }
    .withModal(
      store: card.scope(state: \.modal, action: /Card.Action.modal),
      viewProvider: CardViews(presenter: card)
    )
  }
}
