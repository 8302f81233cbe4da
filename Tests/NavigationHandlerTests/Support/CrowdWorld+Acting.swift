import ComposableNavigation
import TestSupport

extension CrowdWorld {
  /// Takes a step, or keeps it for the next call of its kind.
  func take(_ step: CrowdStep) {
    log.beginStep()
    (recentlyTaken, changesInside, namedAgain) = ([:], 0, [])
    switch step.moment {
    case nil: act(step)
    case .work?: log.inside.append { [weak self] in self?.actInside(step) }
    case .begin?: keep(step, for: .begin)
    case .blockers?: keep(step, for: .blockers)
    case .handlers?: keep(step, for: .handlers)
    case .attach?: keep(step, for: .attach)
    case .detach?: keep(step, for: .detach)
    }
  }

  private func keep(_ step: CrowdStep, for moment: NastyLog.Moment) {
    log.callbacks[moment, default: []].append { [weak self] host in
      self?.actInside(step, moment, of: host)
    }
  }

  private func actInside(_ step: CrowdStep, _ moment: NastyLog.Moment, of host: NastyHost?) {
    let unheard = rule == .losesReports(moment) ? members.compactMap(\.host) : []
    for host in unheard { host.isUnheard = true }
    switch (step.kind, moment) {
    case (.beginGesture, .blockers): if let host, canTouch(host) { host.beginGesture() }
    case (.beginGesture, .detach): if !touchLeaving(step.second) { keep(step, for: .detach) }
    default: actInside(step)
    }
    for host in unheard { host.isUnheard = false }
  }

  private func actInside(_ step: CrowdStep) {
    insideDepth += 1
    act(step)
    insideDepth -= 1
  }

  private func canTouch(_ host: NastyHost) -> Bool {
    lanes.indices.contains { touchable(inWindow: $0).contains { $0.host === host } }
  }

  /// Begins a gesture in a page that is leaving, whose host has not been told yet.
  ///
  /// - Returns: False if there is none.
  private func touchLeaving(_ number: Int) -> Bool {
    let shown = Set(lanes.indices.flatMap(spots).map { ObjectIdentifier($0.member) })
    let leaving = members.filter { member in
      member.window == nil && member.handler != nil && member.isPresent
        && member.host?.isToldAttached == true && !shown.contains(ObjectIdentifier(member))
    }
    guard !leaving.isEmpty else { return false }
    leaving[number % leaving.count].host?.beginGesture()
    return true
  }

  private func act(_ step: CrowdStep) {
    acts += 1
    let all = members
    guard !all.isEmpty, !roots.isEmpty else { return }
    let (member, root) = (all[step.first % all.count], roots[step.first % roots.count])
    switch step.kind {
    case .program: program(step.second, [(member, step.second)])
    case .several: several(roots + (member.window == nil ? [member] : []), step.second)
    case .together:
      let pairs = all.flatMap { outer in all.filter(outer.shows).map { (outer, $0) } }
      guard !pairs.isEmpty else { return }
      let (outer, inner) = pairs[step.first % pairs.count]
      program(step.second, [(outer, step.second / 6), (inner, step.second)])
    case .user: user(inWindow: step.first % lanes.count, step.second)
    case .tap: tap(inWindow: step.first % lanes.count, step.second)
    case .goBackInTime: goBackInTime()
    case .pace: member.host?.pace = NastyHost.Pace.allCases[step.second % 3]
    case .refuse: if member.host?.canReport == true { member.host?.refusals = 1 + step.second % 2 }
    case .ready: member.host?.ready()
    case .finish:
      let busy = all.filter { $0.host?.hasPendingAnswers == true }
      if !busy.isEmpty { busy[step.first % busy.count].host?.finish() }
    case .beginGesture:
      let spots = touchable(inWindow: step.first % lanes.count)
      if !spots.isEmpty { spots[step.second % spots.count].host?.beginGesture() }
    case .cancelGesture: gesturing(step.first)?.host?.endGesture()
    case .completeGesture:
      guard let member = gesturing(step.first) else { return }
      if member.kind != .tabs { goBack(member, 1) }
      member.host?.endGesture()
    case .detach: root.host?.detach()
    case .attach: root.host?.attach()
    case .detachWindow:
      for other in roots where other.window == root.window { other.host?.detach() }
    case .attachWindow:
      for other in roots where other.window == root.window { other.host?.attach() }
    case .setUpAnew: if let host = member.host { begin(member, with: host) }
    case .setUpWithAnother:
      if member.handler != nil { begin(member, with: makeHost(for: member)) }
      mayHaveLetGo = true
    case .changeLane: change(root, to: step.second % lanes.count)
    case .loseHandler: loseHandler(of: step.second % 3 == 0 ? root : member)
    case .loseHost:
      (step.second % 3 == 0 ? root : member).die()
      (resets, mayHaveLetGo) = (resets + 1, true)
    case .revive:
      if root.handler == nil || root.host == nil {
        revive(root, keepingHost: step.second % 2 == 0)
      } else if member.handler != nil, member.host == nil {
        begin(member, with: makeHost(for: member))
      }
      mayHaveLetGo = true
    case .rest: break
    }
  }

  private func loseHandler(of member: CrowdMember) {
    forgetTaken(of: member)
    member.loseHandler()
    (resets, mayHaveLetGo) = (resets + 1, true)
  }

  private func gesturing(_ number: Int) -> CrowdMember? {
    let all = members.filter { $0.host?.isInGesture == true }
    return all.isEmpty ? nil : all[number % all.count]
  }

  // MARK: The program

  /// Changes some of the containers by one action.
  private func several(_ some: [CrowdMember], _ number: Int) {
    let changed = some.enumerated().filter { some.count == 1 || (number >> $0.offset) % 2 == 0 }
    program(number, changed.map { ($0.element, number / (1 + $0.offset)) })
  }

  /// Changes containers, each by its number, by one action.
  private func program(_ number: Int, _ changes: [(member: CrowdMember, number: Int)]) {
    if number % 5 == 0 { earlier = earlier.suffix(3) + [store.state] }
    let actions = changes.map { action(on: $0.member.place, $0.number) }
    let places = Set(changes.map { $0.member.place })
    for member in members where places.contains(member.place) { member.tapped = nil }
    guard let first = actions.first else { return }
    if insideDepth > 0 { changesInside += 1 }
    store.send(actions.count == 1 ? first : .all(actions))
  }

  private func goBackInTime() {
    guard let state = earlier.popLast() else { return }
    if insideDepth > 0 { changesInside += 1 }
    takenAway = []
    resets += 1
    for member in members {
      member.tapped = nil
      member.host?.gone = []
    }
    store.send(.become(state))
  }

  private func action(on place: CrowdApp.Place, _ number: Int) -> CrowdApp.Action {
    let (move, letter) = (number % 6, number / 6)
    let items = store.state.items(of: place)
    switch place {
    case .stack(let slot):
      return switch move {
      case 1: .stack(slot, .popItem())
      case 2: .stack(slot, .popToRoot())
      case 3: .stack(slot, .setItems(naming(items.reversed())))
      case 4: .stack(slot, .pushItems([title(letter), title(letter + 1)]))
      case 5: .stack(slot, .replaceTop(with: title(letter)))
      default: .stack(slot, .pushItem(title(letter)))
      }
    case .modal(let slot):
      return switch move {
      case 1, 2: .modal(slot, .dismiss())
      case 3: .modal(slot, .presentFullScreen(naming(items).first ?? title(letter)))
      default: .modal(slot, .presentSheet(title(letter)))
      }
    case .tabs(let slot):
      return switch move {
      case 1 where items.count > 1: .tabs(slot, .setItems(naming(Array(items.dropFirst()))))
      case 2: .tabs(slot, .setItems(naming(items.reversed())))
      case 3, 4: .tabs(slot, .setActiveIndex(letter % max(1, items.count)))
      default: .tabs(slot, .setItems(naming(items) + [title(letter)]))
      }
    }
  }

  /// Records items that the program requests by name.
  ///
  /// They may be in the state afterwards even if a removal by the user has not reached the reducer
  /// yet.
  private func naming(_ items: [String]) -> [String] {
    namedAgain.formUnion(items)
    takenAway.subtract(items)
    return items
  }

  // MARK: The user

  private func user(inWindow window: Int, _ number: Int) {
    let all = touchable(inWindow: window)
    guard !all.isEmpty else { return }
    goBack(all[number % all.count], 1 + number / 12 % 2)
  }

  /// Goes back, swipes down or closes a tab, as the user does.
  private func goBack(_ member: CrowdMember, _ count: Int) {
    let (before, named) = (resets, namedAgain)
    let wasHeard = member.handler != nil
    member.tapped = nil
    let receiver = member.host?.onReport
    if rule == .staysSilent, insideDepth > 0 { member.host?.onReport = { _ in } }
    let gone: [String] =
      switch member.host {
      case let host as NastyStackHost: host.back(count)
      case let host as NastyModalHost: host.swipeDown()
      case let host as NastyTabHost: host.close(count)
      default: []
      }
    if rule == .staysSilent { member.host?.onReport = receiver }
    guard wasHeard, resets == before, !member.place.keeps else { return }
    // The program may have requested some of them by name during the call.
    let taken = gone.filter { named.contains($0) || !namedAgain.contains($0) }
    takenAway.formUnion(taken)
    recentlyTaken[ObjectIdentifier(member), default: []] += taken
  }

  private func tap(inWindow window: Int, _ number: Int) {
    let all = touchable(inWindow: window).filter { $0.kind == .tabs }
    guard !all.isEmpty else { return }
    let (member, before) = (all[number % all.count], acts)
    let title = (member.host as? NastyTabHost)?.tap(number / 4)
    if let title, acts == before { member.tapped = member.handler == nil ? nil : title }
  }
}
