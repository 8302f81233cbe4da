extension HostContents {
  /// Selects the detent to which the user drags the presented sheet.
  ///
  /// - Returns: The report to send; nil if the presentation is no sheet with this detent, or it has
  ///   the height already.
  public mutating func drag(to detent: Sheet.Detent) -> HostReport? {
    guard let element = shown.elements.first, case .sheet(var sheet)? = shown.style,
      sheet.detents.contains(detent), detent != sheet.selectedDetent ?? sheet.detents.first
    else { return nil }
    sheet.selectedDetent = detent
    shown.style = .sheet(sheet)
    return isAway ? nil : .selectedDetent(detent, of: element)
  }
}
