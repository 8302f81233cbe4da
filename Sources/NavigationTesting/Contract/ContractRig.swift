import ComposableNavigation

/// The objects that run one script: a host with a handler, a store and, if nested, a window.
@MainActor
final class ContractRig<Driver: HostDriver> {
  private let shape: ContractShape<Driver>
  private let setting: HostSetting
  private let driver: Driver
  private let watch: WatchedHost<Driver>
  private let will = ContractWill()
  private let notices = ContractNotices()
  private var program: (any ContractProgram)?
  private var window: ContractWindow?

  init(_ shape: ContractShape<Driver>, _ driver: Driver, _ setting: HostSetting) {
    self.shape = shape
    self.setting = setting
    self.driver = driver
    watch = WatchedHost(driver, shape, setting)
    program = makeProgram(isSecond: false)
    if setting == .nested, let program {
      window = ContractWindow(
        around: program.handler,
        preloadsOffscreen: driver.host.preloadsOffscreen,
        onIssue: notices.add
      )
    }
    checkFocus()
  }

  /// The first fault.
  var finding: HostFinding? { watch.finding ?? notices.finding }

  private func makeProgram(isSecond: Bool) -> any ContractProgram {
    shape.makeProgram(
      ContractSetup(
        watch: watch,
        views: ContractViews(driver, guardedBy: shape.hasGuards ? will : nil),
        keepsPrevious: !setting.previous.isEmpty,
        isSecond: isSecond,
        will: will,
        onIssue: notices.add
      )
    )
  }

  // MARK: Steps

  /// The steps without those that are certainly not possible now.
  var nextSteps: [ContractStep] {
    let moves = shape.moves.map { ContractStep.move($0) }
    let acts = shape.acts.filter(canTry)
    guard setting == .nested else {
      return moves + acts.map { ContractStep.act($0) } + (canBegin ? [.begin] : [])
    }
    // The window around a nested host attaches and detaches, not the host itself.
    return moves + acts.filter { $0 != .detach && $0 != .attach }.map { ContractStep.act($0) }
      + ContractWindowAct.allCases.map { ContractStep.window($0) }
  }

  /// The acts that are tried after everything is at rest.
  var nextActsAtRest: [ContractStep] {
    shape.acts.filter { $0 != .endTransition && $0 != .detach && $0 != .attach && canTry($0) }
      .map { ContractStep.act($0) }
  }

  /// - Returns: True if the step is possible now.
  func take(_ step: ContractStep) -> Bool {
    let wasDone = carryOut(step)
    watch.look()
    if finding == nil { watch.checkStill() }
    return wasDone
  }

  private func carryOut(_ step: ContractStep) -> Bool {
    switch step {
    case .move(let move): program?.perform(move) ?? false
    case .act(let act): canTry(act) && watch.perform(act)
    case .window(let act): window?.perform(act) ?? false
    case .begin: beginAgain()
    case .rest: comeToRest()
    }
  }

  private func canTry(_ act: HostAct) -> Bool {
    let shown = driver.host.shown
    let presence = watch.expectations.presence
    // The driver may act on a nested host before the host is told to become visible.
    let isAway = presence == .away
    return switch act {
    case .endTransition: true
    case .attach: isAway
    case .detach: !isAway
    case .tapTab(let index), .closeTab(let index):
      !isAway && shown.elements.indices.contains(index)
    case .beginGesture: !isAway && !watch.expectations.isGesturing
    case .completeGesture, .cancelGesture: watch.expectations.isGesturing
    case .completeSelection(let index):
      watch.expectations.isGesturing && shown.elements.indices.contains(index)
        && shown.elements[index] != shown.selected
    case .dragSheet(let detent):
      presence == .onScreen && !watch.expectations.isGesturing && shown.canBeDragged(to: detent)
    case .goBack, .swipeDown, .loseRoom, .gainRoom, .collapse: !isAway
    case .expand: presence == .onScreen && shown.elements.count == 1 && !shown.hasExpanded
    }
  }

  private var canBegin: Bool {
    watch.expectations.presence == .onScreen && !watch.expectations.isGesturing
  }

  private func beginAgain() -> Bool {
    guard canBegin else { return false }
    // Release the first program before. Otherwise it would report that its host was taken.
    program = nil
    program = makeProgram(isSecond: true)
    return true
  }

  // MARK: Rest

  /// The number of transitions that a host may end at rest before it counts as endless.
  private static var patience: Int { 50 }

  /// Ends everything that is in progress, and compares the host with the state.
  func settle() -> HostFinding? {
    comeToRest()
    return finding ?? endlessGesture ?? checkRest()
  }

  private var endlessGesture: HostFinding? {
    guard watch.expectations.isGesturing else { return nil }
    return HostFinding(.endsGestures, "did not say that the gesture ended")
  }

  /// Ends the gesture and all transitions, and attaches a host that is off screen.
  ///
  /// - Returns: True, because this is also a step of a script.
  @discardableResult
  private func comeToRest() -> Bool {
    if watch.expectations.isGesturing, finding == nil, !take(.act(.cancelGesture)) {
      _ = take(.act(.completeGesture))
    }
    guard !watch.expectations.isGesturing else { return true }
    if finding == nil, watch.expectations.presence == .away { _ = take(.act(.attach)) }
    if finding == nil, watch.expectations.presence == .hidden { _ = take(.window(.attach)) }
    var count = 0
    while finding == nil, count < Self.patience, take(.act(.endTransition)) { count += 1 }
    checkFocus()
    return true
  }

  /// Checks the focus, if the host shows the state and nothing is in progress.
  private func checkFocus() {
    guard finding == nil, watch.expectations.asked == nil, !watch.expectations.isGesturing,
      watch.expectations.presence == .onScreen, let program, program.handler.waitsFor == nil,
      program.desiredScreen(above: watch.expectations.previous).allows(driver.screen)
    else { return }
    watch.checkFocus()
  }

  private func checkRest() -> HostFinding? {
    let expectations = watch.expectations
    if let asked = expectations.asked {
      return HostFinding(.answersOnce, "did not answer “\(expectations.words(asked.command))”")
    }
    switch expectations.presence {
    case .onScreen: break
    case .away:
      return HostFinding(.saysAttached, "is away, and its driver does not bring it back")
    case .hidden:
      return HostFinding(.nestedIsNotAttached, "was not attached when the view around it was shown")
    }
    guard let program else { return nil }
    if let refusal = program.handler.refusal {
      return HostFinding(.refusesHonestly, "still refuses with nothing going on: \(refusal)")
    }
    let (desired, seen) = (program.desiredScreen(above: expectations.previous), driver.screen)
    if desired.allows(seen), program.handler.waitsFor == nil { return nil }
    return difference(desired, seen, program.handler.waitsFor)
  }

  private func difference(
    _ desired: HostScreen,
    _ seen: HostScreen,
    _ waitsFor: String?
  ) -> HostFinding {
    let waiting = waitsFor.map { ", and the handler waits for \($0)" } ?? ""
    let text = "shows \(seen) at rest, where the state has \(desired)\(waiting)"
    return switch (desired, seen) {
    case (.modal(let title, _), .modal(let other, _)) where title == other:
      HostFinding(.restyles, text)
    case (.tabs(let titles, _), .tabs(let others, _)) where titles == others:
      HostFinding(.selects, text)
    default: HostFinding(.namesShown, text)
    }
  }
}

/// The reports of handlers and stores while a script runs.
@MainActor
final class ContractNotices {
  private var first: NavigationIssue?

  func add(_ issue: NavigationIssue) { first = first ?? issue }

  /// The first report, as a finding; nil if there is none.
  var finding: HostFinding? {
    first.map { issue in
      let point: HostPoint = issue.kind == .acknowledgement ? .answersOnce : .namesShown
      return HostFinding(point, "caused the issue “\(issue.message)”")
    }
  }
}
