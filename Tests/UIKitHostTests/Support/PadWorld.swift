import ComposableNavigation
import UIKit
import UIKitHost

/// Tabs, a stack, a split, sheets and alerts, all in the model, with a program and a user.
@MainActor
final class PadWorld: RandomWorld {
  enum Step: CaseIterable {
    case selectFirst, selectLast, swapTabs, tapFirst, tapLast
    case push, pop, jump, back, beginSwipe, endSwipe, cancelSwipe, interrupt, turnRound
    case list, listBack, detail, nothing, detailBack, interruptDetail, turnDetailRound
    case narrow, wide, hideList, showList
    case sheet, alert, dismiss, tapMore, tapSheet, tapNo
    case beginPull, endPull, cancelPull, catchSheet, turnSheetRound, goByItself
    /// Guards close the ways out, or open them again.
    case close, open
    case background, foreground, transition, turn
  }

  let window: TestWindow
  private let store = Store(initialState: PadFeature.State()) { PadFeature() }
  private let stack: StackController
  private let split: SplitController
  private let tabs: TabsController
  private let modal: PresentationHost
  private var isClosed = false
  private var leak: String?

  init(_ orders: SimulatedOrders) {
    window = TestWindow(orders)
    stack = StackController(
      store: store.scope(state: \.stack, action: /PadFeature.Action.stack),
      viewProvider: Pages()
    )
    split = SplitController(
      columns: 2,
      store: store.scope(state: \.split, action: /PadFeature.Action.split),
      viewProvider: Pages()
    )
    tabs = TabsController(
      store: store.scope(state: \.tabs, action: /PadFeature.Action.tabs),
      viewProvider: PadViews.Tabs(stack: stack, split: split)
    )
    modal = PresentationHost(over: tabs)
    let handler = ModalNavigationHandler(
      store: store.scope(state: \.modal, action: /PadFeature.Action.modal),
      viewProvider: PadViews.Panels(store: store)
    )
    handler.setup(with: modal, in: tabs.handlers.first?.lane)
    tabs.keeper.keep(handler, of: modal)
    window.add(stack.host)
    window.add(modal)
    window.add(split)
    window.hear(store)
    window.show(tabs)
  }

  // MARK: Steps

  func take(_ step: Step) {
    if let sent = action(for: step) {
      store.send(sent)
    } else if !takeByHand(step), window.isSeen {
      // A touch takes longer than one turn.
      let (before, isAtRest) = (stack.viewControllers.count, window.isIdle)
      touch(step)
      if let way = closedWay(of: step), isClosed, isAtRest, stack.viewControllers.count < before {
        leak = leak ?? "\(way) leaves a page whose ways out are closed"
      }
    }
  }

  /// Returns the way out of a step; nil for a swipe that began earlier and for reversing a push.
  private func closedWay(of step: Step) -> String? {
    switch step {
    case .back, .beginSwipe, .interrupt: "the way back"
    case .tapFirst, .tapLast: "a tap on the selected tab"
    default: nil
    }
  }

  /// Returns the program's action, or nil for a step that is not the program's.
  private func action(for step: Step) -> PadFeature.Action? {
    switch step {
    case .selectFirst: .tabs(.setActiveIndex(0))
    case .selectLast: .tabs(.setActiveIndex(1))
    case .swapTabs: .tabs(.setItems(store.state.tabs.items.reversed()))
    case .push: .stack(.pushItem(window.next()))
    case .pop: .stack(.popItem())
    case .jump: .stack(.setItems(["root", window.next(), window.next()]))
    case .list: .split(.primary(.pushItem(window.next())))
    case .listBack: .split(.primary(.popItem()))
    case .detail: .split(.showDetail([window.next()]))
    case .nothing: .split(.showDetail([]))
    case .sheet: .modal(.presentSheet(.sheet(window.next())))
    case .alert: .modal(.presentAlert(PadFeature.question))
    case .dismiss: .modal(.dismiss())
    default: nil
    }
  }

  /// Takes a step that is not a touch.
  ///
  /// - Returns: True if it is such a step.
  private func takeByHand(_ step: Step) -> Bool {
    switch step {
    case .narrow: split.simResize(isNarrow: true)
    case .wide: split.simResize(isNarrow: false)
    case .hideList: split.hide(.primary)
    case .showList: split.show(.primary)
    case .background: window.scene.activationState = .background
    case .foreground: window.scene.activationState = .foregroundActive
    case .close: guardAll(.closed {})
    case .open: guardAll(.open)
    case .goByItself
    where presented?.transitionCoordinator == nil && !(presented is UIAlertController):
      presented?.dismiss(animated: false)
    case .goByItself: break
    case .transition: _ = endTransition()
    case .turn: window.run()
    default: return false
    }
    return true
  }

  private func guardAll(_ waysOut: WaysOut) {
    isClosed = !waysOut.areOpen
    stack.host.waysOut = waysOut
    modal.waysOut = waysOut
  }

  private func touch(_ step: Step) {
    switch step {
    case .tapFirst: tapTab(0)
    case .tapLast: tapTab(1)
    case .back: if isTouchable(stack) { _ = stack.simGoBack(1) }
    case .beginSwipe: if isTouchable(stack) { _ = stack.simBeginSwipe() }
    case .endSwipe: _ = stack.simEndSwipe(goes: true)
    case .cancelSwipe: _ = stack.simEndSwipe(goes: false)
    case .interrupt: if isInFront(stack) { _ = stack.simInterrupt() }
    case .turnRound: if isInFront(stack) { _ = stack.simTurnRound() }
    case .detailBack: if let detail, isTouchable(detail) { _ = detail.simGoBack(1) }
    case .interruptDetail: if let detail, isInFront(detail) { _ = detail.simInterrupt() }
    case .turnDetailRound: if let detail, isInFront(detail) { _ = detail.simTurnRound() }
    case .tapMore: tap("More")
    case .tapSheet: tap("Sheet")
    case .tapNo: tap("No")
    case .beginPull: if presented?.transitionCoordinator == nil { _ = tabs.simBeginPull() }
    case .endPull: _ = tabs.simEndPull(goes: true)
    case .cancelPull: _ = tabs.simEndPull(goes: false)
    case .catchSheet: _ = tabs.simCatch()
    case .turnSheetRound: _ = tabs.simTurnPresentationRound()
    default: break
    }
  }

  private func tapTab(_ index: Int) {
    let isSwiping = stack.transitionCoordinator?.isInteractive == true
    if presented == nil, !isSwiping { _ = tabs.simTap(index) }
  }

  private func tap(_ button: String) {
    guard let alert = presented as? UIAlertController, alert.transitionCoordinator == nil else {
      return
    }
    alert.simTap(button)
  }

  private var presented: UIViewController? { tabs.presentedViewController }

  /// The stack that contains the details.
  private var detail: UINavigationController? {
    split.stack(split.isCollapsed ? .compact : .secondary)
  }

  private func isInFront(_ stack: UINavigationController) -> Bool {
    presented == nil && stack.viewIfLoaded?.window != nil
  }

  private func isTouchable(_ stack: UINavigationController) -> Bool {
    isInFront(stack) && stack.transitionCoordinator == nil
  }

  // MARK: Rest

  private func endTransition() -> Bool {
    let stacks: [UINavigationController?] = [
      stack, split.stack(.primary), split.stack(.secondary), split.stack(.compact),
    ]
    return stacks.contains { $0?.simEndTransition() == true } || tabs.simEndPresentation()
  }

  func end() -> Bool {
    stack.simEndSwipe(goes: false) || tabs.simEndPull(goes: false) || endTransition()
  }

  var difference: String? {
    if let leak { return leak }
    let state = store.state
    let bar = (tabs.viewControllers ?? []).map { $0.title ?? "" }
    let selected = tabs.selectedViewController?.title
    if bar != state.tabs.items || selected != state.tabs.activeItem {
      return "the tabs are \(bar), \(selected ?? "none") selected, not as in \(state.tabs)"
    }
    if stack.titles != state.stack.items {
      return "the stack shows \(stack.titles), where the state has \(state.stack.items)"
    }
    if presented?.title != state.modal.item?.title {
      return "\(presented?.title ?? "nothing") is presented, not \(state.modal)"
    }
    if state.split.isCollapsed != split.isCollapsed {
      return
        "the split is \(split.isCollapsed ? "" : "not ")collapsed, and the state says it is not so"
    }
    return columnDifference ?? waitsFor
  }

  private var columnDifference: String? {
    let state = store.state.split
    let shown: [(UISplitViewController.Column, SplitColumn)] =
      split.isCollapsed ? [(.compact, .primary)] : [(.primary, .primary), (.secondary, .detail)]
    for (column, part) in shown {
      let (seen, wanted) = (split.titles(column), state[shown: part].items)
      if seen != wanted { return "the \(part) column shows \(seen), not \(wanted)" }
    }
    return nil
  }

  private var waitsFor: String? {
    let handlers = tabs.handlers + stack.handlers + split.handlers
    return handlers.compactMap { $0.waitsFor ?? $0.refusal?.description }.first
  }
}
