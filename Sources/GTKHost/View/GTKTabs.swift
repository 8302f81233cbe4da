#if GTK
  import CGTK
  public import ComposableNavigation

  /// Views of which one is visible, over a bar that switches between them.
  ///
  /// A `TabNavigationHandler` controls it; usually it creates and keeps its own:
  ///
  /// ```swift
  /// let tabs = GTKTabs(
  ///   store: store.scope(state: \.tabs, action: /Action.tabs),
  ///   viewProvider: Tabs()
  /// )
  /// ```
  ///
  /// It is an `AdwViewStack` with an `AdwViewSwitcherBar`. GTK changes tabs without a transition, so
  /// each command is answered at once.
  public final class GTKTabs: GTKView, TabHost {
    /// The changes that the host can make in one step.
    public let capabilities = TabCapabilities.all

    /// True: a new page already contains its tabs.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The handler's elements that are shown, and the selected one.
    public private(set) var shown = Showing.nothing

    /// The widget that shows the views.
    let pages: GTKWidget
    /// The bar that switches between the views.
    let bar: GTKWidget
    private var viewsByID: [ElementID: GTKView] = [:]
    private var blockers: [ElementID: LeaveBlocker] = [:]
    private var isChanging = false
    private var endsWindow = true
    private var outerBackAction: (@MainActor () -> Void)?
    /// The selected tab when the user pressed the bar.
    private var pressed: ElementID?

    /// Creates a tab bar without tabs, for your own handler.
    public init() {
      let box = cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      pages = adw_view_stack_new()
      bar = adw_view_switcher_bar_new()
      super.init(widget: box)
      gtk_widget_set_vexpand(pages, 1)
      gtk_box_append(box.cast(), pages)
      gtk_box_append(box.cast(), bar)
      adw_view_switcher_bar_set_stack(bar.opaque, pages.opaque)
      adw_view_switcher_bar_set_reveal(bar.opaque, 1)
      bar.setAccessibleLabel("Tabs")
      signals.connect(pages, "notify::visible-child") { [weak self] in self?.hear() }
      listenToTaps()
    }

    /// Creates a tab bar with its handler.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the tabs.
    ///   - viewProvider: The provider of the views.
    public convenience init<Provider: EntryViewProviding>(
      store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == GTKView, Provider.Item: Equatable & Sendable {
      self.init()
      let handler = TabNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: self)
      ownHandlers.append(handler)
    }

    // MARK: Looking

    /// The views in order.
    public var views: [GTKView] { shown.elements.compactMap { viewsByID[$0] } }

    /// The tree of the tabs, in order.
    public override var tree: NavigationTree {
      let index = shown.selected.flatMap { shown.elements.firstIndex(of: $0) }
      return .tabs(views.map(\.tree), active: index)
    }

    public override var front: GTKView? { shown.selected.flatMap { viewsByID[$0] } }

    /// The view that the widget shows; nil for none.
    package var seen: GTKView? {
      let visible = adw_view_stack_get_visible_child(pages.opaque)
      return views.first { $0.widget == visible }
    }

    // MARK: The handler

    /// Removes the tabs of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      (blockers, viewsByID) = ([:], [:])
      show(.nothing)
    }

    /// Carries out a command at once; refuses it if the view of a new element is missing.
    public func perform(
      _ command: TabCommand<ElementID>,
      presentables: [ElementID: GTKView],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      var after = command.applied(to: shown)
      let wished = [after.selected, shown.selected].compactMap { $0 }
      after.selected = wished.first(where: after.elements.contains) ?? after.elements.first
      var next: [ElementID: GTKView] = [:]
      for id in after.elements {
        guard let view = viewsByID[id] ?? presentables[id] else {
          return acknowledgement.refused(.noView(of: id))
        }
        next[id] = view
      }
      viewsByID = next
      show(after)
      acknowledgement.done(showing: shown)
    }

    /// Stores the elements that must stay, with the reasons.
    public func didChange(blockers: [ElementID: LeaveBlocker]) { self.blockers = blockers }

    // MARK: User

    /// Selects a tab, as the user would by a tap, and always reports it.
    ///
    /// - Returns: True if the tab exists.
    @discardableResult
    public func select(at index: Int) -> Bool {
      guard shown.elements.indices.contains(index) else { return false }
      select(shown.elements[index])
      return true
    }

    private func select(_ element: ElementID) {
      if element != shown.selected, let selected = shown.selected, blockers[selected] != nil {
        show(shown)
        onReport?(.attempted(.selected(element)))
        return
      }
      shown.selected = element
      show(shown)
      onReport?(.selected(element))
    }

    private func hear() {
      guard !isChanging, let seen, let id = shown.elements.first(where: { viewsByID[$0] === seen })
      else { return }
      if id != shown.selected { select(id) }
    }

    /// Observes taps on the selected tab, which the bar does not report.
    private func listenToTaps() {
      guard let click = gtk_gesture_click_new() else { return }
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(bar, click)
      signals.connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] arguments in
        guard let self else { return false }
        pressed = tab(at: arguments) == shown.selected ? shown.selected : nil
        return false
      }
      signals.connect(UnsafeMutableRawPointer(click), "released") { [weak self] arguments in
        guard let self, let pressed, tab(at: arguments) == pressed else { return false }
        self.pressed = nil
        if pressed == shown.selected { select(pressed) }
        return false
      }
    }

    /// Returns the tab whose button is at a position of the bar.
    private func tab(at arguments: SignalArguments) -> ElementID? {
      let (x, y) = (arguments.double(2), arguments.double(3))
      var widget = gtk_widget_pick(bar, x, y, GTK_PICK_DEFAULT)
      let buttons = buttons
      while let found = widget, found != bar {
        if let index = buttons.firstIndex(of: found), shown.elements.indices.contains(index) {
          return shown.elements[index]
        }
        widget = gtk_widget_get_parent(found)
      }
      return nil
    }

    /// The buttons of the bar, in order.
    var buttons: [GTKWidget] {
      var (found, waiting): ([GTKWidget], [GTKWidget]) = ([], [bar])
      while let widget = waiting.popLast() {
        if String(cString: gtk_widget_get_css_name(widget)) == "button" {
          found.append(widget)
          continue
        }
        // The last child is added first, so that the first one is visited next.
        var child = gtk_widget_get_last_child(widget)
        while let next = child {
          waiting.append(next)
          child = gtk_widget_get_prev_sibling(next)
        }
      }
      return found
    }

    // MARK: The window

    public override func setBackAction(_ act: (@MainActor () -> Void)?) {
      outerBackAction = act
      for view in views { view.setBackAction(act) }
    }

    /// Reports to the handler that the host is, or is no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      onReport?(isAttached ? .attached : .detached)
    }

    // MARK: The widget

    /// The views in the widget, in its order; new ones can only be added at the end.
    private var children: [GTKView] = []

    private func show(_ showing: Showing) {
      isChanging = true
      defer { isChanging = false }
      shown = showing
      let wanted = views
      let common = zip(children, wanted).prefix { $0 === $1 }.count
      for view in children[common...] { adw_view_stack_remove(pages.opaque, view.widget) }
      for view in wanted[common...] {
        let page = adw_view_stack_add(pages.opaque, view.widget)
        adw_view_stack_page_set_title(page, view.tabTitle ?? view.title)
        adw_view_stack_page_set_icon_name(page, view.tabIcon)
        view.setBackAction(outerBackAction)
        view.setEndsWindow(endsWindow)
        view.onTitleChange = { [weak self] in self?.renew() }
      }
      children = wanted
      if let front { adw_view_stack_set_visible_child(pages.opaque, front.widget) }
      onTitleChange?()
    }

    /// Updates the titles that have changed.
    private func renew() {
      for view in children where view.tabTitle == nil {
        let page = adw_view_stack_get_page(pages.opaque, view.widget)
        adw_view_stack_page_set_title(page, view.title)
      }
      onTitleChange?()
    }
  }
#endif
