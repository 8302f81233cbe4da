/// The way in which a new content replaces another: the edge from which it moves in.
public enum TransitionOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// The edge where a line of text ends.
  case trailing
  /// The edge where a line of text begins.
  case leading
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// No edge: the new content appears without moving.
  case identity

  /// The opposite edge, for going back.
  public var reversed: TransitionOption {
    switch self {
    case .trailing: .leading
    case .leading: .trailing
    case .top: .bottom
    case .bottom: .top
    case .identity: .identity
    }
  }

  /// A Boolean value that indicates whether the user can swipe back from a content shown this way.
  public var canSwipeBack: Bool { self == .trailing || self == .leading }
}
