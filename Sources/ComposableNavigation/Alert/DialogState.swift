/// The common part of ``AlertState`` and ``ConfirmationDialogState``, for hosts that show either.
///
/// A button is named by its title and its occurrence, from the first on, as the entries of a
/// computed state are: so a tap means the button that a person has read, wherever it stands by now.
///
/// ```swift
/// let alert = AlertState<Never>("Again?") {
///   ButtonState("Yes")
///   ButtonState("Yes")
/// }
/// alert.buttonIDs                                    // Yes, Yes·2
/// ```
public protocol DialogState<Action> {
  /// The type of the actions that the buttons send.
  associatedtype Action

  /// The title: the question that is asked, or the news.
  var title: String { get }

  /// The text below the title; nil for none.
  var message: String? { get }

  /// The answers a person can give, in the order in which they are shown.
  var buttons: [ButtonState<Action>] { get }

  /// Tells whether a person can leave the dialog without a button.
  static var isLeftByBack: Bool { get }

  /// Describes a dialog by a list of buttons.
  init(_ title: String, message: String?, buttons: [ButtonState<Action>])
}

extension DialogState {
  /// Describes a dialog by its buttons, one a line.
  ///
  /// ```swift
  /// AlertState<Action>("Leave the page?") {
  ///   ButtonState("Leave", action: .leaveConfirmed)
  ///   if canSave { ButtonState("Save", action: .saveTapped) }
  ///   ButtonState.cancel()
  /// }
  /// ```
  public init(
    _ title: String,
    message: String? = nil,
    @ButtonBuilder<Action> buttons: () -> [ButtonState<Action>]
  ) {
    self.init(title, message: message, buttons: buttons())
  }

  /// The identities of the buttons, in their order.
  ///
  /// - Complexity: O(*n*).
  public var buttonIDs: [EntryID] {
    var occurrences: [String: Int] = [:]
    return buttons.map { button in
      occurrences[button.title, default: 0] += 1
      return .named(button.title, occurrence: occurrences[button.title, default: 1])
    }
  }

  /// The button of an id.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: nil when there is no such button.
  public func button(_ id: EntryID) -> ButtonState<Action>? {
    zip(buttonIDs, buttons).first { $0.0 == id }?.1
  }

  /// The button that leaves everything as it was: the first of that role; nil for none.
  public var cancelButtonID: EntryID? {
    zip(buttonIDs, buttons).first { $0.1.role == .cancel }?.0
  }

  /// The picture: the title, with the buttons below it, and which of them are disabled.
  ///
  /// ```swift
  /// // Delete all notes?
  /// // ├─ [Delete] destructive
  /// // └─ [Cancel] cancel
  /// ```
  public var tree: NavigationTree {
    .screen(
      title,
      buttons.map {
        NavigationTree(kind: .button($0.title, $0.role, isDisabled: $0.isDisabled))
      }
    )
  }
}
