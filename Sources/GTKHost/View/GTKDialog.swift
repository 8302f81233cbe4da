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
    /// A button of the dialog.
    package struct Button {
      package let id: EntryID
      package let title: String
      package let role: ButtonRole
      package let isDisabled: Bool
    }

    private let makeTitle: () -> String
    private let makeMessage: () -> String?
    private let makeTree: () -> NavigationTree
    private let makeButtons: () -> [Button]
    private let makeCancelID: () -> EntryID?
    private let send: (DialogAction) -> Void
    private let chosen: (Int) -> Void

    /// Creates the view of a dialog's store.
    public init<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) {
      makeTitle = { store.state.title }
      makeMessage = { store.state.message }
      makeTree = { store.state.tree }
      makeButtons = {
        zip(store.state.buttonIDs, store.state.buttons).map {
          Button(id: $0, title: $1.title, role: $1.role, isDisabled: $1.isDisabled)
        }
      }
      makeCancelID = { store.state.cancelButtonID }
      send = { store.send($0) }
      chosen = { index in
        let ids = store.state.buttonIDs
        if ids.indices.contains(index) { store.send(.tap(ids[index])) }
      }
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
      makeTitle = { title }
      makeMessage = { message }
      makeTree = { .screen(title) }
      makeButtons = {
        buttons.enumerated().map { index, button in
          Button(
            id: .named(index, occurrence: 1),
            title: button.title,
            role: button.role,
            isDisabled: false
          )
        }
      }
      makeCancelID = {
        buttons.firstIndex { $0.role == .cancel }.map { .named($0, occurrence: 1) }
      }
      send = { action in
        let index = buttons.indices.first { .tap(.named($0, occurrence: 1)) == action }
        if let index { choose(index) }
      }
      chosen = choose
      super.init(widget: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      isDismissible = false
    }

    private convenience init() { self.init(title: "", message: nil, buttons: []) { _ in } }

    public override var title: String { makeTitle() }

    /// The tree of the title and the buttons.
    public override var tree: NavigationTree { makeTree() }

    /// The text below the title; nil for none.
    public var message: String? { makeMessage() }

    /// The buttons, in order.
    package var buttons: [Button] { makeButtons() }

    /// Taps a button, as the user would; the store refuses a tap on a disabled button.
    ///
    /// - Parameters:
    ///   - title: The button's title.
    ///   - occurrence: The number among the buttons with this title, from 1.
    /// - Returns: True if the button exists.
    @discardableResult
    public func tap(_ title: String, occurrence: Int = 1) -> Bool {
      let wanted = DialogAction.tap(title, occurrence: occurrence)
      guard makeButtons().contains(where: { .tap($0.id) == wanted }) else { return false }
      send(wanted)
      return true
    }

    /// Taps the button at an index.
    func tap(at index: Int) { chosen(index) }

    public override var canPerformBack: Bool { makeCancelID() != nil }

    /// Taps the cancel button.
    public override func performBack() -> Bool {
      guard let id = makeCancelID() else { return false }
      send(.tap(id))
      return true
    }
  }
#endif
