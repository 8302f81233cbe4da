package import ComposableNavigation

/// The common part of all hosts of the walks, written from “Writing a host” alone.
///
/// Without a ``Fault``, a host follows every rule of the article.
@MainActor
package class NastyHost {
  /// The moment at which a command is carried out and acknowledged.
  package enum Pace: CaseIterable, Sendable {
    case atOnce
    /// Shown at once, acknowledged when the transition ends.
    case slow
    /// Shown and acknowledged when the transition ends.
    case late
  }

  /// A fault in the host's next acknowledgement.
  package enum Fault: CaseIterable, Sendable {
    /// Names fewer elements than it shows.
    case forgets
    case answersTwice
    case drops
  }

  private struct Held {
    let acknowledgement: Acknowledgement
    let apply: (@MainActor () -> Void)?
  }

  package let name: String
  package let log: NastyLog
  package let isRoot: Bool
  package var onReport: HostReport.Receiver?
  /// A Boolean value that indicates whether reports are lost, to show that a walk notices it.
  package var isUnheard = false
  /// A Boolean value that indicates whether the host accepts content off screen; read when a
  /// handler is set up.
  package var preloadsOffscreen = false
  package var pace = Pace.atOnce
  /// A Boolean value that indicates whether the user can begin a gesture before the host learns
  /// that its view is on screen.
  package var reportsEarly = false
  /// Called before each command is carried out, with the added views.
  package var onAsk: (@MainActor (_ added: [NastyView]) -> Void)?
  /// The number of following commands that the host refuses.
  package var refusals = 0
  package var fault: Fault?
  package private(set) var isAway = false
  package private(set) var isToldAttached: Bool
  package private(set) var isInGesture = false
  package private(set) var hasRefused = false
  package private(set) var hasForgotten = false
  /// A Boolean value that indicates whether the host has ever left out a shown element, so that the
  /// lane may ask for it again.
  package private(set) var hasEverForgotten = false
  /// A Boolean value that indicates whether the reducer may keep elements that the user removes, so
  /// that they may return.
  package var isKept = false
  /// The elements that the user has removed and that no action has restored.
  package var gone: Set<ElementID> = []

  private var held: [Held] = []
  private var stale: [Acknowledgement] = []
  private var generation = 0
  /// A Boolean value that indicates whether the handler has moved to another host.
  private var isRetired = false

  init(_ name: String, log: NastyLog, isRoot: Bool, isToldAttached: Bool) {
    self.name = name
    self.log = log
    self.isRoot = isRoot
    self.isToldAttached = isToldAttached
  }

  // MARK: For the shapes

  package var shown: Showing { Showing() }
  /// The shown views, in order.
  package var views: [NastyView] { [] }
  /// The views that no view beside or above them covers.
  package var frontViews: [NastyView] { views }
  func removeAll() {}

  // MARK: For the handler

  package var isAttached: Bool { isRoot && !isAway }

  package func begin(keepingPrevious: Bool) {
    generation += 1
    gone = []
    removeAll()
    // A nested host is set up where its view is. It counts itself off screen until it receives
    // `attach`.
    if !isRoot { (isAway, isToldAttached) = (false, false) }
    isInGesture = false
    letGo()
    log.actInside(.begin, of: self)
  }

  package func didAttach() {
    isToldAttached = true
    log.actInside(.attach, of: self)
  }

  package func didDetach() {
    isToldAttached = false
    isInGesture = false
    // An animation also ends if the user removes the page around it.
    if log.isUserRemoving { stale += held.map { $0.acknowledgement } }
    held = []
    log.actInside(.detach, of: self)
  }

  package func didChange(blockers: [ElementID: LeaveBlocker]) { log.actInside(.blockers, of: self) }

  /// Carries out a command, with the events that happen meanwhile.
  func carryOut(
    _ command: @autoclosure () -> String,
    _ acknowledgement: Acknowledgement,
    refusing reason: HostRefusal? = nil,
    apply: @escaping @MainActor () -> Void
  ) {
    log.asked("\(name): \(command())")
    if isAway { log.note("\(name) is asked while it is away: \(command())") }
    if isBusy { log.note("\(name) is asked while it is busy: \(command())") }
    let before = generation
    log.actInside()
    // The command is void: the handler was set up anew or removed meanwhile.
    guard generation == before, !isAway, !isRetired else { return }
    if let reason { return refuse(acknowledgement, reason) }
    if refusals > 0 {
      refusals -= 1
      return refuse(acknowledgement, "not now")
    }
    switch isInGesture || log.isEndless ? Pace.late : pace {
    case .atOnce:
      apply()
      answer(acknowledgement)
    case .slow:
      apply()
      held.append(Held(acknowledgement: acknowledgement, apply: nil))
    case .late:
      held.append(Held(acknowledgement: acknowledgement, apply: apply))
    }
  }

  /// Returns the view of an element: the existing one, otherwise the one from the command.
  ///
  /// - Returns: nil if there is no view, or if the user was faster than the transition.
  func view(
    of id: ElementID,
    before: NastyView?,
    among presentables: [ElementID: NastyView],
    goneThen: Set<ElementID>
  ) -> NastyView? {
    if let before { return before }
    guard let view = presentables[id] else {
      log.note("\(name) is given no view for \(id)")
      return nil
    }
    if goneThen.contains(id) {
      log.note("\(name) is asked to add \(id), which the user took away")
    } else if gone.contains(id) {
      return nil
    }
    return view
  }

  private func refuse(_ acknowledgement: Acknowledgement, _ reason: HostRefusal) {
    hasRefused = true
    acknowledgement.refused(reason)
  }

  private func answer(_ acknowledgement: Acknowledgement) {
    let wrong = fault
    fault = nil
    switch wrong {
    case nil:
      acknowledgement.done(showing: shown)
    case .forgets?:
      (hasForgotten, hasEverForgotten) = (true, true)
      var fewer = shown
      fewer.elements = Array(fewer.elements.dropLast())
      acknowledgement.done(showing: fewer)
    case .answersTwice?:
      acknowledgement.done(showing: shown)
      acknowledgement.done(showing: shown)
    case .drops?:
      // The handler treats the dropped acknowledgement as a refusal and does not know what is
      // shown.
      (hasRefused, hasForgotten, hasEverForgotten) = (true, true, true)
    }
  }

  func report(_ report: HostReport) { if !isUnheard { onReport?(report) } }

  /// Reports elements that the user removed and that are no longer shown.
  func reportRemoved(_ ids: [ElementID]) {
    if !isKept { gone.formUnion(ids) }
    log.isUserRemoving = true
    report(.removed(ids))
    log.isUserRemoving = false
  }

  // MARK: For the walk

  package var isBusy: Bool { !held.isEmpty }
  package var hasPendingAnswers: Bool { !held.isEmpty || !stale.isEmpty }

  /// A Boolean value that indicates whether the host believes that it is on screen and so may
  /// report.
  package var canReport: Bool { !isAway && (isRoot || isToldAttached || reportsEarly) }

  /// Ends the transitions, unless a gesture holds them.
  package func finish() {
    guard !isInGesture else { return }
    let before = generation
    let (old, ended) = (stale, held)
    (stale, held) = ([], [])
    for acknowledgement in old { acknowledgement.done(showing: shown) }
    for item in ended {
      guard generation == before, !isAway else { return }
      item.apply?()
      answer(item.acknowledgement)
    }
  }

  /// Releases all acknowledgements.
  package func letGo() {
    held = []
    stale = []
  }

  /// Retires the host because its handler has another one.
  ///
  /// Pending commands become void.
  package func retire() {
    isRetired = true
    onReport = nil
    letGo()
  }

  package func beginGesture() {
    guard !isInGesture, canReport else { return }
    isInGesture = true
    report(.gestureBegan)
  }

  package func endGesture() {
    guard isInGesture else { return }
    isInGesture = false
    report(.gestureEnded)
  }

  /// Goes off screen; first it says so, then it lets go of what it was asked before, for it may be back.
  package func detach() {
    guard canReport else { return }
    isAway = true
    isInGesture = false
    let void = (held, stale)
    (held, stale) = ([], [])
    withExtendedLifetime(void) { report(.detached) }
  }

  package func attach() {
    guard isAway else { return }
    isAway = false
    // An `attached` report names everything that is shown.
    hasForgotten = false
    report(.attached)
  }

  package func ready() {
    // A host that cannot report keeps its refusal.
    guard canReport else { return }
    hasRefused = false
    report(.ready)
  }

  /// Records that the host has named all elements again.
  package func hasNamedAll() { hasForgotten = false }
}
