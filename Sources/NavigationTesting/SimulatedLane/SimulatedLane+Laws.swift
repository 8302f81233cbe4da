import ComposableNavigation

// The laws: those of a command when it is asked for, the others of each state that is new.
extension SimulatedLane {
  /// Checks a command at the moment at which it is asked for.
  mutating func checkMayAsk(_ command: NavigationCommand, _ host: SimulatedHost) {
    // Where hosts ignore what comes then, what comes of it is looked for, and not the asking.
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
    if member.ledger.shown.elements != host.shown, !host.isLying {
      return fail("believes that \(member.ledger.shown.elements) is shown, not \(host.shown)")
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
    if !refused.isEmpty, let asked = member.ledger.inFlight,
      refused.contains(where: { $0.member == host.id && $0.difference == asked.difference })
    {
      return fail("asked again for \(command), which was refused")
    }
    if host.column != nil { checkMayShow(command, in: host) }
    if command.isRestyle { return checkMayRestyle(command, member) }
    guard !removed.isEmpty else { return }
    for entry in command.added.compactMap({ member.ledger.elements[$0] }) {
      let isRemoved = removed.contains(RemovedEntry(page: host.page, entry: entry))
      if isRemoved { return fail("\(entry) returned, which the user had removed") }
    }
  }

  /// Tells whether the lane does not know what the state of a host wants.
  private func isUnheard(_ host: SimulatedHost) -> Bool {
    guard let ledger = lane[host.id]?.ledger, let index = pageIndex(host.page) else { return false }
    return !ledger.wants(told(pages[index].content.wanted(in: host.column)))
  }

  /// Checks that a sheet which the user has dragged is not moved back before the reducer has heard
  /// of it.
  private mutating func checkMayRestyle(
    _ command: NavigationCommand,
    _ member: LaneReconciler.Member
  ) {
    let report = pending.last { $0.member == member.id && $0.drag != nil }
    guard let drag = report?.drag,
      case .sheet(let sheet)? = command.style, sheet.selectedDetent != drag.detent,
      command.added.contains(where: { member.ledger.elements[$0]?.isSame(as: drag.entry) == true })
    else { return }
    fail("asked for \(command), and the reducer has not heard of \(drag.detent)")
  }

  /// Checks the laws of every situation, and those of rest; by the state alone, not by how it came about.
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
      guard let member = lane[host.id], member.ledger.isAttached, !host.isLying else { continue }
      if member.ledger.shown.elements != host.shown {
        return fail("at rest, believes \(member.ledger.shown.elements) and not \(host.shown)")
      }
      if lane.refusal(of: host.id) != nil, lane.target(of: member) == member.ledger.shown {
        return fail("at rest, a refusal is told although \(host.shown) is shown and wanted")
      }
      checkAtRest(member, host)
      if host.column != nil { checkPlaces(in: member, host) }
      if hasSplit, host.blueprint.sharesEntries { checkExpansion(member, host) }
    }
    if comparesModals, fault == nil { checkWhichModal() }
  }

  /// Checks that at rest the host shows what is wanted, or somebody in the lane has refused.
  private mutating func checkAtRest(_ member: LaneReconciler.Member, _ host: SimulatedHost) {
    guard refused.isEmpty else {
      if isUnusual { checkGivesWay(host) }
      return
    }
    let target = lane.target(of: member)
    if host.blueprint.isOverlay, hasGivenWay(member, host, on: target) { return }
    guard member.ledger.shown.elements == target.elements,
      member.ledger.shown.selected == target.selected || target.selected == nil
    else {
      return fail("at rest, \(host.shown) is shown and \(target.elements) wanted")
    }
    guard let index = pageIndex(host.page) else { return }
    if tracksVisits {
      checkVisits(pages[index].content, host)
      // An id that is no entry's is the same as none of them.
      if mistake == .sameNumberIsSameEntry { return }
    }
    let entries = entries(of: host, pages[index])
    if host.blueprint.isOverlay {
      checkStyle(pages[index].content, host)
      return checkModalAtRest(entries.first, host)
    }
    let shown = host.shown.compactMap { member.ledger.elements[$0] }
    if !shown.areSame(as: entries) {
      fail("at rest, \(shown) is shown and the state has \(entries)")
    }
  }

  /// Checks that a modal is shown exactly when the state presents it and its screen is in front.
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

  /// Tells whether a host has refused what it is to show, and another one shows something
  /// meanwhile.
  ///
  /// Also when the refusal has ended since: who is shown is not dismissed for it.
  private mutating func hasGivenWay(
    _ member: LaneReconciler.Member,
    _ host: SimulatedHost,
    on target: Showing
  ) -> Bool {
    guard member.ledger.hasGivenWay(on: target), host.shown.isEmpty,
      isOtherModalShown(beside: host)
    else { return false }
    if lane.waitsFor(host.id) == nil { fail("at rest, \(target.elements) waits for nothing") }
    return true
  }

  /// Checks that of several modals one is shown, if any may be: hosts that refuse to present
  /// exclude none.
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

  /// Checks that at rest a modal is presented as the state says.
  private mutating func checkStyle(_ content: any Content, _ host: SimulatedHost) {
    guard host.blueprint.styles != .untold, !host.shown.isEmpty else { return }
    let wish = content.wanted(in: nil).style
    // A state that selects no detent leaves the height to the user.
    if host.style != wish, host.style?.atNoDetent != wish {
      let (shown, wanted) = ("\(host.style ?? .automatic)", "\(wish ?? .automatic)")
      fail("at rest, \(host.shown) is shown as \(shown) and wanted as \(wanted)")
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
    var place = host.place
    while let next = place {
      if next.member == other.id { return true }
      place = self.host(next.member)?.place
    }
    return false
  }

  /// The place of a host, or of what it lies in, within a certain host.
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

  /// Tells whether a person sees the surroundings of the host.
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
  /// Tells whether a person sees an element, as far as it is for the host.
  func isSeen(_ element: ElementID) -> Bool { blueprint.isSeen(element, in: showing) }
}

extension PresentationStyle {
  /// The same style, of a sheet without its height.
  fileprivate var atNoDetent: PresentationStyle {
    guard case .sheet(var sheet) = self else { return self }
    sheet.selectedDetent = nil
    return .sheet(sheet)
  }
}

extension NavigationCommand {
  var isPresentation: Bool { step == .presentation }
  var isDismissal: Bool { step == .dismissal }
  var isRestyle: Bool { step == .change && style != nil }
}
