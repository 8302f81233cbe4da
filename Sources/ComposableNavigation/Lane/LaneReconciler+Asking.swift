// The next command of a lane.
extension LaneReconciler {
  /// The elements, selection and style that a member is to show now.
  package func target(of member: Member) -> Showing {
    index(of: member.id).map(target(at:)) ?? .nothing
  }

  /// The elements, selection and style that the member at a position is to show now.
  func target(at index: Int) -> Showing {
    members.count == 1 ? onlyTarget : LanePlan(of: self).parts[index].target
  }

  /// The same of the only member of a lane.
  ///
  /// Most lanes have no other, and no lists are made to plan for one (benchmark “handler, push and
  /// pop”). What such a member lies in, if anything, is not here, so it is not to be seen.
  private var onlyTarget: Showing {
    let target = members[0].ledger.target
    guard members[0].place != nil, members[0].shape.isOverlay, !target.elements.isEmpty
    else { return target }
    return .nothing
  }

  /// Asks for the next command, if one may go.
  mutating func askNext(_ outputs: inout [LaneOutput]) {
    if rules.contains(.oneInFlight), members.contains(where: \.ledger.isBusy) { return }
    // Until a host that has just come on screen has said what it shows, nothing is known.
    if rules.contains(.waitForAttached), members.contains(where: \.ledger.presence.isAwaited) {
      return
    }
    if rules.contains(.waitInGesture), members.contains(where: \.isHoldingLane) { return }
    if members.count == 1 { return askOnly(&outputs) }
    let plan = LanePlan(of: self)
    var candidates: [(command: NavigationCommand, order: (Int, HostStep, Int, Int))] = []
    for index in members.indices
    where members[index].ledger.presence.takesCommands && !members[index].ledger.isBusy {
      guard let command = plan.parts[index].command else {
        settle(index)
        continue
      }
      let depth = plan.parts[index].depth
      // First of all what is filled before it is seen, innermost first: so nothing is shown before what
      // lies in it, and whatever cannot be asked for keeps nobody waiting.
      let first = members[index].ledger.isUnseen ? -1 - depth : 0
      candidates.append((command, (first, command.step, depth, index)))
    }
    // The first candidate may mostly go, and then the others are not put in order.
    guard let first = candidates.min(by: { $0.order < $1.order }) else { return }
    let isCovered = members.contains(where: \.isShownModal)
    let isSeen = isCovered || first.command.step == .presentation
    var around = isSeen ? LaneSurroundings(of: self, by: plan) : nil
    if tryToAsk(first.command, first.order.3, plan, around, &outputs) { return }
    if candidates.count == 1 { return }
    // From here on each is looked at in no time, however deep it lies.
    around = around ?? LaneSurroundings(of: self, by: plan)
    candidates.sort { $0.order < $1.order }
    for (command, order) in candidates.dropFirst()
    where tryToAsk(command, order.3, plan, around, &outputs) {
      return
    }
  }

  /// Asks for a command if it may go.
  private mutating func tryToAsk(
    _ command: NavigationCommand,
    _ index: Int,
    _ plan: LanePlan,
    _ around: LaneSurroundings?,
    _ outputs: inout [LaneOutput]
  ) -> Bool {
    let target = plan.parts[index].target
    guard mayAsk(command, target, index, around, &outputs) else { return false }
    ask(command, target, index, &outputs)
    return true
  }

  /// The same in a lane that has one member.
  private mutating func askOnly(_ outputs: inout [LaneOutput]) {
    guard members[0].ledger.isAttached, !members[0].ledger.isBusy else { return }
    if members[0].place == nil, members[0].ledger.isShownAsKept { return settle(0) }
    let target = onlyTarget
    guard let command = members[0].shape.command(from: members[0].ledger.shown, to: target)
    else { return settle(0) }
    // A push or a pop alone needs no plan (benchmark “handler, push and pop”).
    let isSeen = members[0].place != nil || members[0].shape.isOverlay
    let around = isSeen ? LaneSurroundings(of: self, by: LanePlan(of: self)) : nil
    if mayAsk(command, target, 0, around, &outputs) { ask(command, target, 0, &outputs) }
  }

  /// Notes that nothing differs at a member.
  private mutating func settle(_ index: Int) {
    if members[index].ledger.isFirstRendering { members[index].ledger.settle() }
  }

  /// Tells whether a command may go to its host now; gives up one that goes round.
  ///
  /// The surroundings are nil when nothing is presented, and nothing is to be.
  private mutating func mayAsk(
    _ command: NavigationCommand,
    _ target: Showing,
    _ index: Int,
    _ around: LaneSurroundings?,
    _ outputs: inout [LaneOutput]
  ) -> Bool {
    guard !asksNothing(index, around), !members[index].ledger.hasRefused(target),
      canCarryOut(command, index, around)
    else { return false }
    guard hasTried(target, index) else { return true }
    giveUp(command, target, index, &outputs)
    return false
  }

  /// Tells whether a member goes with an entry that has left the state; what covers everything goes
  /// first.
  private func asksNothing(_ index: Int, _ around: LaneSurroundings?) -> Bool {
    guard members[index].place != nil, !members[index].shape.isOverlay,
      rules.contains(.departedAskNothing)
    else { return false }
    return around?.isDeparted(index) ?? isDeparted(members[index])
  }

  private mutating func ask(
    _ command: NavigationCommand,
    _ target: Showing,
    _ index: Int,
    _ outputs: inout [LaneOutput]
  ) {
    lastToken += 1
    let isAnimated =
      members[index].ledger.isAttached && members[index].ledger.book.wanted.isAnimated
      && !members[index].ledger.isFirstRendering
    outputs.append(
      .perform(members[index].id, command, isAnimated: isAnimated, token: lastToken)
    )
    members[index].ledger.ask(command, target: target, token: lastToken)
  }

  /// Tells whether the host has answered this very difference wrongly, and nobody has had news
  /// since.
  private func hasTried(_ target: Showing, _ index: Int) -> Bool {
    let tried = members[index].ledger.book.tried
    guard rules.contains(.endRounds), !tried.isEmpty else { return false }
    return tried.contains { $0.shown == members[index].ledger.shown && $0.target == target }
  }

  /// Counts a command as refused that would go round for ever.
  private mutating func giveUp(
    _ command: NavigationCommand,
    _ target: Showing,
    _ index: Int,
    _ outputs: inout [LaneOutput]
  ) {
    let difference = Ledger.Difference(shown: members[index].ledger.shown, target: target)
    members[index].ledger.refuse(.comesRound, difference)
    outputs.append(.issue(members[index].id, .comesRound(command)))
  }
}
