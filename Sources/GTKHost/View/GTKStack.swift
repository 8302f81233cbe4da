#if GTK
  import CGTK
  public import ComposableNavigation

  /// Pages on top of each other, each with a header bar and, above the first, a back button.
  ///
  /// It obeys a `StackNavigationHandler`; most often it makes and keeps its own:
  ///
  /// ```swift
  /// let stack = GTKStack(
  ///   store: store.scope(state: \.stack, action: /Action.stack),
  ///   viewProvider: Screens()
  /// )
  /// window.show(stack)
  /// ```
  ///
  /// It is an `AdwLeaflet` that never unfolds. A person goes back by the button, Alt+Left, the back
  /// button of a mouse, Escape, and by a swipe, which is a gesture that can be cancelled. A command is
  /// answered when the leaflet says that its transition has ended.
  public final class GTKStack: GTKView, StackHost {
    /// The things that the host can do in one step.
    public let capabilities = StackCapabilities.all

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    private struct Element {
      let id: ElementID
      let view: GTKView
    }

    private enum Phase {
      case resting
      /// A command's transition runs; `before` is what was there.
      case commanded(Acknowledgement, before: [Element])
      /// A person swipes, or somebody else moves the leaflet.
      case foreign
    }

    private var phase = Phase.resting
    private var elements: [Element] = []
    /// The views below, which are not the handler's.
    private var previous: [GTKView]
    /// The views that have gone, and may still be seen to go.
    private var leaving: [GTKView] = []
    /// The children of the leaflet, in its order.
    private var children: [GTKView] = []
    private var stays: [ElementID: Stay] = [:]
    /// Tells whether the host changes the leaflet, and hears of nothing but itself.
    private var isChanging = false
    private var endsWindow = true
    private var outerWayBack: (@MainActor () -> Void)?

    /// Makes a stack that shows some views already, for a handler of your own.
    ///
    /// - Parameter previous: The views at the bottom; a handler that does not ignore it takes it away.
    public init(_ previous: [GTKView] = []) {
      self.previous = previous
      let leaflet = cgtk_made(adw_leaflet_new())
      super.init(widget: leaflet)
      adw_leaflet_set_can_unfold(leaflet.opaque, 0)
      adw_leaflet_set_transition_type(leaflet.opaque, ADW_LEAFLET_TRANSITION_TYPE_SLIDE)
      signals.connect(leaflet, "notify::child-transition-running") { [weak self] in self?.hear() }
      if !previous.isEmpty { showTop(animated: false, comes: false) }
    }

    /// Makes a stack together with its handler.
    ///
    /// - Parameters:
    ///   - store: The stack's store, scoped to it.
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
    public var shown: Showing { Showing(elements.map(\.id)) }

    /// Everything that is shown, root first.
    public var views: [GTKView] { previous + elements.map(\.view) }

    /// A stack, root first.
    public override var tree: NavigationTree { .stack(views.map(\.tree)) }

    public override var front: GTKView? { elements.last?.view ?? previous.last }

    /// The views that a person could see: up to the one that the leaflet shows.
    package var seen: [GTKView] {
      let visible = adw_leaflet_get_visible_child(widget.opaque)
      guard let index = views.firstIndex(where: { $0.widget == visible }) else { return [] }
      return Array(views.prefix(through: index))
    }

    /// Tells whether a transition runs.
    package var isMoving: Bool { adw_leaflet_get_child_transition_running(widget.opaque) != 0 }

    // MARK: The handler

    /// Keeps what was there, or lets it go.
    public func begin(keepingPrevious: Bool) {
      leaving += elements.map(\.view)
      if !keepingPrevious {
        leaving += previous
        previous = []
      }
      (elements, phase, stays) = ([], .resting, [:])
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
      let shown = Dictionary(elements.map { ($0.id, $0.view) }) { first, _ in first }
      var next: [Element] = []
      for id in command.applied(to: elements.map(\.id)) {
        guard let view = shown[id] ?? presentables[id] else {
          return acknowledgement.refused(HostRefusal("there is no view of \(id)"))
        }
        next.append(Element(id: id, view: view))
      }
      let kept = Set(next.map(\.id))
      leaving += elements.filter { !kept.contains($0.id) }.map(\.view)
      let comes = next.last.map { shown[$0.id] == nil } ?? false
      phase = .commanded(acknowledgement, before: elements)
      elements = next
      showTop(animated: animated, comes: comes)
      if !isMoving { settle() }
    }

    /// Closes the ways back while what is on top stays.
    public func didChange(stays: [ElementID: Stay]) {
      self.stays = stays
      closeSwipe()
    }

    /// Lets go of the command that is void, and of a gesture; the views stay.
    public func didDetach() {
      let void = phase
      phase = .resting
      withExtendedLifetime(void) { comeToRest() }
    }

    /// Lets go of all views, which are shown elsewhere next.
    func empty() {
      leaving += elements.map(\.view)
      (elements, phase) = ([], .resting)
      showTop(animated: false, comes: false)
      letGo()
    }

    // MARK: A person

    /// Goes back several screens at once, as a person does.
    ///
    /// - Returns: True if it did, or reported the attempt: false when no more than so many are shown,
    ///   and while a person swipes.
    @discardableResult
    public func back(levels: Int) -> Bool {
      if case .foreign = phase { return false }
      guard levels > 0, levels < views.count else { return false }
      let gone = Array(elements.suffix(levels))
      guard !gone.contains(where: { stays[$0.id] != nil }) else {
        onReport?(.attempted(.remove(gone.map(\.id))))
        return true
      }
      leaving += gone.map(\.view)
      elements.removeLast(gone.count)
      let foreign = levels - gone.count
      leaving += previous.suffix(foreign)
      previous.removeLast(foreign)
      showTop(animated: true, comes: false)
      if !gone.isEmpty { onReport?(.removed(gone.map(\.id))) }
      // Whoever heard of it may have begun another transition.
      if !isMoving { settle() }
      return true
    }

    public override var canGoBackHere: Bool { views.count > 1 }

    public override func goBackHere() -> Bool { back(levels: 1) }

    public override func setWayBack(_ act: (@MainActor () -> Void)?) {
      outerWayBack = act
      views.first?.setWayBack(act)
    }

    public override func setEndsWindow(_ ends: Bool) {
      endsWindow = ends
      for view in views { view.setEndsWindow(ends) }
    }

    // MARK: The window

    /// Tells the handler that the host is, or is no longer, on screen.
    public override func setAttached(_ isAttached: Bool) {
      guard isAttached != self.isAttached else { return }
      super.setAttached(isAttached)
      let void = phase
      if !isAttached { phase = .resting }
      // The command that runs is void once the report is out, and not before.
      withExtendedLifetime(void) { onReport?(isAttached ? .attached : .detached) }
      if !isAttached { comeToRest() }
    }

    // MARK: The leaflet

    /// Puts the views into the leaflet, and lets it show the topmost.
    private func showTop(animated: Bool, comes: Bool) {
      isChanging = true
      defer { isChanging = false }
      let views = views
      // Those that go lie below one that comes, so that it comes as a push does; else above.
      let order = comes ? views.dropLast() + leaving + views.suffix(1) : views + leaving
      arrange(order)
      for (index, view) in views.enumerated() {
        let back: @MainActor () -> Void = { [weak self] in self?.back(levels: 1) }
        view.setWayBack(index == 0 ? outerWayBack : back)
        view.setEndsWindow(endsWindow)
        view.onTitleChange = { [weak self] in self?.onTitleChange?() }
      }
      closeSwipe()
      if let top = views.last {
        Animations.allowed(animated, for: widget) {
          adw_leaflet_set_visible_child(widget.opaque, top.widget)
        }
      }
      onTitleChange?()
    }

    private func arrange(_ order: [GTKView]) {
      var sibling: GTKWidget?
      for view in order {
        if children.contains(where: { $0 === view }) {
          adw_leaflet_reorder_child_after(widget.opaque, view.widget, sibling)
        } else {
          adw_leaflet_insert_child_after(widget.opaque, view.widget, sibling)
        }
        sibling = view.widget
      }
      children = order
    }

    /// Takes the views that have gone out of the leaflet.
    private func letGo() {
      isChanging = true
      defer { isChanging = false }
      let shown = views
      for view in leaving where !shown.contains(where: { $0 === view }) {
        view.setWayBack(nil)
        if children.contains(where: { $0 === view }) {
          adw_leaflet_remove(widget.opaque, view.widget)
        }
        children.removeAll { $0 === view }
      }
      leaving = []
    }

    private func closeSwipe() {
      let keepsTop = elements.last.map { stays[$0.id] != nil } ?? false
      adw_leaflet_set_can_navigate_back(widget.opaque, keepsTop ? 0 : 1)
    }

    /// Shows what the host names, at once: a transition has ended, and a gesture has been cancelled.
    private func comeToRest() {
      isChanging = true
      if isMoving {
        gtk_widget_set_visible(widget, 0)
        gtk_widget_set_visible(widget, 1)
      }
      showTop(animated: false, comes: false)
      letGo()
    }

    // MARK: Rest

    /// Hears that a transition begins or ends.
    private func hear() {
      guard !isChanging else { return }
      guard isMoving else { return settle() }
      guard case .resting = phase, leaving.isEmpty else { return }
      phase = .foreign
      onReport?(.gestureBegan)
    }

    private func settle() {
      switch phase {
      case .resting:
        reportUnseen()
        if !isMoving { letGo() }
      case .foreign:
        reportUnseen()
        guard case .foreign = phase else { return }
        phase = .resting
        letGo()
        onReport?(.gestureEnded)
      case .commanded(let acknowledgement, let before):
        if isTurnedRound(before) {
          // A person has turned it round: nothing has changed, and it may work now.
          let both = leaving + elements.map(\.view)
          leaving = both.filter { view in !before.contains { $0.view === view } }
          (elements, phase) = (before, .resting)
          showTop(animated: false, comes: false)
          letGo()
          acknowledgement.refused(.gesture)
          onReport?(.ready)
        } else {
          reportUnseen()
          guard case .commanded = phase else { return }
          phase = .resting
          letGo()
          acknowledgement.done(showing: shown)
        }
      }
    }

    /// Tells whether the leaflet shows a view that a command has taken away.
    private func isTurnedRound(_ before: [Element]) -> Bool {
      let visible = adw_leaflet_get_visible_child(widget.opaque)
      // A leaflet that is to be empty shows what it showed until that is taken out.
      return !views.isEmpty
        && leaving.contains { view in
          view.widget == visible && before.contains { $0.view === view }
        }
    }

    /// Reports the elements that lie above what the leaflet shows: a person has left them.
    private func reportUnseen() {
      let visible = adw_leaflet_get_visible_child(widget.opaque)
      guard let index = views.firstIndex(where: { $0.widget == visible }) else { return }
      let count = views.count - 1 - index
      guard count > 0 else { return }
      let gone = elements.suffix(count)
      leaving += gone.map(\.view)
      elements.removeLast(gone.count)
      leaving += previous.suffix(count - gone.count)
      previous.removeLast(count - gone.count)
      closeSwipe()
      onTitleChange?()
      if !gone.isEmpty { onReport?(.removed(gone.map(\.id))) }
    }
  }
#endif
