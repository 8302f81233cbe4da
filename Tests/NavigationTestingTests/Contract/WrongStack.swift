import ComposableNavigation
import NavigationTesting

/// A stack host with one fault.
final class WrongStack: StackHost {
  enum Way: String, CaseIterable {
    case neverAnswers, answersTwice, dropsAcknowledgement, namesTooLittle, namesTooMuch
    case namesWhatWasThere, saysDoneTooSoon, popsByCount, ignoresPops, popsTooMuch
    case pushesInWrongOrder, forgetsToPush, showsAnotherView, returnsWhatWasRemoved
    case refusesForGood, changesAndRefuses, reportsAnother, reportsTwice, forgetsToReport
    case reportsPops, neverSaysThatGesturesBegin, neverSaysThatGesturesEnd, endsGestureTooSoon
    case removesByCancelledGesture, forgetsToSayDetached, forgetsToSayAttached
    case answersWhenAway, dropsBeforeItSaysDetached, forgetsViewsWhenAway
    case comesBackWithoutNames, ignoresBegin, answersAnEarlierHandler, touchesViewsBelow
    case nestedButAttached, alternatesNames, letsGuardedGo, hidesAttempts, attemptsForNothing
    case refusesAndSaysReady, losesWhatItWasFilledWith, neverAnswersOffscreen
    case reportsOneByOne, forgetsGuardsWhenAway, reordersWhenBack, bringsBackWhenBack
    case forgetsGesturesWhenSeen, endsGesturesOffscreen, movesTooFar, movesAfterwards
    case leavesFocusBelow, losesFocus, focusesTheFirst, sharesFocus
  }

  let capabilities = StackCapabilities.all
  var onReport: HostReport.Receiver?
  private let way: Way
  private var isOnScreen: Bool
  private var previous: [String]
  private var pages: [(id: ElementID, view: String)] = []
  private var endings: [() -> Void] = []
  private var blockers: Set<ElementID> = []
  private var kept: [Acknowledgement] = []
  private var namesNothing = false
  private var isOdd = false
  private var isGesturing = false
  /// The page that the user removed last.
  private var removed: (id: ElementID, view: String)?
  /// A Boolean value that indicates whether the view around the host has been shown.
  private var wasSeen = false
  /// The focused control of each page, by title.
  private var controls: [String: Int] = [:]

  init(_ way: Way, _ setting: HostSetting) {
    self.way = way
    previous = setting.previous
    isOnScreen = !setting.isNested || way == .nestedButAttached
  }

  var isAttached: Bool { isOnScreen }
  var preloadsOffscreen: Bool { way == .losesWhatItWasFilledWith || way == .neverAnswersOffscreen }
  var shown: Showing { Showing(namesNothing ? [] : pages.map(\.id)) }

  var titles: [String] {
    guard way == .showsAnotherView, let first = pages.first else {
      return previous + pages.map(\.view)
    }
    return previous + pages.map { _ in first.view }
  }

  func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previous = [] }
    if way != .ignoresBegin { pages = [] }
    (blockers, isGesturing, removed) = ([], false, nil)
    if way != .answersAnEarlierHandler { endings = [] }
  }

  func didAttach() {
    if way == .losesWhatItWasFilledWith, !wasSeen { pages = [] }
    wasSeen = true
    if way == .forgetsGesturesWhenSeen { isGesturing = false }
    if way == .endsGesturesOffscreen, isGesturing {
      isGesturing = false
      onReport?(.gestureEnded)
    }
    changeWhenBack()
  }

  func didDetach() {
    endings = []
    if way != .endsGesturesOffscreen { isGesturing = false }
  }

  private func changeWhenBack() {
    if way == .reordersWhenBack { pages.reverse() }
    if way == .bringsBackWhenBack, let removed { pages.append(removed) }
  }

  func didChange(blockers: [ElementID: LeaveBlocker]) { self.blockers = Set(blockers.keys) }

  // MARK: Commands

  func perform(
    _ command: StackCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let popped: [ElementID]
    if case .pop(let elements) = command { popped = elements } else { popped = [] }
    switch way {
    case .neverAnswers:
      kept.append(acknowledgement)
      return
    case .neverAnswersOffscreen where !isOnScreen && !wasSeen:
      kept.append(acknowledgement)
      return
    case .dropsAcknowledgement:
      return
    case .refusesForGood where !popped.isEmpty:
      return acknowledgement.refused("never")
    case .refusesAndSaysReady where !popped.isEmpty:
      acknowledgement.refused("not yet")
      onReport?(.ready)
      return
    case .saysDoneTooSoon where animated:
      acknowledgement.done(showing: Showing(command.applied(to: pages.map(\.id))))
      endings.append { [weak self] in self?.apply(command, presentables) }
      return
    case .popsByCount where !popped.isEmpty:
      endings.append { [weak self] in
        guard let self else { return }
        pages.removeLast(min(popped.count, pages.count))
        acknowledgement.done(showing: shown)
      }
      return
    default:
      apply(command, presentables)
    }
    if way == .changesAndRefuses, animated { return acknowledgement.refused("perhaps") }
    if way == .reportsPops, !popped.isEmpty { onReport?(.removed(popped)) }
    let after = pages
    let end: () -> Void = { [weak self] in
      self?.answer(acknowledgement, after)
    }
    if animated { endings.append(end) } else { end() }
  }

  private func apply(_ command: StackCommand<ElementID>, _ views: [ElementID: String]) {
    var ids = command.applied(to: pages.map(\.id))
    switch (way, command) {
    case (.ignoresPops, .pop): return
    case (.popsTooMuch, .pop): ids = Array(ids.dropLast())
    case (.pushesInWrongOrder, .push(let new)):
      ids = Array(ids.dropLast(new.count)) + Array(new.reversed())
    case (.forgetsToPush, .push(let new)) where new.count > 1: ids = Array(ids.dropLast())
    default: break
    }
    pages = ids.compactMap { id in views[id].map { (id, $0) } }
    if way == .touchesViewsBelow { previous = [] }
    if way == .focusesTheFirst { controls = [:] }
  }

  private func answer(
    _ acknowledgement: Acknowledgement,
    _ after: [(id: ElementID, view: String)]
  ) {
    switch way {
    case .answersTwice:
      acknowledgement.done(showing: shown)
      acknowledgement.done(showing: shown)
    case .namesTooLittle:
      acknowledgement.done(showing: Array(shown.elements.dropLast()))
    case .alternatesNames:
      // The answer differs from the shown elements, and from the previous answer.
      let names = shown.elements
      acknowledgement.done(showing: Array(isOdd ? names.dropFirst() : names.dropLast()))
      isOdd.toggle()
    case .namesTooMuch:
      acknowledgement.done(showing: shown.elements + [ElementID(99)])
    case .namesWhatWasThere:
      acknowledgement.done(showing: Showing(after.map(\.id)))
    case .returnsWhatWasRemoved:
      pages = after
      acknowledgement.done(showing: shown)
    default:
      acknowledgement.done(showing: shown)
    }
  }

  func finish() -> Bool {
    guard !endings.isEmpty else { return false }
    let ended = endings
    endings = []
    for end in ended { end() }
    return true
  }

  // MARK: The user

  var focus: HostFocus? {
    let page = way == .leavesFocusBelow ? titles.first : titles.last
    guard way != .losesFocus, let page else { return nil }
    return HostFocus(in: page, at: controls[key(page), default: 0])
  }

  func moveFocus() {
    guard let focus else { return }
    controls[key(focus.view)] = 1 - focus.control
  }

  private func key(_ page: String) -> String { way == .sharesFocus ? "" : page }

  func goBack(_ count: Int) -> Bool {
    guard count > 0, count <= pages.count, count < titles.count else { return false }
    let gone = pages.suffix(count).map(\.id)
    let lowest = pages.first.map { [$0.id] } ?? []
    if keeps(gone) {
      if way != .hidesAttempts { onReport?(.attempted(.removed(gone))) }
      return true
    }
    removed = pages.last
    pages.removeLast(count)
    switch way {
    case .reportsOneByOne: for id in gone { onReport?(.removed([id])) }
    case .reportsAnother: onReport?(.removed(lowest))
    case .forgetsToReport: break
    case .reportsTwice:
      onReport?(.removed(gone))
      onReport?(.removed(gone))
    default: onReport?(.removed(gone))
    }
    return true
  }

  private func keeps(_ gone: [ElementID]) -> Bool {
    switch way {
    case .letsGuardedGo: false
    case .attemptsForNothing: true
    default: gone.contains(where: blockers.contains)
    }
  }

  func beginGesture() {
    isGesturing = true
    if way != .neverSaysThatGesturesBegin { onReport?(.gestureBegan) }
    if way == .movesTooFar { onReport?(.gestureMoved(fraction: 2)) }
  }

  func endGesture(goingBack: Bool) -> Bool {
    guard !goingBack || titles.count > 1 && !pages.isEmpty else { return false }
    if way == .forgetsGesturesWhenSeen, !isGesturing { return true }
    isGesturing = false
    if way == .removesByCancelledGesture, !goingBack { _ = pages.popLast() }
    if way == .endsGestureTooSoon { onReport?(.gestureEnded) }
    if goingBack { _ = goBack(1) }
    switch way {
    case .neverSaysThatGesturesEnd, .endsGestureTooSoon: break
    default: onReport?(.gestureEnded)
    }
    if way == .movesAfterwards { onReport?(.gestureMoved(fraction: 1)) }
    return true
  }

  // MARK: The window

  func leaveScreen() {
    (isOnScreen, isGesturing) = (false, false)
    if way == .dropsBeforeItSaysDetached { endings = [] }
    if way != .forgetsToSayDetached { onReport?(.detached) }
    if way != .answersWhenAway { endings = [] }
    if way == .forgetsViewsWhenAway { pages = [] }
    if way == .forgetsGuardsWhenAway { blockers = [] }
  }

  func comeOnScreen() {
    isOnScreen = true
    if way == .comesBackWithoutNames { namesNothing = true }
    changeWhenBack()
    if way != .forgetsToSayAttached { onReport?(.attached) }
  }
}

@MainActor
final class WrongStackDriver: TextDriver, FocusDriver {
  let host: WrongStack

  init(_ way: WrongStack.Way, _ setting: HostSetting) { host = WrongStack(way, setting) }

  var screen: HostScreen { .stack(host.titles) }
  var focus: HostFocus? { host.focus }

  func moveFocus() { host.moveFocus() }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: return host.finish()
    case .goBack(let count): return host.goBack(count)
    case .completeGesture: return host.endGesture(goingBack: true)
    case .cancelGesture: return host.endGesture(goingBack: false)
    case .beginGesture: host.beginGesture()
    case .detach: host.leaveScreen()
    case .attach: host.comeOnScreen()
    default: return false
    }
    return true
  }
}
