import ComposableNavigation
import UIKit
import UIKitHost

/// Stacks in pages of a stack, a sheet over one of them, all in the model, with a program and a user.
@MainActor
final class NestedWorld: RandomWorld {
  struct Feature: Reducer {
    struct State: Equatable {
      var outer = StackNavigation<String>.State(items: ["root"])
      /// The stack of the page “first”, and of the page “last”.
      var first = StackNavigation<String>.State(items: ["a"])
      var last = StackNavigation<String>.State(items: ["b"])
      var modal = ModalNavigation<String>.State()
    }

    enum Action: Sendable {
      case outer(StackNavigation<String>.Action)
      case first(StackNavigation<String>.Action)
      case last(StackNavigation<String>.Action)
      case modal(ModalNavigation<String>.Action)
    }

    var body: some Reducer<State, Action> {
      StackNavigation<String>().pullback(state: \.outer, action: /Action.outer)
      StackNavigation<String>().pullback(state: \.first, action: /Action.first)
      StackNavigation<String>().pullback(state: \.last, action: /Action.last)
      ModalNavigation<String>().pullback(state: \.modal, action: /Action.modal)
    }
  }

  /// Keeps the host of the page “first”.
  private final class Nested { var host: NavigationControllerHost? }

  private struct Screens: ViewProviding {
    let nested = Nested()
    let store: Store<Feature.State, Feature.Action>
    let turns: Turns

    func makePresentable(for item: String) -> UIViewController {
      switch item {
      case "first":
        let stack = makeStack(\.first, /Feature.Action.first)
        nested.host = stack.host
        return stack
      case "last":
        return makeStack(\.last, /Feature.Action.last)
          .withModal(
            store: store.scope(state: \.modal, action: /Feature.Action.modal),
            viewProvider: Pages()
          ) { $0.turns = turns }
      default: return Pages().makePresentable(for: item)
      }
    }

    private func makeStack(
      _ state: WritableKeyPath<Feature.State, StackNavigation<String>.State>,
      _ action: CasePath<Feature.Action, StackNavigation<String>.Action>
    ) -> StackController {
      let stack = StackController(
        store: store.scope(state: state, action: action),
        viewProvider: Pages()
      )
      stack.host.turns = turns
      return stack
    }
  }

  enum Step: CaseIterable {
    case push, pop, first, last, both, jump, root
    case firstPush, firstPop, firstSet, lastPush, lastPop, lastEmpty
    case sheet, dismiss
    case back, menu, beginSwipe, endSwipe, cancelSwipe, interrupt, turnRound, turnHalfRound
    case foreignPop, background, foreground, transition, turn
  }

  let store: Store<Feature.State, Feature.Action>
  let window: TestWindow
  let root: StackController
  private let screens: Screens

  init(_ orders: SimulatedOrders) {
    window = TestWindow(orders)
    store = Store(initialState: Feature.State()) { Feature() }
    screens = Screens(store: store, turns: window.turns)
    root = StackController(
      store: store.scope(state: \.outer, action: /Feature.Action.outer),
      viewProvider: screens
    )
    window.add(root.host)
    window.hear(store)
    window.show(root)
  }

  /// The view controller that the outermost controller presents.
  var presented: UIViewController? { root.presentedViewController }

  /// The host of the nested stack in the page “first”, once its page is made.
  var nested: NavigationControllerHost? { screens.nested.host }

  private var isTouchable: Bool {
    window.isSeen && !window.view.simIsAppearing && presented == nil
      && root.transitionCoordinator == nil
  }

  func take(_ step: Step) {
    if let action = action(of: step) {
      store.send(action)
      return
    }
    switch step {
    case .back: if isTouchable { _ = root.simGoBack(1) }
    case .menu: if isTouchable { _ = root.simGoBack(2) }
    case .beginSwipe: if isTouchable { _ = root.simBeginSwipe() }
    case .endSwipe: _ = root.simEndSwipe(goes: true)
    case .cancelSwipe: _ = root.simEndSwipe(goes: false)
    case .interrupt: if window.isSeen, presented == nil { _ = root.simInterrupt() }
    case .turnRound: if window.isSeen, presented == nil { _ = root.simTurnRound() }
    case .turnHalfRound: if window.isSeen, presented == nil { _ = root.simTurnRound(isHalf: true) }
    case .foreignPop:
      let views = root.viewControllers
      if presented == nil, root.transitionCoordinator == nil, views.count > 1 {
        root.setViewControllers(Array(views.dropLast()), animated: false)
      }
    case .background: window.scene.activationState = .background
    case .foreground: window.scene.activationState = .foregroundActive
    case .transition: _ = endTransition()
    default: window.run()
    }
  }

  private func action(of step: Step) -> Feature.Action? {
    switch step {
    case .push: .outer(.pushItem(window.next()))
    case .pop: .outer(.popItem())
    case .first: .outer(.setItems(["root", "first"]))
    case .last: .outer(.setItems(["root", window.next(), "last"]))
    case .both: .outer(.setItems(["root", "first", window.next(), "last"]))
    case .jump: .outer(.setItems(["root", "last", window.next()]))
    case .root: .outer(.setItems(["first"]))
    case .firstPush: .first(.pushItem(window.next()))
    case .firstPop: .first(.popItem())
    case .firstSet: .first(.setItems([window.next(), window.next()]))
    case .lastPush: .last(.pushItem(window.next()))
    case .lastPop: .last(.popItem())
    case .lastEmpty: .last(.setItems([]))
    case .sheet: store.state.outer.items.last == "last" ? .modal(.presentSheet(window.next())) : nil
    case .dismiss: .modal(.dismiss())
    default: nil
    }
  }

  private func endTransition() -> Bool { root.simEndTransition() || root.simEndPresentation() }

  func end() -> Bool { root.simEndSwipe(goes: false) || endTransition() }

  var difference: String? {
    let state = store.state
    let wanted = state.outer.items.flatMap { item in
      switch item {
      case "first": state.first.items
      case "last": state.last.items
      default: [item]
      }
    }
    if root.titles != wanted {
      return "the stack shows \(root.titles), not \(wanted), in \(state.outer.items)"
    }
    let modal = state.outer.items.last == "last" ? state.modal.item : nil
    if presented?.title != modal {
      return "\(presented?.title ?? "nothing") is presented, not \(modal ?? "nothing")"
    }
    return root.handlers.compactMap { $0.waitsFor ?? $0.refusal?.description }.first
  }
}
