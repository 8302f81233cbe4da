#if GTK
  import CGTK
  public import ComposableNavigation

  /// An alert or confirmation dialog: an `AdwMessageDialog` with a title, a message and buttons.
  ///
  /// ```swift
  /// GTKDialog(
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
  /// Escape, and closing the dialog, tap the cancel button if there is one; without one, they
  /// dismiss a confirmation dialog, but not an alert. The text is read at presentation.
  public final class GTKDialog: GTKView {
    /// Returns the dialog; nil for an empty view.
    private let dialog: () -> (any DialogState)?
    private let send: (DialogAction) -> Void
    private let hasTree: Bool

    /// Creates the view of a dialog's store.
    public init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
      dialog = { store.state }
      hasTree = true
      send = { store.send($0) }
      super.init(widget: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      isDismissible = Dialog.isDismissedByBack
    }

    /// Creates the view of a dialog's store; an empty view if the store is nil.
    public convenience init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>?) {
      if let store { self.init(store) } else { self.init() }
    }

    /// Creates an alert of your own page, which the user answers by a button.
    ///
    /// ```swift
    /// GTKDialog(title: "Delete?", message: nil, buttons: [("Delete", .destructive), ("Keep", .cancel)]) {
    ///   store.send($0 == 0 ? .deleteTapped : .keepTapped)
    /// }
    /// ```
    ///
    /// Escape chooses the first cancel button. Without one, only the buttons close the alert,
    /// unless you set ``GTKView/isDismissible``.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The text below it; nil for none.
    ///   - buttons: The buttons, in order.
    ///   - choose: Called with the index of the button, from 0; the state dismisses the dialog.
    public init(
      title: String,
      message: String?,
      buttons: [(title: String, role: ButtonRole)],
      choose: @escaping @MainActor (Int) -> Void
    ) {
      let alert = AlertState<Never>(
        title,
        message: message,
        buttons: buttons.map { ButtonState($0.title, role: $0.role) }
      )
      dialog = { alert }
      hasTree = false
      send = { tap in
        // Without buttons, the alert has one of its own.
        let index = alert.buttonIDs.firstIndex(of: tap.buttonID)
        if let index, index < buttons.count { choose(index) }
      }
      super.init(widget: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      isDismissible = false
    }

    private init() {
      dialog = { nil }
      hasTree = false
      send = { _ in }
      super.init(widget: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      isDismissible = false
    }

    public override var title: String { dialog()?.title ?? "" }

    /// The tree of the title and, with a store, of the buttons.
    public override var tree: NavigationTree {
      hasTree ? dialog()?.tree ?? .screen(title) : .screen(title)
    }

    /// The text below the title; nil for none.
    public var message: String? { dialog()?.message }

    /// The buttons, in order.
    package var buttons: [DialogButton] { dialog()?.plainButtons ?? [] }

    /// Taps a button, as the user would; the store refuses a tap on a disabled button.
    ///
    /// - Parameters:
    ///   - title: The button's title.
    ///   - occurrence: The number among the buttons with this title, from 1.
    /// - Returns: True if the button exists.
    @discardableResult
    public func tap(_ title: String, occurrence: Int = 1) -> Bool {
      let wanted = DialogAction.tap(title, occurrence: occurrence)
      guard buttons.contains(where: { .tap($0.id) == wanted }) else { return false }
      send(wanted)
      return true
    }

    func tap(at index: Int) {
      let buttons = buttons
      if buttons.indices.contains(index) { send(.tap(buttons[index].id)) }
    }

    public override var canPerformBack: Bool { dialog()?.cancelButtonID != nil }

    /// Taps the cancel button.
    public override func performBack() -> Bool {
      guard let id = dialog()?.cancelButtonID else { return false }
      send(.tap(id))
      return true
    }
  }
#endif
