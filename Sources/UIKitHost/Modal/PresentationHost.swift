#if canImport(UIKit) && !os(watchOS)
  public import ComposableNavigation
  public import UIKit

  /// A modal host that presents sheets, covers, popovers, alerts and dialogs over a view
  /// controller.
  ///
  /// ``HandlerKeeping/withModal(store:viewProvider:configure:)`` creates one with its handler. It
  /// presents only while the view is in a window and nothing else is presented. Otherwise it
  /// refuses, and reports ready when the view is in a window, or the other presentation has ended.
  ///
  /// UIKit can change a sheet only to another sheet: other changes are a dismissal and a
  /// presentation.
  @MainActor
  public final class PresentationHost: NSObject, ModalHost, AttachableHost, GuardedHost {
    /// The host can change a sheet, and dismiss all presentations above at once.
    public let capabilities: ModalCapabilities = [.resize, .dismissAbove]

    /// The receiver of reports; the handler sets it.
    public var onReport: HostReport.Receiver?

    /// A Boolean value that indicates whether the host itself is on screen.
    public var isAttached: Bool { contents.isAttached }

    /// The user's ways out of the presented view, open or closed; see ``WaysOut``.
    public var waysOut = WaysOut.open

    /// The turns of the main queue; tests replace them.
    package var turns = Turns.main

    /// The app's settings for styles: heights, sources of popovers, UIKit's styles.
    public var looks = PresentationLooks()

    private weak var owner: UIViewController?
    /// The view controller that presents: a nested stack is on screen in the outermost one.
    private var presenter: UIViewController? { owner?.shownController }
    var contents = HostContents<Presented>()
    private var presented: Presented? { contents.views.first }
    private var phase = Phase.resting
    private var watch: RestWatch?
    /// The delegate of a popover whose style the app chooses; UIKit holds it weakly.
    var adapting: (any UIAdaptivePresentationControllerDelegate)?
    /// The focus in the presented view and the view below.
    private let focus = PageFocus()
    /// Observes a dismissal by the presented view's own code.
    private var sentinel: ViewSentinel?
    /// Observes the presenter's addition to a window, or the end of another presentation.
    var waiting: ViewSentinel?

    /// Creates a host that presents over a view controller.
    public init(over presenter: UIViewController) {
      owner = presenter
      super.init()
      watch = RestWatch(
        find: { [weak self] in self?.runningTransition },
        turns: { [weak self] in self?.turns ?? .main },
        whenMoved: { [weak self] in self?.noteProgress($0) },
        whenAtRest: { [weak self] in self?.settle() }
      )
    }

    /// The presented element and its style; none if the view below was dismissed with it.
    public var shown: Showing {
      guard presented?.isThere == true else { return .nothing }
      // A dismissal that no command waits for: the view counts as dismissed.
      if case .goingAnyway = phase { return .nothing }
      return contents.shown
    }

    private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
      presented?.view.transitionCoordinator ?? presenter?.topSearch.transitionCoordinator
    }

    // MARK: The handler

    /// Dismisses the views of an earlier handler.
    public func begin(keepingPrevious: Bool) {
      let old = presented
      lose()
      contents.begin()
      phase = .resting
      old?.view.presentingViewController?.dismiss(animated: false)
    }

    /// Carries out a command, and answers one turn after its transition has ended.
    public func perform(
      _ command: ModalCommand<ElementID>,
      presentables: [ElementID: UIViewController],
      animated: Bool,
      acknowledgement: Acknowledgement
    ) {
      if presented?.isThere == false { lose() }
      var next = contents
      let views = presentables.mapValues { Presented($0) }
      guard next.take(command, with: views, refusing: acknowledgement) else { return }
      switch command {
      case .present:
        present(next, animated: animated, acknowledgement)
      case .dismiss(let id):
        dismiss(id, animated: animated, acknowledgement)
      case .restyle(let id, let style):
        contents = next
        if let view = contents[id]?.view { looks.resize(view, as: style) }
        acknowledgement.done(showing: shown)
      }
    }

    private func present(
      _ next: HostContents<Presented>,
      animated: Bool,
      _ acknowledgement: Acknowledgement
    ) {
      guard let presenter, let (presented, style) = next.presentation else {
        return acknowledgement.refused(.gone)
      }
      guard let window = presenter.viewIfLoaded?.window else {
        sayReady(whenSeen: presenter)
        return acknowledgement.refused("the view that presents is in no window")
      }
      guard !waitsForAppearance(of: window) else {
        return acknowledgement.refused("the window has not appeared yet")
      }
      // A page presents its search controller, which must present other views.
      let front = presenter.topSearch
      if let other = front.presentedViewController {
        sayReady(whenGone: other)
        return acknowledgement.refused("something else is presented")
      }
      guard runningTransition == nil else {
        noteForeign()
        return acknowledgement.refused(.transition)
      }
      looks.prepare(presented.view, for: style, from: front)
      if let dialog = presented.view as? UIAlertController {
        looks.addWayOut(to: dialog) { [weak self] in self?.lookLater() }
      } else {
        // Set after the style, which determines the presentation controller at its first use.
        becomeDelegate(of: presented.view)
      }
      contents = next
      phase = .coming(acknowledgement)
      focus.leave(presenter)
      front.present(presented.view, animated: animated && front.isSeen) { [weak self] in
        self?.watch?.waitATurn()
      }
      guard !presented.isThere else { return watchTransition() }
      // UIKit refuses with a message in the console, and does not call the completion handler.
      guard case .coming = phase else { return }
      lose()
      phase = .resting
      acknowledgement.refused("UIKit did not present it")
    }

    private func dismiss(
      _ id: ElementID,
      animated: Bool,
      _ acknowledgement: Acknowledgement
    ) {
      guard !shown.elements.isEmpty,
        let presenting = contents[id]?.view.presentingViewController
      else { return acknowledgement.done(showing: shown) }
      guard runningTransition == nil else {
        noteForeign()
        return acknowledgement.refused(.transition)
      }
      phase = .going(acknowledgement)
      // The keyboard goes with its page.
      presented?.view.viewIfLoaded?.endEditing(true)
      // The presented view itself would dismiss only the presentations above it.
      presenting.dismiss(animated: animated && presenting.isSeen) { [weak self] in
        self?.watch?.waitATurn()
      }
      watchTransition()
    }

    /// Also checks when the transition ends: UIKit may not call the completion handler if the user
    /// reverses the transition, or if other code interrupts it.
    private func watchTransition() {
      if runningTransition != nil { watch?.wait() }
    }

    /// Prevents dismissal by a pull or a tap outside while the presented view must stay.
    public func didChange(blockers: [ElementID: LeaveBlocker]) {
      contents.blockers = blockers
    }

    /// The presented element, if it must stay.
    var kept: ElementID? { contents.shown.elements.first { contents.keeps([$0]) } }

    /// Releases a void command and a gesture; a presented view remains.
    public func didDetach() {
      letGo {}
      if presented?.isThere == false { lose() }
    }

    // MARK: The window

    /// Puts the host on screen, and reports it.
    public func attach() {
      if let report = contents.attach() { onReport?(report) }
    }

    /// Takes the host off screen, and reports it.
    public func detach() {
      if let report = contents.detach() { letGo { onReport?(report) } }
    }

    /// Releases a void command, after a report and not before.
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

    /// Checks the presentation when no transition runs.
    func lookLater() { watch?.waitATurn() }

    private func settle() {
      defer { focus.arrive(at: shown.elements.isEmpty ? presenter : presented?.view) }
      let isThere = presented?.isThere == true
      switch phase {
      case .resting:
        if isThere { listen() } else { reportGone() }
      case .foreign:
        reportGone()
        guard case .foreign = phase else { return }
        phase = .resting
        if !contents.isAway { onReport?(.gestureEnded) }
      case .goingAnyway:
        phase = .resting
        // The dismissal was reversed, but later commands were told that nothing is presented.
        if isThere { presented?.view.presentingViewController?.dismiss(animated: false) }
        lose()
        if !contents.isAway { onReport?(.ready) }
      case .coming(let acknowledgement):
        if isThere { listen() } else { reportGone() }
        guard case .coming = phase else { return }
        phase = .resting
        acknowledgement.done(showing: shown)
      case .going(let acknowledgement):
        phase = .resting
        guard !isThere else {
          // The user reversed the dismissal: nothing has changed, and a retry may succeed.
          acknowledgement.refused(.gesture)
          onReport?(.ready)
          return
        }
        lose()
        acknowledgement.done(showing: shown)
      }
    }

    /// Reports a presented view that was dismissed by other code.
    private func reportGone() {
      guard presented?.isThere == false else { return }
      // The view below has left the window too, and its own host reports that.
      guard presenter?.viewIfLoaded?.window != nil else { return }
      if let report = lose() { onReport?(report) }
    }

    /// Removes the presented element, and returns the report.
    @discardableResult
    private func lose() -> HostReport? {
      sentinel = nil
      presented?.giveBackStyle()
      return contents.lose(contents.shown.elements)
    }

    /// Observes a dismissal by the presented view's own code, which UIKit does not report.
    private func listen() {
      guard let view = presented?.view, !view.isDialog, let container = view.presentationContainer,
        // A popover that becomes a sheet gets a new container.
        sentinel?.superview !== container
      else { return }
      sentinel?.leave()
      sentinel = .put(in: container) { [weak self] isInWindow in
        if !isInWindow { self?.watch?.waitATurn() }
      }
    }

    /// Reports how far the user's pull has gone.
    private func noteProgress(_ fraction: Double) {
      if case .foreign = phase, !contents.isAway { onReport?(.gestureMoved(fraction: fraction)) }
    }

    /// Notes that the user pulls at the presented view, or that a transition of other code runs.
    func noteForeign() {
      guard case .resting = phase, !contents.isAway else { return }
      phase = .foreign
      onReport?(.gestureBegan)
      if runningTransition == nil { watch?.waitATurn() } else { watch?.wait() }
    }
  }
#endif
