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

    /// True: a page comes with its pages in it; a leaflet that is not to be seen changes at once.
    public var fillsUnseen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// An element with its view.
    struct Element {
      let id: ElementID
      let view: GTKView
    }

    /// The things that can go on.
    enum Phase {
      case resting
      /// A command's transition runs; `before` is what was there.
      case commanded(Acknowledgement, before: [Element])
      /// A person swipes, or somebody else moves the leaflet.
      case foreign
    }

    /// The thing that is going on.
    var phase = Phase.resting
    /// The handler's elements that are shown, lowest first.
    var elements: [Element] = []
    /// The views below, which are not the handler's.
    var previous: [GTKView]
    /// The views that have gone, and may still be seen to go.
    var leaving: [GTKView] = []
    /// The children of the leaflet, in its order.
    var children: [GTKView] = []
    /// The elements that a person cannot leave unasked.
    var stays: [ElementID: Stay] = [:]
    /// Tells whether the host changes the leaflet, and hears of nothing but itself.
    var isChanging = false
    /// Tells whether the window's buttons are in the header bars of the pages.
    var endsWindow = true
    /// The way back out of what the stack lies in.
    var outerWayBack: (@MainActor () -> Void)?

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
          return acknowledgement.refused(.noView(of: id))
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
        && leaving.contains { one in one.widget == visible && before.contains { $0.view === one } }
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
