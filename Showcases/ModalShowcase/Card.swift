import ComposableNavigation

/// A card that presents cards, which present cards: a feature that contains itself.
struct Card: Reducer {
  struct State: Hashable, Sendable, Codable, CustomStringConvertible {
    let name: String
    var modal = ModalNavigation<Card.State>.State()

    var description: String { name }
  }

  indirect enum Action: Equatable, Sendable, Codable {
    case modal(ModalNavigation<Card.State>.Action)
    case presented(Action)
    case policyChosen(ModalNavigation<Card.State>.Policy)
    case replaceTapped(with: String)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .policyChosen(let policy):
        state.modal.policy = policy
        return .none
      case .presented(.replaceTapped(with: let name)):
        // A card cannot replace itself: whoever presents it does, and only it (`from:`).
        let card = State(name: name)
        return .send(
          .modal(
            .set(
              .init(item: card, style: state.modal.style ?? .automatic),
              from: state.modal.presentedID
            )
          )
        )
      case .modal, .presented, .replaceTapped:
        return .none
      }
    }
    .ifLet(\.modal, action: /Action.modal, element: /Action.presented) { Card() }
  }
}

extension Card: BackNavigable {
  func backAction(in state: State) -> Action? {
    guard let presented = state.modal.item else { return nil }
    return backAction(in: presented).map(Action.presented)
      ?? ModalNavigation<State>().backAction(in: state.modal).map(Action.modal)
  }
}

extension Card.State {
  /// The card and what it presents, from the back to the front.
  var cards: [Card.State] {
    var cards = [self]
    while let next = cards.last?.modal.item { cards.append(next) }
    return cards
  }

  /// The picture of the card and what it presents.
  var tree: NavigationTree {
    .screen(name).presenting(modal.tree { $0.item.tree })
  }
}

extension Card.Action {
  /// The action as one of the card that lies so many cards below.
  func from(depth: Int) -> Card.Action {
    (0..<depth).reduce(self) { action, _ in .presented(action) }
  }
}
