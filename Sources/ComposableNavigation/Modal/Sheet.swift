/// How a sheet stands, as comparable data.
///
/// ```swift
/// Sheet(detents: [.medium, .large], selectedDetent: .medium, showsGrabber: true)
/// ```
///
/// A host does with it what it can. When a person drags the sheet to another detent, its view sends
/// an action, and the feature writes ``selectedDetent``: the selection goes both ways. SwiftfulRouting
/// calls it `ResizableSheetConfig`.
public struct Sheet: Hashable, Sendable, Codable {
  /// The heights at which it rests, lowest first.
  public var detents: [Detent]

  /// The height at which it rests now; nil for the first.
  public var selectedDetent: Detent?

  /// Whether a grabber shows that it can be dragged.
  public var showsGrabber: Bool

  /// What is behind what it shows.
  public var background: Backdrop

  /// How round its corners are, in the host's units; nil for what the host thinks best.
  public var cornerRadius: Double?

  /// Whether a person can reach what lies behind it.
  public var backgroundInteraction: BackgroundInteraction

  /// What a drag inside it does.
  public var contentInteraction: ContentInteraction

  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable, Codable {
    /// About half of the screen.
    case medium
    /// As high as it can be.
    case large
    /// A part of the height, 0 to 1; a host takes what is outside for the nearest end.
    case fraction(Double)
    /// A height in the host's units.
    case height(Double)
    /// A detent of the host's own, by name.
    case custom(String)
  }

  /// Whether a person can reach what lies behind a sheet.
  public enum BackgroundInteraction: Hashable, Sendable, Codable {
    /// As the host thinks best.
    case automatic
    /// Never.
    case disabled
    /// Always.
    case enabled
    /// While it rests no higher than this.
    case enabledUpThrough(Detent)
  }

  /// What a drag inside a sheet does.
  public enum ContentInteraction: String, Hashable, Sendable, Codable {
    /// What the host thinks best.
    case automatic
    /// It moves the sheet to another detent first.
    case resizes
    /// It scrolls what is in the sheet first.
    case scrolls
  }

  /// Describes a sheet; without detents it is as high as it can be.
  public init(
    detents: [Detent] = [.large],
    selectedDetent: Detent? = nil,
    showsGrabber: Bool = false,
    background: Backdrop = .automatic,
    cornerRadius: Double? = nil,
    backgroundInteraction: BackgroundInteraction = .automatic,
    contentInteraction: ContentInteraction = .automatic
  ) {
    self.detents = detents
    self.selectedDetent = selectedDetent
    self.showsGrabber = showsGrabber
    self.background = background
    self.cornerRadius = cornerRadius
    self.backgroundInteraction = backgroundInteraction
    self.contentInteraction = contentInteraction
  }
}
