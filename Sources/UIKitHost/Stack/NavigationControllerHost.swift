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
  ///
  /// A page may itself be a stack with a host. UIKit does not push a navigation controller, so this
  /// host shows the pages of the nested stack among its own, under one bar; each handler keeps and
  /// reports its own pages. The options of the bar are those of the outermost stack.
  @MainActor
  public final class NavigationControllerHost: NSObject, StackHost, AttachableHost, GuardedHost {
    /// All changes: UIKit itself decides whether to animate a push or a pop.
    public let capabilities = StackCapabilities.all

    /// True: a new container already contains its pages, because changes off screen are immediate.
    public var preloadsOffscreen: Bool { true }

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// A Boolean value that indicates whether the host itself is on screen.
    public var isAttached: Bool { contents.isAttached }

    /// The user's ways back, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open {
      didSet { closeWaysBack() }
    }

    /// The options of the bar and of the swipe back.
    public var options = StackOptions() {
      didSet { apply(options) }
    }

    /// The app's own delegate, which gets UIKit's calls after the host, also those about the pages of
    /// nested stacks.
    public weak var delegate: (any StackDelegate)? {
      didSet { becomeDelegate() }
    }

    /// UIKit's delegate while the app animates the pushes and pops; UIKit holds it weakly.
    private var animating: AnimatingDelegate?

    /// The turns of the main queue; tests replace them.
    package var turns = Turns.main

    /// A Boolean value that indicates whether to animate transitions; false while a split moves
    /// views.
    var isAnimating = true

    /// The controller, which is empty while the stack is nested; nil after it is deallocated.
    public private(set) weak var controller: UINavigationController?

    /// The host that shows this host's pages among its own; nil if they are in its controller.
    weak var outer: NavigationControllerHost?

    /// The hosts of nested stacks, whose pages are in this host's controller.
    var inner: [NavigationControllerHost] = []

    var closedButton: ClosedBackButton?

    var closedSwipes: [UIGestureRecognizer] = []

    #if !os(tvOS)
      /// Decides about the other swipes at the touch; nil until a page may go back otherwise than by
      /// its removal.
      var gate: SwipeGate?
    #endif

    /// The element on top, if it must stay.
    var keptTop: ElementID? { shown.elements.last.flatMap { contents.keeps([$0]) ? $0 : nil } }

    var phase = Phase.resting
    var contents = HostContents<UIViewController>()
    /// The view controllers at the bottom, which are not the handler's.
    var previous: [UIViewController] = []
    /// Waits until no transition runs.
    private(set) var watch: RestWatch?
    /// The focus in the pages of the controller.
    let focus = PageFocus()
    /// The other code's page that was reported last.
    weak var stranger: UIViewController?

    /// Creates a host for a controller, which must have no other delegate.
    public init(_ controller: UINavigationController) {
      super.init()
      take(controller)
    }

    /// The page on top, or the nested stack that it is in.
    public var front: UIViewController? { contents.views.last }

    /// The handler's elements that are shown, lowest first.
    public var shown: Showing { contents.shown }

    // MARK: The handler

    /// Keeps or removes the previous views.
    public func begin(keepingPrevious: Bool) {
      let own = contents.views.flatMap(\.pages).identities
      let there = outer == nil ? controller?.viewControllers ?? [] : expected
      phase = .resting
      contents.begin()
      previous = keepingPrevious ? there.filter { !own.contains(ObjectIdentifier($0)) } : []
      if previous.count < there.count { showPages(animated: false) }
      releaseInner()
      closeWaysBack()
    }

    /// Carries out a command, and answers one turn after its transition has ended.
    public func perform(
      _ command: StackCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      guard let container else { return acknowledgement.refused(.gone) }
      // A transition may be deferred to the next layout, before any delegate call.
      guard container.transitionCoordinator == nil else {
        noteForeign()
        return acknowledgement.refused(.transition)
      }
      var next = contents
      guard next.take(command, with: presentables, refusing: acknowledgement) else { return }
      if let fault = next.views.lazy.compactMap(\.faultInStack).first {
        return acknowledgement.refused(.unshowable(fault))
      }
      root.focus.leave(container.topViewController)
      phase = .commanded(acknowledgement, before: contents, takes: !command.taken.isEmpty)
      contents = next
      takeInner()
      showPages(animated: animated)
      closeWaysBack()
      // The layout starts a transition that UIKit has deferred.
      if container.transitionCoordinator == nil { container.viewIfLoaded?.layoutIfNeeded() }
      watch?.wait()
    }

    /// Closes the ways back while the page on top must stay.
    public func didChange(blockers: [ElementID: LeaveBlocker]) {
      contents.blockers = blockers
      closeWaysBack()
    }

    /// Releases a void command and a gesture; the views remain.
    public func didDetach() { phase = .resting }

    // MARK: The window

    /// Puts the host on screen, and reports it.
    public func attach() {
      if let report = contents.attach() { onReport?(report) }
    }

    /// Takes the host off screen, and reports it.
    public func detach() {
      guard let report = contents.detach() else { return }
      let void = phase
      phase = .resting
      // The running command becomes void after the report, and not before.
      withExtendedLifetime(void) { onReport?(report) }
    }

    // MARK: Another controller

    /// Moves its views to another controller, at once, and reports the move.
    ///
    /// A transition in the old controller ends. Its command is answered after the report, because
    /// the answer may cause a command that fits only the former columns.
    func take(_ next: UINavigationController, report: () -> Void = {}) {
      guard next !== controller else { return report() }
      let views = expected
      #if !os(tvOS)
        gate?.isUsed = false
        gate = nil
      #endif
      if let controller {
        controller.delegate = nil
        controller.setViewControllers([], animated: false)
      }
      controller = next
      watch = RestWatch(
        find: { [weak self] in self?.container?.transitionCoordinator },
        turns: { [weak self] in self?.turns ?? .main },
        whenMoved: { [weak self] in self?.noteProgress($0) },
        whenAtRest: { [weak self] in self?.settle() }
      )
      if !views.isEmpty { next.setViewControllers(views, animated: false) }
      becomeDelegate()
      apply(options)
      closeWaysBack()
      report()
      settle()
    }

    /// Sets the delegate anew, because UIKit looks for its optional methods when it is set.
    private func becomeDelegate() {
      animating = (delegate as? any StackTransitionDelegate).map { AnimatingDelegate(self, $0) }
      if let animating { controller?.delegate = animating } else { controller?.delegate = self }
    }

    /// Removes all views, which are shown elsewhere next.
    func empty() {
      _ = contents.lose(shown.elements)
      previous = []
      controller?.setViewControllers([], animated: false)
      releaseInner()
    }
  }
#endif
