import ComposableNavigation

// The rules for a host's reports, and for the reports that must follow an act.
extension HostExpectations {
  /// Records a report of the host, and returns the point that the report breaks.
  mutating func report(_ report: HostReport, _ sight: Sight) -> HostFinding? {
    if presence == .away, report != .attached, report != .detached {
      return HostFinding(.silentWhileAway, "reported \(words(report)) after it had said detached")
    }
    shown = report.applied(to: shown)
    switch report {
    case .removed(let elements):
      return removed(elements)
    case .selected(let element):
      return selected(element)
    case .shape:
      switch report.own {
      case ModalReport.selectedDetent(let detent, let element)?:
        return dragged(element, to: detent, sight)
      case SplitReport.expanded?: return expanded(sight)
      // The contract has no act that makes a report of a shape from outside.
      default: return nil
      }
    case .gestureBegan:
      guard !isGesturing else {
        return HostFinding(.endsGestures, "said twice that a gesture begins")
      }
      isGesturing = true
      return nil
    case .gestureMoved(let fraction):
      return isGesturing && (0...1).contains(fraction)
        ? nil : HostFinding(.endsGestures, "said \(words(report)), and none did")
    case .gestureEnded:
      return gestureEnded(sight)
    case .detached:
      guard presence == .onScreen else { return nil }
      makeVoid(.away)
      presence = .away
      isGesturing = false
      return nil
    case .attached:
      return presence == .away ? cameBack(sight) : nil
    case .attempted(let attempt):
      return attempted(attempt)
    case .foreign(let name):
      return HostFinding(
        .reportsUserOnly,
        "said that “\(name)” is on top, but no other code had put it there"
      )
    case .ready, .taken:
      return nil
    }
  }

  func words(_ report: HostReport) -> String {
    switch report {
    case .removed(let elements): "that \(words(elements)) went"
    case .selected(let element): "that \(title(of: element)) was selected"
    case .shape where report.own is ModalReport: "that the user dragged \(words(report.elements))"
    case .shape where report.own is SplitReport: "that it has expanded"
    case .gestureBegan: "that a gesture began"
    case .gestureMoved(let fraction): "that a gesture moved to \(fraction)"
    case .gestureEnded: "that a gesture ended"
    case .attempted(.removed(let elements)): "that the user tried to remove \(words(elements))"
    case .attempted(.selected(let tab)): "that the user tried to select \(title(of: tab))"
    case .shape, .attempted, .ready, .attached, .detached, .foreign, .taken: "\(report)"
    }
  }

  private mutating func removed(_ elements: [ElementID]) -> HostFinding? {
    if let finding = left(elements) { return finding }
    asked?.removed.formUnion(elements)
    forgetFocus(in: elements)
    guard let acting, !acting.going.isEmpty || acting.act == .cancelGesture else {
      return HostFinding(
        .reportsUserOnly,
        "said that the user removed \(words(elements)), but the user had not"
      )
    }
    self.acting?.removed += elements
    self.acting?.removals += 1
    return nil
  }

  private mutating func selected(_ element: ElementID) -> HostFinding? {
    if case .selected? = acting?.attempt, let finding = left(acting?.before.selected) {
      return finding
    }
    asked?.selected = element
    switch acting?.act {
    case .tapTab?, .completeSelection?:
      acting?.selected.append(element)
      return nil
    default:
      return HostFinding(
        .reportsUserOnly,
        "said that the user selected \(title(of: element)), but the user had not"
      )
    }
  }

  private mutating func expanded(_ sight: Sight) -> HostFinding? {
    asked?.hasExpanded = true
    guard acting?.act == .expand else {
      return HostFinding(.reportsUserOnly, "said that it has expanded, and it had not")
    }
    acting?.hasExpanded = true
    guard !sight.shown.hasExpanded else { return nil }
    return HostFinding(.reportsExpansions, "said that it has expanded, and does not name it")
  }

  private mutating func gestureEnded(_ sight: Sight) -> HostFinding? {
    guard isGesturing else {
      return HostFinding(.endsGestures, "said that a gesture ended which had not begun")
    }
    isGesturing = false
    guard let acting else { return nil }
    switch acting.act {
    case .completeGesture where acting.removed.isEmpty && !acting.going.isEmpty:
      return HostFinding(
        .endsGestures,
        "said that the gesture ended before it said that \(words(acting.going)) went"
      )
    case .cancelGesture where sight.shown.elements != acting.before.elements:
      let gone = acting.before.elements.filter { !sight.shown.elements.contains($0) }
      return HostFinding(.cancelsGestures, "took away \(words(gone))")
    default:
      return nil
    }
  }

  // MARK: On and off screen

  /// Records that the host is visible again, and checks that it shows the same elements as before.
  mutating func cameBack(_ sight: Sight) -> HostFinding? {
    presence = .onScreen
    let point: HostPoint = wasFilled ? .keepsPreloaded : .keepsWhileAway
    wasFilled = false
    return shows(sight, orBreaks: point)
  }

  /// Checks that a host shows the same elements as before, when it gets a command while hidden.
  mutating func lookedAt(_ sight: Sight) -> HostFinding? {
    // Later commands to the hidden host were checked with each answer.
    presence == .hidden && !wasFilled ? shows(sight, orBreaks: .keepsWhileAway) : nil
  }

  /// Checks that a host shows the same elements as before, except for changes by a void command.
  private mutating func shows(_ sight: Sight, orBreaks point: HostPoint) -> HostFinding? {
    let before = shown
    let takenByVoid = Set(lastVoid?.command.taken ?? [])
    let removedByVoid = lastVoid?.removed ?? []
    let asked = Set(before.elements).union(lastVoid?.reckoned.elements ?? [])
    lastVoid = nil
    shown = sight.shown
    let kept = before.elements.filter { !takenByVoid.contains($0) && !removedByVoid.contains($0) }
    if let finding = compare(sight.shown, sight) { return finding }
    let moment = point == .keepsWhileAway ? "it is back" : "the view around it is seen"
    let elements = sight.shown.elements
    if let lost = kept.first(where: { !elements.contains($0) }) {
      return HostFinding(point, "no longer shows \(title(of: lost)) when \(moment)")
    }
    if let extra = elements.first(where: { !asked.contains($0) }) {
      let text = "shows \(title(of: extra)) when \(moment), for which no command has asked"
      return HostFinding(.returnsNothing, text)
    }
    let same = elements.filter(kept.contains)
    guard same != kept else { return nil }
    return HostFinding(point, "shows \(words(same)) when \(moment), where it showed \(words(kept))")
  }

  /// Records that the view around the host is no longer shown.
  mutating func hide() {
    makeVoid(.hidden)
    presence = .hidden
    wasFilled = false
    isGesturing = false
  }

  // MARK: Acts

  mutating func begin(_ act: HostAct, _ sight: Sight) {
    let elements = sight.shown.elements
    let going: [ElementID] =
      switch act {
      case .goBack(let count): Array(elements.suffix(max(0, count)))
      case .swipeDown: elements
      case .closeTab(let index): elements.indices.contains(index) ? [elements[index]] : []
      case .completeGesture: Array(elements.suffix(1))
      case .collapse: Array(elements.dropFirst())
      case .endTransition, .tapTab, .dragSheet, .beginGesture, .completeSelection, .cancelGesture,
        .detach, .attach, .loseRoom, .gainRoom, .expand:
        []
      }
    let attempt = attempt(by: act, taking: going, from: sight.shown)
    acting = Acting(
      act: act,
      before: sight.shown,
      previous: previous,
      going: attempt == nil ? going : [],
      attempt: attempt
    )
    // A back button's menu may lead to a screen below the handler's own.
    if case .goBack(let count) = act, attempt == nil {
      previous.removeLast(min(previous.count, max(0, count - going.count)))
    }
  }

  /// Ends the act, and returns the point that it broke.
  mutating func end(wasDone: Bool, _ sight: Sight) -> HostFinding? {
    guard let acting else { return nil }
    self.acting = nil
    if !wasDone { previous = acting.previous }
    if let attempt = acting.attempt,
      let finding = check(attempt, of: acting, wasDone, sight)
    {
      return finding
    }
    if let finding = checkRemovals(acting, wasDone) { return finding }
    guard wasDone else { return nil }
    switch acting.act {
    case .tapTab(let index) where acting.attempt == nil:
      return checkTap(index, acting)
    case .completeSelection(let index) where !isGesturing && acting.attempt == nil:
      return checkTap(index, acting)
    case .dragSheet(let detent):
      return checkDrag(to: detent, acting)
    case .beginGesture where !isGesturing:
      return HostFinding(.endsGestures, "did not say that a gesture began")
    case .completeGesture where isGesturing, .completeSelection where isGesturing,
      .cancelGesture where isGesturing:
      return HostFinding(.endsGestures, "did not say that the gesture ended")
    case .expand where !acting.hasExpanded:
      return HostFinding(.reportsExpansions, "did not say that it has expanded")
    case .detach where presence != .away:
      return HostFinding(.saysAttached, "went off screen and did not say so")
    case .attach where presence != .onScreen:
      return HostFinding(.saysAttached, "came back on screen and did not say so")
    default:
      return nil
    }
  }

  private func checkRemovals(_ acting: Acting, _ wasDone: Bool) -> HostFinding? {
    let (going, said) = (wasDone ? acting.going : [], acting.removed)
    if said == going, acting.removals < 2 { return nil }
    if acting.act == .cancelGesture {
      return HostFinding(.cancelsGestures, "said that \(words(said)) went")
    }
    if said.isEmpty {
      return HostFinding(.reportsRemovals, "did not say that \(words(going)) went")
    }
    if Set(said).count < said.count {
      return HostFinding(.reportsRemovals, "said more than once that \(words(going)) went")
    }
    if Set(said) != Set(going) {
      return HostFinding(
        .reportsRemovals,
        "said that \(words(said)) went, where \(words(going)) did"
      )
    }
    guard acting.removals > 1 else { return nil }
    return HostFinding(
      .reportsRemovals,
      "said one by one that \(words(going)) went, which went together"
    )
  }

  private func checkTap(_ index: Int, _ acting: Acting) -> HostFinding? {
    let elements = acting.before.elements
    guard elements.indices.contains(index), acting.selected != [elements[index]] else {
      return nil
    }
    let tapped = title(of: elements[index])
    guard !acting.selected.isEmpty else {
      return HostFinding(.reportsSelections, "did not say that \(tapped) was selected")
    }
    return HostFinding(
      .reportsSelections,
      "said that \(words(acting.selected)) was selected, where \(tapped) was"
    )
  }

  // MARK: Between

  /// Checks, while nothing is in progress, that the host shows the elements that it last named.
  func checkStill(_ sight: Sight) -> HostFinding? {
    guard asked == nil, presence == .onScreen, !isGesturing else { return nil }
    if let lost = shown.elements.first(where: { !sight.shown.elements.contains($0) }) {
      return HostFinding(.reportsRemovals, "did not say that \(title(of: lost)) went")
    }
    if let extra = sight.shown.elements.first(where: { !shown.elements.contains($0) }) {
      let text = "shows \(title(of: extra)), for which no command has asked"
      return HostFinding(.returnsNothing, text)
    }
    return compare(sight.shown, sight)
  }
}
