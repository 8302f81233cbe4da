@testable import ComposableNavigation

/// A shape outside the package: cards in a hand, one of which may be raised.
struct ToyCards<Item: Equatable & Sendable>: NavigationShape {
  typealias Rules = ToyCardRules

  struct State: NavigationState, Equatable {
    typealias Shape = ToyCards

    var entries = Entries<Item>()
    var raised: EntryID?

    var desiredContent: DesiredContent { DesiredContent(entries: entries.ids, selected: raised) }
    var frontID: EntryID? { raised }

    mutating func beginAnew() {
      let index = raised.flatMap { entries.index(of: $0) }
      entries.beginAnew()
      raised = index.map { entries.ids[$0] }
    }

    mutating func update<Result>(
      _ id: EntryID,
      _ change: (inout Item) -> Result
    ) -> Result? {
      entries.update(id, change)
    }
  }

  enum Action: Sendable {
    case deal(Item)
    case take([EntryID])
    case raise(EntryID)
  }

  init() {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
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

  static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .deal: nil
    case .take(let ids): ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .raise(let id): state.entries.contains(id) ? nil : .missingEntries([id])
    }
  }

  static func removal(of ids: [EntryID], cause: Cause) -> Action { .take(ids) }

  static func selection(of id: EntryID, cause: Cause) -> Action? { .raise(id) }
}

/// The commands of the cards' hosts: all cards at once.
struct ToyCardRules: HostRules {
  static var name: String { "cards" }

  init(capabilities: Void) {}

  func command(from shown: Showing, to target: Showing) -> ToyCardCommand? {
    if shown.elements == target.elements, shown.selected == target.selected { return nil }
    return ToyCardCommand(
      cards: target.elements,
      raised: target.selected,
      taken: shown.elements.filter { !target.elements.contains($0) },
      added: target.elements.filter { !shown.elements.contains($0) }
    )
  }

  func isInFront(_ element: ElementID, in showing: Showing) -> Bool { showing.selected == element }
}

struct ToyCardCommand: HostCommand {
  let cards: [ElementID]
  let raised: ElementID?
  let taken: [ElementID]
  let added: [ElementID]

  func applied(to showing: Showing) -> Showing { Showing(cards, selected: raised) }

  func say(_ word: (HostWord) -> Void) {
    word(.word("lay"))
    for card in cards { word(.element(card)) }
    guard let raised else { return }
    word(.comma)
    word(.word("raise"))
    word(.element(raised))
  }
}

typealias ToyCardHandler<Provider: EntryViewProviding> =
  ShapeHandler<ToyCards<Provider.Item>, Provider> where Provider.Item: Equatable & Sendable

typealias ToyCardHost = FakeHost<ToyCardCommand, Void>

extension FakeHost where Command == ToyCardCommand, Capabilities == Void {
  /// Returns a host that shows cards.
  static func cards() -> ToyCardHost { ToyCardHost(capabilities: ()) }
}
