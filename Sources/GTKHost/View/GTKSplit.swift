#if GTK
  import CGTK
  public import ComposableNavigation

  /// Columns side by side, or one column with the screens of all.
  ///
  /// A `SplitNavigationHandler` controls it; usually it creates and keeps its own:
  ///
  /// ```swift
  /// let split = GTKSplit(
  ///   store: store.scope(state: \.split, action: /Action.split),
  ///   viewProvider: Screens()
  /// )
  /// ```
  ///
  /// It is an `AdwLeaflet` whose children are the columns: if they no longer fit, it folds and
  /// calls ``onRoomChange``; the state decides about the change. Columns change without a
  /// transition, and each command is answered at once.
  public final class GTKSplit: GTKView, SplitHost {
    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The receiver of the host's requests; the handler sets it.
    public var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?

    /// The display options of the columns; the host uses only the first column's width and side.
    public var options = SplitOptions() {
      didSet { arrange() }
    }

    /// The handler's elements that are shown.
    public var shown: Showing { contents.shown }

    private let primary = GTKStack()
    private let supplementary = GTKStack()
    private let detail = GTKStack()
    private var contents = HostContents<SplitColumn>()
    private let separator: GTKWidget

    /// Creates a host without columns, for your own handler.
    public init() {
      let leaflet = cgtk_made(adw_leaflet_new())
      separator = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
      super.init(widget: leaflet)
      adw_leaflet_set_can_navigate_back(leaflet.opaque, 0)
      adw_leaflet_set_mode_transition_duration(leaflet.opaque, 0)
      for stack in [primary, supplementary, detail] {
        _ = adw_leaflet_append(leaflet.opaque, stack.widget)
        stack.onTitleChange = { [weak self] in
          self?.arrange()
          self?.onTitleChange?()
        }
        if stack === primary {
          let page = adw_leaflet_append(leaflet.opaque, separator)
          adw_leaflet_page_set_navigatable(page, 0)
        }
      }
      primary.widget.setAccessibleLabel("Primary column")
      supplementary.widget.setAccessibleLabel("Supplementary column")
      detail.widget.setAccessibleLabel("Detail column")
      arrange()
      // The leaflet folds during its size allocation, when the widgets must not change.
      signals.connect(leaflet, "notify::folded") {
        Later.run { [weak self] in self?.hearFold() }
      }
    }

    /// Creates a split with its handler.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the split.
    ///   - viewProvider: The provider of the views, for all columns.
    public convenience init<Provider: EntryViewProviding>(
      store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == GTKView, Provider.Item: Equatable & Sendable {
      self.init()
      let handler = SplitNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: self)
      ownHandlers.append(handler)
    }

    // MARK: Looking

    /// Returns the host of a column.
    public func host(of column: SplitColumn) -> any StackHost<GTKView> { stack(column) }

    /// The shown columns, in order.
    public var columns: [SplitColumn] {
      SplitColumn.allCases.filter(contents.views.contains)
    }

    /// The tree of the columns that are not empty, each a stack.
    public override var tree: NavigationTree { .split(visible.map { stack($0).tree }) }

    public override var front: GTKView? {
      let visible = visible
      let column = visible.last { $0 != .detail || stack($0).views.count > 1 } ?? visible.last
      return column.map(stack)
    }

    private var visible: [SplitColumn] { columns.filter { !stack($0).views.isEmpty } }

    package func stack(_ column: SplitColumn) -> GTKStack {
      column.one(of: primary, supplementary, detail)
    }

    // MARK: The handler

    /// Removes the columns of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      contents.begin()
      arrange()
    }

    /// Carries out a command at once.
    public func perform(
      _ command: SplitCommand<ElementID>,
      presentables: [ElementID: SplitColumn],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      let before = columns
      guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
      // The views of a removed column are shown in another one next.
      for column in before where !columns.contains(column) { stack(column).empty() }
      arrange()
      acknowledgement.done(showing: shown)
    }

    // MARK: User

    public override var canPerformBack: Bool { visible.contains { stack($0).canPerformBack } }

    /// Goes back in the last column that can, if the one in front cannot.
    public override func performBack() -> Bool {
      visible.last { stack($0).canPerformBack }.map { stack($0).performBack() } ?? false
    }

    public override func setBackAction(_ act: (@MainActor () -> Void)?) {
      primary.setBackAction(act)
    }

    override var takesSwitcher: Bool { columns.contains(.primary) && primary.takesSwitcher }

    override func setSwitcher(_ make: (@MainActor () -> TabSwitcher?)?) {
      guard let make else { return primary.setSwitcher(nil) }
      primary.setSwitcher {
        let switcher = make()
        // Otherwise a switcher beside a menu would widen the column of 280 pixels.
        if let clamp = switcher?.widget { adw_clamp_set_maximum_size(clamp.opaque, 186) }
        return switcher
      }
    }

    // MARK: The window

    /// Reports to the handler that the host is, or is no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      onReport?(isAttached ? .attached : .detached)
      if isAttached { hearFold() }
    }

    /// Reports whether there is room for columns, because the host is on screen.
    public func didAttach() { hearFold() }

    private func hearFold() {
      // Before the first size allocation, the room is unknown.
      guard gtk_widget_get_width(widget) > 0, columns.count > 0 else { return }
      let isFolded = adw_leaflet_get_folded(widget.opaque) != 0
      arrange()
      onRoomChange?(isFolded)
    }

    // MARK: The leaflet

    private func arrange() {
      let columns = columns
      let isFolded = adw_leaflet_get_folded(widget.opaque) != 0
      // A removed detail column stays visible while the leaflet is folded, because the leaflet
      // needs its width to decide whether there is room.
      let isDetailThere = columns.contains(.detail) || isFolded || columns.isEmpty
      gtk_widget_set_visible(detail.widget, isDetailThere ? 1 : 0)
      let hasMiddle = columns.contains(.supplementary) && !supplementary.views.isEmpty
      gtk_widget_set_visible(supplementary.widget, hasMiddle ? 1 : 0)
      gtk_widget_set_visible(separator, columns.count > 1 ? 1 : 0)
      for stack in [primary, supplementary] { stack.setEndsWindow(isFolded || columns.count < 2) }
      let wide = options.preferredPrimaryColumnWidthFraction.map {
        gint(min(max($0, 0.1), 0.9) * 800)
      }
      gtk_widget_set_size_request(primary.widget, wide ?? 280, -1)
      gtk_widget_set_size_request(supplementary.widget, 260, -1)
      gtk_widget_set_size_request(detail.widget, 360, -1)
      gtk_widget_set_hexpand(primary.widget, columns.count > 1 ? 0 : 1)
      gtk_widget_set_hexpand(detail.widget, 1)
      if isFolded || columns == [.primary] {
        let last = columns.last { !stack($0).views.isEmpty } ?? .primary
        Animations.allowed(false, for: widget) {
          adw_leaflet_set_visible_child(widget.opaque, stack(last).widget)
        }
      }
    }
  }
#endif
