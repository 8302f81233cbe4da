/// The looks and the behaviour of a sheet, as comparable data.
///
/// ```swift
/// Sheet(detents: [.medium, .large], selectedDetent: .medium, showsGrabber: true)
/// ```
///
/// A host does with it what it can. When a person drags the sheet to another detent, the host reports
/// it, and the reducer writes ``selectedDetent``: the selection goes both ways. SwiftfulRouting calls
/// it `ResizableSheetConfig`.
///
/// A number that is none, or infinite, is made one that a host can use, wherever it comes from:
/// else a sheet would differ from itself, and a host would be asked for it without end.
///
/// ## Laws
/// - a sheet equals itself, also after it has been written and read
public struct Sheet: Hashable, Sendable, Codable {
  /// The heights at which it rests, lowest first.
  public var detents: [Detent] {
    didSet { detents = detents.map(\.usable) }
  }

  /// The height at which it rests now; nil for the first, or wherever a person leaves it.
  public var selectedDetent: Detent? {
    didSet { selectedDetent = selectedDetent?.usable }
  }

  /// Tells whether a grabber shows that the sheet can be dragged.
  public var showsGrabber: Bool

  /// The background of its contents.
  public var background: Backdrop

  /// The radius of its corners, in the host's units; nil for the host's own choice.
  ///
  /// A number that is not finite becomes nil.
  public var cornerRadius: Double? {
    didSet { cornerRadius = Self.usable(cornerRadius) }
  }

  /// The permission for a person to reach what lies behind it.
  public var backgroundInteraction: BackgroundInteraction {
    didSet { backgroundInteraction = backgroundInteraction.usable }
  }

  /// The effect of a drag inside it.
  public var contentInteraction: ContentInteraction

  /// The permission for a person to reach what lies behind a sheet.
  public enum BackgroundInteraction: Hashable, Sendable, Codable {
    /// As the host thinks best.
    case automatic
    /// Never.
    case disabled
    /// Always.
    case enabled
    /// While it rests no higher than this.
    case enabledUpThrough(Detent)

    fileprivate var usable: Self {
      guard case .enabledUpThrough(let detent) = self else { return self }
      return .enabledUpThrough(detent.usable)
    }
  }

  /// The effects that a drag inside a sheet can have.
  public enum ContentInteraction: String, Hashable, Sendable, Codable {
    /// The host's own choice.
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
    self.detents = detents.map(\.usable)
    self.selectedDetent = selectedDetent?.usable
    self.showsGrabber = showsGrabber
    self.background = background
    self.cornerRadius = Self.usable(cornerRadius)
    self.backgroundInteraction = backgroundInteraction.usable
    self.contentInteraction = contentInteraction
  }

  /// Reads a sheet as it was written.
  ///
  /// Numbers that are none are made usable, as everywhere else; what an older version did not write
  /// is as in a sheet just made.
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
