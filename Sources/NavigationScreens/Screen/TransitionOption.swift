/// The way in which one content gives way to another, with the edge from which the new one comes.
public enum TransitionOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// The edge where a line of text ends.
  case trailing
  /// The edge where a line of text begins.
  case leading
  /// The edge above.
  case top
  /// The edge below.
  case bottom
  /// No edge: the new one takes its place without moving.
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
