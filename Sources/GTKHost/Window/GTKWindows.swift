#if GTK
  import CGTK
  public import ComposableNavigation

  /// The windows of an app, each a separate window of the desktop, one of them focused.
  ///
  /// A `WindowNavigationHandler` controls it; usually it creates and keeps its own:
  ///
  /// ```swift
  /// let windows = GTKWindows(
  ///   title: "Notes",
  ///   store: store.scope(state: \.windows, action: /Action.windows),
  ///   viewProvider: Windows()
  /// )
  /// windows.onEmpty = { loop.end() }
  /// windows.show(keeping: store)
  /// ```
  ///
  /// The content of each window has a separate lane. A command is answered at once: the host
  /// requests the focus, which a window manager grants later, or never. The host reports that the
  /// user focuses another window, or closes one.
  ///
  /// It is not inside another view, and no modal can cover all windows.
  public final class GTKWindows: GTKView, WindowHost {
    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The handler's elements whose windows are open, and the focused one.
    public private(set) var shown = Showing.nothing

    /// Called when the last window has closed and no other has opened: end the loop here, if the
    /// app ends with its last window.
    public var onEmpty: (@MainActor () -> Void)?

    /// Called when another page or window is in front, or a page has a new title.
    public var onChange: (@MainActor () -> Void)?

    private let name: String
    private let width: Int
    private let height: Int
    private var windows: [ElementID: GTKWindow] = [:]
    private var touches: [ElementID: WindowTouches] = [:]
    private var blockers: [ElementID: LeaveBlocker] = [:]
    private var owners: [AnyObject] = []
    private var focused: FocusedWindow?
    private var focusing = WindowFocus.known

    /// Creates a host without windows, for your own handler.
    ///
    /// - Parameters:
    ///   - title: The title of all windows, after that of the page in front.
    ///   - width: The width of a new window in pixels.
    ///   - height: The height of a new window in pixels.
    public init(title: String, width: Int = 860, height: Int = 640) {
      (name, self.width, self.height) = (title, width, height)
      super.init(widget: cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
      focused = FocusedWindow { [weak self] in self?.hear($0) }
    }

    /// Creates a host with its handler.
    ///
    /// - Parameters:
    ///   - title: The title of all windows, after that of the page in front.
    ///   - width: The width of a new window in pixels.
    ///   - height: The height of a new window in pixels.
    ///   - store: The scoped store of the windows.
    ///   - viewProvider: The provider of the views; a view's `tabTitle` is the name of its window.
    public convenience init<Provider: EntryViewProviding>(
      title: String,
      width: Int = 860,
      height: Int = 640,
      store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == GTKView, Provider.Item: Equatable & Sendable {
      self.init(title: title, width: width, height: height)
      let handler = WindowNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: self)
      ownHandlers.append(handler)
    }

    /// Opens the windows, and attaches the handler.
    ///
    /// - Parameter owners: Objects to keep as long as the host, such as the store.
    public func show(keeping owners: AnyObject...) {
      self.owners = owners
      setAttached(true)
    }

    // MARK: Looking

    /// The views of the windows, in the order in which they were opened.
    public var views: [GTKView] { shown.elements.compactMap { windows[$0]?.root } }

    /// The tree of the windows, in the order in which they were opened.
    public override var tree: NavigationTree {
      let index = shown.selected.flatMap { shown.elements.firstIndex(of: $0) }
      return .container(WindowRules.name, views.map(\.tree), active: index)
    }

    public override var front: GTKView? { shown.selected.flatMap { windows[$0]?.root } }

    /// Returns the window of an element, an `AdwWindow`; nil if it is not open.
    public func window(of element: ElementID) -> GTKWidget? { windows[element]?.widget }

    /// A Boolean value that indicates whether a requested focus is pending.
    package var isFocusPending: Bool { if case .asked = focusing { true } else { false } }

    /// The element whose window, or a sheet over it, has the focus; nil if there is none.
    package var seen: ElementID? {
      shown.elements.first { windows[$0].map { FocusedWindow.has($0.widget) } ?? false }
    }

    // MARK: The handler

    /// Closes the windows of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      let gone = windows
      (windows, touches, blockers, focusing, shown) = ([:], [:], [:], .known, .nothing)
      for window in gone.values { window.close() }
    }

    /// Closes, opens and focuses windows, and answers at once; refuses the command if the view of a
    /// new window is missing.
    public func perform(
      _ command: WindowCommand<ElementID>,
      presentables: [ElementID: GTKView],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      var after = command.applied(to: shown)
      let wished = [after.selected, shown.selected].compactMap { $0 }
      after.selected = wished.first(where: after.elements.contains) ?? after.elements.first
      for id in after.elements where windows[id] == nil && presentables[id] == nil {
        return acknowledgement.refused(.noView(of: id))
      }
      let (before, wasOpen) = (shown.selected, !shown.elements.isEmpty)
      shown = after
      for id in command.close { letGo(of: id)?.close() }
      // The focused window is opened last: the others request no focus, but may get it.
      let new = after.elements.filter { windows[$0] == nil }
      for id in new.filter({ $0 != after.selected }) + new.filter({ $0 == after.selected }) {
        if let view = presentables[id] { open(id, view, takesFocus: id == after.selected) }
      }
      let isGone = before.map { command.close.contains($0) } ?? (focusing == .left)
      if isGone || !command.open.isEmpty || command.focus != nil {
        focus(after.selected, moves: isGone)
      }
      acknowledgement.done(showing: shown)
      onChange?()
      if wasOpen { endIfEmpty() }
    }

    /// Stores the windows that must stay, with the reasons.
    public func didChange(blockers: [ElementID: LeaveBlocker]) { self.blockers = blockers }

    /// Shows the windows together with the view that contains the host.
    public func didAttach() { setOnScreen(true) }

    /// Hides the windows together with the view that contains the host.
    public func didDetach() { setOnScreen(false) }

    // MARK: User

    /// Focuses a window, as the user would by a click, and always reports it.
    ///
    /// - Returns: True if the window exists.
    @discardableResult
    public func focus(at index: Int) -> Bool {
      guard shown.elements.indices.contains(index) else { return false }
      let element = shown.elements[index]
      focus(element, moves: false)
      select(element)
      return true
    }

    /// Focuses the window after the focused one, from the last one to the first.
    ///
    /// - Returns: True if there is another window.
    @discardableResult
    public func focusNext() -> Bool {
      guard shown.elements.count > 1 else { return false }
      let index = shown.selected.flatMap { shown.elements.firstIndex(of: $0) } ?? -1
      return focus(at: (index + 1) % shown.elements.count)
    }

    /// Closes a window, as the user would, and reports it; reports only the attempt if it must
    /// stay.
    ///
    /// - Returns: True if the window exists.
    @discardableResult
    public func close(at index: Int) -> Bool {
      guard shown.elements.indices.contains(index) else { return false }
      close(shown.elements[index])
      return true
    }

    private func close(_ element: ElementID) {
      guard blockers[element] == nil else {
        onReport?(.attempted(.removed([element])))
        return
      }
      shown.elements.removeAll { $0 == element }
      if shown.selected == element { (shown.selected, focusing) = (nil, .left) }
      letGo(of: element)?.close()
      onReport?(.removed([element]))
      onChange?()
      endIfEmpty()
    }

    /// Handles a change of the focus.
    private func hear(_ toplevel: GTKWidget) {
      guard let element = shown.elements.first(where: { windows[$0]?.widget == toplevel }) else {
        return
      }
      if focusing.hear(element), element != shown.selected { select(element) }
    }

    /// Handles a press in a window: that window has the focus, despite a pending request.
    private func hearTouch(in element: ElementID) {
      focusing = .known
      if element != shown.selected { select(element) }
    }

    private func select(_ element: ElementID) {
      shown.selected = element
      onReport?(.selected(element))
      onChange?()
    }

    // MARK: The windows

    private func open(_ element: ElementID, _ view: GTKView, takesFocus: Bool) {
      let title = view.tabTitle.map { "\($0) – \(name)" } ?? name
      let window = GTKWindow(title: title, width: width, height: height)
      window.onClose = { [weak self] in
        self?.close(element)
        // The window is already closed, or must stay.
        return false
      }
      window.onChange = { [weak self] in self?.onChange?() }
      touches[element] = WindowTouches(on: window.widget) { [weak self] in
        self?.hearTouch(in: element)
      }
      windows[element] = window
      window.show(view, takesFocus: takesFocus)
    }

    private func letGo(of element: ElementID) -> GTKWindow? {
      focusing.forget(element)
      touches[element] = nil
      return windows.removeValue(forKey: element)
    }

    /// Requests the focus.
    ///
    /// If `moves` is true, the focus may first change by itself, because a window has closed.
    private func focus(_ element: ElementID?, moves: Bool) {
      guard let element, let window = windows[element] else { return focusing = .known }
      focusing.ask(for: element, hasIt: FocusedWindow.has(window.widget), moves: moves)
      window.present()
    }

    private func endIfEmpty() {
      if shown.elements.isEmpty { onEmpty?() }
    }

    // MARK: On screen

    /// Reports to the handler that the host is, or is no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      setOnScreen(isAttached)
      onReport?(isAttached ? .attached : .detached)
    }

    private func setOnScreen(_ isOnScreen: Bool) {
      // While windows are hidden, changes of the focus are not the user's.
      focusing = .left
      let selected = shown.selected
      let others = shown.elements.filter { $0 != selected }
      // The focused window is shown last, because the others may get the focus when they are shown.
      for element in others + (selected.map { [$0] } ?? []) {
        windows[element]?.setOnScreen(isOnScreen, takesFocus: element == selected)
      }
      if isOnScreen { focus(shown.selected, moves: false) }
    }
  }
#endif
