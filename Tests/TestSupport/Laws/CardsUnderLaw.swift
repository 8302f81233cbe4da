import ComposableNavigation

/// Every small hand of cards with its actions: a shape outside the package.
struct CardsUnderLaw: ShapeUnderLaw {
  typealias Shape = ToyCards<String>

  private let cards = ToyCards<String>()

  var testDescription: String { "hands of cards" }

  var adding: Shape.Action { .deal("new") }

  /// Every hand of up to three of two cards, with none of them raised and with each.
  static let states: [Shape.State] = allLists(of: ["a", "b"], upTo: 3).flatMap { items in
    let cards = ToyCards<String>()
    let hand = items.reduce(Shape.State()) { cards.state($0, after: .deal($1)) }
    let others: [Shape.State] = hand.entries.ids.map { cards.state(hand, after: .raise($0)) }
    return [hand] + others
  }

  func actions(in state: Shape.State) -> [Shape.Action] {
    let ids = state.entries.ids + [strangerID]
    let named = ids.flatMap { id -> [Shape.Action] in [.take([id]), .raise(id)] }
    return named + [.deal("a"), .take([]), .take(ids)]
  }

  func isLegal(_ state: Shape.State) -> Bool {
    Set(state.entries.ids).count == state.entries.count
      && state.raised.map(state.entries.ids.contains) != false
  }

  func isRight(about id: EntryID, in state: Shape.State) -> Bool {
    cards.state(state, after: .raise(id)).raised == id
      && cards.state(state, after: .take([id])).raised == (state.raised == id ? nil : state.raised)
  }

  func drawing(of state: Shape.State) -> String {
    state.entries.map { $0.id == state.raised ? "[\($0.item)]" : $0.item }.joined(separator: " ")
  }
}
