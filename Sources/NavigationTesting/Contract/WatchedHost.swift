import ComposableNavigation

/// A host between a handler and the host under test that forwards all calls and records faults.
@MainActor
final class WatchedHost<Driver: HostDriver>: NavigationHost {
  typealias Presentable = Driver.Host.Presentable
  typealias Command = Driver.Host.Command
  typealias Capabilities = Driver.Host.Capabilities

  let driver: Driver
  private(set) var expectations: HostExpectations
  /// The first fault.
  private(set) var finding: HostFinding?
  var onReport: HostReport.Receiver?

  private let shape: ContractShape<Driver>
  private var answers: AnswerWatch?
  private var askedCount = 0
  /// The number of commands in one script after which the script counts as endless.
  private static var patience: Int { 500 }
  /// The acknowledgements of the handler's lane, by the number of their command.
  private var originals: [Int: Acknowledgement] = [:]

  init(_ driver: Driver, _ shape: ContractShape<Driver>, _ setting: HostSetting) {
    self.driver = driver
    self.shape = shape
    expectations = HostExpectations(
      setting: setting,
      isAttached: driver.host.isAttached,
      hasSelection: shape.hasSelection,
      isLeftBySelection: shape.isLeftBySelection
    )
    answers = AnswerWatch { [weak self] token, answer in self?.answered(token, answer) }
    let host = driver.host
    host.onReport = { [weak self] report in self?.reported(report) }
    if setting == .nested, host.isAttached {
      finding = HostFinding(.nestedIsNotAttached, "says that it is")
    }
  }

  var capabilities: Capabilities { driver.host.capabilities }
  var preloadsOffscreen: Bool { driver.host.preloadsOffscreen }
  var shown: Showing { driver.host.shown }
  var isAttached: Bool { driver.host.isAttached }

  // MARK: From the handler

  func begin(keepingPrevious: Bool) {
    expectations.begin(keepingPrevious: keepingPrevious)
    originals = [:]
    driver.host.begin(keepingPrevious: keepingPrevious)
    look()
    note(expectations.begun(sight))
  }

  func perform(
    _ command: Command,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    // A host with a fault gets no more commands: a host that always refuses would never stop.
    askedCount += 1
    if askedCount > Self.patience {
      note(HostFinding(.refusesHonestly, "refuses and says ready, again and again"))
    }
    guard finding == nil else { return acknowledgement.refused("the contract is broken") }
    for (element, view) in presentables { expectations.name(element, shape.label(driver, view)) }
    note(expectations.lookedAt(sight))
    let token = expectations.ask(NavigationCommand(command))
    originals[token] = acknowledgement
    hand(command, presentables, animated, token)
    look()
  }

  /// Passes a command to the host in a function of its own, so that an acknowledgement that the
  /// host has released is gone when the function returns.
  private func hand(
    _ command: Command,
    _ presentables: [ElementID: Presentable],
    _ animated: Bool,
    _ token: Int
  ) {
    guard let acknowledgement = answers?.makeAcknowledgement(token: token) else { return }
    driver.host.perform(
      command,
      presentables: presentables,
      animated: animated,
      acknowledgement: acknowledgement
    )
  }

  func didAttach() {
    driver.host.didAttach()
    look()
    note(expectations.cameBack(sight))
  }

  func didDetach() {
    expectations.hide()
    driver.host.didDetach()
    look()
  }

  func didChange(blockers: [ElementID: LeaveBlocker]) {
    expectations.blockers = Set(blockers.keys)
    driver.host.didChange(blockers: blockers)
  }

  // MARK: From the host

  private func answered(_ token: Int, _ answer: HostAnswer) {
    note(expectations.answer(token, answer, sight))
    let original = originals.removeValue(forKey: token)
    switch answer {
    case .done(let showing): original?.done(showing: showing)
    case .refused(let reason): original?.refused(reason)
    // The lane's acknowledgement is released together with this one.
    case .dropped, .again, .withdrawn: break
    }
  }

  private func reported(_ report: HostReport) {
    // Views that the host released before the report are recorded before it.
    look()
    note(expectations.report(report, sight))
    onReport?(report)
  }

  // MARK: From the contract

  /// Lets the driver perform an act.
  ///
  /// - Returns: True if the act was possible.
  func perform(_ act: HostAct) -> Bool {
    expectations.begin(act, sight)
    let wasDone = driver.perform(act)
    look()
    note(expectations.end(wasDone: wasDone, sight))
    return wasDone
  }

  /// Checks that nothing has changed without a report.
  func checkStill() { note(expectations.checkStill(sight)) }

  /// Checks the focus of a host at rest, and lets the user move it in a view that is new.
  func checkFocus() {
    guard let driver = driver as? any FocusDriver else { return }
    note(expectations.checkFocus(driver.focus, driver.screen))
    guard finding == nil, let view = driver.focus?.view,
      expectations.focuses.controls[view] == nil
    else { return }
    driver.moveFocus()
    expectations.leave(driver.focus)
  }

  /// Detects acknowledgements that the host released.
  func look() { answers?.look() }

  private var sight: HostExpectations.Sight {
    HostExpectations.Sight(shown: driver.host.shown, screen: driver.screen)
  }

  private func note(_ found: HostFinding?) {
    if finding == nil { finding = found }
  }
}

extension WatchedHost: StackHost where Driver.Host: StackHost {}
extension WatchedHost: ModalHost where Driver.Host: ModalHost {}
extension WatchedHost: TabHost where Driver.Host: TabHost {}
extension WatchedHost: WindowHost where Driver.Host: WindowHost {}

extension WatchedHost: SplitHost where Driver.Host: SplitHost {
  typealias Content = Driver.Host.Content

  func host(of column: SplitColumn) -> any StackHost<Driver.Host.Content> {
    driver.host.host(of: column)
  }

  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)? {
    get { driver.host.onRoomChange }
    set {
      let host = driver.host
      host.onRoomChange = newValue
    }
  }

  var options: SplitOptions {
    get { driver.host.options }
    set {
      let host = driver.host
      host.options = newValue
    }
  }
}
