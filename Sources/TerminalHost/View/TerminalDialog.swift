public import ComposableNavigation

/// An alert or confirmation dialog: a box with a title, a message, and buttons.
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
/// It is a screen whose rows are the buttons; disabled ones are faint and are skipped. At a
/// terminal the user chooses a button, and a script taps it by
/// ``TerminalWindow/tap(_:occurrence:)``; both send the same action. Back, and a swipe, tap the
/// cancel button if there is one; without one, they dismiss a confirmation dialog, but not an
/// alert.
public final class TerminalDialog: TerminalScreen {
  /// Returns the dialog; nil for an empty view.
  private let dialog: () -> (any DialogState)?
  private let send: (DialogAction) -> Void

  /// Creates the view of a dialog's store.
  public init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
    dialog = { store.state }
    send = { store.send($0) }
    super.init(isAlert: true, title: { store.state.title }, rows: { store.state.rows })
    isDismissible = Dialog.isDismissedByBack
    recipe = DialogRecipe(store: store)
  }

  /// Creates the view of a dialog's store; an empty view if the store is nil.
  public convenience init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>?) {
    if let store { self.init(store) } else { self.init() }
  }

  private init() {
    dialog = { nil }
    send = { _ in }
    super.init(isAlert: true, title: { "" }, rows: { [] })
  }

  /// The tree of the title and the buttons.
  public override var tree: NavigationTree { dialog()?.tree ?? .screen("") }

  /// The buttons that the user can tap, with their roles.
  public var buttons: [(title: String, role: ButtonRole)] {
    plainButtons.filter { !$0.isDisabled }.map { ($0.title, $0.role) }
  }

  /// Taps a button, as the user would; the store refuses a tap on a disabled button.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - occurrence: The number among the buttons with this title, from 1.
  /// - Returns: True if the button exists.
  @discardableResult
  public func tap(_ title: String, occurrence: Int = 1) -> Bool {
    guard has(title, occurrence: occurrence) else { return false }
    send(.tap(title, occurrence: occurrence))
    return true
  }

  /// Returns a Boolean value that indicates whether a button exists.
  func has(_ title: String, occurrence: Int) -> Bool {
    let wanted = DialogAction.tap(title, occurrence: occurrence)
    return plainButtons.contains { .tap($0.id) == wanted }
  }

  private var plainButtons: [DialogButton] { dialog()?.plainButtons ?? [] }

  public override var canPerformBack: Bool { dialog()?.cancelButtonID != nil }

  /// Taps the cancel button.
  public override func performBack() -> Bool {
    guard let id = dialog()?.cancelButtonID else { return false }
    send(.tap(id))
    return true
  }
}

extension DialogState {
  /// The message, and a row for each button.
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

extension ButtonState {
  /// The button as text.
  fileprivate var line: String {
    switch role {
    case .default, .cancel: "[ \(title) ]"
    case .destructive: "[ \(title) ] !"
    }
  }
}

/// The store of a dialog's view.
private struct DialogRecipe<Dialog: DialogState>: TerminalRecipe {
  let store: Store<Dialog, DialogAction>

  func make<Translator: TerminalTranslator>(by translator: Translator) -> Translator.View {
    translator.makeDialog(store)
  }
}
