#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A modal host that presents over a view controller: sheets, covers, popovers, alerts and
  /// dialogs.
  ///
  /// ``HandlerKeeping/withModal(store:viewProvider:configure:)`` makes one with its handler. It
  /// asks for a presentation only while the view is in a window and nothing else is presented;
  /// until then it refuses, and says ready when the view is there, or the other one has gone.
  ///
  /// UIKit can make another sheet of a sheet, and nothing else of it: any other change of style is
  /// a dismissal and a presentation.
  @MainActor
  public final class PresentationHost: NSObject, ModalHost, AttachableHost {
    /// Other sheets, and all that lies above at once.
    public let capabilities: ModalCapabilities = [.resize, .dismissAbove]

    /// Where reports go; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// Tells whether the host is on screen by itself.
    public var isAttached: Bool { presence == .attached }

    /// A person's ways out of the presented view, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open

    /// The elements that stay, as the handler has said.
    private(set) var stays: [ElementID: Stay] = [:]

    /// The turns of the main queue; a test has its own.
    package var turns = Turns.main

    /// The app's own choices for styles: heights, sources of popovers, UIKit's styles.
    public var looks = PresentationLooks()

    private weak var presenter: UIViewController?
    var presented: Presented? {
      didSet { if let oldValue, oldValue.view !== presented?.view { oldValue.giveBackStyle() } }
    }
    private var phase = Phase.resting
    private var presence = ReportedPresence.unreported
    var isAway: Bool { presence == .detached }
    private var watch: RestWatch?
    /// Hears when what is presented has gone by its own code.
    private var sentinel: ViewSentinel?
    /// Hears when the presenter comes into a window, or what somebody else presents has gone.
    var waiting: ViewSentinel?

    /// Makes a host that presents over a view controller.
    public init(over presenter: UIViewController) {
      self.presenter = presenter
      super.init()
      watch = RestWatch(
        find: { [weak self] in self?.runningTransition },
        turns: { [weak self] in self?.turns ?? .main },
        whenAtRest: { [weak self] in self?.settle() }
      )
    }

    /// The presented element and its style; none while it has gone with the view below.
    public var shown: Showing {
      guard let presented, presented.isThere else { return .nothing }
      // On its way, and nobody waits for it: whoever is asked now finds nothing.
      if case .goingAnyway = phase { return .nothing }
      return Showing([presented.id], style: presented.style)
    }

    private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
      presented?.view.transitionCoordinator ?? presenter?.topSearch.transitionCoordinator
    }

    // MARK: The handler

    /// Lets go of the views that an earlier handler has presented.
    public func begin(keepingPrevious: Bool) {
      let old = presented
      (presented, phase, sentinel) = (nil, .resting, nil)
      stays = [:]
      old?.view.presentingViewController?.dismiss(animated: false)
    }

    /// Carries out a command, and answers a turn after its transition has ended.
    public func perform(
      _ command: ModalCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      if presented?.isThere == false { (presented, sentinel) = (nil, nil) }
      switch command {
      case .present(let id, let style):
        guard let view = presentables[id] else {
          return acknowledgement.refused(.noView(of: id))
        }
        present(
          Presented(id, view, style),
          animated: animated,
          acknowledgement
        )
      case .dismiss(let id):
        dismiss(id, animated: animated, acknowledgement)
      case .restyle(let id, let style):
        if presented?.id == id, let view = presented?.view {
          presented?.style = style
          looks.resize(view, as: style)
        }
        acknowledgement.done(showing: shown)
      }
    }

    private func present(
      _ next: Presented,
      animated: Bool,
      _ acknowledgement: Acknowledgement
    ) {
      guard let presenter else { return acknowledgement.refused(.gone) }
      guard let window = presenter.viewIfLoaded?.window else {
        sayReady(whenSeen: presenter)
        return acknowledgement.refused("the view that presents is in no window")
      }
      guard !waitsForAppearance(of: window) else {
        return acknowledgement.refused("the window has not appeared yet")
      }
      // A search is a controller that its page presents; others are presented from that.
      let front = presenter.topSearch
      if let other = front.presentedViewController {
        sayReady(whenGone: other)
        return acknowledgement.refused("something else is presented")
      }
      guard runningTransition == nil else {
        noteForeign()
        return acknowledgement.refused(.transition)
      }
      looks.prepare(next.view, for: next.style, from: front)
      if let dialog = next.view as? UIAlertController {
        looks.addWayOut(to: dialog) { [weak self] in self?.lookLater() }
      } else {
        // Only now: the presentation controller is made at its first use, by the style as it is then.
        next.view.presentationController?.delegate = self
      }
      presented = next
      phase = .coming(acknowledgement)
      front.present(next.view, animated: animated && front.isSeen) { [weak self] in
        self?.watch?.waitATurn()
      }
      guard !next.isThere else { return watchTransition() }
      // UIKit refuses by a line in the console, and never calls back.
      guard case .coming = phase else { return }
      (presented, phase) = (nil, .resting)
      acknowledgement.refused("UIKit did not present it")
    }

    private func dismiss(
      _ id: ElementID,
      animated: Bool,
      _ acknowledgement: Acknowledgement
    ) {
      guard !shown.elements.isEmpty, let presented, presented.id == id,
        let presenting = presented.view.presentingViewController
      else { return acknowledgement.done(showing: shown) }
      guard runningTransition == nil else {
        noteForeign()
        return acknowledgement.refused(.transition)
      }
      phase = .going(acknowledgement)
      // Asked of the presented one it would take away only what lies above that.
      presenting.dismiss(animated: animated && presenting.isSeen) { [weak self] in
        self?.watch?.waitATurn()
      }
      watchTransition()
    }

    /// Looks when the transition has ended as well: of one that a person catches or turns round, or
    /// somebody else's code cuts short, UIKit may never call the completion.
    private func watchTransition() {
      if runningTransition != nil { watch?.wait() }
    }

    /// Closes the pull and the tap beside it while what is presented stays.
    public func didChange(stays: [ElementID: Stay]) { self.stays = stays }

    /// The presented element, if it stays.
    var kept: ElementID? { presented.flatMap { stays[$0.id] == nil ? nil : $0.id } }

    /// Lets go of the command that is void, and of a gesture; what is still presented stays.
    public func didDetach() {
      letGo {}
      if presented?.isThere == false { (presented, sentinel) = (nil, nil) }
    }

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
      letGo { onReport?(.detached) }
    }

    /// Lets go of the command that is void, once something is said, and not before.
    private func letGo(after say: () -> Void) {
      let void = phase
      phase =
        switch phase {
        case .going, .goingAnyway: .goingAnyway
        case .resting, .coming, .foreign: .resting
        }
      withExtendedLifetime(void) { say() }
    }

    // MARK: Rest

    /// Looks at what is presented, when all is at rest.
    func lookLater() { watch?.waitATurn() }

    private func settle() {
      let isThere = presented?.isThere == true
      switch phase {
      case .resting:
        if isThere { listen() } else { reportGone() }
      case .foreign:
        reportGone()
        guard case .foreign = phase else { return }
        phase = .resting
        if !isAway { onReport?(.gestureEnded) }
      case .goingAnyway:
        phase = .resting
        // Turned round; and who has asked since was told that nothing is presented.
        if isThere { presented?.view.presentingViewController?.dismiss(animated: false) }
        (presented, sentinel) = (nil, nil)
        if !isAway { onReport?(.ready) }
      case .coming(let acknowledgement):
        if isThere { listen() } else { reportGone() }
        guard case .coming = phase else { return }
        phase = .resting
        acknowledgement.done(showing: shown)
      case .going(let acknowledgement):
        phase = .resting
        guard !isThere else {
          // A person has turned it round: nothing has changed, and it may work now.
          acknowledgement.refused(.gesture)
          onReport?(.ready)
          return
        }
        (presented, sentinel) = (nil, nil)
        acknowledgement.done(showing: shown)
      }
    }

    /// Reports what is presented, if it has gone by itself.
    private func reportGone() {
      guard let gone = presented, !gone.isThere else { return }
      // The view below has gone too: its own host says so.
      guard presenter?.viewIfLoaded?.window != nil else { return }
      (presented, sentinel) = (nil, nil)
      if !isAway { onReport?(.removed([gone.id])) }
    }

    /// Hears when what is presented goes by its own code, of which UIKit tells nobody.
    private func listen() {
      guard let view = presented?.view, !view.isDialog, let container = view.presentationContainer,
        // A popover that becomes a sheet has another one.
        sentinel?.superview !== container
      else { return }
      sentinel?.leave()
      sentinel = .put(in: container) { [weak self] isInWindow in
        if !isInWindow { self?.watch?.waitATurn() }
      }
    }

    /// Notes that a person pulls at what is presented, or that somebody else's transition runs.
    func noteForeign() {
      guard case .resting = phase, !isAway else { return }
      phase = .foreign
      onReport?(.gestureBegan)
      if runningTransition == nil { watch?.waitATurn() } else { watch?.wait() }
    }
  }
#endif
