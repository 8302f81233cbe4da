#if GTK
  import CGTK
  public import ComposableNavigation

  /// Windows of an app, each a real one, one of them focused.
  ///
  /// It obeys a `WindowNavigationHandler`; most often it makes and keeps its own:
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
  /// The content of a window has a lane of its own. A command is answered at once: the focus is asked for,
  /// and a window manager gives it a moment later, or never. A person who focuses another window, or
  /// closes one, is reported.
  ///
  /// It lies in no other view, and nothing is presented over all windows.
  public final class GTKWindows: GTKView, WindowHost {
    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The handler's elements whose windows are open, and which of them has the focus.
    public private(set) var shown = Showing.nothing

    /// Is called when the last window has gone and no other has come: end the loop, if the app ends
    /// with its last window.
    public var onEmpty: (@MainActor () -> Void)?

    /// Is called instead of ``GTKWindow/back()`` when a person goes back in the focused window.
    public var onBack: (@MainActor () -> Void)?

    /// Is called when another page has come in front in a window, one has another title, and when
    /// another window is focused.
    public var onChange: (@MainActor () -> Void)?

    private let name: String
    private let width: Int
    private let height: Int
    private var windows: [ElementID: GTKWindow] = [:]
    private var touches: [ElementID: WindowTouches] = [:]
    private var stays: [ElementID: Stay] = [:]
    private var owners: [AnyObject] = []
    private var focused: FocusedWindow?
    private var focusing = WindowFocus.known

    /// Makes a host without windows, for a handler of your own.
    ///
    /// - Parameters:
    ///   - title: The title of all windows; beside it stands that of the page in front.
    ///   - width: The width of a new window in pixels.
    ///   - height: The height of a new window in pixels.
    public init(title: String, width: Int = 860, height: Int = 640) {
      (name, self.width, self.height) = (title, width, height)
      super.init(widget: cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
      focused = FocusedWindow { [weak self] in self?.hear($0) }
    }

    /// Makes a host together with its handler.
    ///
    /// - Parameters:
    ///   - title: The title of all windows; beside it stands that of the page in front.
    ///   - width: The width of a new window in pixels.
    ///   - height: The height of a new window in pixels.
    ///   - store: The windows' store, scoped to them.
    ///   - viewProvider: The provider of the views; the `tabTitle` of one names its window.
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

    /// Opens the windows: the handler begins.
    ///
    /// - Parameter owners: Objects that have to live as long as the host, such as the store.
    public func show(keeping owners: AnyObject...) {
      self.owners = owners
      setAttached(true)
    }

    // MARK: Looking

    /// The views of the windows, in the order in which they were opened.
    public var views: [GTKView] { shown.elements.compactMap { windows[$0]?.root } }

    /// Windows in the order in which they were opened.
    public override var tree: NavigationTree {
      let index = shown.selected.flatMap { shown.elements.firstIndex(of: $0) }
      return .container(WindowRules.name, views.map(\.tree), active: index)
    }

    public override var front: GTKView? { shown.selected.flatMap { windows[$0]?.root } }

    /// The window of an element, an `AdwWindow`; nil for one that is not open.
    public func window(of element: ElementID) -> GTKWidget? { windows[element]?.widget }

    /// Tells whether a window is to be focused, and is not yet.
    package var awaitsFocus: Bool { if case .asked = focusing { true } else { false } }

    /// The element in whose window, or in a sheet over it, a person types now; nil for none.
    package var seen: ElementID? {
      shown.elements.first { windows[$0].map { FocusedWindow.has($0.widget) } ?? false }
    }

    // MARK: The handler

    /// Closes the windows of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      let gone = windows
      (windows, touches, stays, focusing, shown) = ([:], [:], [:], .known, .nothing)
      for window in gone.values { window.close() }
    }

    /// Closes, opens and focuses windows, and answers at once; without a view for one that is to be
    /// opened it refuses.
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
      // The focused one last: others ask for no focus, and may be given it all the same.
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

    /// Keeps the windows that stay, from now on.
    public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

    /// The windows come with the view that the host lies in.
    public func didAttach() { setOnScreen(true) }

    /// The windows go with the view that the host lies in.
    public func didDetach() { setOnScreen(false) }

    // MARK: A person

    /// Focuses a window, as a person does by a click, and reports it, also when it is focused already.
    ///
    /// - Returns: True if there is such a window.
    @discardableResult
    public func focus(at index: Int) -> Bool {
      guard shown.elements.indices.contains(index) else { return false }
      let element = shown.elements[index]
      focus(element, moves: false)
      select(element)
      return true
    }

    /// Focuses the window after the focused one, after the last the first.
    ///
    /// - Returns: True if there is another one.
    @discardableResult
    public func focusNext() -> Bool {
      guard shown.elements.count > 1 else { return false }
      let index = shown.selected.flatMap { shown.elements.firstIndex(of: $0) } ?? -1
      return focus(at: (index + 1) % shown.elements.count)
    }

    /// Closes a window, as a person does, and reports it; one that stays is kept, and the attempt is
    /// reported.
    ///
    /// - Returns: True if there is such a window.
    @discardableResult
    public func close(at index: Int) -> Bool {
      guard shown.elements.indices.contains(index) else { return false }
      close(shown.elements[index])
      return true
    }

    private func close(_ element: ElementID) {
      guard stays[element] == nil else {
        onReport?(.attempted(.remove([element])))
        return
      }
      shown.elements.removeAll { $0 == element }
      if shown.selected == element { (shown.selected, focusing) = (nil, .left) }
      letGo(of: element)?.close()
      onReport?(.removed([element]))
      onChange?()
      endIfEmpty()
    }

    /// Hears that a window has the focus.
    private func hear(_ toplevel: GTKWidget) {
      guard let element = shown.elements.first(where: { windows[$0]?.widget == toplevel }) else {
        return
      }
      if focusing.hear(element), element != shown.selected { select(element) }
    }

    /// Hears that a person has pressed something in a window: so that one has the focus, whatever was
    /// asked for.
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
        // It is closed already, or stays.
        return false
      }
      window.onBack = { [weak self, weak window] in
        if let onBack = self?.onBack { onBack() } else { window?.back() }
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

    /// Asks for the focus, which `moves` by itself first, also away from this window, where the window
    /// that had it has gone.
    private func focus(_ element: ElementID?, moves: Bool) {
      guard let element, let window = windows[element] else { return focusing = .known }
      focusing.ask(for: element, hasIt: FocusedWindow.has(window.widget), moves: moves)
      window.present()
    }

    private func endIfEmpty() {
      if shown.elements.isEmpty { onEmpty?() }
    }

    // MARK: On screen

    /// Tells the handler that the host is, or is no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      setOnScreen(isAttached)
      onReport?(isAttached ? .attached : .detached)
    }

    private func setOnScreen(_ isOnScreen: Bool) {
      // Whatever is focused while they go, nobody did.
      focusing = .left
      let selected = shown.selected
      let others = shown.elements.filter { $0 != selected }
      // The focused one last: others may be given the focus when they come.
      for element in others + (selected.map { [$0] } ?? []) {
        windows[element]?.setOnScreen(isOnScreen, takesFocus: element == selected)
      }
      if isOnScreen { focus(shown.selected, moves: false) }
    }
  }
#endif
