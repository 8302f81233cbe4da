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

/// A window that shows a book's screens in simulated hosts.
@MainActor
final class ToyWindow: ScreenViewProviding {
  typealias Screen = String
  typealias Presentable = ToyView

  let store: Store<ToyBook.State, ToyBook.Action>
  private(set) var issues: [NavigationIssue] = []
  /// Each screen and environment for which a view was made.
  private(set) var made: [String] = []
  private var holdsAcknowledgements = false
  private var all: [ToyView] = []
  private var handler: ScreenNavigationHandler<ToyWindow>?
  private let previous: [ToyView]

  /// - Parameters:
  ///   - screens: The initially open screens.
  ///   - previous: The pages of a host app, below the root.
  init(_ screens: ToyScreens.State = .init(root: "home"), over previous: [String] = []) {
    self.previous = previous.map { ToyView($0) }
    store = Store(initialState: ToyBook.State(screens: screens)) { ToyBook() }
    store.onIssue = { [unowned self] in issues.append($0) }
    handler = ScreenNavigationHandler(
      store: store.scope(state: \.screens, action: /ToyBook.Action.screens),
      viewProvider: self
    )
  }

  var root: ToyView? { handler?.rootView }

  /// Releases the handler.
  func close() { (handler, all) = (nil, []) }

  func send(_ action: ToyScreens.Action) { store.send(.screens(action)) }

  func makePresentable(for screen: String) -> ToyView {
    made.append(screen)
    return ToyView(screen)
  }

  func makeEnvironment(_ environment: ScreenEnvironment<ToyWindow>) -> ToyView {
    made.append("around \(environment.id?.description ?? "root")")
    let isRoot = environment.id == nil
    let view = ToyView("", isAttached: isRoot, over: isRoot ? previous : [])
    let stack = StackNavigationHandler(
      store: environment.stack,
      viewProvider: environment.screens,
      ignorePreviousPresentables: isRoot && !previous.isEmpty
    )
    let modal = ModalNavigationHandler(
      store: environment.modal,
      viewProvider: environment.presented
    )
    view.handlers = [stack, modal]
    view.stack.holdsAcknowledgements = holdsAcknowledgements
    view.modal.holdsAcknowledgements = holdsAcknowledgements
    all.append(view)
    stack.setup(with: view.stack)
    modal.setup(with: view.modal, in: environment.id == nil ? stack.lane : nil)
    return view
  }

  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> ToyView {
    made.append("dialog \(store.state.title)")
    return ToyView(store)
  }

  // MARK: Hosts

  /// The shown views: `home list | sheet filter colours ! Sure?`.
  var drawing: String {
    let environments = root?.environments ?? []
    let dialog = root?.dialog.map { " ! \($0.title)" } ?? ""
    return environments.enumerated().map { index, view in
      let kind = index == 0 ? "" : environments[index - 1].modal.style.map(Self.kind) ?? ""
      return kind + view.stack.presentables.map(\.title).joined(separator: " ")
    }
    .joined(separator: " | ") + dialog
  }

  private static func kind(_ style: PresentationStyle) -> String {
    switch style {
    case .fullScreen: "cover "
    default: "\(style) "
    }
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
  func answer() {
    while all.contains(where: { $0.stack.acknowledgeNext() || $0.modal.acknowledgeNext() }) {}
  }

  /// Lets one host acknowledge or refuse its command.
  func answerOne(refusing: Bool = false) {
    guard refusing else {
      _ = all.contains { $0.stack.acknowledgeNext() || $0.modal.acknowledgeNext() }
      return
    }
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
