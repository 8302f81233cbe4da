import ComposableNavigation
import NavigationScreens
import NavigationTesting

/// Modules whose screens are texts.
typealias ToyModules = ModuleNavigation<String>

extension ModuleNavigation.State {
  /// The names of the modules, then the screens of the one in front: `welcome home: home list`.
  var drawing: String {
    entries.items.map { $0.name ?? "\($0.root)" }.joined(separator: " ") + ": \(screens.drawing)"
  }

  /// Returns the state after some actions, ignoring their effects.
  func after(_ actions: ModuleNavigation.Action...) -> Self {
    var state = self
    for action in actions { _ = ModuleNavigation().reduce(into: &state, action: action) }
    return state
  }
}

/// A feature that shows modules and records removals.
struct ToyHouse: Reducer {
  struct State: Equatable {
    var modules = ToyModules.State(root: "welcome", name: "welcome")
    var gone: [String] = []
    var goneIDs: [EntryID] = []
    /// The cause of each removal.
    var causes: [Cause] = []

    mutating func note(_ gone: String, _ cause: Cause) {
      self.gone.append(gone)
      causes.append(cause)
    }
  }

  enum Action: Equatable {
    case modules(ToyModules.Action)
  }

  var memory: ModuleMemory?

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .modules(.screens(.dismissed(let entry, let cause))):
        state.note("\(entry.item.screen)", cause)
        state.goneIDs.append(entry.id)
      case .modules(.screens(.alertDismissed(let entry, of: _, let cause))):
        state.note("alert \(entry.item.dialog.title)", cause)
      case .modules(.dismissed(let entry, let cause)):
        state.note("module \(entry.item.name ?? "")", cause)
      case .modules:
        break
      }
      return .none
    }
    ToyModules(memory: memory).pullback(state: \.modules, action: /Action.modules)
  }
}

/// A window that shows a house's modules in simulated hosts.
@MainActor
final class ToyModuleWindow: ModuleViewProviding {
  typealias Screen = String
  typealias Presentable = ToyView

  let store: Store<ToyHouse.State, ToyHouse.Action>
  private(set) var issues: [NavigationIssue] = []
  private(set) var made: [String] = []
  private var handler: ModuleNavigationHandler<ToyModuleWindow>?
  private var all: [ToyView] = []
  private var holdsAcknowledgements = false

  init(_ modules: ToyModules.State = .init(root: "welcome", name: "welcome")) {
    store = Store(initialState: ToyHouse.State(modules: modules)) { ToyHouse() }
    store.onIssue = { [unowned self] in issues.append($0) }
    handler = ModuleNavigationHandler(
      store: store.scope(state: \.modules, action: /ToyHouse.Action.modules),
      viewProvider: self
    )
  }

  func close() { (handler, all) = (nil, []) }

  /// Sets whether hosts wait for ``answer()``.
  func hold(_ holds: Bool) {
    holdsAcknowledgements = holds
    for view in all {
      view.stack.holdsAcknowledgements = holds
      view.modal.holdsAcknowledgements = holds
    }
  }

  /// Lets one host acknowledge its command.
  ///
  /// - Returns: True if a command was pending.
  @discardableResult
  func answerOne() -> Bool {
    all.contains { $0.stack.acknowledgeNext() || $0.modal.acknowledgeNext() }
  }

  /// Lets every host acknowledge until no command is pending.
  func answer() {
    while answerOne() {}
  }

  /// Dismisses the presentation in front, as the user does.
  func swipe() {
    let presenting = host?.presentables.last?.environments.last { $0.modal.presentable != nil }
    let gone = presenting?.modal.presentable?.environments ?? []
    presenting?.modal.dismiss()
    for view in gone {
      view.stack.leaveScreen()
      view.modal.leaveScreen()
    }
  }

  private func remember(_ view: ToyView) {
    view.stack.holdsAcknowledgements = holdsAcknowledgements
    view.modal.holdsAcknowledgements = holdsAcknowledgements
    all.append(view)
  }

  func send(_ action: ToyModules.Action) { store.send(.modules(action)) }

  /// The host of the modules, a stack.
  var host: SimulatedStackHost<ToyView>? { handler?.rootView.stack }

  /// The environments of the shown module.
  var drawing: String {
    let pages = host?.presentables ?? []
    return pages.map { page in
      page.environments.map { view in
        view.stack.presentables.map(\.title).joined(separator: " ")
      }
      .joined(separator: " | ") + (page.dialog.map { " ! \($0.title)" } ?? "")
    }
    .joined(separator: ", ")
  }

  func makePresentable(for screen: String) -> ToyView {
    made.append(screen)
    return ToyView(screen)
  }

  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> ToyView {
    ToyView(store)
  }

  func makeModules(_ modules: ScreenModules<ToyModuleWindow>) -> ToyView {
    let view = ToyView("", isAttached: true)
    let stack = StackNavigationHandler(store: modules.stack, viewProvider: modules.views)
    view.handlers = [stack]
    remember(view)
    stack.setup(with: view.stack)
    return view
  }

  func makeEnvironment(_ environment: ScreenEnvironment<ToyModuleWindow>) -> ToyView {
    let view = ToyView("")
    let stack = StackNavigationHandler(store: environment.stack, viewProvider: environment.screens)
    let modal = ModalNavigationHandler(
      store: environment.modal,
      viewProvider: environment.presented
    )
    view.handlers = [stack, modal]
    remember(view)
    stack.setup(with: view.stack)
    modal.setup(with: view.modal)
    return view
  }
}
