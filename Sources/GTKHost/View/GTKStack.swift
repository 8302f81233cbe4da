#if GTK
  import CGTK
  public import ComposableNavigation

  /// Pages on top of each other, each with a header bar and, above the first, a back button.
  ///
  /// A `StackNavigationHandler` controls it; usually it creates and keeps its own:
  ///
  /// ```swift
  /// let stack = GTKStack(
  ///   store: store.scope(state: \.stack, action: /Action.stack),
  ///   viewProvider: Screens()
  /// )
  /// window.show(stack)
  /// ```
  ///
  /// It is an `AdwLeaflet` that never unfolds. The user goes back by the back button, Alt+Left, the
  /// back button of a mouse, Escape, or a swipe, which can be cancelled. A command is answered when
  /// the leaflet reports the end of its transition.
  public final class GTKStack: GTKView, StackHost {
    /// The changes that the host can make in one step.
    public let capabilities = StackCapabilities.all

    /// True: a new page already contains its pages, because a hidden leaflet changes at once.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// The states of the leaflet.
    enum Phase {
      case resting
      /// The transition of a command runs; `before` is the former stack.
      case commanded(Acknowledgement, before: HostContents<GTKView>)
      /// The user swipes, or other code changes the leaflet.
      case foreign
    }

    /// The current state of the leaflet.
    var phase = Phase.resting
    /// The handler's elements with their views, lowest first.
    var contents = HostContents<GTKView>()
    /// The views at the bottom, which are not the handler's.
    var previous: [GTKView]
    /// The removed views, which may still be visible.
    var leaving: [GTKView] = []
    /// The children of the leaflet, in its order.
    var children: [GTKView] = []
    /// A Boolean value that indicates whether the host changes the leaflet, and ignores its
    /// signals.
    var isChanging = false
    /// A Boolean value that indicates whether the pages' header bars have the window's buttons.
    var endsWindow = true
    /// The frames that are drawn while the user swipes.
    private var frames: Signals?
    /// Creates the switcher of the tabs that contain the stack; nil if there is none.
    var switcher: (@MainActor () -> TabSwitcher?)?
    /// The way back from the view that contains the stack.
    var outerBackAction: (@MainActor () -> Void)?

    /// Creates a stack with initial views, for your own handler.
    ///
    /// - Parameter previous: The views at the bottom, which a handler removes or keeps.
    public init(_ previous: [GTKView] = []) {
      self.previous = previous
      let leaflet = cgtk_made(adw_leaflet_new())
      super.init(widget: leaflet)
      adw_leaflet_set_can_unfold(leaflet.opaque, 0)
      adw_leaflet_set_transition_type(leaflet.opaque, ADW_LEAFLET_TRANSITION_TYPE_SLIDE)
      signals.connect(leaflet, "notify::child-transition-running") { [weak self] in self?.hear() }
      if !previous.isEmpty { showTop(animated: false, comes: false) }
    }

    /// Creates a stack with its handler.
    ///
    /// - Parameters:
    ///   - store: The scoped store of the stack.
    ///   - viewProvider: The provider of the views.
    public convenience init<Provider: EntryViewProviding>(
      store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == GTKView, Provider.Item: Equatable & Sendable {
      self.init()
      let handler = StackNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: self)
      ownHandlers.append(handler)
    }

    // MARK: Looking

    /// The handler's elements that are shown, lowest first.
    public var shown: Showing { contents.shown }

    /// The shown views, root first.
    public var views: [GTKView] { previous + contents.views }

    /// The tree of a stack, root first.
    public override var tree: NavigationTree { .stack(views.map(\.tree)) }

    public override var front: GTKView? { views.last }

    /// The views up to the one that the leaflet shows.
    package var seen: [GTKView] {
      let visible = adw_leaflet_get_visible_child(widget.opaque)
      guard let index = views.firstIndex(where: { $0.widget == visible }) else { return [] }
      return Array(views.prefix(through: index))
    }

    package var isMoving: Bool { adw_leaflet_get_child_transition_running(widget.opaque) != 0 }

    // MARK: The handler

    /// Keeps or removes the previous views.
    public func begin(keepingPrevious: Bool) {
      leaving += contents.views
      if !keepingPrevious {
        leaving += previous
        previous = []
      }
      contents.begin()
      phase = .resting
      showTop(animated: false, comes: false)
      letGo()
    }

    /// Carries out a command, and answers when its transition has ended.
    public func perform(
      _ command: StackCommand<ElementID>,
      presentables: [ElementID: GTKView],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      switch phase {
      case .resting: break
      case .commanded: return acknowledgement.refused(.transition)
      case .foreign: return acknowledgement.refused(.gesture)
      }
      let before = contents
      guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
      leaving += before.shown.elements.filter { contents[$0] == nil }.compactMap { before[$0] }
      let comes = shown.elements.last.map { before[$0] == nil } ?? false
      phase = .commanded(acknowledgement, before: before)
      showTop(animated: animated, comes: comes)
      if !isMoving { settle() }
    }

    /// Disables every way back while the page on top is blocked.
    public func didChange(blockers: [ElementID: LeaveBlocker]) {
      contents.blockers = blockers
      closeSwipe()
    }

    /// Releases a void command and a gesture; the views remain.
    public func didDetach() {
      let void = phase
      phase = .resting
      withExtendedLifetime(void) { comeToRest() }
    }

    /// Removes all views, which are shown elsewhere next.
    func empty() {
      leaving += contents.views
      _ = contents.lose(shown.elements)
      phase = .resting
      showTop(animated: false, comes: false)
      letGo()
    }

    // MARK: User

    /// Goes back several screens at once, as the user would.
    ///
    /// - Returns: True if it went back or reported the attempt; false if the stack has too few
    ///   screens, or during a swipe.
    @discardableResult
    public func back(levels: Int) -> Bool {
      if case .foreign = phase { return false }
      guard levels > 0, levels < views.count else { return false }
      let gone = Array(shown.elements.suffix(levels))
      let goneViews = gone.compactMap { contents[$0] }
      let report = contents.remove(gone)
      if contents.keeps(gone) {
        if let report { onReport?(report) }
        return true
      }
      leaving += goneViews
      let foreign = levels - gone.count
      leaving += previous.suffix(foreign)
      previous.removeLast(foreign)
      showTop(animated: true, comes: false)
      if let report { onReport?(report) }
      // The receiver of the report may have begun another transition.
      if !isMoving { settle() }
      return true
    }

    public override var canPerformBack: Bool { views.count > 1 || super.canPerformBack }

    /// Goes back by the state, or by one page if only the host has one; not during a swipe.
    public override func performBack() -> Bool {
      if case .foreign = phase { return false }
      return super.performBack() || back(levels: 1)
    }

    public override func setBackAction(_ act: (@MainActor () -> Void)?) {
      outerBackAction = act
      views.first?.setBackAction(act)
    }

    override var takesSwitcher: Bool { views.first?.takesSwitcher ?? false }

    override func setSwitcher(_ make: (@MainActor () -> TabSwitcher?)?) {
      switcher = make
      views.first?.setSwitcher(make)
    }

    public override func setEndsWindow(_ ends: Bool) {
      endsWindow = ends
      for view in views { view.setEndsWindow(ends) }
    }

    // MARK: The window

    /// Reports to the handler that the host is, or is no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      let void = phase
      if !isAttached { phase = .resting }
      // The running command becomes void after the report, and not before.
      withExtendedLifetime(void) { onReport?(isAttached ? .attached : .detached) }
      if !isAttached { comeToRest() }
    }

    // MARK: Rest

    /// Handles the start or the end of a transition.
    private func hear() {
      guard !isChanging else { return }
      guard isMoving else { return settle() }
      guard case .resting = phase, leaving.isEmpty else { return }
      phase = .foreign
      onReport?(.gestureBegan)
      followSwipe()
    }

    /// Reports in each frame how far the user's swipe has gone: libadwaita has the progress of a swipe,
    /// but no signal for it.
    private func followSwipe() {
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      let frames = Signals()
      var last = 0.0
      frames.connect(UnsafeMutableRawPointer(clock), "update") { [weak self] _ in
        guard let self, case .foreign = phase else {
          self?.frames = nil
          return false
        }
        let now = min(abs(adw_swipeable_get_progress(widget.opaque)), 1)
        if now != last { onReport?(.gestureMoved(fraction: now)) }
        last = now
        return false
      }
      self.frames = frames
    }

    private func settle() {
      switch phase {
      case .resting:
        reportOffscreen()
        if !isMoving { letGo() }
      case .foreign:
        reportOffscreen()
        guard case .foreign = phase else { return }
        phase = .resting
        letGo()
        onReport?(.gestureEnded)
      case .commanded(let acknowledgement, let before):
        if isTurnedRound(before) {
          // The user reversed the transition: nothing has changed, and a retry may succeed.
          let there = before.views
          leaving = (leaving + contents.views).filter { view in !there.contains { $0 === view } }
          contents.takeBack(to: before)
          phase = .resting
          showTop(animated: false, comes: false)
          letGo()
          acknowledgement.refused(.gesture)
          onReport?(.ready)
        } else {
          reportOffscreen()
          guard case .commanded = phase else { return }
          phase = .resting
          letGo()
          acknowledgement.done(showing: shown)
        }
      }
    }
  }
#endif
