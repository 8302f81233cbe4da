// The next command of a lane.
extension LaneReconciler {
  /// Returns the elements, selection and style that a member should show now.
  package func target(of member: Member) -> Showing {
    index(of: member.id).map(target(at:)) ?? .nothing
  }

  /// Returns the elements, selection and style that the member at an index should show now.
  func target(at index: Int) -> Showing {
    members.count == 1 ? onlyTarget : LanePlan(of: self).parts[index].target
  }

  /// The target of a lane's only member.
  ///
  /// Most lanes have one member, and planning for it allocates no lists (benchmark “handler, push
  /// and pop”). A nested modal without the members around it in the lane cannot be seen, so its
  /// target is empty.
  private var onlyTarget: Showing {
    let target = members[0].record.target
    guard members[0].place != nil, members[0].shape.isOverlay, !target.elements.isEmpty
    else { return target }
    return .nothing
  }

  /// Sends the next command, if one is possible.
  mutating func askNext(_ outputs: inout [LaneOutput]) {
    if rules.contains(.oneInFlight), members.contains(where: \.record.isBusy) { return }
    // A host that has just come on screen has to report its content first.
    if rules.contains(.waitForAttached), members.contains(where: \.record.presence.isPending) {
      return
    }
    if rules.contains(.waitInGesture), members.contains(where: \.isHoldingLane) { return }
    if members.count == 1 { return askOnly(&outputs) }
    let plan = LanePlan(of: self)
    var candidates: [(command: NavigationCommand, order: (Int, HostStep, Int, Int))] = []
    for index in members.indices
    where members[index].record.presence.takesCommands && !members[index].record.isBusy {
      guard let command = plan.parts[index].command else {
        settle(index)
        continue
      }
      let depth = plan.parts[index].depth
      // Hosts that are filled before they are visible come first, innermost first: so no view is
      // shown before its content, and a host that cannot be filled does not keep others waiting.
      let first = members[index].record.isPreloading ? -1 - depth : 0
      candidates.append((command, (first, command.step, depth, index)))
    }
    // Usually the first candidate is possible, and then the others need not be sorted.
    guard let first = candidates.min(by: { $0.order < $1.order }) else { return }
    let isCovered = members.contains(where: \.isShownModal)
    let isSeen = isCovered || first.command.step == .presentation
    var around = isSeen ? LaneSurroundings(of: self, by: plan) : nil
    if tryToAsk(first.command, first.order.3, plan, around, &outputs) { return }
    if candidates.count == 1 { return }
    // From here on, each check takes constant time at any depth.
    around = around ?? LaneSurroundings(of: self, by: plan)
    candidates.sort { $0.order < $1.order }
    for (command, order) in candidates.dropFirst()
    where tryToAsk(command, order.3, plan, around, &outputs) {
      return
    }
  }

  /// Sends a command if it is possible.
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

  /// Sends the next command in a lane with one member.
  private mutating func askOnly(_ outputs: inout [LaneOutput]) {
    guard members[0].record.isAttached, !members[0].record.isBusy else { return }
    if members[0].place == nil, members[0].record.isShownAsKept { return settle(0) }
    let target = onlyTarget
    guard let command = members[0].shape.command(from: members[0].record.shown, to: target)
    else { return settle(0) }
    // A push or a pop alone needs no plan (benchmark “handler, push and pop”).
    let isSeen = members[0].place != nil || members[0].shape.isOverlay
    let around = isSeen ? LaneSurroundings(of: self, by: LanePlan(of: self)) : nil
    if mayAsk(command, target, 0, around, &outputs) { ask(command, target, 0, &outputs) }
  }

  /// Notes that a member shows its target.
  private mutating func settle(_ index: Int) {
    if members[index].record.isFirstRendering { members[index].record.settle() }
  }

  /// Returns true if a command may be sent now; gives up a command that would repeat forever.
  ///
  /// The surroundings are nil if nothing is presented or about to be.
  private mutating func mayAsk(
    _ command: NavigationCommand,
    _ target: Showing,
    _ index: Int,
    _ around: LaneSurroundings?,
    _ outputs: inout [LaneOutput]
  ) -> Bool {
    guard !asksNothing(index, around), !members[index].record.hasRefused(target),
      canCarryOut(command, index, around)
    else { return false }
    guard hasTried(target, index) else { return true }
    giveUp(command, target, index, &outputs)
    return false
  }

  /// Returns true if a member is removed together with an entry that has left the state; a modal is
  /// dismissed before.
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
      members[index].record.isAttached && members[index].record.storage.desiredContent.isAnimated
      && !members[index].record.isFirstRendering
    outputs.append(
      .perform(members[index].id, command, isAnimated: isAnimated, token: lastToken)
    )
    members[index].record.ask(command, target: target, token: lastToken)
  }

  /// Returns true if the host has answered this difference wrongly twice, without an event since.
  ///
  /// The first time, it may have named an element that it had left out before.
  private func hasTried(_ target: Showing, _ index: Int) -> Bool {
    let tried = members[index].record.storage.tried
    guard rules.contains(.endRounds), tried.count > 1 else { return false }
    return tried.count { $0.shown == members[index].record.shown && $0.target == target } > 1
  }

  /// Treats a command that would repeat forever as refused.
  private mutating func giveUp(
    _ command: NavigationCommand,
    _ target: Showing,
    _ index: Int,
    _ outputs: inout [LaneOutput]
  ) {
    let difference = MemberRecord.Difference(shown: members[index].record.shown, target: target)
    members[index].record.refuse(.comesRound, difference)
    outputs.append(.issue(members[index].id, .comesRound(command)))
  }
}
