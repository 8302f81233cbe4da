import ComposableNavigation
import NavigationScreens
import NavigationTesting

/// A view in the simulated hosts of a test: a screen, a dialog, or an environment with hosts of its
/// own.
@MainActor
final class ToyView: HandlerContaining {
  let title: String
  let stack: SimulatedStackHost<ToyView>
  let modal: SimulatedModalHost<ToyView>
  var handlers: [any NavigationHandler] = []
  /// Taps a button of a dialog; nil for other views.
  private(set) var tap: ((String) -> Void)?

  init(_ title: String, isAttached: Bool = false, over previous: [ToyView] = []) {
    self.title = title
    stack = SimulatedStackHost(previous: previous, isAttached: isAttached)
    modal = SimulatedModalHost(capabilities: .restyle, isAttached: isAttached)
  }

  convenience init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
    self.init(store.state.title)
    tap = { store.send(.tap($0)) }
  }

  /// The shown environments, beginning with this one.
  var environments: [ToyView] { tap == nil ? [self] + (modal.presentable?.environments ?? []) : [] }

  /// The dialog in front, or nil.
  var dialog: ToyView? {
    environments.last?.modal.presentable.flatMap { $0.tap == nil ? nil : $0 }
  }
}

typealias ToyWindow = ToyHosts<ToyBook>
typealias ToyModuleWindow = ToyHosts<ToyHouse>

/// A window that shows a feature's screens or modules in simulated hosts.
@MainActor
final class ToyHosts<Feature: Reducer> {
  let store: Store<Feature.State, Feature.Action>
  let leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)?
  private(set) var issues: [NavigationIssue] = []
  /// Each screen, dialog and environment for which a view was made.
  private(set) var made: [String] = []
  private var holdsAcknowledgements = false
  private var all: [ToyView] = []
  private var screens: ScreenNavigationHandler<ToyViews<Feature>>?
  private var modules: ModuleNavigationHandler<ToyViews<Feature>>?
  let isOfModules: Bool
  let previous: [ToyView]

  /// - Parameters:
  ///   - store: The store of the feature.
  ///   - screens: The store of its screens, unless it shows modules.
  ///   - modules: The store of its modules.
  ///   - previous: The pages of a host app, below the root.
  ///   - leaveGuard: Returns the reason why a screen stays, or nil.
  init(
    _ store: Store<Feature.State, Feature.Action>,
    screens: Store<ToyScreens.State, ToyScreens.Action>? = nil,
    modules: Store<ToyModules.State, ToyModules.Action>? = nil,
    over previous: [String] = [],
    leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? = nil
  ) {
    (self.store, self.leaveGuard, isOfModules) = (store, leaveGuard, modules != nil)
    self.previous = previous.map { ToyView($0) }
    store.onIssue = { [unowned self] in issues.append($0) }
    let views = ToyViews(hosts: self)
    self.screens = screens.map { ScreenNavigationHandler(store: $0, viewProvider: views) }
    self.modules = modules.map { ModuleNavigationHandler(store: $0, viewProvider: views) }
  }

  // MARK: Views

  func note(_ view: String) { made.append(view) }

  func remember(_ view: ToyView, _ handlers: [any NavigationHandler]) {
    view.handlers = handlers
    view.stack.holdsAcknowledgements = holdsAcknowledgements
    view.modal.holdsAcknowledgements = holdsAcknowledgements
    all.append(view)
  }

  // MARK: Hosts

  /// The host of the modules, a stack.
  var host: SimulatedStackHost<ToyView>? { modules?.rootView.stack }

  /// The environment of the root, or of each shown module.
  private var roots: [ToyView] { host?.presentables ?? screens.map { [$0.rootView] } ?? [] }

  /// The environment of the root, or of the module in front.
  var root: ToyView? { roots.last }

  /// The shown views: `home list | sheet filter colours ! Sure?`.
  var drawing: String { drawing(hasStyles: true) }

  /// Returns the shown views, with the styles of environments if they are to be named.
  func drawing(hasStyles: Bool) -> String {
    roots.map { root in
      let environments = root.environments
      let texts = environments.enumerated().map { index, view in
        let style = index == 0 || !hasStyles ? nil : environments[index - 1].modal.style
        let kind = style.map { $0 == .fullScreen ? "cover " : "\($0) " } ?? ""
        return kind + view.stack.presentables.map(\.title).joined(separator: " ")
      }
      return texts.joined(separator: " | ") + (root.dialog.map { " ! \($0.title)" } ?? "")
    }
    .joined(separator: ", ")
  }

  /// Sets whether hosts wait for ``answer()``.
  func hold(_ holds: Bool) {
    holdsAcknowledgements = holds
    for view in all {
      view.stack.holdsAcknowledgements = holds
      view.modal.holdsAcknowledgements = holds
    }
  }

  /// Lets every host acknowledge until no command is pending.
  func answer() { while answerOne() {} }

  /// Lets one host acknowledge its command.
  ///
  /// - Returns: True if a command was pending.
  @discardableResult
  func answerOne() -> Bool {
    all.contains { $0.stack.acknowledgeNext() || $0.modal.acknowledgeNext() }
  }

  /// Lets one host refuse its command.
  func refuseOne() {
    for view in all {
      if view.stack.heldCommandCount > 0 { return view.stack.refuseNext("not now") }
      if view.modal.heldCommandCount > 0 { return view.modal.refuseNext("not now") }
    }
  }

  // MARK: The user

  /// Taps a button of the dialog in front.
  func tap(_ title: String) { root?.dialog?.tap?(title) }

  /// Goes back in the environment in front.
  func back() {
    guard let front = root?.environments.last, front.stack.elements.count > 1 else { return }
    front.stack.swipeBack()
  }

  /// Swipes away the sheet over environment `number`, or the one in front without a number.
  func swipe(_ number: Int? = nil) {
    let presenting = root?.environments.filter { $0.modal.presentable != nil } ?? []
    let index = number ?? presenting.count - 1
    guard presenting.indices.contains(index) else { return }
    let gone = presenting[index].environments.dropFirst()
    presenting[index].modal.dismiss()
    for view in gone {
      view.stack.leaveScreen()
      view.modal.leaveScreen()
    }
  }
}

extension ToyHosts where Feature == ToyBook {
  convenience init(_ screens: ToyScreens.State = .init(root: "home"), over previous: [String] = [])
  {
    let store = Store(initialState: ToyBook.State(screens: screens)) { ToyBook() }
    self.init(
      store,
      screens: store.scope(state: \.screens, action: /ToyBook.Action.screens),
      over: previous
    )
  }

  func send(_ action: ToyScreens.Action) { store.send(.screens(action)) }
}

extension ToyHosts where Feature == ToyHouse {
  convenience init(_ modules: ToyModules.State = .init(root: "welcome", name: "welcome")) {
    let store = Store(initialState: ToyHouse.State(modules: modules)) { ToyHouse() }
    self.init(store, modules: store.scope(state: \.modules, action: /ToyHouse.Action.modules))
  }

  func send(_ action: ToyModules.Action) { store.send(.modules(action)) }
}
