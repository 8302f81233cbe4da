#if GTK
  import CGTK
  import ComposableNavigation

  /// A message dialog.
  final class DialogSurface: WindowSurface {
    /// A Boolean value that indicates whether a button was tapped, so that GTK closes the dialog.
    private var isAnswered = false

    /// Creates the window of a dialog.
    ///
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - parent: The window below.
    ///   - onClose: Called if the user closes the dialog without a button.
    init(_ dialog: GTKDialog, over parent: GTKWidget, onClose: @escaping @MainActor () -> Void) {
      super.init(adw_message_dialog_new(parent.cast(), dialog.title, dialog.message))
      let buttons = Array(dialog.buttons.enumerated())
      let destroys = buttons.contains { $0.element.role == .destructive }
      // As in GNOME, the cancel button is the first one.
      let ordered =
        buttons.filter { $0.element.role == .cancel }
        + buttons.filter { $0.element.role != .cancel }
      for (index, button) in ordered {
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
        // The default response for Return must be harmless.
        if destroys ? button.role == .cancel : index == ordered.last?.offset {
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
      // Connected before GTK's own handler, which responds with its own id.
      signals.connect(UnsafeMutableRawPointer(window), "close-request") { [weak self] _ in
        guard let self else { return false }
        // GTK closes the dialog after a response; the state decides whether it is dismissed.
        if isAnswered { isAnswered = false } else { onClose() }
        return true
      }
    }
  }
#endif
