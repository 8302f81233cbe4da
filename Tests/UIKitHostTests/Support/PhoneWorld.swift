import ComposableNavigation
import UIKit
import UIKitHost

/// A stack, a sheet over it, and a stack in the sheet, all in the model, with a program and a user.
@MainActor
final class PhoneWorld: RandomWorld {
  struct Feature: Reducer {
    struct State: Equatable {
      var stack = StackNavigation<String>.State(items: ["root"])
      var modal = ModalNavigation<String>.State()
      var inner = StackNavigation<String>.State(items: ["first"])
    }

    enum Action: Sendable {
      case stack(StackNavigation<String>.Action)
      case modal(ModalNavigation<String>.Action)
      case inner(StackNavigation<String>.Action)
    }

    var body: some Reducer<State, Action> {
      StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
      ModalNavigation<String>().pullback(state: \.modal, action: /Action.modal)
      StackNavigation<String>().pullback(state: \.inner, action: /Action.inner)
    }
  }

  private struct Sheets: ViewProviding {
    let store: Store<Feature.State, Feature.Action>
    let turns: Turns

    func makePresentable(for item: String) -> UIViewController {
      let stack = StackController(
        store: store.scope(state: \.inner, action: /Feature.Action.inner),
        viewProvider: Pages()
      )
      stack.host.turns = turns
      stack.title = item
      return stack
    }
  }

  enum Step: CaseIterable {
    case push, pop, jump, sheet, cover, dismiss, innerPush, innerPop
    case back, beginSwipe, endSwipe, cancelSwipe, beginPull, endPull, cancelPull
    /// The user goes back during a transition, or reverses it.
    case interrupt, turnRound, turnHalfRound
    /// The user catches a sheet during its presentation, or reverses a presentation or a dismissal.
    case catchSheet, turnSheetRound
    /// Foreign code pops a page, presents, or dismisses a presentation.
    case foreignPop, foreignSheet, foreignDismissal, foreignInterruption
    /// The user begins a search, which presents itself, or ends it.
    case search, endSearch
    case background, foreground
    case transition, turn
  }

  let store: Store<Feature.State, Feature.Action>
  let window: TestWindow
  private let root: StackController

  init(_ orders: SimulatedOrders) {
    let window = TestWindow(orders)
    self.window = window
    store = Store(initialState: Feature.State()) { Feature() }
    root = StackController(
      store: store.scope(state: \.stack, action: /Feature.Action.stack),
      viewProvider: Pages()
    )
    window.add(root.host)
    root.withModal(
      store: store.scope(state: \.modal, action: /Feature.Action.modal),
      viewProvider: Sheets(store: store, turns: window.turns),
      configure: window.add
    )
    window.hear(store)
    window.show(root)
  }

  private var search: UISearchController? { root.presentedViewController as? UISearchController }

  /// The controller that presents: an active search, otherwise the root.
  private var presenter: UIViewController { search ?? root }

  private var inner: StackController? {
    let presented = presenter.presentedViewController
    return presented?.isBeingDismissed == true ? nil : presented as? StackController
  }

  private var front: StackController { inner ?? root }

  private var hasAppeared: Bool { !window.view.simIsAppearing }

  /// A Boolean value that indicates whether touches reach the views; during a transition they do
  /// not.
  private var isTouchable: Bool {
    window.isSeen && hasAppeared && root.transitionCoordinator == nil
      && presenter.presentedViewController?.transitionCoordinator == nil
  }

  func take(_ step: Step) {
    switch step {
    case .push: store.send(.stack(.pushItem(window.next())))
    case .pop: store.send(.stack(.popItem()))
    case .jump: store.send(.stack(.setItems(["root", window.next(), window.next()])))
    case .sheet: store.send(.modal(.presentSheet(window.next())))
    case .cover: store.send(.modal(.presentFullScreen(window.next())))
    case .dismiss: store.send(.modal(.dismiss()))
    case .innerPush: store.send(.inner(.pushItem(window.next())))
    case .innerPop: store.send(.inner(.popItem()))
    case .back: if isTouchable { _ = front.simGoBack(1) }
    case .beginSwipe: if isTouchable { _ = front.simBeginSwipe() }
    case .endSwipe: _ = front.simEndSwipe(goes: true)
    case .cancelSwipe: _ = front.simEndSwipe(goes: false)
    case .beginPull: if isTouchable { _ = presenter.simBeginPull() }
    case .endPull: _ = presenter.simEndPull(goes: true)
    case .cancelPull: _ = presenter.simEndPull(goes: false)
    case .interrupt: if window.isSeen { _ = front.simInterrupt() }
    case .turnRound: if window.isSeen { _ = front.simTurnRound() }
    case .turnHalfRound: if window.isSeen { _ = front.simTurnRound(isHalf: true) }
    case .catchSheet: if window.isSeen { _ = presenter.simCatch() }
    case .turnSheetRound: if window.isSeen { _ = presenter.simTurnPresentationRound() }
    case .foreignPop: foreignPop()
    case .foreignSheet: foreignSheet()
    case .foreignDismissal:
      if presenter.presentedViewController?.transitionCoordinator == nil { dismissPresented() }
    case .foreignInterruption:
      // Only during a presentation: UIKit ignores other code while the user pulls.
      let presented = presenter.presentedViewController
      if presented?.isBeingDismissed == false,
        presented?.transitionCoordinator?.isInteractive == false
      {
        presenter.dismiss(animated: true)
      }
    case .search:
      if isTouchable, presenter.presentedViewController == nil, search == nil {
        root.present(UISearchController(searchResultsController: nil), animated: false)
      }
    case .endSearch:
      if isTouchable, search?.presentedViewController == nil { search?.dismiss(animated: false) }
    case .background: window.scene.activationState = .background
    case .foreground: window.scene.activationState = .foregroundActive
    case .transition: _ = endTransition()
    case .turn: window.run()
    }
  }

  private func foreignPop() {
    let views = front.viewControllers
    guard front.transitionCoordinator == nil, views.count > 1 else { return }
    front.setViewControllers(Array(views.dropLast()), animated: false)
  }

  private func foreignSheet() {
    guard hasAppeared, presenter.presentedViewController == nil else { return }
    let page = UIViewController(nibName: nil, bundle: nil)
    page.title = Self.foreignTitle
    presenter.present(page, animated: false)
  }

  private static let foreignTitle = "somebody else's"

  private func dismissPresented() { presenter.presentedViewController?.dismiss(animated: false) }

  /// Dismisses a foreign presentation, so that the state's own can be shown.
  private func dismissForeign() -> Bool {
    guard presenter.presentedViewController?.title == Self.foreignTitle else { return false }
    dismissPresented()
    return true
  }

  private func endTransition() -> Bool {
    root.simEndTransition() || inner?.simEndTransition() == true || root.simEndPresentation()
  }

  func end() -> Bool {
    front.simEndSwipe(goes: false) || presenter.simEndPull(goes: false) || endTransition()
      || dismissForeign()
  }

  var difference: String? {
    let state = store.state
    if root.titles != state.stack.items {
      return "the stack shows \(root.titles), where the state has \(state.stack.items)"
    }
    let presented = presenter.presentedViewController?.title
    if presented != state.modal.item {
      return "\(presented ?? "nothing") is presented, not \(state.modal.item ?? "nothing")"
    }
    if let inner, inner.titles != state.inner.items {
      return "the sheet shows \(inner.titles), where the state has \(state.inner.items)"
    }
    return root.handlers.lazy.compactMap(\.waitsFor).first
  }
}
