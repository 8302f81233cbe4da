import ComposableNavigation
import TestSupport

extension NastyWorld {
  /// Runs a script, then comes to rest twice: with the hosts that are away, and with all attached.
  ///
  /// - Returns: What was wrong and where; nil for nothing.
  static func run(
    _ steps: [NastyStep],
    seed: UInt64,
    isHonest: Bool,
    fillsUnseen: Bool = false,
    rule: NastyRule = .right,
    laneRules: LaneRules = .all
  ) async -> String? {
    let world = NastyWorld(
      seed: seed,
      isHonest: isHonest,
      fillsUnseen: fillsUnseen,
      rule: rule,
      laneRules: laneRules
    )
    let wrong = await world.run(steps)
    world.close()
    return wrong
  }

  private func run(_ steps: [NastyStep]) async -> String? {
    do {
      for (index, step) in steps.enumerated() {
        try await act(step)
        let isRest = step.kind == .rest
        if let wrong = wrongNow ?? (isRest ? wrongAtRest(all: true) : nil) {
          return "step \(index): \(wrong)"
        }
      }
    } catch {
      return "\(error)"
    }
    if isHonest {
      await settle(attaching: false)
      if let wrong = wrongNow ?? wrongAtRest(all: false) { return "some away: \(wrong)" }
    }
    await settle(attaching: true)
    return (wrongNow ?? wrongAtRest(all: true)).map { "at rest: \($0)" }
  }

  // MARK: Coming to rest

  /// All that is held is answered, gestures end, refusals are lifted by `ready`, and hosts that are
  /// away come back if they are to.
  func settle(attaching: Bool) async {
    log.inside = []
    for _ in 0..<80 {
      log.beginStep()
      let before = log.commandCount
      var hasActed = healForgetful(attaching)
      await letGo()
      if attaching { hasActed = attachAll() || hasActed }
      for container in containers {
        for host in container.hosts { hasActed = host.quieten() || hasActed }
      }
      guard log.notes.isEmpty else { return }
      if !hasActed, log.commandCount == before { return }
    }
    log.note("the hosts do not come to rest")
  }

  /// Outermost first, and only what is shown: the others are not on screen.
  private func attachAll() -> Bool {
    var hasActed = false
    for window in windows {
      for place in places(in: window) {
        for host in place.container.hosts
        where host.isAway && isShown(host, of: place.container, in: window) {
          host.attach()
          hasActed = true
        }
      }
    }
    return hasActed
  }

  /// What a host forgot to name is known again when it names it: with the answer to another command,
  /// or when it is attached.
  private func healForgetful(_ attaching: Bool) -> Bool {
    guard !isHonest, attaching else { return false }
    var hasActed = false
    for window in windows {
      for place in places(in: window) {
        let container = place.container
        for host in container.hosts where host.hasForgotten && !host.owesAnswers {
          hasActed = true
          (host.pace, host.refusals, host.fault) = (.atOnce, 0, nil)
          switch container.kind {
          case .stack:
            container.store.send(.stack(.pushItem(title(0))))
            if !host.owesAnswers { host.hasNamedAll() }
          case .tabs:
            container.store.send(.tabs(.setItems(container.store.state.tabs.items + [title(0)])))
            if !host.owesAnswers { host.hasNamedAll() }
          case .modal, .split:
            if host.canReport { host.detach() } else { host.hasNamedAll() }
            host.attach()
          }
        }
      }
    }
    return hasActed
  }

  // MARK: At any moment

  /// Who is honest is told off for nothing; nobody is asked what may not be asked.
  var wrongNow: String? {
    if let note = log.notes.first { return note }
    guard isHonest, let issue = issues.first else { return nil }
    return "an issue, though all hosts are honest: \(issue)"
  }

  // MARK: At rest

  /// Checks all hosts that are shown; nothing is excused when all of them are attached.
  func wrongAtRest(all: Bool) -> String? {
    for window in windows {
      let places = places(in: window)
      let someAreAway = places.contains { place in place.container.hosts.contains { $0.isAway } }
      let someAreDead = places.contains { $0.container.host == nil }
      for place in places where !place.isLost {
        let container = place.container
        guard let host = container.host, !host.isAway else { continue }
        // Where a host is away what depends on it may wait, if its handler says so.
        let waits = container.handler?.waitsFor != nil || container.handler?.refusal != nil
        let isExcused = !all && someAreAway && waits
        if !isExcused, let wrong = wrongShowing(place, host, among: places) {
          return "\(container.name): \(wrong)"
        }
        if let wrong = wrongViews(container, host) { return "\(container.name): \(wrong)" }
        if let wrong = wrongReturn(container) { return "\(container.name): \(wrong)" }
        guard all, isHonest, !someAreDead else { continue }
        if let wrong = wrongWaiting(place, host) { return "\(container.name): \(wrong)" }
      }
      let someAreLost = places.contains(where: \.isLost)
      if all, isHonest, !someAreAway, !someAreDead, !someAreLost,
        let wrong = wrongChoice(among: places)
      {
        return wrong
      }
    }
    return nil
  }

  /// Law 13: the host of a place that is shown shows exactly what the state has, in order.
  private func wrongShowing(_ place: Place, _ host: NastyHost, among places: [Place]) -> String? {
    let container = place.container
    let state = container.store.state
    switch container.kind {
    case .stack:
      return Self.difference(host.views.map(\.title), container.wanted)
    case .tabs:
      if let wrong = Self.difference(host.views.map(\.title), container.wanted) { return wrong }
      return Self.difference(
        host.frontViews.map(\.title),
        state.tabs.activeItem.map { [$0] } ?? []
      )
    case .split:
      guard let split = host as? NastySplitHost else { return "no split" }
      if split.shownColumns != container.shownColumns {
        return "shows \(split.shownColumns), is to show \(container.shownColumns)"
      }
      for column in split.shownColumns where !split[column].isAway {
        let shown = split[column].views.map(\.title)
        if let wrong = Self.difference(shown, state.split[shown: column].items) {
          return "\(column) \(wrong)"
        }
      }
      return nil
    case .modal:
      return wrongSheet(place, host, among: places)
    }
  }

  /// Law 20: what is wanted is shown, or covered.
  ///
  /// What a covered page presents is not shown; what is not shown though its page is in front has
  /// another sheet in front of it, which is no part of what it lies in; one that is shown is the
  /// state's, in its style.
  private func wrongSheet(_ place: Place, _ host: NastyHost, among places: [Place]) -> String? {
    let state = place.container.store.state.modal
    if let shown = host.views.first?.title {
      if !place.isInFront { return "shows \(shown) from a page that is covered" }
      if shown != state.item { return "shows \(shown), is to show \(state.item ?? "nothing")" }
      let style = (host as? NastyModalHost)?.style
      return style == state.style ? nil : "shows \(shown) in another style"
    }
    guard place.isInFront, let item = state.item else { return nil }
    let isCovered = places.contains { other in
      other.container !== place.container && other.container.kind == .modal
        && other.container.host?.views.isEmpty == false
        && !place.sheets.contains(ObjectIdentifier(other.container))
    }
    return isCovered ? nil : "does not show \(item), and nothing else is presented"
  }

  /// Law 20, several modals at once, as “Writing a host” promises: the outer one is shown, then the
  /// one whose handler joined first, and over it those that lie in it; no other.
  ///
  /// Asked where nothing stands in a modal's way: all hosts are attached, and none has refused
  /// since it said that it is ready.
  private func wrongChoice(among places: [Place]) -> String? {
    let haveRefused = places.contains { place in place.container.hosts.contains { $0.hasRefused } }
    guard !haveRefused else { return nil }
    var innermost: NastyContainer?
    let modals = places.filter { $0.isInFront && $0.container.kind == .modal }
    let isReversed = rule == .choosesLast
    for place in modals.sorted(by: { isReversed ? $1.comesBefore($0) : $0.comesBefore($1) }) {
      let container = place.container
      guard let item = container.store.state.modal.item else { continue }
      let isOver = innermost.map { place.sheets.contains(ObjectIdentifier($0)) } ?? true
      let isPresented = container.host?.views.isEmpty == false
      if isOver { innermost = container }
      if isOver, !isPresented { return "\(container.name) lacks \(item), which goes first" }
      if !isOver, isPresented { return "\(container.name) shows \(item), which does not go first" }
    }
    return nil
  }

  /// Law 4: who has been in the state ever since has the view that was made for it.
  private func wrongViews(_ container: NastyContainer, _ host: NastyHost) -> String? {
    for view in host.views where container.items.contains(view.title) {
      if let before = container.views[view.title], before !== view {
        return "\(view.title) has another view"
      }
      container.views[view.title] = view
      container.noteRest(of: view.title)
    }
    return nil
  }

  /// Law 15: what a person removed does not come back by itself.
  private func wrongReturn(_ container: NastyContainer) -> String? {
    guard !container.keeps else { return nil }
    return container.items.first(where: container.takenAway.contains).map {
      "a person took \($0) away, and the state has it"
    }
  }

  /// Who shows its state waits for nothing, and a host whose view is shown knows it. (A modal may
  /// say that it waits for another one.)
  private func wrongWaiting(_ place: Place, _ host: NastyHost) -> String? {
    let container = place.container
    let isCovered = container.kind == .modal && host.views.isEmpty
    if !isCovered, let waits = container.handler?.waitsFor { return "waits for \(waits)" }
    if !container.isRoot, !host.isToldAttached, !container.wasSetUpAnew {
      return "its view is shown, and its host was not told"
    }
    return nil
  }

  private static func difference(_ shown: [String], _ wanted: [String]) -> String? {
    shown == wanted ? nil : "shows \(shown), is to show \(wanted)"
  }
}
