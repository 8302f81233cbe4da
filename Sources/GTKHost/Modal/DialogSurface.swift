#if GTK
  import CGTK
  import ComposableNavigation

  /// A message dialog.
  @MainActor
  final class DialogSurface: Surface {
    var onRest: (@MainActor () -> Void)?
    let isMoving = false

    private let window: GTKWidget
    private let signals = Signals()
    private var isGone = false
    /// Tells whether a button has been tapped, after which GTK closes the dialog by itself.
    private var isAnswered = false

    /// Makes the window of a dialog.
    ///
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - parent: The window below.
    ///   - onClose: Hears that a person wants it to close without a button.
    init(_ dialog: GTKDialog, over parent: GTKWidget, onClose: @escaping @MainActor () -> Void) {
      window = adw_message_dialog_new(parent.cast(), dialog.title, dialog.message)
      g_object_ref_sink(window)
      let buttons = dialog.buttons
      let destroys = buttons.contains { $0.role == .destructive }
      for (index, button) in buttons.enumerated() {
        adw_message_dialog_add_response(window.cast(), "\(index)", button.title)
        adw_message_dialog_set_response_enabled(
          window.cast(),
          "\(index)",
          button.isDisabled ? 0 : 1
        )
        if button.role == .destructive {
          adw_message_dialog_set_response_appearance(
            window.cast(),
            "\(index)",
            ADW_RESPONSE_DESTRUCTIVE
          )
        }
        // Return does no harm.
        if destroys ? button.role == .cancel : index == buttons.count - 1 {
          adw_message_dialog_set_default_response(window.cast(), "\(index)")
        }
      }
      signals.connect(UnsafeMutableRawPointer(window), "response") {
        [weak self, weak dialog] arguments in
        guard let index = Int(arguments.string(1)) else { return false }
        self?.isAnswered = true
        dialog?.tap(at: index)
        return false
      }
      // Before GTK's own answer, which is its own id.
      signals.connect(UnsafeMutableRawPointer(window), "close-request") { [weak self] _ in
        guard let self else { return false }
        // GTK closes what has been answered; the state decides whether it goes.
        if isAnswered { isAnswered = false } else { onClose() }
        return true
      }
    }

    func show(animated: Bool) { gtk_window_present(window.cast()) }

    func hide(animated: Bool) {
      isGone = true
      signals.disconnectAll()
      gtk_window_destroy(window.cast())
    }

    func setOnScreen(_ isOnScreen: Bool, over parent: GTKWidget?) {
      // Off screen, the window below may go before this one: GTK looks at it once more then.
      gtk_window_set_transient_for(window.cast(), parent?.cast())
      gtk_widget_set_visible(window, isOnScreen ? 1 : 0)
    }

    isolated deinit {
      // GTK keeps windows, also those that nobody else does.
      if !isGone { hide(animated: false) }
      g_object_unref(window)
    }
  }
#endif
