/// The way in which one content gives way to another, with the edge from which the new one comes.
public enum TransitionOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the edge where a line of text ends.
  case trailing
  /// From the edge where a line of text begins.
  case leading
  /// From above.
  case top
  /// From below.
  case bottom
  /// In place.
  case identity

  /// The way back: the opposite edge.
  public var reversed: TransitionOption {
    switch self {
    case .trailing: .leading
    case .leading: .trailing
    case .top: .bottom
    case .bottom: .top
    case .identity: .identity
    }
  }

  /// Tells whether a person can swipe back along it.
  public var canSwipeBack: Bool { self == .trailing || self == .leading }
}
