/// The options of a split's display, as data; a host applies those that it supports.
///
/// The names are those of SwiftDux Navigation's split and stack modifiers.
///
/// ```swift
/// SplitOptions(preferredDisplayMode: .overDetail, preferredPrimaryColumnWidthFraction: 0.3)
/// ```
public struct SplitOptions: Hashable, Sendable, Codable {
  /// The columns that are visible.
  public enum DisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The host's own choice.
    case automatic
    /// All columns, side by side.
    case allVisible
    /// The detail alone; a gesture shows the other columns.
    case detailOnly
    /// The other columns over the detail.
    case overDetail
  }

  /// The background of the primary column.
  public enum BackgroundStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The host's default background.
    case none
    /// The system's background for a sidebar.
    case sidebar
  }

  /// The side of the primary column.
  public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
    /// The side on which a line of text begins.
    case leading
    /// The side on which a line of text ends.
    case trailing
  }

  /// The columns that should be visible.
  public var preferredDisplayMode: DisplayMode

  /// A Boolean value that indicates whether a swipe shows the hidden columns.
  public var presentsWithGesture: Bool

  /// The primary column's fraction of the width; nil for the host's default.
  ///
  /// A number that is not finite is stored as nil, because options with NaN would not equal
  /// themselves.
  public var preferredPrimaryColumnWidthFraction: Double? {
    didSet {
      preferredPrimaryColumnWidthFraction = Self.usable(preferredPrimaryColumnWidthFraction)
    }
  }

  /// The side of the primary column.
  public var primaryEdge: Edge

  /// The background of the primary column.
  public var primaryBackgroundStyle: BackgroundStyle

  /// The options of the stacks in the columns; see ``StackOptions``.
  public var stack: StackOptions

  /// A Boolean value that indicates whether a button that changes the display mode is shown.
  public var showsDisplayModeButton: Bool

  /// Makes options.
  public init(
    preferredDisplayMode: DisplayMode = .allVisible,
    presentsWithGesture: Bool = true,
    preferredPrimaryColumnWidthFraction: Double? = nil,
    primaryEdge: Edge = .leading,
    primaryBackgroundStyle: BackgroundStyle = .none,
    stack: StackOptions = StackOptions(),
    showsDisplayModeButton: Bool = false
  ) {
    self.preferredDisplayMode = preferredDisplayMode
    self.presentsWithGesture = presentsWithGesture
    self.preferredPrimaryColumnWidthFraction = Self.usable(preferredPrimaryColumnWidthFraction)
    self.primaryEdge = primaryEdge
    self.primaryBackgroundStyle = primaryBackgroundStyle
    self.stack = stack
    self.showsDisplayModeButton = showsDisplayModeButton
  }

  /// Decodes options; a width that is not a finite number becomes the host's default.
  ///
  /// An option that an older version did not encode has its default value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      preferredDisplayMode: try container.decode(DisplayMode.self, forKey: .preferredDisplayMode),
      presentsWithGesture: try container.decode(Bool.self, forKey: .presentsWithGesture),
      preferredPrimaryColumnWidthFraction: try container.decodeIfPresent(
        Double.self,
        forKey: .preferredPrimaryColumnWidthFraction
      ),
      primaryEdge: try container.decode(Edge.self, forKey: .primaryEdge),
      primaryBackgroundStyle: try container.decodeIfPresent(
        BackgroundStyle.self,
        forKey: .primaryBackgroundStyle
      ) ?? BackgroundStyle.none,
      stack: try container.decodeIfPresent(StackOptions.self, forKey: .stack) ?? StackOptions(),
      showsDisplayModeButton: try container.decode(Bool.self, forKey: .showsDisplayModeButton)
    )
  }

  private static func usable(_ fraction: Double?) -> Double? {
    fraction.flatMap { $0.isFinite ? $0 : nil }
  }
}
