import ComposableNavigation
import NavigationTesting

// The laws: those of a command when its host receives it, and those of each new state.
extension SimulatedLane {
  /// Checks a command when its host receives it.
  mutating func checkMayAsk(_ command: NavigationCommand, _ host: SimulatedHost) {
    // If a host ignores commands during transitions, the laws check the outcome, not the command.
    let looksAtAsking = !hosts.contains { $0.blueprint.busy != .shows }
    if looksAtAsking {
      if hosts.contains(where: { $0.flight != nil }) {
        return fail("asked for \(command) while another command is in flight")
      }
      if hosts.contains(where: \.isGesturing) {
        return fail("asked for \(command) during a gesture")
      }
    }
    if pageIndex(host.page) == nil, !command.isDismissal {
      return fail("asked for \(command) in a screen that has left the state")
    }
    guard let member = lane[host.id] else { return }
    if let unheard = hosts.first(where: isUnheard) {
      return fail("asked for \(command), and has not heard what \(unheard.id.number) wants")
    }
    if member.record.shown.elements != host.shown, !host.isLying {
      return fail("believes that \(member.record.shown.elements) is shown, not \(host.shown)")
    }
    for element in command.taken where isPresenting(element, of: host) {
      if command.isDismissal, host.blueprint.dismissesAbove { continue }
      return fail("asked for \(command) while something is presented over \(element)")
    }
    if command.isPresentation {
      if !host.shown.isEmpty { return fail("asked for \(command) over what it presents itself") }
      if hosts.contains(where: { isModalShown($0) && !isInside(host, $0) }) {
        return fail("asked for \(command) from behind another modal")
      }
      if looksAtAsking, !isFrontMost(host) {
        return fail("asked for \(command) from a screen that is not in front")
      }
    }
    if !refused.isEmpty, let asked = member.record.inFlight,
      refused.contains(where: { $0.member == host.id && $0.difference == asked.difference })
    {
      return fail("asked again for \(command), which was refused")
    }
    if host.column != nil { checkMayShow(command, in: host) }
    if command.isRestyle { return checkMayRestyle(command, member) }
    guard !removed.isEmpty else { return }
    for entry in command.added.compactMap({ member.record.elements[$0] }) {
      let isRemoved = removed.contains(RemovedEntry(page: host.page, entry: entry))
      if isRemoved { return fail("\(entry) returned, which the user had removed") }
    }
  }

  /// Returns a Boolean value that indicates whether the lane does not know a host's desired state.
  private func isUnheard(_ host: SimulatedHost) -> Bool {
    guard let record = lane[host.id]?.record, let index = pageIndex(host.page) else { return false }
    return !record.wants(told(pages[index].content.desiredContent(in: host.column)))
  }

  /// Checks that a sheet that the user dragged stays until the reducer has received the report.
  private mutating func checkMayRestyle(
    _ command: NavigationCommand,
    _ member: LaneReconciler.Member
  ) {
    let report = pending.last { $0.member == member.id && $0.report.detent != nil }
    guard let detent = report?.report.detent, let entry = report?.entries.first,
      case .sheet(let sheet)? = command.style, sheet.selectedDetent != detent,
      command.added.contains(where: { member.record.elements[$0]?.isSame(as: entry) == true })
    else { return }
    fail("asked for \(command), and the reducer has not heard of \(detent)")
  }

  /// Checks the laws of every state and those of rest; they depend only on the state.
  mutating func check() {
    if hasSplit { checkColumns() }
    if let lost = hosts.first(where: {
      $0.flight?.isIgnored == true && $0.flight?.isApplied == true
    }),
      lost.blueprint.busy == .neverAnswers, let command = lost.flight?.command
    {
      return fail("\(command) was ignored, and is never answered")
    }
    guard isOnScreen, pending.isEmpty,
      !hosts.contains(where: { $0.flight != nil || $0.isGesturing })
    else { return }
    for host in hosts {
      guard let member = lane[host.id], member.record.isAttached, !host.isLying else { continue }
      if member.record.shown.elements != host.shown {
        return fail("at rest, believes \(member.record.shown.elements) and not \(host.shown)")
      }
      if lane.refusal(of: host.id) != nil, lane.target(of: member) == member.record.shown {
        return fail("at rest, a refusal is told although \(host.shown) is shown and wanted")
      }
      checkAtRest(member, host)
      if host.column != nil { checkPlaces(in: member, host) }
      if hasSplit, host.blueprint.sharesEntries { checkExpansion(member, host) }
    }
    if comparesModals, fault == nil { checkWhichModal() }
  }

  /// Checks that at rest the host shows the desired state, unless a host in the lane has refused.
  private mutating func checkAtRest(_ member: LaneReconciler.Member, _ host: SimulatedHost) {
    guard refused.isEmpty else {
      if isUnusual { checkGivesWay(host) }
      return
    }
    let target = lane.target(of: member)
    if host.blueprint.isOverlay, hasGivenWay(member, host, on: target) { return }
    guard member.record.shown.elements == target.elements,
      member.record.shown.selected == target.selected || target.selected == nil
    else {
      return fail("at rest, \(host.shown) is shown and \(target.elements) wanted")
    }
    guard let index = pageIndex(host.page) else { return }
    if tracksVisits {
      checkVisits(pages[index].content, host)
      // An id without an entry has the same effect as no id.
      if mistake == .sameNumberIsSameEntry { return }
    }
    let entries = entries(of: host, pages[index])
    if host.blueprint.isOverlay {
      checkStyle(pages[index].content, host)
      return checkModalAtRest(entries.first, host)
    }
    let shown = host.shown.compactMap { member.record.elements[$0] }
    if !shown.areSame(as: entries) {
      fail("at rest, \(shown) is shown and the state has \(entries)")
    }
  }

  /// Checks that a modal is shown exactly if the state presents it and its screen is in front.
  private mutating func checkModalAtRest(_ entry: EntryID?, _ host: SimulatedHost) {
    guard let entry else {
      if !host.shown.isEmpty { fail("at rest, a modal is shown that the state does not have") }
      return
    }
    guard isFrontMost(host), host.shown.isEmpty else { return }
    guard isOtherModalShown(beside: host) else {
      return fail("at rest, \(entry) is presented by the state and not shown")
    }
    if isUnusual, lane.waitsFor(host.id) == nil {
      fail("at rest, \(entry) is excluded and waits for nothing")
    }
  }

  /// Returns a Boolean value that indicates whether a host has refused and another now presents.
  ///
  /// This includes refusals that have ended since: the other modal is not dismissed for them.
  private mutating func hasGivenWay(
    _ member: LaneReconciler.Member,
    _ host: SimulatedHost,
    on target: Showing
  ) -> Bool {
    guard member.record.hasGivenWay(on: target), host.shown.isEmpty,
      isOtherModalShown(beside: host)
    else { return false }
    if lane.waitsFor(host.id) == nil { fail("at rest, \(target.elements) waits for nothing") }
    return true
  }

  /// Checks that one of several modals is shown if a host can present it.
  ///
  /// A host that refuses to present does not prevent the others.
  private mutating func checkGivesWay(_ host: SimulatedHost) {
    guard host.blueprint.isOverlay, isFrontMost(host), isOnScreen(host),
      !isOtherModalShown(beside: host), host.shown.isEmpty,
      let index = pageIndex(host.page), let entry = pages[index].content.entries.first
    else { return }
    let isFree = refused.allSatisfy { refused in
      refused.member != host.id && self.host(refused.member)?.blueprint.isOverlay == true
        && refused.difference.shown.elements.isEmpty
    }
    if isFree { fail("at rest, \(entry) is excluded by what was refused") }
  }

  private func isOtherModalShown(beside host: SimulatedHost) -> Bool {
    hosts.contains {
      isModalShown($0) && !isInside($0, host) && !isInside(host, $0) && $0.id != host.id
    }
  }

  /// Checks that at rest a modal has the style of the state.
  private mutating func checkStyle(_ content: any Content, _ host: SimulatedHost) {
    guard host.blueprint.styles != .untold, !host.shown.isEmpty else { return }
    let desiredStyle = content.desiredContent(in: nil).style
    if !host.style.isShowing(desiredStyle) {
      let (shown, desired) = ("\(host.style ?? .automatic)", "\(desiredStyle ?? .automatic)")
      fail("at rest, \(host.shown) is shown as \(shown) and wanted as \(desired)")
    }
  }

  // MARK: Looking at the hosts themselves

  func isOnScreen(_ host: SimulatedHost) -> Bool {
    guard host.availability == .there else { return false }
    guard let place = host.place else { return isOnScreen }
    guard let outer = self.host(place.member) else { return false }
    return outer.shown.contains(place.element) && isOnScreen(outer)
  }

  private func isModalShown(_ host: SimulatedHost) -> Bool {
    host.blueprint.isOverlay && !host.shown.isEmpty && isOnScreen(host)
  }

  func isInside(_ host: SimulatedHost, _ other: SimulatedHost) -> Bool {
    outermostPlace(of: host, in: other.id) != nil
  }

  /// Returns the place, directly in a given host, that contains another host.
  func outermostPlace(of host: SimulatedHost, in id: MemberID) -> MemberPlace? {
    var place = host.place
    while let next = place {
      if next.member == id { return next }
      place = self.host(next.member)?.place
    }
    return nil
  }

  private func isPresenting(_ element: ElementID, of host: SimulatedHost) -> Bool {
    hosts.contains { other in
      isModalShown(other) && outermostPlace(of: other, in: host.id)?.element == element
    }
  }

  /// Returns a Boolean value that indicates whether the user sees the view that contains the host.
  private func isFrontMost(_ host: SimulatedHost) -> Bool {
    var inner = host
    while let place = inner.place {
      guard let outer = self.host(place.member) else { return false }
      if !outer.isSeen(place.element) { return false }
      inner = outer
    }
    return true
  }
}

extension SimulatedHost {
  /// Returns a Boolean value that indicates whether the host shows an element to the user.
  func isSeen(_ element: ElementID) -> Bool { blueprint.isSeen(element, in: showing) }
}

extension NavigationCommand {
  var isPresentation: Bool { step == .presentation }
  var isDismissal: Bool { step == .dismissal }
  var isRestyle: Bool { step == .change && style != nil }
}
