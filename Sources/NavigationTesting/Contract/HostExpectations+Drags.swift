import ComposableNavigation

// The rules for a sheet that the user drags to another detent.
extension HostExpectations {
  /// Records a drag that the host reports, and returns the point that the report breaks.
  mutating func dragged(
    _ element: ElementID,
    to detent: Sheet.Detent,
    _ sight: Sight
  ) -> HostFinding? {
    guard case .dragSheet? = acting?.act else {
      return HostFinding(
        .reportsUserOnly,
        "said that the user dragged \(title(of: element)), but the user had not"
      )
    }
    acting?.dragged.append(detent)
    asked?.detent = detent
    guard case .sheet(let sheet)? = sight.shown.style, sheet.selectedDetent == detent,
      sight.shown.elements == [element]
    else {
      let named = sight.shown.style?.words ?? "nothing"
      return HostFinding(
        .reportsDrags,
        "said that the user dragged \(title(of: element)) to \(detent), and names \(named)"
      )
    }
    return nil
  }

  /// Checks that the host reports a drag exactly once.
  func checkDrag(to detent: Sheet.Detent, _ acting: Acting) -> HostFinding? {
    guard acting.dragged != [detent] else { return nil }
    let sheet = words(acting.before.elements)
    guard let said = acting.dragged.first else {
      return HostFinding(.reportsDrags, "did not say that the user dragged \(sheet) to \(detent)")
    }
    return said == detent
      ? HostFinding(.reportsDrags, "said more than once that the user dragged \(sheet)")
      : HostFinding(.reportsDrags, "said \(said) of \(sheet), which was dragged to \(detent)")
  }
}

extension Showing {
  /// Returns a Boolean value that indicates whether the user can drag the presented view to a
  /// detent: the view is a sheet that has the detent and rests at another one.
  func canBeDragged(to detent: Sheet.Detent) -> Bool {
    guard !elements.isEmpty, case .sheet(let sheet)? = style else { return false }
    return sheet.detents.contains(detent)
      && detent != sheet.selectedDetent ?? sheet.detents.first
  }
}

extension PresentationStyle {
  /// Returns the style with the sheet at a detent; other styles are unchanged.
  func resting(at detent: Sheet.Detent) -> PresentationStyle {
    guard case .sheet(var sheet) = self else { return self }
    sheet.selectedDetent = detent
    return .sheet(sheet)
  }

  /// The style, with the sheet's selected detent.
  fileprivate var words: String {
    guard case .sheet(let sheet) = self, let detent = sheet.selectedDetent else { return "\(self)" }
    return "\(self) at \(detent)"
  }
}
