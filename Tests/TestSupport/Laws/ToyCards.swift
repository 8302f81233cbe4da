package import ComposableNavigation

/// A shape outside the package: cards in a hand, one of which may be raised.
package struct ToyCards<Item: Equatable & Sendable>: NavigationShape {
  package typealias Rules = ToyCardRules

  package struct State: NavigationState, Equatable {
    package typealias Shape = ToyCards

    package var entries = Entries<Item>()
    package var raised: EntryID?

    package init() {}

    package var desiredContent: DesiredContent {
      DesiredContent(entries: entries.ids, selected: raised)
    }
    package var frontID: EntryID? { raised }

    package mutating func beginAnew() {
      let index = raised.flatMap { entries.index(of: $0) }
      entries.beginAnew()
      raised = index.map { entries.ids[$0] }
    }

    package mutating func update<Result>(
      _ id: EntryID,
      _ change: (inout Item) -> Result
    ) -> Result? {
      entries.update(id, change)
    }
  }

  package enum Action: Sendable {
    case deal(Item)
    case take([EntryID])
    case raise(EntryID)
  }

  package init() {}

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .report(.refusal(refusal)) }
    switch action {
    case .deal(let item):
      state.entries.append(item)
    case .take(let ids):
      state.entries.remove(ids)
      if let raised = state.raised, !state.entries.contains(raised) { state.raised = nil }
    case .raise(let id):
      state.raised = id
    }
    return .none
  }

  package static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .deal: nil
    case .take(let ids): ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .raise(let id): state.entries.contains(id) ? nil : .missingEntries([id])
    }
  }

  package static func removal(of ids: [EntryID], cause: Cause) -> Action { .take(ids) }

  package static func selection(of id: EntryID, cause: Cause) -> Action? { .raise(id) }
}

/// The commands of the cards' hosts: all cards at once.
package struct ToyCardRules: HostRules {
  package static var name: String { "cards" }

  package init(capabilities: Void) {}

  package func command(from shown: Showing, to target: Showing) -> ToyCardCommand? {
    if shown.elements == target.elements, shown.selected == target.selected { return nil }
    return ToyCardCommand(
      cards: target.elements,
      raised: target.selected,
      taken: shown.elements.filter { !target.elements.contains($0) },
      added: target.elements.filter { !shown.elements.contains($0) }
    )
  }

  package func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
    showing.selected == element
  }
}

package struct ToyCardCommand: HostCommand {
  package let cards: [ElementID]
  package let raised: ElementID?
  package let taken: [ElementID]
  package let added: [ElementID]

  package func applied(to showing: Showing) -> Showing { Showing(cards, selected: raised) }

  package func say(_ word: (HostWord) -> Void) {
    word(.word("lay"))
    for card in cards { word(.element(card)) }
    guard let raised else { return }
    word(.comma)
    word(.word("raise"))
    word(.element(raised))
  }
}

package typealias ToyCardHandler<Provider: EntryViewProviding> =
  ShapeHandler<ToyCards<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable

package typealias ToyCardHost = FakeHost<ToyCardCommand, Void>

extension FakeHost where Command == ToyCardCommand, Capabilities == Void {
  /// Returns a host that shows cards.
  package static func cards() -> ToyCardHost { ToyCardHost(capabilities: ()) }
}
