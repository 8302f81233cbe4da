public import ComposableNavigation

/// The look of a full-screen cover, as comparable data.
///
/// A host that is asked for a background leaves what lies below in place
/// (`PresentationStyle.overFullScreen`); the view that it shows draws the background. SwiftfulRouting
/// calls it `FullScreenCoverConfig`.
public struct FullScreenCover: Hashable, Sendable, Codable {
  /// The backdrop behind what it shows.
  public var background: Backdrop

  /// Describes a cover.
  public init(background: Backdrop = .automatic) { self.background = background }
}
