import ComposableNavigation

extension LaneMoment {
  /// Returns the trace events of the moment, in order.
  func events(inLane lane: Int) -> [TraceEvent] {
    func host(_ id: MemberID) -> TraceHost { TraceHost(lane: lane, number: id.number) }
    var events: [TraceEvent] = []
    func join(_ id: MemberID, _ shape: ShapeRules, _ place: MemberPlace?) {
      let (outer, element) = (place.map { host($0.member) }, place?.element.number)
      events.append(.joined(host(id), shape: shape.name, in: outer, element: element))
    }
    switch event {
    case nil: break
    case .joined(let id, let shape, let place, knowing: _), .setUp(let id, let shape, let place):
      join(id, shape, place)
    case .moved(let id, let place):
      if let member = after[id] { join(id, member.shape, place) }
    case .lostHost(let id):
      events.append(.left(host(id)))
    case .left(let id, isTaken: _):
      if before[id] != nil { events.append(.left(host(id))) }
    case .wants(let id, let desired):
      if let (content, reason) = coalesced(by: desired, of: id) {
        events.append(.coalesced(host(id), content, reason: reason))
      }
      events.append(.wants(host(id), TraceDesiredContent(desired)))
    // A host that is filled off screen is not on screen.
    case .attached(let id, _) where after[id]?.record.isPreloading == true:
      break
    case .attached(let id, let showing):
      events.append(.attached(host(id), showing.withoutStyle))
    case .toldWhetherBack(let id, let showing):
      if let showing, after[id]?.record.isAttached == true, before[id]?.record.isAttached == false {
        events.append(.attached(host(id), showing.withoutStyle))
      }
    case .reported(let id, let report):
      events.append(.report(host(id), "\(report)"))
    case .reduced:
      break
    // The host has not refused: it waits, as the `waits` event states, and receives the command
    // again.
    case .answered(let token, .withdrawn) where isToFillFirst(token):
      break
    case .answered(let token, let answer):
      events.append(self.answer(answer, token, host) ?? .misused(lane: lane))
    }
    for case .perform(let id, let command, let isAnimated, token: _) in outputs {
      events.append(.asked(host(id), command: command.traceText, isAnimated: isAnimated))
    }
    // Before a plan, no host has a command, and none waits.
    guard let lastPlan else { return events }
    for member in after.members {
      let reason = after.waitsForOthers(member.id)
      guard reason != lastPlan.waitsForOthers(member.id) else { continue }
      events.append(.waits(host(member.id), for: reason))
    }
    return events
  }

  /// Returns a Boolean value that indicates whether a command was withdrawn so that nested content
  /// is filled first.
  private func isToFillFirst(_ token: Int) -> Bool {
    guard let member = before.members.first(where: { $0.record.isPending(token) })
    else { return false }
    return before.members.contains { inner in
      guard let place = inner.place, place.member == member.id else { return false }
      return inner.shape.preloadsOffscreen && inner.record.presence.isBeforeSeen
        && member.record.isAdding(place.element)
    }
  }

  private func answer(
    _ answer: HostAnswer,
    _ token: Int,
    _ host: (MemberID) -> TraceHost
  ) -> TraceEvent? {
    guard let member = before.members.first(where: { $0.record.inFlight?.token == token }),
      let command = member.record.inFlight?.command.traceText
    else { return nil }
    return switch answer {
    case .done(let showing):
      .done(host(member.id), showing.withoutStyle)
    case .refused(let reason):
      .refused(host(member.id), command: command, reason: reason.description)
    case .dropped:
      .refused(host(member.id), command: command, reason: HostRefusal.dropped.description)
    case .withdrawn:
      .refused(host(member.id), command: command, reason: "something happened before it was asked")
    case .again:
      nil
    }
  }

  /// Returns the desired state that the new one replaces, if its command was never sent, and the
  /// reason why it waited.
  private func coalesced(
    by desired: DesiredContent,
    of id: MemberID
  ) -> (content: TraceDesiredContent, reason: String)? {
    guard let member = before[id] else { return nil }
    let (old, target) = (member.record.desiredContent, before.target(of: member))
    guard
      !old.entries.areSame(as: desired.entries)
        || old.selected.map(Visit.init) != desired.selected.map(Visit.init)
        || old.style != desired.style,
      member.record.inFlight?.target != target,
      let reason = before.waitsFor(id)
    else { return nil }
    return (TraceDesiredContent(old), reason)
  }
}

extension LaneReconciler {
  /// Returns the reason why a host waits, other than its own acknowledgement.
  fileprivate func waitsForOthers(_ id: MemberID) -> String? {
    self[id]?.record.inFlight == nil ? waitsFor(id) : nil
  }
}

extension Showing {
  /// The content without its style, which the commands in a trace contain.
  fileprivate var withoutStyle: Showing {
    Showing(elements, selected: selected, hasExpanded: hasExpanded)
  }
}

extension TraceDesiredContent {
  fileprivate init(_ desired: DesiredContent) {
    self.init(
      entries: desired.entries.map { $0.description.cut(to: 60) },
      selected: desired.selected?.description.cut(to: 60),
      style: desired.style?.traceText
    )
  }
}

extension NavigationCommand {
  /// The command as text in a trace: `replace e2 e3 with e4`.
  fileprivate var traceText: String { text(naming: { "\($0)" }, style: { $0.traceText }) }
}
