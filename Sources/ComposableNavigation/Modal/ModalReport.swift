/// A report that only modal hosts make.
///
/// ```swift
/// onReport?(.selectedDetent(.large, of: sheet))
/// ```
public enum ModalReport: ShapeReport {
  /// The user dragged this sheet to another of its detents.
  case selectedDetent(Sheet.Detent, of: ElementID)

  /// The report in words: `selected detent e2 large`.
  public var words: String {
    switch self {
    case .selectedDetent(let detent, of: let sheet): "selected detent \(sheet) \(detent)"
    }
  }

  /// The sheet.
  public var elements: [ElementID] {
    switch self {
    case .selectedDetent(_, of: let sheet): [sheet]
    }
  }

  /// The sheet may rest at another detent than a pending command asked for.
  public var disturbance: HostReport.Disturbance { .style }

  /// Returns the content with the sheet at its new detent, if it is shown.
  public func applied(to showing: Showing) -> Showing {
    guard case .selectedDetent(let detent, of: let element) = self,
      showing.elements.contains(element), case .sheet(var sheet)? = showing.style
    else { return showing }
    sheet.selectedDetent = detent
    return Showing(showing.elements, style: .sheet(sheet))
  }
}

extension HostReport {
  /// The user dragged this sheet to another of its detents, where it rests now.
  ///
  /// From now on, the host names the detent in the style that it shows. If the reducer keeps
  /// another detent, the next command asks for that one.
  public static func selectedDetent(_ detent: Sheet.Detent, of element: ElementID) -> HostReport {
    .own(ModalReport.selectedDetent(detent, of: element))
  }
}
