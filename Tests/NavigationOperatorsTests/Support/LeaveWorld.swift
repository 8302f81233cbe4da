import ComposableNavigation
import NavigationTesting

/// A step with guarded entries, in any order.
enum LeaveStep: String, CaseIterable {
  // Guards begin and cease to hold, at any moment.
  case keepNothing, keepNote, keepAll
  // The program.
  case push, pop, clear, reset, popLater, saveAndPop, present, dismiss, selectY, closeX
  case forcePop, forceDismiss, forceSelectY
  // The user, as far as hosts permit.
  case swipeBack, pullDown, tapY
  // A swipe that began before the guard and gets through.
  case beginSwipe, completeSwipe
  // The hosts' transitions.
  case hold, answer

  /// A Boolean value that indicates whether the step overrides guards.
  var isForced: Bool {
    switch self {
    case .forcePop, .forceDismiss, .forceSelectY: true
    default: false
    }
  }
}

/// A keeper with a stack, a modal and tabs, shown by real handlers in hosts that respect guards.
@MainActor
final class LeaveWorld {
  /// The guarded elements.
  private struct Kept {
    var entries: [EntryID] = []
    var tab: EntryID?
    var elements: [ElementID] = []
    var modal: [ElementID] = []
    var selected: ElementID?
  }

  private let store: Store<ToyKeeper.State, ToyKeeper.Action>
  private let stack = SimulatedStackHost<String>()
  private let modal = SimulatedModalHost<String>()
  private let tabs = SimulatedTabHost<String>()
  private var handlers: [any NavigationHandler] = []

  /// - Parameters:
  ///   - rule: The rule of the reducer.
  ///   - isTold: True if the handlers tell their hosts which elements are guarded.
  init(rule: ToyKeeper.Rule = .right, isTold: Bool = true) {
    var state = ToyKeeper.State()
    state.modal = .init(styledItem: .init(item: "m", style: .pageSheet))
    store = Store(initialState: state) { ToyKeeper(rule: rule) }
    let views = ToyKeeperViews(store: store, isTold: isTold)
    let stackHandler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /ToyKeeper.Action.stack),
      viewProvider: views
    )
    let modalHandler = ModalNavigationHandler(
      store: store.scope(state: \.modal, action: /ToyKeeper.Action.modal),
      viewProvider: views
    )
    let tabHandler = TabNavigationHandler(
      store: store.scope(state: \.tabs, action: /ToyKeeper.Action.tabs),
      viewProvider: views
    )
    stackHandler.setup(with: stack)
    modalHandler.setup(with: modal)
    tabHandler.setup(with: tabs)
    handlers = [stackHandler, modalHandler, tabHandler]
  }

  /// Takes the steps and returns the fault, or nil.
  func run(_ steps: [LeaveStep]) -> String? {
    for (index, step) in steps.enumerated() {
      let before = kept
      take(step)
      if let fault = fault(after: step, before) { return "step \(index + 1), \(step): \(fault)" }
    }
    take(.completeSwipe)
    take(.answer)
    return restFault.map { "at the end: \($0)" }
  }

  // MARK: Acting

  private func take(_ step: LeaveStep) {
    switch step {
    case .keepNothing: store.send(.keep([]))
    case .keepNote: store.send(.keep(["b"]))
    case .keepAll: store.send(.keep(["a", "b", "c", "m", "n", "x", "y"]))
    case .push: store.send(.stack(.pushItem("c")))
    case .pop: store.send(.stack(.popItem()))
    case .clear: store.send(.stack(.setItems([])))
    case .reset: store.send(.reset)
    case .popLater: store.send(.popLater)
    case .saveAndPop: if !store.state.stack.items.isEmpty { store.send(.saveAndPop) }
    case .present: store.send(.modal(.presentSheet("n")))
    case .dismiss: store.send(.modal(.dismiss()))
    case .selectY: store.send(.tabs(.setActiveItem("y")))
    case .closeX: store.send(.tabs(.setItems(["y"])))
    case .forcePop: store.send(.force(.popLater))
    case .forceDismiss: store.send(.force(.modal(.dismiss())))
    case .forceSelectY: store.send(.force(.tabs(.setActiveItem("y"))))
    case .swipeBack: if !stack.isGesturing { stack.swipeBack() }
    case .pullDown: modal.dismiss()
    case .tapY:
      if let tab = tabs.elements.first(where: { tabs.presentable(of: $0) == "y" }) {
        tabs.select(tab)
      }
    case .beginSwipe: stack.beginGesture()
    case .completeSwipe:
      guard stack.isGesturing else { return }
      stack.obeysGuards = false
      stack.swipeBack()
      stack.obeysGuards = true
      stack.endGesture()
    case .hold: setHolding(true)
    case .answer:
      setHolding(false)
      while stack.acknowledgeNext() || modal.acknowledgeNext() || tabs.acknowledgeNext() {}
    }
  }

  private func setHolding(_ holds: Bool) {
    stack.holdsAcknowledgements = holds
    modal.holdsAcknowledgements = holds
    tabs.holdsAcknowledgements = holds
  }

  // MARK: Laws

  private var kept: Kept {
    let state = store.state
    func keptIDs(_ entries: Entries<String>) -> [EntryID] {
      entries.filter { state.kept.contains($0.item) }.map(\.id)
    }
    var kept = Kept()
    kept.entries =
      keptIDs(state.stack.entries) + keptIDs(state.modal.entries) + keptIDs(state.tabs.entries)
    kept.tab = state.tabs.activeItem.map(state.kept.contains) == true ? state.tabs.activeID : nil
    kept.elements = Self.kept(in: stack)
    kept.modal = Self.kept(in: modal)
    // A tab that is still shown while the state has another is about to change.
    let isThere = tabs.selectedPresentable == state.tabs.activeItem
    kept.selected = isThere ? tabs.selected.flatMap { tabs.blockers[$0] == nil ? nil : $0 } : nil
    return kept
  }

  // An element that the host was asked to remove before its guard is about to leave.
  private static func kept<Command, Capabilities>(
    in host: SimulatedContainerHost<String, Command, Capabilities>
  ) -> [ElementID] {
    let leaving = host.commands.suffix(host.heldCommandCount).flatMap(\.taken)
    return host.elements.filter { host.blockers[$0] != nil && !leaving.contains($0) }
  }

  private func fault(after step: LeaveStep, _ before: Kept) -> String? {
    if !step.isForced {
      if let fault = stateFault(before) { return fault }
      if step != .completeSwipe, let fault = hostFault(before) { return fault }
    }
    let isBusy = stack.holdsAcknowledgements || stack.isGesturing
    return isBusy ? nil : restFault
  }

  /// Returns a fault if a guarded element left the state without force.
  private func stateFault(_ before: Kept) -> String? {
    let state = store.state
    let gone = before.entries.first { id in
      !state.stack.entries.contains(id) && !state.modal.entries.contains(id)
        && !state.tabs.entries.contains(id)
    }
    if let gone { return "\(gone) left" }
    if let tab = before.tab, state.tabs.activeID != tab { return "the tab \(tab) was left" }
    return nil
  }

  /// Returns a fault if a host that respects guards shows a guarded element as removed.
  private func hostFault(_ before: Kept) -> String? {
    if let gone = before.elements.first(where: { !stack.elements.contains($0) }) {
      return "the stack shows \(gone) no more"
    }
    if let gone = before.modal.first(where: { !modal.elements.contains($0) }) {
      return "the modal shows \(gone) no more"
    }
    if let tab = before.selected, tabs.selected != tab { return "the bar shows another tab" }
    return nil
  }

  /// The fault at rest: hosts show the state and know the guarded elements.
  private var restFault: String? {
    let state = store.state
    guard stack.presentables == state.stack.items else {
      return "the stack shows \(stack.presentables), where the state has \(state.stack.items)"
    }
    guard modal.presentable == state.modal.item else {
      return "presented is \(modal.presentable ?? "nothing"), not \(state.modal.item ?? "nothing")"
    }
    guard tabs.presentables == state.tabs.items,
      tabs.selectedPresentable == state.tabs.activeItem
    else { return "the tabs are \(tabs.presentables), not \(state.tabs.items)" }
    return toldFault(stack) ?? toldFault(modal) ?? toldFault(tabs)
  }

  private func toldFault<Command, Capabilities>(
    _ host: SimulatedContainerHost<String, Command, Capabilities>
  ) -> String? {
    for element in host.elements {
      guard let item = host.presentable(of: element) else { continue }
      let isKept = store.state.kept.contains(item)
      if isKept != (host.blockers[element] != nil) { return "\(item): the host was not told" }
    }
    return nil
  }
}
