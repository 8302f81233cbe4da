extension Sheet.Detent {
  /// The title for a user who chooses a detent: “Medium”, “Height: 300.0 px”, “Fraction: 50.0%”.
  ///
  /// The titles are SwiftfulRouting's; the title of a custom detent is its name.
  public var title: String {
    switch usable {
    case .medium: "Medium"
    case .large: "Large"
    case .fraction(let part): "Fraction: \(part * 100)%"
    case .height(let height): "Height: \(height) px"
    case .custom(let name): name
    }
  }
}
