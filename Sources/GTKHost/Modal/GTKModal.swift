#if GTK
  import CGTK
  public import ComposableNavigation

  /// A view, and the view presented over it.
  ///
  /// A `ModalNavigationHandler` controls it; usually ``GTKView/withModal(store:viewProvider:)``
  /// makes both:
  ///
  /// ```swift
  /// GTKPage(title: "List", content: list).withModal(
  ///   store: store.scope(state: \.modal, action: /Action.modal),
  ///   viewProvider: Sheets()
  /// )
  /// ```
  ///
  /// A sheet is a separate window over the other one, a cover fills its window, and a ``GTKDialog``
  /// is a message dialog. The user dismisses a sheet by Escape or its close button; a cover has
  /// neither.
  public final class GTKModal: GTKView, ModalHost {
    /// A sheet can become another one; other changes are a dismissal and a presentation.
    public let capabilities: ModalCapabilities = [.resize]

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The view below the presented one.
    public let content: GTKView

    private enum Phase {
      case resting
      case coming(Acknowledgement)
      case going(Acknowledgement)
    }

    private var phase = Phase.resting
    private var contents = HostContents<GTKView>()
    /// The surface of the presented view.
    private var surface: (any Surface)?
    /// The surface of the last dismissal, which may still be visible.
    private var last: (any Surface)?

    /// Creates a host over a view, for your own handler.
    public init(over content: GTKView) {
      self.content = content
      super.init(widget: content.widget)
      tabTitle = content.tabTitle
      tabIcon = content.tabIcon
      content.onTitleChange = { [weak self] in self?.onTitleChange?() }
    }

    // MARK: Looking

    /// The handler's presented element and its style.
    public var shown: Showing { contents.shown }

    /// The host's handlers, then those of the view below.
    public override var handlers: [any NavigationHandler] { ownHandlers + content.handlers }

    /// The presented view; nil for none.
    public var presented: GTKView? { contents.views.first }

    /// The title of the view below.
    public override var title: String { content.title }

    /// The tree of the view below, with the presented one over it.
    public override var tree: NavigationTree {
      content.tree.presenting(contents.presentation.map { [.modal($0.style, $0.view.tree)] } ?? [])
    }

    public override var front: GTKView? { presented ?? content }

    package override var isModal: Bool { presented != nil }

    /// A Boolean value that indicates whether a presentation or a dismissal is in progress.
    package var isMoving: Bool { surface?.isMoving == true || last?.isMoving == true }

    // MARK: The handler

    /// Dismisses the view of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      let (gone, view) = (surface, presented)
      (surface, phase) = (nil, .resting)
      contents.begin()
      // Hidden last: hiding may end a transition, which no longer has a meaning.
      if let gone { hide(gone, of: view, animated: false) }
    }

    private func hide(_ gone: any Surface, of view: GTKView?, animated: Bool) {
      followFocus(among: [content, view].compactMap { $0 }) { gone.hide(animated: animated) }
    }

    /// Carries out a command, and answers when the change is visible.
    public func perform(
      _ command: ModalCommand<ElementID>,
      presentables: [ElementID: GTKView],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard case .resting = phase else { return acknowledgement.refused(.transition) }
      var next = contents
      guard next.take(command, with: presentables, refusing: acknowledgement) else { return }
      switch command {
      case .present(let id, let style):
        guard presented == nil, let view = next[id] else {
          return acknowledgement.refused("something else is presented")
        }
        guard let window = widget.window else {
          return acknowledgement.refused("it is in no window")
        }
        let surface = makeSurface(of: view, style, over: window)
        surface.onRest = { [weak self] in self?.settle() }
        (contents, self.surface) = (next, surface)
        phase = .coming(acknowledgement)
        view.onTitleChange = { [weak self, weak view] in
          if let view { self?.surface?.rename(view.title) }
          self?.onTitleChange?()
        }
        followFocus(among: [content]) { surface.show(animated: animated) }
        if !surface.isMoving { settle() }
      case .dismiss(let id):
        guard let gone = surface, contents[id] != nil else {
          return acknowledgement.done(showing: shown)
        }
        let view = presented
        (contents, surface, last) = (next, nil, gone)
        phase = .going(acknowledgement)
        hide(gone, of: view, animated: animated)
        if !gone.isMoving { settle() }
      case .restyle(let id, let style):
        contents = next
        if contents[id] != nil, case .sheet(let sheet) = style {
          (surface as? SheetSurface)?.resize(sheet, over: widget.window)
        }
        acknowledgement.done(showing: shown)
      }
    }

    private func makeSurface(
      of view: GTKView,
      _ style: PresentationStyle,
      over window: GTKWidget
    ) -> any Surface {
      let close: @MainActor () -> Void = { [weak self] in self?.dismiss() }
      if let dialog = view as? GTKDialog {
        return DialogSurface(dialog, over: window, onClose: close)
      }
      switch style {
      case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
        if let cover = CoverSurface(view.widget, over: window) { return cover }
        return SheetSurface(view, nil, over: window, onClose: close)
      case .sheet(let sheet):
        return SheetSurface(view, sheet, over: window, onClose: close)
      case .automatic, .formSheet, .popover, .alert, .confirmationDialog, .custom:
        return SheetSurface(view, nil, over: window, onClose: close)
      }
    }

    /// Stores the elements that must stay, with the reasons.
    public func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

    /// Shows the presented view again, because the host is on screen.
    public func didAttach() { surface?.setOnScreen(true, over: widget.window) }

    /// Releases a void command; the presented view leaves the screen with the view below.
    public func didDetach() {
      let void = phase
      phase = .resting
      withExtendedLifetime(void) { surface?.setOnScreen(false, over: nil) }
    }

    // MARK: User

    /// Dismisses the presented view, as the user would; on a dialog, taps the cancel button, if
    /// any.
    ///
    /// - Returns: True if it reported a dismissal or an attempt.
    @discardableResult
    public func dismiss() -> Bool {
      if let dialog = presented as? GTKDialog, dialog.performBack() { return true }
      let view = presented
      guard canDismiss, let report = contents.remove(shown.elements) else { return false }
      guard presented == nil, let gone = surface else {
        onReport?(report)
        return true
      }
      (surface, last) = (nil, gone)
      hide(gone, of: view, animated: true)
      onReport?(report)
      if last?.isMoving != true { settle() }
      return true
    }

    private var canDismiss: Bool {
      guard let (view, style) = contents.presentation else { return false }
      if view is GTKDialog { return view.canPerformBack || view.isDismissible }
      return view.isDismissible && style.canBeSwipedDown
    }

    public override var canPerformBack: Bool {
      canDismiss || presented?.isDismissible == true && super.canPerformBack
    }

    /// Dismisses the presented view; a cover, which the user cannot close, goes back by the state.
    public override func performBack() -> Bool {
      dismiss() || canPerformBack && super.performBack()
    }

    public override func setBackAction(_ act: (@MainActor () -> Void)?) {
      content.setBackAction(act)
    }

    public override func setEndsWindow(_ ends: Bool) { content.setEndsWindow(ends) }

    override var takesSwitcher: Bool { content.takesSwitcher }

    override func setSwitcher(_ make: (@MainActor () -> TabSwitcher?)?) {
      content.setSwitcher(make)
    }

    // MARK: The window

    /// Notifies the handlers that the host and the view below are, or are no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      content.setAttached(isAttached)
      surface?.setOnScreen(isAttached, over: isAttached ? widget.window : nil)
      let void = phase
      if !isAttached { phase = .resting }
      withExtendedLifetime(void) { onReport?(isAttached ? .attached : .detached) }
    }

    // MARK: Rest

    private func settle() {
      if last?.isMoving != true { last = nil }
      onTitleChange?()
      switch phase {
      case .resting: break
      case .coming(let acknowledgement), .going(let acknowledgement):
        phase = .resting
        acknowledgement.done(showing: shown)
      }
    }
  }

  extension GTKView {
    /// Returns a modal host over this view, with its handler.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the modal.
    ///   - viewProvider: The provider of the presented views.
    /// - Returns: The view to show instead of this one.
    public func withModal<Provider: EntryViewProviding>(
      store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) -> GTKModal
    where Provider.Presentable == GTKView, Provider.Item: Equatable & Sendable {
      let modal = GTKModal(over: self)
      let handler = ModalNavigationHandler(store: store, viewProvider: viewProvider)
      // Neither host contains the other, so the lane is shared explicitly.
      handler.setup(with: modal, in: handlers.first?.lane)
      modal.ownHandlers.append(handler)
      return modal
    }
  }
#endif
