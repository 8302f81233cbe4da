#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A stack host for a navigation controller, whose delegate it is.
  ///
  /// A ``StackController`` has one. For an existing navigation controller, create a host and keep
  /// it with its handler:
  ///
  /// ```swift
  /// let host = NavigationControllerHost(existing)
  /// let handler = StackNavigationHandler(
  ///   store: stack,
  ///   viewProvider: Screens(),
  ///   ignorePreviousPresentables: true               // what it shows already stays below
  /// )
  /// handler.setup(with: host)
  /// host.attach()
  /// ```
  ///
  /// It reads the controller only at rest, when no transition runs. So a cancelled swipe, a push
  /// that the user takes back, and a pop that the user reverses all lead to the actual stack.
  @MainActor
  public final class NavigationControllerHost: NSObject, StackHost, AttachableHost {
    /// All changes: UIKit itself decides whether to animate a push or a pop.
    public let capabilities = StackCapabilities.all

    /// True: a new container already contains its pages, because changes off screen are immediate.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// A Boolean value that indicates whether the host itself is on screen.
    public var isAttached: Bool { presence == .attached }

    /// The user's ways back, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open {
      didSet { closeWaysBack() }
    }

    /// The options of the bar and of the swipe back.
    public var options = StackOptions() {
      didSet { apply(options) }
    }

    /// The turns of the main queue; tests replace them.
    package var turns = Turns.main

    /// A Boolean value that indicates whether to animate transitions; false while a split moves
    /// views.
    var isAnimating = true

    /// The controller; nil after it is deallocated.
    public private(set) weak var controller: UINavigationController?

    /// The back button that is closed.
    var closedButton: ClosedBackButton?

    /// The swipes that this host has closed.
    var closedSwipes: [UIGestureRecognizer] = []

    /// The elements that must stay, with the handler's reasons.
    private(set) var blockers: [ElementID: LeaveBlocker] = [:] {
      didSet { closeWaysBack() }
    }

    /// The element on top, if it must stay.
    var keptTop: ElementID? { elements.last.flatMap { blockers[$0.id] == nil ? nil : $0.id } }

    /// The elements above the root of the controller, lowest first.
    var aboveRoot: [ElementID] { elements.dropFirst(previous.isEmpty ? 1 : 0).map(\.id) }

    @MainActor
    private struct Element {
      let id: ElementID
      let view: UIViewController
    }

    private enum Phase {
      case resting
      /// The transition of a command runs; `before` is the former stack.
      case commanded(Acknowledgement, before: [Element], takes: Bool)
      /// A transition of the user or of other code runs.
      case foreign
    }

    private var phase = Phase.resting
    private var presence = ReportedPresence.unreported
    /// A Boolean value that indicates whether the host has reported that it is off screen; it then
    /// reports nothing until it is back.
    var isAway: Bool { presence == .detached }
    private var elements: [Element] = []
    /// The view controllers at the bottom, which are not the handler's.
    private var previous: [UIViewController] = []
    /// Waits until no transition runs.
    private(set) var watch: RestWatch?
    /// The other code's page that was reported last.
    weak var stranger: UIViewController?

    /// Creates a host for a controller, which must have no other delegate.
    public init(_ controller: UINavigationController) {
      super.init()
      take(controller)
    }

    /// The handler's elements that are shown, lowest first.
    public var shown: Showing { Showing(elements.map(\.id)) }

    /// A Boolean value that indicates whether no transition runs.
    var isResting: Bool { if case .resting = phase { true } else { false } }

    /// The view controllers that the host expects, lowest first.
    var expected: [UIViewController] { previous + elements.map(\.view) }

    // MARK: The handler

    /// Keeps or removes the previous views.
    public func begin(keepingPrevious: Bool) {
      let own = elements.map(\.view).identities
      (elements, phase, blockers) = ([], .resting, [:])
      guard let controller else { return previous = [] }
      let there = controller.viewControllers
      previous = keepingPrevious ? there.filter { !own.contains(ObjectIdentifier($0)) } : []
      if previous.count < there.count { controller.setViewControllers(previous, animated: false) }
    }

    /// Carries out a command, and answers one turn after its transition has ended.
    public func perform(
      _ command: StackCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard let controller else { return acknowledgement.refused(.gone) }
      // A transition may be deferred to the next layout, before any delegate call.
      guard controller.transitionCoordinator == nil else {
        noteForeign()
        return acknowledgement.refused(.transition)
      }
      let shown = Dictionary(elements.map { ($0.id, $0.view) }) { first, _ in first }
      var next: [Element] = []
      for id in command.applied(to: elements.map(\.id)) {
        guard let view = shown[id] ?? presentables[id] else {
          return acknowledgement.refused(.noView(of: id))
        }
        next.append(Element(id: id, view: view))
      }
      phase = .commanded(acknowledgement, before: elements, takes: !command.taken.isEmpty)
      elements = next
      controller.setViewControllers(
        expected,
        animated: animated && isAnimating && controller.isSeen
      )
      closeWaysBack()
      // The layout starts a transition that UIKit has deferred.
      if controller.transitionCoordinator == nil { controller.viewIfLoaded?.layoutIfNeeded() }
      watch?.wait()
    }

    /// Closes the ways back while the page on top must stay.
    public func didChange(blockers: [ElementID: LeaveBlocker]) { self.blockers = blockers }

    /// Releases a void command and a gesture; the views remain.
    public func didDetach() { phase = .resting }

    // MARK: The window

    /// Puts the host on screen, and reports it.
    public func attach() {
      guard !isAttached else { return }
      presence = .attached
      onReport?(.attached)
    }

    /// Takes the host off screen, and reports it.
    public func detach() {
      guard isAttached else { return }
      presence = .detached
      let void = phase
      phase = .resting
      // The running command becomes void after the report, and not before.
      withExtendedLifetime(void) { onReport?(.detached) }
    }

    // MARK: Another controller

    /// Moves its views to another controller, at once.
    ///
    /// A transition in the old controller ends.
    func take(_ next: UINavigationController) {
      guard next !== controller else { return }
      let views = expected
      // Otherwise they would stay closed, because this host no longer controls the old controller.
      openSwipes()
      if let controller {
        controller.delegate = nil
        controller.setViewControllers([], animated: false)
      }
      controller = next
      watch = RestWatch(
        find: { [weak next] in next?.transitionCoordinator },
        turns: { [weak self] in self?.turns ?? .main },
        whenAtRest: { [weak self] in self?.settle() }
      )
      if !views.isEmpty { next.setViewControllers(views, animated: false) }
      next.delegate = self
      apply(options)
      closeWaysBack()
      settle()
    }

    /// Removes all views, which are shown elsewhere next.
    func empty() {
      (elements, previous) = ([], [])
      controller?.setViewControllers([], animated: false)
    }

    // MARK: Rest

    private func settle() {
      guard let now = controller?.viewControllers else { return }
      switch phase {
      case .resting:
        reportGone(now)
      case .foreign:
        reportGone(now)
        guard case .foreign = phase else { return }
        phase = .resting
        onReport?(.gestureEnded)
      case .commanded(let acknowledgement, let before, let takes):
        if takes, isTurnedRound(now, before) {
          // The user reversed the transition: nothing has changed, and a retry may succeed.
          (elements, phase) = (before, .resting)
          // But other views may be gone; the refusal may cause the next command.
          let gone = takeGone(now)
          acknowledgement.refused(.gesture)
          if !gone.isEmpty, !isAway { onReport?(.removed(gone)) }
          onReport?(.ready)
        } else {
          reportGone(now)
          // The receiver of the report may have taken the host off screen.
          guard case .commanded = phase else { return }
          phase = .resting
          acknowledgement.done(showing: shown)
        }
      }
      closeWaysBack()
      reportStranger()
    }

    /// Returns a Boolean value that indicates whether the stack before a command is back, at least
    /// partly: the user may have gone back in the meantime.
    private func isTurnedRound(_ now: [UIViewController], _ before: [Element]) -> Bool {
      let (there, wanted) = (now.identities, elements.map(\.view).identities)
      return !now.isSame(as: expected)
        && before.map(\.view).identities.subtracting(wanted).contains(where: there.contains)
    }

    /// Reports the elements that are gone.
    private func reportGone(_ now: [UIViewController]) {
      let gone = takeGone(now)
      if !gone.isEmpty, !isAway { onReport?(.removed(gone)) }
    }

    private func takeGone(_ now: [UIViewController]) -> [ElementID] {
      guard !now.isSame(as: expected) else { return [] }
      let there = now.identities
      let gone = elements.filter { !there.contains(ObjectIdentifier($0.view)) }.map(\.id)
      previous.removeAll { !there.contains(ObjectIdentifier($0)) }
      elements.removeAll { !there.contains(ObjectIdentifier($0.view)) }
      return gone
    }

    /// Notes that a transition of the user or of other code runs or begins.
    func noteForeign() {
      guard case .resting = phase, !isAway else { return }
      phase = .foreign
      onReport?(.gestureBegan)
      // One turn later, a coordinator exists, if there is a transition.
      if controller?.transitionCoordinator == nil { watch?.waitATurn() } else { watch?.wait() }
    }
  }
#endif
