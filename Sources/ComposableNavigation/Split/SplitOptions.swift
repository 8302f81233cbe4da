/// The options of a split's display, as data: a host takes from them what it can.
///
/// The names are those of SwiftDux Navigation's split and stack modifiers.
///
/// ```swift
/// SplitOptions(preferredDisplayMode: .overDetail, preferredPrimaryColumnWidthFraction: 0.3)
/// ```
public struct SplitOptions: Hashable, Sendable, Codable {
  /// A choice of the columns that are to be seen.
  public enum DisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The host's own choice.
    case automatic
    /// All of them, side by side.
    case allVisible
    /// The detail alone, the others a gesture away.
    case detailOnly
    /// The others over the detail.
    case overDetail
  }

  /// A background of the primary column.
  public enum BackgroundStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing that the host would not put there by itself.
    case none
    /// The background that the system puts behind a list of places.
    case sidebar
  }

  /// The side of the primary column.
  public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
    /// The side on which a line of text begins.
    case leading
    /// The side on which a line of text ends.
    case trailing
  }

  /// The choice of the columns that are to be seen.
  public var preferredDisplayMode: DisplayMode

  /// Tells whether a swipe brings the hidden columns.
  public var presentsWithGesture: Bool

  /// The primary column's part of the width; nil for the host's own, and so is what is no finite
  /// number: options with one would differ from themselves.
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

  /// Tells whether a button that changes the display mode is shown.
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

  /// Reads options as they were written; a width that is no finite number is the host's own.
  ///
  /// An option that an older version did not write is as in options just made.
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
