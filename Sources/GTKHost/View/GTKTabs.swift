#if GTK
  import CGTK
  public import ComposableNavigation

  /// Views of which one is visible, with a switcher between them.
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
  /// It is an `AdwViewStack`. From 550 pixels on, an `AdwViewSwitcher` replaces the title of each
  /// tab's first page, and the pages above have a back button; below, and without a header bar, an
  /// `AdwViewSwitcherBar` is at the bottom. GTK changes tabs without a transition, so
  /// each command is answered at once.
  public final class GTKTabs: GTKView, TabHost {
    /// The changes that the host can make in one step.
    public let capabilities = TabCapabilities.all

    /// True: a new page already contains its tabs.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The handler's elements that are shown, and the selected one.
    public var shown: Showing { contents.shown }

    /// The widget that shows the views.
    let pages: GTKWidget
    /// The bar at the bottom that switches between the views.
    private(set) var bar: TabSwitcher?
    private var probe: WidthProbe?
    private var contents = HostContents<GTKView>(alwaysSelects: true)
    private var isChanging = false
    private var endsWindow = true
    private var outerBackAction: (@MainActor () -> Void)?

    /// Creates a tab bar without tabs, for your own handler.
    public init() {
      let box = cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      pages = adw_view_stack_new()
      super.init(widget: box)
      let bar = cgtk_made(adw_view_switcher_bar_new())
      let probe = WidthProbe(550) { [weak self] in self?.placeSwitcher() }
      gtk_widget_set_vexpand(pages, 1)
      gtk_box_append(box.cast(), probe.widget)
      gtk_box_append(box.cast(), pages)
      gtk_box_append(box.cast(), bar)
      adw_view_switcher_bar_set_stack(bar.opaque, pages.opaque)
      adw_view_switcher_bar_set_reveal(bar.opaque, 1)
      self.bar = makeSwitcher(bar)
      self.probe = probe
      signals.connect(pages, "notify::visible-child") { [weak self] in self?.hear() }
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
    public var views: [GTKView] { contents.views }

    /// The tree of the tabs, in order.
    public override var tree: NavigationTree {
      .tabs(views.map(\.tree), active: selectedIndex)
    }

    private var selectedIndex: Int? {
      shown.selected.flatMap { shown.elements.firstIndex(of: $0) }
    }

    public override var front: GTKView? { contents.selectedView }

    /// The view that the widget shows; nil for none.
    package var seen: GTKView? {
      let visible = adw_view_stack_get_visible_child(pages.opaque)
      return views.first { $0.widget == visible }
    }

    // MARK: The handler

    /// Removes the tabs of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      contents.begin()
      show()
    }

    /// Carries out a command at once; refuses it if the view of a new element is missing.
    public func perform(
      _ command: TabCommand<ElementID>,
      presentables: [ElementID: GTKView],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
      show()
      acknowledgement.done(showing: shown)
    }

    /// Stores the elements that must stay, with the reasons.
    public func didChange(blockers: [ElementID: LeaveBlocker]) {
      contents.blockers = blockers
    }

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
      guard let report = contents.select(element) else { return }
      show()
      onReport?(report)
    }

    private func hear() {
      guard !isChanging, let id = contents.element(of: seen) else { return }
      if id != shown.selected { select(id) }
    }

    private func makeSwitcher(_ widget: GTKWidget) -> TabSwitcher {
      TabSwitcher(widget, of: pages) { [weak self] in
        self?.selectedIndex
      } press: { [weak self] in
        self?.front?.noteFocus()
      } tapAgain: { [weak self] in
        self?.select(at: $0)
      }
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

    private func show() {
      isChanging = true
      defer { isChanging = false }
      followFocus(among: children) { arrange() }
      placeSwitcher()
      onTitleChange?()
    }

    private func arrange() {
      let wanted = views
      let common = zip(children, wanted).prefix { $0 === $1 }.count
      for view in children[common...] {
        adw_view_stack_remove(pages.opaque, view.widget)
        view.setSwitcher(nil)
      }
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
    }

    /// Places the switcher in the header bars or at the bottom.
    private func placeSwitcher() {
      let isInHeader = probe?.isWide == true && children.count > 1
      for view in children { view.setSwitcher(isInHeader ? makeHeaderSwitcher : nil) }
      let isInFront = isInHeader && front?.takesSwitcher == true
      if let bar { adw_view_switcher_bar_set_reveal(bar.widget.opaque, isInFront ? 0 : 1) }
    }

    private var makeHeaderSwitcher: @MainActor () -> TabSwitcher? {
      { [weak self] in
        guard let self else { return nil }
        // The first one that fits; without the second one, a window with many tabs stays wide.
        let squeezer = cgtk_made(adw_squeezer_new())
        for policy in [ADW_VIEW_SWITCHER_POLICY_WIDE, ADW_VIEW_SWITCHER_POLICY_NARROW] {
          let switcher = cgtk_made(adw_view_switcher_new())
          adw_view_switcher_set_policy(switcher.opaque, policy)
          adw_view_switcher_set_stack(switcher.opaque, pages.opaque)
          _ = adw_squeezer_add(squeezer.opaque, switcher)
        }
        let clamp = cgtk_made(adw_clamp_new())
        adw_clamp_set_maximum_size(clamp.opaque, 2000)
        adw_clamp_set_child(clamp.opaque, squeezer)
        return makeSwitcher(clamp)
      }
    }

    /// Updates the titles that have changed, and the switcher, since another page may be in front.
    private func renew() {
      for view in children where view.tabTitle == nil {
        let page = adw_view_stack_get_page(pages.opaque, view.widget)
        adw_view_stack_page_set_title(page, view.title)
      }
      placeSwitcher()
      onTitleChange?()
    }
  }
#endif
