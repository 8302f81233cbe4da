#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A stack host around a navigation controller, whose delegate it is.
  ///
  /// A ``StackController`` has one. Make one yourself for a navigation controller that is there
  /// already, and keep it with its handler:
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
  /// It reads the controller only at rest, when no transition runs: a swipe that is cancelled, a
  /// push that a person takes back and a pop that a person turns round all end in what is there
  /// then.
  @MainActor
  public final class NavigationControllerHost: NSObject, StackHost, AttachableHost {
    /// Everything: UIKit decides itself whether to animate a push or a pop.
    public let capabilities = StackCapabilities.all

    /// True: a sheet, a page or a tab comes with its pages in it; off screen they are there at once.
    public var fillsUnseen: Bool { true }

    /// Where reports go; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// Tells whether the host is on screen by itself.
    public var isAttached: Bool { presence == .attached }

    /// A person's ways back, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open {
      didSet { closeWaysBack() }
    }

    /// The options of the bar and of the swipe back.
    public var options = StackOptions() {
      didSet { apply(options) }
    }

    /// The turns of the main queue; a test has its own.
    package var turns = Turns.main

    /// Tells whether transitions may be seen; not while a split moves views.
    var isAnimating = true

    /// The controller; nil once it has been let go.
    public private(set) weak var controller: UINavigationController?

    /// The back button that is closed.
    var closedButton: ClosedBackButton?

    /// The swipes that this host has closed, and not somebody else.
    var closedSwipes: [UIGestureRecognizer] = []

    /// The elements that stay, as the handler has said.
    private(set) var stays: [ElementID: Stay] = [:] {
      didSet { closeWaysBack() }
    }

    /// The element on top, if it stays.
    var keptTop: ElementID? { elements.last.flatMap { stays[$0.id] == nil ? nil : $0.id } }

    /// The elements above the root of the controller, lowest first.
    var aboveRoot: [ElementID] { elements.dropFirst(previous.isEmpty ? 1 : 0).map(\.id) }

    @MainActor
    private struct Element {
      let id: ElementID
      let view: UIViewController
    }

    private enum Phase {
      case resting
      /// A command's transition runs; `before` is what was there.
      case commanded(Acknowledgement, before: [Element], takes: Bool)
      /// Somebody else's transition runs, most often a person's.
      case foreign
    }

    private var phase = Phase.resting
    private var presence = ReportedPresence.unreported
    /// Tells whether it has said that it is off screen, and says nothing more until it is back.
    var isAway: Bool { presence == .detached }
    private var elements: [Element] = []
    /// The view controllers below, which are not the handler's.
    private var previous: [UIViewController] = []
    /// Waits until no transition runs.
    private(set) var watch: RestWatch?
    /// The page of somebody else that has been reported last.
    weak var stranger: UIViewController?

    /// Makes a host for a controller, which has no other delegate.
    public init(_ controller: UINavigationController) {
      super.init()
      take(controller)
    }

    /// The handler's elements that are shown, lowest first.
    public var shown: Showing { Showing(elements.map(\.id)) }

    /// Tells whether nobody's transition runs.
    var isResting: Bool { if case .resting = phase { true } else { false } }

    /// All that is there by the host's account, lowest first.
    var expected: [UIViewController] { previous + elements.map(\.view) }

    // MARK: The handler

    /// Keeps what was there, or lets it go.
    public func begin(keepingPrevious: Bool) {
      let own = elements.map(\.view).identities
      (elements, phase, stays) = ([], .resting, [:])
      guard let controller else { return previous = [] }
      let there = controller.viewControllers
      previous = keepingPrevious ? there.filter { !own.contains(ObjectIdentifier($0)) } : []
      if previous.count < there.count { controller.setViewControllers(previous, animated: false) }
    }

    /// Carries out a command, and answers a turn after its transition has ended.
    public func perform(
      _ command: StackCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard let controller else { return acknowledgement.refused(.gone) }
      // Of a transition that is put off to the next layout nobody has said anything yet.
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
      // UIKit begins what it has put off in the layout.
      if controller.transitionCoordinator == nil { controller.viewIfLoaded?.layoutIfNeeded() }
      watch?.wait()
    }

    /// Closes the ways back while what is on top stays.
    public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

    /// Lets go of the command that is void, and of a gesture; the views stay.
    public func didDetach() { phase = .resting }

    // MARK: The window

    /// Is on screen from now on, and reports it.
    public func attach() {
      guard !isAttached else { return }
      presence = .attached
      onReport?(.attached)
    }

    /// Is off screen from now on, and reports it.
    public func detach() {
      guard isAttached else { return }
      presence = .detached
      let void = phase
      phase = .resting
      // The command that runs is void once the report is out, and not before.
      withExtendedLifetime(void) { onReport?(.detached) }
    }

    // MARK: Another controller

    /// Shows its views in another controller from now on, at once.
    ///
    /// A transition in the old one has ended with it.
    func take(_ next: UINavigationController) {
      guard next !== controller else { return }
      let views = expected
      // They would stay closed for good: nobody looks at the old controller any more.
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

    /// Lets go of all views, which are shown elsewhere next.
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
          // A person has turned it round: nothing has changed, and it may work now.
          (elements, phase) = (before, .resting)
          // But for views that have gone since; the refusal may have the next command follow.
          let gone = takeGone(now)
          acknowledgement.refused(.gesture)
          if !gone.isEmpty, !isAway { onReport?(.removed(gone)) }
          onReport?(.ready)
        } else {
          reportGone(now)
          // Whoever heard of it may have taken the host off screen.
          guard case .commanded = phase else { return }
          phase = .resting
          acknowledgement.done(showing: shown)
        }
      }
      closeWaysBack()
      reportStranger()
    }

    /// Tells whether what was there before a command is there again, if only a part of it: somebody
    /// may have gone back before anybody looked.
    private func isTurnedRound(_ now: [UIViewController], _ before: [Element]) -> Bool {
      let (there, wanted) = (now.identities, elements.map(\.view).identities)
      return !now.isSame(as: expected)
        && before.map(\.view).identities.subtracting(wanted).contains(where: there.contains)
    }

    /// Reports those of the elements that are no longer there.
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

    /// Notes that somebody else's transition runs, or is about to.
    func noteForeign() {
      guard case .resting = phase, !isAway else { return }
      phase = .foreign
      onReport?(.gestureBegan)
      // In a turn there is a coordinator, if there is to be one.
      if controller?.transitionCoordinator == nil { watch?.waitATurn() } else { watch?.wait() }
    }
  }
#endif
