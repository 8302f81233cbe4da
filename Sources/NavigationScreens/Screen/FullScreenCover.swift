public import ComposableNavigation

/// The appearance of a full-screen cover, as a comparable value.
///
/// With a background, the host keeps the views below the cover
/// (`PresentationStyle.overFullScreen`), and the presented view draws the background.
/// SwiftfulRouting's `FullScreenCoverConfig`.
public struct FullScreenCover: Hashable, Sendable, Codable {
  /// The backdrop behind the presented view.
  public var background: Backdrop

  /// Creates a cover.
  public init(background: Backdrop = .automatic) { self.background = background }
}
