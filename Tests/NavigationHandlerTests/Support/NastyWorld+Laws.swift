import ComposableNavigation
import TestSupport

extension NastyWorld {
  /// Runs a script, then comes to rest twice: with some hosts off screen, and with all attached.
  ///
  /// - Returns: The fault with its step, or nil.
  static func run(
    _ steps: [NastyStep],
    seed: UInt64,
    isHonest: Bool,
    preloadsOffscreen: Bool = false,
    rule: NastyRule = .right,
    laneRules: LaneRules = .all
  ) async -> String? {
    let world = NastyWorld(
      seed: seed,
      isHonest: isHonest,
      preloadsOffscreen: preloadsOffscreen,
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

  /// Acknowledges all commands, ends gestures, lifts refusals by `ready`, and attaches hosts if
  /// `attaching`.
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

  /// Attaches hosts, outermost first, and only shown ones: the others are off screen.
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

  /// Makes a host name a forgotten element: by acknowledging another command, or by attaching.
  private func healForgetful(_ attaching: Bool) -> Bool {
    guard !isHonest, attaching else { return false }
    var hasActed = false
    for window in windows {
      for place in places(in: window) {
        let container = place.container
        for host in container.hosts where host.hasForgotten && !host.hasPendingAnswers {
          hasActed = true
          (host.pace, host.refusals, host.fault) = (.atOnce, 0, nil)
          switch container.kind {
          case .stack:
            container.store.send(.stack(.pushItem(title(0))))
            if !host.hasPendingAnswers { host.hasNamedAll() }
          case .tabs:
            container.store.send(.tabs(.setItems(container.store.state.tabs.items + [title(0)])))
            if !host.hasPendingAnswers { host.hasNamedAll() }
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

  /// The first issue of an honest host, or a forbidden command; nil for none.
  var wrongNow: String? {
    if let note = log.notes.first { return note }
    guard isHonest, let issue = issues.first else { return nil }
    return "an issue, though all hosts are honest: \(issue)"
  }

  // MARK: At rest

  /// Checks all shown hosts, without exceptions if all of them are attached.
  func wrongAtRest(all: Bool) -> String? {
    for window in windows {
      let places = places(in: window)
      let someAreAway = places.contains { place in place.container.hosts.contains { $0.isAway } }
      let someAreDead = places.contains { $0.container.host == nil }
      for place in places where !place.isLost {
        let container = place.container
        guard let host = container.host, !host.isAway else { continue }
        // If a host is off screen, containers that depend on it may wait if their handler says so.
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

  /// Law 13: the host of a shown place shows exactly the elements of the state, in order.
  private func wrongShowing(_ place: Place, _ host: NastyHost, among places: [Place]) -> String? {
    let container = place.container
    let state = container.store.state
    switch container.kind {
    case .stack:
      return Self.difference(host.views.map(\.title), container.desired)
    case .tabs:
      if let wrong = Self.difference(host.views.map(\.title), container.desired) { return wrong }
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

  /// Law 20, and a shown presentation has the style of the state.
  private func wrongSheet(_ place: Place, _ host: NastyHost, among places: [Place]) -> String? {
    let state = place.container.store.state.modal
    if let wrong = place.wrongSheet(state.item, among: places) { return wrong }
    guard let shown = host.views.first?.title else { return nil }
    let style = (host as? NastyModalHost)?.style
    return style == state.style ? nil : "shows \(shown) in another style"
  }

  /// Law 20 for several modals.
  ///
  /// Checked only if nothing blocks a modal: all hosts are attached, and none has refused since its
  /// last `ready`.
  private func wrongChoice(among places: [Place]) -> String? {
    let haveRefused = places.contains { place in place.container.hosts.contains { $0.hasRefused } }
    guard !haveRefused else { return nil }
    return Place.wrongChoice(among: places, isReversed: rule == .choosesLast) {
      $0.store.state.modal.item
    }
  }

  /// Law 4: an element that has been in the state ever since has the view that was made for it.
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

  /// Law 15: an element that the user removed does not return by itself.
  private func wrongReturn(_ container: NastyContainer) -> String? {
    guard !container.keeps else { return nil }
    return container.items.first(where: container.takenAway.contains).map {
      "the user took \($0) away, and the state has it"
    }
  }

  /// A container that shows its state waits for nothing, and a host in a shown view is attached.
  ///
  /// (A modal may report that it waits for another one.)
  private func wrongWaiting(_ place: Place, _ host: NastyHost) -> String? {
    let container = place.container
    let isCovered = container.kind == .modal && host.views.isEmpty
    if !isCovered, let waits = container.handler?.waitsFor { return "waits for \(waits)" }
    if !container.isRoot, !host.isToldAttached, !container.wasSetUpAnew {
      return "its view is shown, and its host was not told"
    }
    return nil
  }

  private static func difference(_ shown: [String], _ desired: [String]) -> String? {
    shown == desired ? nil : "shows \(shown), is to show \(desired)"
  }
}
