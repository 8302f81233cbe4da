package import ComposableNavigation

/// The part that all hosts of the walks have in common, written from “Writing a host” alone.
///
/// Unless it is given a ``Fault``, a host does all that the article asks of it, and nothing that the
/// article calls a mistake.
@MainActor
package class NastyHost {
  /// The moment at which a command is carried out and answered.
  package enum Pace: CaseIterable, Sendable {
    case atOnce
    /// Shown at once, answered when the transition ends.
    case slow
    /// Shown and answered when the transition ends.
    case late
  }

  /// A fault of a host in its next answer.
  package enum Fault: CaseIterable, Sendable {
    /// It names less than it shows.
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
  /// Tells whether it can be filled before it is seen; read when a handler is set up.
  package var fillsUnseen = false
  package var pace = Pace.atOnce
  /// Tells whether a person may begin a gesture before the host hears that its view is shown.
  package var reportsEarly = false
  /// Hears of each command before it is carried out, with the views that it adds.
  package var onAsk: (@MainActor (_ added: [NastyView]) -> Void)?
  /// The number of the next commands that are refused.
  package var refusals = 0
  package var fault: Fault?
  package private(set) var isAway = false
  package private(set) var isToldAttached: Bool
  package private(set) var isInGesture = false
  package private(set) var hasRefused = false
  package private(set) var hasForgotten = false
  /// Tells whether what it is asked for may be what it shows already.
  package private(set) var hasEverForgotten = false
  /// Tells whether the reducer may keep what a person takes away, so that it may come back.
  package var isKept = false
  /// The elements that a person has taken away, as long as nothing brings them back.
  package var gone: Set<ElementID> = []

  private var held: [Held] = []
  private var stale: [Acknowledgement] = []
  private var generation = 0
  /// Tells whether its handler has gone to another host.
  private var isRetired = false

  init(_ name: String, log: NastyLog, isRoot: Bool, isToldAttached: Bool) {
    self.name = name
    self.log = log
    self.isRoot = isRoot
    self.isToldAttached = isToldAttached
  }

  // MARK: For the shapes

  package var shown: Showing { Showing() }
  /// The views that are shown, in order.
  package var views: [NastyView] { [] }
  /// Those of them that are in front of what lies beside or below them.
  package var frontViews: [NastyView] { views }
  func removeAll() {}

  // MARK: For the handler

  package var isAttached: Bool { isRoot && !isAway }

  package func begin(keepingPrevious: Bool) {
    generation += 1
    gone = []
    removeAll()
    // A nested host is where its view is: who sets it up anew sets it up there.
    // Until it is told so, it is not on screen as far as it knows.
    if !isRoot { (isAway, isToldAttached) = (false, false) }
    isInGesture = false
    letGo()
    log.actInside(.begin)
  }

  package func didAttach() {
    isToldAttached = true
    log.actInside(.attach)
  }

  package func didDetach() {
    isToldAttached = false
    isInGesture = false
    // An animation ends also when a person has taken away the page around it.
    if log.isPersonTakingAway { stale += held.map { $0.acknowledgement } }
    held = []
    log.actInside(.detach)
  }

  package func didChange(stays: [ElementID: Stay]) { log.actInside(.stays) }

  /// Asks the host to do something, with all that may happen meanwhile.
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
    // Set up anew or gone meanwhile: the command is void.
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

  /// The view of an element that a command names: the one that it has, else the one it is given.
  ///
  /// - Returns: nil where there is none, and where a person was faster than the transition.
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
      log.note("\(name) is asked to add \(id), which a person took away")
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
      // Its handler takes it for a refusal, and does not know what was done.
      (hasRefused, hasForgotten, hasEverForgotten) = (true, true, true)
    }
  }

  /// Reports what a person has taken away, which is no longer shown.
  func reportRemoved(_ ids: [ElementID]) {
    if !isKept { gone.formUnion(ids) }
    log.isPersonTakingAway = true
    onReport?(.removed(ids))
    log.isPersonTakingAway = false
  }

  // MARK: For the walk

  package var isBusy: Bool { !held.isEmpty }
  package var owesAnswers: Bool { !held.isEmpty || !stale.isEmpty }

  /// Tells whether the host is on screen as far as it knows, so that it may report.
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

  /// Lets go of all acknowledgements.
  package func letGo() {
    held = []
    stale = []
  }

  /// Its handler has another host: what it was asked is void, and nobody hears it.
  package func retire() {
    isRetired = true
    onReport = nil
    letGo()
  }

  package func beginGesture() {
    guard !isInGesture, canReport else { return }
    isInGesture = true
    onReport?(.gestureBegan)
  }

  package func endGesture() {
    guard isInGesture else { return }
    isInGesture = false
    onReport?(.gestureEnded)
  }

  /// Goes off screen; first it says so, then it lets go of what it was asked before, for it may be back.
  package func detach() {
    guard canReport else { return }
    isAway = true
    isInGesture = false
    let void = (held, stale)
    (held, stale) = ([], [])
    withExtendedLifetime(void) { onReport?(.detached) }
  }

  package func attach() {
    guard isAway else { return }
    isAway = false
    // Whoever attaches names all that is shown.
    hasForgotten = false
    onReport?(.attached)
  }

  package func ready() {
    // Who cannot say so goes on refusing, as far as anybody knows.
    guard canReport else { return }
    hasRefused = false
    onReport?(.ready)
  }

  /// Forgets that it has forgotten: what it shows is known again.
  package func hasNamedAll() { hasForgotten = false }
}
