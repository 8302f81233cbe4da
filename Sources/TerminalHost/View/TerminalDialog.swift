public import ComposableNavigation

/// An alert or confirmation dialog: a box around a title, a message, and buttons to be tapped.
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
/// It is a screen whose rows are the buttons, the disabled ones faint and passed over: a person at a
/// terminal chooses one, a script taps it by ``TerminalWindow/tap(_:occurrence:)``, and both send the
/// same. Back, and a swipe, tap the
/// cancel button where there is one; without one a confirmation dialog is dismissed, and an alert
/// stays.
public final class TerminalDialog: TerminalScreen {
  private let makeTree: () -> NavigationTree
  private let makeButtons: () -> [DialogButton]
  private let makeCancelID: () -> EntryID?
  private let send: (DialogAction) -> Void

  /// Makes the view of a dialog's store.
  public init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
    makeTree = { store.state.tree }
    makeButtons = {
      zip(store.state.buttonIDs, store.state.buttons).map {
        DialogButton(id: $0, title: $1.title, role: $1.role, isDisabled: $1.isDisabled)
      }
    }
    makeCancelID = { store.state.cancelButtonID }
    send = { store.send($0) }
    super.init(isAlert: true, title: { store.state.title }, rows: { store.state.rows })
    isDismissible = Dialog.isLeftByBack
    recipe = DialogRecipe(store: store)
  }

  /// Makes the view of an entry that is shown as a dialog, if it is there; else an empty one.
  public convenience init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>?) {
    if let store { self.init(store) } else { self.init() }
  }

  private init() {
    makeTree = { .screen("") }
    makeButtons = { [] }
    makeCancelID = { nil }
    send = { _ in }
    super.init(isAlert: true, title: { "" }, rows: { [] })
  }

  /// The title, with the buttons.
  public override var tree: NavigationTree { makeTree() }

  /// The buttons that a person can tap, with their purposes.
  public var buttons: [(title: String, role: ButtonRole)] {
    makeButtons().filter { !$0.isDisabled }.map { ($0.title, $0.role) }
  }

  /// Taps a button, as a person does; the store refuses a tap on one that is disabled.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - occurrence: The number among the buttons with this title, counted from 1.
  /// - Returns: True if there is such a button.
  @discardableResult
  public func tap(_ title: String, occurrence: Int = 1) -> Bool {
    guard has(title, occurrence: occurrence) else { return false }
    send(.tap(title, occurrence: occurrence))
    return true
  }

  /// Tells whether there is such a button to be tapped.
  func has(_ title: String, occurrence: Int) -> Bool {
    let wanted = DialogAction.tap(title, occurrence: occurrence)
    return makeButtons().contains { .tap($0.id) == wanted }
  }

  public override var canGoBackHere: Bool { makeCancelID() != nil }

  /// Taps the cancel button.
  public override func goBackHere() -> Bool {
    guard let id = makeCancelID() else { return false }
    send(.tap(id))
    return true
  }
}

extension DialogState {
  /// The message over a row for each button.
  fileprivate var rows: [TerminalRow] {
    let lines = message.map { $0.split(separator: "\n").map { TerminalRow(String($0)) } + [""] }
    var occurrences: [String: Int] = [:]
    return (lines ?? [])
      + buttons.map { button -> TerminalRow in
        occurrences[button.title, default: 0] += 1
        let tap = TerminalAct.tap(button.title, occurrence: occurrences[button.title, default: 1])
        var row =
          button.isDisabled ? TerminalRow(button.line) : TerminalRow(button.line, does: tap)
        row.isFaint = button.isDisabled
        row.role = button.role
        return row
      }
  }
}

/// The facts about a button that a dialog's view needs.
private struct DialogButton {
  let id: EntryID
  let title: String
  let role: ButtonRole
  let isDisabled: Bool
}

extension ButtonState {
  /// The button as a line of text.
  fileprivate var line: String {
    switch role {
    case .default, .cancel: "[ \(title) ]"
    case .destructive: "[ \(title) ] !"
    }
  }
}

/// The part of a dialog's view.
private struct DialogRecipe<Dialog: DialogState>: TerminalRecipe {
  let store: Store<Dialog, DialogAction>

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeDialog(store)
  }
}
