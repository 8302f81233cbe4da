#if GTK
  import CGTK
  import ComposableNavigation
  import GTKHost
  import TerminalHost
  import TerminalRunner

  /// A showcase in one or several windows, and the user's acts there.
  @MainActor
  final class WindowedShowcase<State, Action: Sendable> {
    private let guest: GuestShowcase<State, Action>
    private let options: GTKOptions
    private let hands = WindowedHands()
    private let translator: GTKTranslator
    private let end: @MainActor () -> Void
    /// The open dialogs.
    ///
    /// They are released with their answer, since their windows may close.
    private var dialogs: [GTKWidget: Signals] = [:]
    /// The window of a showcase with a single window.
    private var window: GTKWindow?
    /// A Boolean value that indicates whether an update of the pages is scheduled.
    private var isTold = false
    private var isAsking = false

    /// Makes the window of a showcase.
    ///
    /// - Parameters:
    ///   - showcase: The showcase.
    ///   - options: The size of the window.
    ///   - end: Ends the program.
    init(
      _ showcase: Showcase<State, Action>,
      _ options: GTKOptions,
      end: @escaping @MainActor () -> Void
    ) {
      guest = GuestShowcase(showcase)
      self.options = options
      self.end = end
      translator = GTKTranslator(showcase.name, options) { [guest] in guest.choose($0) }
    }

    /// The failures of the program and of the hosts.
    var failures: [String] { guest.failures }

    /// Shows the window and begins.
    func begin() {
      guest.hands = hands
      guest.onChange = { [weak self] in self?.tell() }
      guest.onMessage = { [weak self] in self?.frontPage?.say($0) }
      guest.onQuestion = { [weak self] in self?.ask($0) }
      guard let root = guest.begin().map(translator.translate) else { return }
      hands.root = root
      if let windows = root as? GTKWindows { show(windows) } else { show(root) }
      guest.start()
      renew()
    }

    private func show(_ root: GTKView) {
      let window = GTKWindow(title: guest.name, width: options.width, height: options.height)
      window.onChange = { [weak self] in self?.tell() }
      window.onClose = { [weak self] in self?.close() ?? true }
      window.show(root)
      self.window = window
    }

    /// Shows windows; closing the last one ends the program.
    private func show(_ windows: GTKWindows) {
      windows.onChange = { [weak self] in self?.tell() }
      windows.onEmpty = { [weak self] in self?.leave() }
      windows.show()
    }

    private var frontPage: RowsPage? { hands.root?.path.last as? RowsPage }

    /// The window in front; nil before one is open.
    private var frontWindow: GTKWidget? {
      guard let windows = hands.root as? GTKWindows else { return window?.widget }
      return windows.shown.selected.flatMap { windows.window(of: $0) }
    }

    /// Schedules one update of the pages for all current changes.
    private func tell() {
      guard !isTold else { return }
      isTold = true
      Task { renew() }
    }

    private func renew() {
      isTold = false
      let front = frontPage
      let hasColumns = hands.root?.path.contains { $0 is GTKSplit } == true
      for page in translator.pages {
        page.renew()
        // A page below keeps its menu, to which the focus may return; a column beside has none.
        let isBeside = hasColumns && front != nil && page.widget.window == front?.widget.window
        guard page === front || isBeside else { continue }
        let offers = page === front ? guest.offers(beside: page.rows) : []
        page.show(
          offers.map { OffersMenu.Offer(line: $0.line, asks: $0.asks) },
          page === front ? guest.captions : []
        ) { [weak self] in self?.guest.run($0) }
      }
      if let question = guest.question { ask(question) { [weak self] in self?.guest.answer($0) } }
    }

    // MARK: Questions

    /// Asks for the rest of a line.
    private func ask(_ question: GuestShowcase<State, Action>.Question) {
      let parent = frontPage?.widget.window ?? frontWindow
      let title = question.label.inTitleCase
      let dialog = cgtk_made(adw_message_dialog_new(parent?.cast(), title, nil))
      let entry = cgtk_made(gtk_entry_new())
      gtk_editable_set_text(entry.opaque, question.text)
      gtk_entry_set_activates_default(entry.cast(), 1)
      entry.setAccessibleLabel(question.label)
      adw_message_dialog_set_extra_child(dialog.cast(), entry)
      adw_message_dialog_add_response(dialog.cast(), "cancel", "Cancel")
      adw_message_dialog_add_response(dialog.cast(), "ok", "OK")
      adw_message_dialog_set_response_appearance(dialog.cast(), "ok", ADW_RESPONSE_SUGGESTED)
      adw_message_dialog_set_default_response(dialog.cast(), "ok")
      adw_message_dialog_set_close_response(dialog.cast(), "cancel")
      show(dialog) { [weak self] response in
        guard response == "ok", let text = gtk_editable_get_text(entry.opaque) else { return }
        let line = "\(question.line) \(String(cString: text))"
        Task { self?.guest.run(line) }
      }
    }

    /// Ends the program once the feature has finished its work.
    private func leave() {
      Task {
        await guest.leave()
        end()
      }
    }

    /// - Returns: False if the user would lose something and is asked first.
    private func close() -> Bool {
      guard let blocker = guest.blocker else {
        leave()
        return true
      }
      ask("\(blocker.reason) \(blocker.question ?? "Leave all the same?")") { [weak self] isYes in
        if isYes { self?.end() }
      }
      return false
    }

    private func ask(_ question: String, then answer: @escaping @MainActor (Bool) -> Void) {
      guard !isAsking else { return }
      isAsking = true
      let dialog = cgtk_made(adw_message_dialog_new(frontWindow?.cast(), question, nil))
      adw_message_dialog_add_response(dialog.cast(), "no", "No")
      adw_message_dialog_add_response(dialog.cast(), "yes", "Yes")
      adw_message_dialog_set_response_appearance(dialog.cast(), "yes", ADW_RESPONSE_DESTRUCTIVE)
      adw_message_dialog_set_default_response(dialog.cast(), "no")
      adw_message_dialog_set_close_response(dialog.cast(), "no")
      show(dialog) { [weak self] response in
        self?.isAsking = false
        Task { answer(response == "yes") }
      }
    }

    /// Shows a dialog and reports the tapped button once the dialog is gone, since the answer may
    /// close the window below.
    private func show(_ dialog: GTKWidget, answer: @escaping @MainActor (String) -> Void) {
      let signals = Signals()
      signals.connect(UnsafeMutableRawPointer(dialog), "response") { [weak self] arguments in
        answer(arguments.string(1))
        self?.dialogs[dialog] = nil
        return false
      }
      dialogs[dialog] = signals
      gtk_window_present(dialog.cast())
    }
  }
#endif
