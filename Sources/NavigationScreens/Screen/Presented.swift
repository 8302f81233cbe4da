extension ScreenNavigation {
  /// The item that a modal host shows over an environment: the next environment, or the alert of
  /// the screen in front.
  public enum Presented: Equatable, Sendable {
    /// The first screen of an environment.
    case screen(OpenScreen)
    /// An alert or a confirmation dialog.
    case alert(Alert)

    /// The first screen of an environment; nil for an alert.
    public var screen: OpenScreen? { if case .screen(let screen) = self { screen } else { nil } }

    /// The alert; nil for a screen.
    public var alert: Alert? { if case .alert(let alert) = self { alert } else { nil } }
  }
}

extension ScreenNavigation.Presented: Hashable where Screen: Hashable {}
extension ScreenNavigation.Presented: Encodable where Screen: Encodable {}
extension ScreenNavigation.Presented: Decodable where Screen: Decodable {}
