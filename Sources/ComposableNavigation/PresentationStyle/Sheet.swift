/// The appearance and behaviour of a sheet, as comparable data.
///
/// ```swift
/// Sheet(detents: [.medium, .large], selectedDetent: .medium, showsGrabber: true)
/// ```
///
/// A host applies the properties that it supports. When the user drags the sheet to another detent,
/// the host reports it and the reducer writes ``selectedDetent``: the selection is bound in both
/// directions. SwiftfulRouting calls such a sheet `ResizableSheetConfig`.
///
/// Every number that is not finite is replaced by one that a host can use. Otherwise a sheet could
/// differ from itself, and a lane would send its host the same command forever.
///
/// ## Laws
/// - a sheet equals itself, also after it has been written and read
public struct Sheet: Hashable, Sendable, Codable {
  /// The heights at which the sheet rests, lowest first.
  public var detents: [Detent] {
    didSet { detents = detents.map(\.usable) }
  }

  /// The height at which the sheet rests now; nil for the first one, or the user's choice.
  public var selectedDetent: Detent? {
    didSet { selectedDetent = selectedDetent?.usable }
  }

  /// A Boolean value that indicates whether a grabber shows that the sheet can be dragged.
  public var showsGrabber: Bool

  /// The background of the content.
  public var background: Backdrop

  /// The radius of the corners, in the host's units; nil for the host's default.
  ///
  /// A number that is not finite becomes nil.
  public var cornerRadius: Double? {
    didSet { cornerRadius = Self.usable(cornerRadius) }
  }

  /// The condition in which the user can interact with the content behind the sheet.
  public var backgroundInteraction: BackgroundInteraction {
    didSet { backgroundInteraction = backgroundInteraction.usable }
  }

  /// The effect of a drag inside the sheet.
  public var contentInteraction: ContentInteraction

  /// A condition in which the user can interact with the content behind a sheet.
  public enum BackgroundInteraction: Hashable, Sendable, Codable {
    /// The host's default.
    case automatic
    /// Never.
    case disabled
    /// Always.
    case enabled
    /// While the sheet rests no higher than this detent.
    case enabledUpThrough(Detent)

    fileprivate var usable: Self {
      guard case .enabledUpThrough(let detent) = self else { return self }
      return .enabledUpThrough(detent.usable)
    }
  }

  /// The effects that a drag inside a sheet can have.
  public enum ContentInteraction: String, Hashable, Sendable, Codable {
    /// The host's default.
    case automatic
    /// A drag first moves the sheet to another detent.
    case resizes
    /// A drag first scrolls the content of the sheet.
    case scrolls
  }

  /// Creates a sheet; by default it has the full height.
  public init(
    detents: [Detent] = [.large],
    selectedDetent: Detent? = nil,
    showsGrabber: Bool = false,
    background: Backdrop = .automatic,
    cornerRadius: Double? = nil,
    backgroundInteraction: BackgroundInteraction = .automatic,
    contentInteraction: ContentInteraction = .automatic
  ) {
    self.detents = detents.map(\.usable)
    self.selectedDetent = selectedDetent?.usable
    self.showsGrabber = showsGrabber
    self.background = background
    self.cornerRadius = Self.usable(cornerRadius)
    self.backgroundInteraction = backgroundInteraction.usable
    self.contentInteraction = contentInteraction
  }

  /// Decodes a sheet.
  ///
  /// Numbers that are not finite are made usable. Properties that an older version did not encode
  /// have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      detents: try container.decode([Detent].self, forKey: .detents),
      selectedDetent: try container.decodeIfPresent(Detent.self, forKey: .selectedDetent),
      showsGrabber: try container.decode(Bool.self, forKey: .showsGrabber),
      background: try container.decodeIfPresent(Backdrop.self, forKey: .background) ?? .automatic,
      cornerRadius: try container.decodeIfPresent(Double.self, forKey: .cornerRadius),
      backgroundInteraction: try container.decodeIfPresent(
        BackgroundInteraction.self,
        forKey: .backgroundInteraction
      ) ?? .automatic,
      contentInteraction: try container.decodeIfPresent(
        ContentInteraction.self,
        forKey: .contentInteraction
      ) ?? .automatic
    )
  }

  private static func usable(_ radius: Double?) -> Double? {
    radius.flatMap { $0.isFinite ? $0 : nil }
  }
}
