/// How a split is to be displayed, as data: a host takes from it what it can.
///
/// The names are those of SwiftDux Navigation's split and stack modifiers.
public struct SplitOptions: Hashable, Sendable, Codable {
  /// Which columns are to be seen.
  public enum DisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the host likes.
    case automatic
    /// All of them, side by side.
    case allVisible
    /// The detail alone, the others a gesture away.
    case detailOnly
    /// The others over the detail.
    case overDetail
  }

  /// What lies behind the primary column.
  public enum BackgroundStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing that the host would not put there by itself.
    case none
    /// What the system puts behind a list of places.
    case sidebar
  }

  /// On which side the primary column is.
  public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
    /// Where a line of text begins.
    case leading
    /// Where it ends.
    case trailing
  }

  /// Which columns are to be seen.
  public var preferredDisplayMode: DisplayMode

  /// Whether a swipe brings the hidden columns.
  public var presentsWithGesture: Bool

  /// The primary column's part of the width; nil for the host's own.
  public var preferredPrimaryColumnWidthFraction: Double?

  /// On which side the primary column is.
  public var primaryEdge: Edge

  /// What lies behind the primary column.
  public var primaryBackgroundStyle: BackgroundStyle

  /// How the stacks in the columns behave; see ``StackOptions``.
  public var stack: StackOptions

  /// Whether a button that changes the display mode is shown.
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
    self.preferredPrimaryColumnWidthFraction = preferredPrimaryColumnWidthFraction
    self.primaryEdge = primaryEdge
    self.primaryBackgroundStyle = primaryBackgroundStyle
    self.stack = stack
    self.showsDisplayModeButton = showsDisplayModeButton
  }
}
