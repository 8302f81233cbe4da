import ComposableNavigation

// The rules for elements that the user must not leave.
extension HostExpectations {
  /// Returns the attempt that an act is: the act would remove or leave an element that stays.
  func attempt(
    by act: HostAct,
    taking going: [ElementID],
    from shown: Showing
  ) -> HostReport? {
    if going.contains(where: blockers.contains) { return .removed(going) }
    switch act {
    case .tapTab(let index), .completeSelection(let index):
      guard isLeftBySelection, let selected = shown.selected, blockers.contains(selected),
        shown.elements.indices.contains(index), shown.elements[index] != selected
      else { return nil }
      return .selected(shown.elements[index])
    default:
      return nil
    }
  }

  /// Records an attempt that the host reports, and returns the point that the report breaks.
  mutating func attempted(_ attempt: HostReport) -> HostFinding? {
    guard acting?.attempt != nil else {
      return HostFinding(
        .reportsAttempts,
        "said \(words(.attempted(attempt))), and nothing kept them from it"
      )
    }
    acting?.attempted.append(attempt)
    return nil
  }

  /// Returns the broken point if the user is reported to have left an element that stays.
  func left(_ elements: [ElementID]) -> HostFinding? {
    guard acting?.attempt != nil, let kept = elements.first(where: blockers.contains) else {
      return nil
    }
    return HostFinding(.keepsBlocked, "let \(title(of: kept)) go, which was to stay")
  }

  /// Returns the broken point if the tab that was selected stays.
  func left(_ tab: ElementID?) -> HostFinding? {
    guard let tab, blockers.contains(tab) else { return nil }
    return HostFinding(.keepsBlocked, "let the user leave \(title(of: tab)), which was to stay")
  }

  /// Checks an act that was prevented because an element stays.
  func check(
    _ attempt: HostReport,
    of acting: Acting,
    _ wasDone: Bool,
    _ sight: Sight
  ) -> HostFinding? {
    switch attempt {
    case .removed(let elements):
      let lost = elements.first { blockers.contains($0) && !sight.shown.elements.contains($0) }
      if let lost {
        return HostFinding(.keepsBlocked, "let \(title(of: lost)) go, which was to stay")
      }
    case .selected:
      if sight.shown.selected != acting.before.selected,
        let finding = left(acting.before.selected)
      {
        return finding
      }
    default: break
    }
    // If the toolkit offers no way to leave, there is no attempt to report.
    guard wasDone, acting.attempted.map(\.inAnyOrder) != [attempt.inAnyOrder] else { return nil }
    let tried = words(.attempted(attempt))
    guard let said = acting.attempted.first else {
      return HostFinding(.reportsAttempts, "did not say \(tried)")
    }
    return said.inAnyOrder == attempt.inAnyOrder
      ? HostFinding(.reportsAttempts, "said more than once \(tried)")
      : HostFinding(.reportsAttempts, "said \(words(.attempted(said))), and not \(tried)")
  }
}

extension HostReport {
  /// The attempt for comparisons, in which the order of elements does not matter.
  fileprivate var inAnyOrder: AnyHashable {
    if case .removed(let elements) = self { AnyHashable(Set(elements)) } else { AnyHashable(self) }
  }
}
