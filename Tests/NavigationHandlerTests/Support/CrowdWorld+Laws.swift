import ComposableNavigation
import TestSupport

extension CrowdWorld {
  /// Runs a script and comes to rest.
  ///
  /// - Returns: The fault with its step, or nil.
  static func run(
    _ steps: [CrowdStep],
    seed: UInt64,
    rule: CrowdRule = .right,
    laneRules: LaneRules = .all
  ) async -> String? {
    let world = CrowdWorld(seed: seed, rule: rule, laneRules: laneRules)
    defer { world.close() }
    if let wrong = world.wrongNow { return "at the beginning: \(wrong)" }
    for (index, step) in steps.enumerated() {
      world.take(step)
      let wasLoss = world.mayHaveLetGo
      await world.letGo()
      var wrong = world.wrongNow
      // The lane has heard nothing but the loss.
      if wrong == nil, wasLoss, world.isQuiet { wrong = world.wrongAtRest }
      if wrong == nil, step.kind == .rest {
        await world.settle()
        wrong = world.wrongNow ?? world.wrongAtRest
      }
      if let wrong { return "step \(index): \(wrong)" }
    }
    await world.settle()
    if let wrong = world.wrongNow ?? world.wrongAtRest { return "at rest: \(wrong)" }
    return await world.wrongOutcome.map { "at rest: \($0)" }
  }

  /// Waits until the main actor has noticed released objects.
  private func letGo() async {
    guard mayHaveLetGo else { return }
    mayHaveLetGo = false
    for _ in 0..<3 { await Task.yield() }
  }

  /// Attaches detached hosts, ends gestures, acknowledges commands, and lifts refusals.
  private func settle() async {
    (log.inside, log.callbacks) = ([], [:])
    for _ in 0..<60 {
      log.beginStep()
      let before = log.commandCount
      var hasActed = false
      for root in roots where root.host?.isAway == true && rule != .neverBack {
        root.host?.attach()
        hasActed = true
      }
      for member in members where member.handler != nil {
        hasActed = member.host?.quieten() ?? false || hasActed
      }
      await letGo()
      guard log.notes.isEmpty else { return }
      if !hasActed, log.commandCount == before { return }
    }
    log.note("the hosts do not come to rest")
  }

  /// A Boolean value that indicates whether no host with a handler has anything to finish, so that
  /// no lane waits.
  private var isQuiet: Bool {
    members.allSatisfy { member in
      guard member.handler != nil, let host = member.host else { return true }
      return !host.isAway && !host.isInGesture && !host.hasPendingAnswers && !host.hasRefused
    }
  }

  // MARK: At any moment

  /// The first wrong command to a host, or an issue although all hosts are honest; nil for none.
  var wrongNow: String? { log.wrong(with: issues) }

  /// Checks that a host may receive this command now.
  func asked(_ host: NastyHost, of member: CrowdMember, _ added: [NastyView]) {
    if host.isInGesture { log.note("\(host.name) is asked in its gesture") }
    let items = store.state.items(of: member.place)
    // Law 48: no command asks for an element that the state of all containers does not have.
    for view in added where changesInside < 2 && !items.contains(view.title) {
      log.note("\(host.name) is asked to show \(view.title), and the state has \(items)")
    }
    guard let lane = member.handler?.lane else { return }
    for other in members where other !== member && other.handler?.lane === lane {
      guard let its = other.host, !its.isAway else { continue }
      // Law 14: one command at a time.
      if its.isBusy { log.note("\(host.name) is asked while \(its.name) is busy") }
      if its.isInGesture, isOnScreen(other) {
        log.note("\(host.name) is asked in a gesture of \(its.name)")
      }
    }
  }

  /// Returns a Boolean value that indicates whether a container is on screen as far as hosts know.
  ///
  /// A gesture on a page that was coming when the container around it went holds nothing, and goes on
  /// when that is back.
  private func isOnScreen(_ member: CrowdMember) -> Bool {
    if member.window != nil { return true }
    guard let outer = members.first(where: { $0.shows(member) }) else { return false }
    return outer.isPresent && isOnScreen(outer)
  }

  // MARK: At rest

  /// The first difference between a host and its state, or nil.
  var wrongAtRest: String? {
    for window in lanes.indices {
      let spots = spots(inWindow: window)
      for spot in spots where !spot.isLost {
        guard let host = spot.member.host, !host.isAway else {
          return "\(spot.member.name) is away"
        }
        if let wrong = wrong(spot, host, among: spots) { return "\(spot.member.name): \(wrong)" }
      }
      guard !spots.contains(where: \.isLost) else { continue }
      let wrong = Spot.wrongChoice(among: spots) { store.state.items(of: $0.place).first }
      if let wrong { return wrong }
    }
    return nil
  }

  private func wrong(_ spot: Spot, _ host: NastyHost, among spots: [Spot]) -> String? {
    let member = spot.member
    let items = store.state.items(of: member.place)
    let shown = host.views.map(\.title)
    // Law 15: elements that the user removed do not return by themselves.
    if let back = items.first(where: takenAway.contains) {
      return "the user took \(back) away, and the state has it"
    }
    if member.window == nil, !host.isToldAttached {
      return "its view is shown, and its host was not told"
    }
    if member.isModal, shown != items || !spot.isInFront {
      return spot.wrongSheet(items.first, among: spots)
    }
    // Law 13: exactly the elements of the state, in order.
    guard shown == items else { return "shows \(shown), is to show \(items)" }
    if let waits = member.handler?.waitsFor { return "waits for \(waits)" }
    if let refusal = member.handler?.refusal { return "still refuses: \(refusal)" }
    guard case .tabs(let slot) = member.place else { return nil }
    let active = store.state.tabs[slot].activeItem
    if host.frontViews.map(\.title) != (active.map { [$0] } ?? []) {
      return "has \(host.frontViews.map(\.title)) selected, is to select \(active ?? "nothing")"
    }
    // Law 47: the user's last report is handled.
    if let tapped = member.tapped, items.contains(tapped), active != tapped {
      return "the user selected \(tapped), and the state has \(active ?? "nothing") selected"
    }
    return nil
  }

  /// The fault in the result for which a sender waits, or nil.
  private var wrongOutcome: String? {
    get async {
      let task = store.send(.all([]))
      let end = CrowdOutcome()
      Task { end.outcome = await task.shown() }
      for _ in 0..<40 where end.outcome == nil { await Task.yield() }
      guard let outcome = end.outcome else { return "shown() does not return" }
      guard !outcome.isShown else { return nil }
      for window in lanes.indices {
        for spot in spots(inWindow: window) {
          // A container may wait forever for a stated reason.
          let items = store.state.items(of: spot.member.place)
          let isCovered = spot.member.isModal && spot.member.host?.views.isEmpty == true
          if spot.isLost || isCovered && !items.isEmpty { return nil }
        }
      }
      return "all is shown, and shown() says \(outcome)"
    }
  }
}

@MainActor
private final class CrowdOutcome {
  var outcome: StoreTask.Outcome?
}
