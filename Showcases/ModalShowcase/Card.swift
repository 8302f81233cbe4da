import ComposableNavigation
import NavigationOperators

/// A card that presents cards, which present cards: a feature that contains itself.
struct Card: Reducer {
  /// The number of pictures in a film.
  static let filmLength = 3

  struct State: Hashable, Sendable, Codable, CustomStringConvertible {
    let name: String
    /// The number of shown pictures of its film; nil for a card without one.
    var pictures: Int?
    var modal = ModalNavigation<Card.State>.State()

    var description: String { name + (pictures.map { ", \($0) of \(Card.filmLength)" } ?? "") }
  }

  indirect enum Action: Equatable, Sendable, Codable {
    case modal(ModalNavigation<Card.State>.Action)
    case presented(Action)
    case policyChosen(ModalNavigation<Card.State>.Policy)
    case replaceTapped(with: String)
    /// Presents cards with films, each over the previous one.
    case filmsTapped([String])
    case lifecycle(Lifecycle)
    case pictureShown
  }

  /// The clock of the films.
  var clock: any Clock<Duration> = ContinuousClock()

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { [clock] state, action in
      switch action {
      case .filmsTapped(let names):
        let cards = names.map { State(name: $0, pictures: 0) }
        return .merge(
          cards.enumerated().map { depth, card in
            Effect.send(Action.modal(.presentSheet(card)).from(depth: depth))
          }
        )
      case .lifecycle(let now):
        return state.film(now, clock)
      case .pictureShown:
        if let pictures = state.pictures { state.pictures = pictures + 1 }
        return .none
      case .policyChosen(let policy):
        state.modal.policy = policy
        return .none
      case .presented(.replaceTapped(with: let name)):
        // A card cannot replace itself; its presenter does, identified by `from:`.
        let card = State(name: name)
        return .send(
          .modal(
            .set(
              .init(item: card, style: state.modal.style ?? .automatic)
            ).from(state.modal.presentedID)
          )
        )
      case .modal, .presented, .replaceTapped:
        return .none
      }
    }
    .ifLet(\.modal, action: /Action.modal, element: /Action.presented) { [clock] in
      Card(clock: clock)
    }
  }
}

extension Card {
  /// The cards that receive events when they come to the front or another card covers them.
  static var lifecycles: Lifecycles<State, Action> {
    Lifecycles<State, Action>().presenting(
      Lifecycles(
        of: \State.modal,
        element: /Action.presented,
        tell: /Action.lifecycle,
        inside: Card.lifecycles
      )
    )
  }
}

extension Card.State {
  /// Continues the film of a card while it is in front.
  fileprivate func film(_ now: Lifecycle, _ clock: any Clock<Duration>) -> Effect<Card.Action> {
    guard let pictures else { return .none }
    return .whileFront(now, id: "film") {
      .run { send in
        for _ in pictures..<max(pictures, Card.filmLength) {
          try await clock.sleep(for: .milliseconds(20))
          await send(.pictureShown)
        }
      }
    }
  }
}

extension Card.State {
  /// The card and its presentations, from the back to the front.
  var cards: [Card.State] {
    var cards = [self]
    while let next = cards.last?.modal.item { cards.append(next) }
    return cards
  }

  /// The tree of the card and its presentations.
  var tree: NavigationTree {
    .screen(description).presenting(modal.tree { $0.item.tree })
  }
}

extension Card.Action {
  /// Returns the action as one of the card that is `depth` cards below.
  func from(depth: Int) -> Card.Action {
    (0..<depth).reduce(self) { action, _ in .presented(action) }
  }
}
