public import ComposableNavigation

/// An alert or a confirmation dialog: a title, a message, and buttons to be tapped.
///
/// ```swift
/// TerminalDialog(
///   store.scope(
///     \.modal,
///     id: entry.id,
///     dialog: /Sheet.alert,
///     action: /Action.modal,
///     buttons: /Action.alert
///   )
/// )
/// ```
///
/// A person taps a button by ``TerminalWindow/tap(_:)``. Back, and a swipe, tap the cancel button
/// where there is one; without one a confirmation dialog is dismissed, and an alert stays.
public final class TerminalDialog: TerminalView {
  private let makeTree: () -> NavigationTree
  private let makeTitle: () -> String
  private let makeMessage: () -> String?
  private let makeButtons: () -> [ButtonState<Void>]
  private let makeCancelID: () -> EntryID?
  private let send: (DialogAction) -> Void

  /// Makes the view of a dialog's store.
  public init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
    makeTree = { store.state.tree }
    makeTitle = { store.state.title }
    makeMessage = { store.state.message }
    makeButtons = { store.state.buttons.map { ButtonState($0.title, role: $0.role) } }
    makeCancelID = { store.state.cancelButtonID }
    send = { store.send($0) }
    super.init()
    isDismissible = Dialog.isLeftByBack
  }

  /// Makes the view of an entry that is shown as a dialog, if it is there; else an empty one.
  public convenience init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>?) {
    if let store { self.init(store) } else { self.init() }
  }

  private override init() {
    makeTree = { .screen("") }
    makeTitle = { "" }
    makeMessage = { nil }
    makeButtons = { [] }
    makeCancelID = { nil }
    send = { _ in }
    super.init()
  }

  /// What is asked or told.
  public override var title: String { makeTitle() }

  /// The title, with the buttons.
  public override var tree: NavigationTree { makeTree() }

  /// The title over the message and a line for each button.
  public override var picture: TerminalPicture {
    let message = makeMessage().map { $0.split(separator: "\n").map(String.init) + [""] } ?? []
    return .screen(title: title, body: message + makeButtons().map(\.line))
  }

  /// What a person can tap, with what it is for.
  public var buttons: [(title: String, role: ButtonRole)] {
    makeButtons().map { ($0.title, $0.role) }
  }

  /// Taps the first button with a title, as a person does.
  ///
  /// - Returns: Whether there is such a button.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    guard makeButtons().contains(where: { $0.title == title }) else { return false }
    send(.tap(title))
    return true
  }

  /// Taps the cancel button.
  ///
  /// - Returns: Whether there is one.
  func cancel() -> Bool {
    guard let id = makeCancelID() else { return false }
    send(.tap(id))
    return true
  }
}

extension ButtonState {
  /// How the button is drawn.
  fileprivate var line: String {
    switch role {
    case .default, .cancel: "[ \(title) ]"
    case .destructive: "[ \(title) ] !"
    }
  }
}
