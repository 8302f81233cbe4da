/// The content that a state wants its host to show.
public struct TraceDesiredContent: Hashable, Sendable {
  /// The entries' ids, as texts.
  public var entries: [String]

  /// The selected entry.
  public var selected: String?

  /// The style of the presentation.
  public var style: String?

  /// Makes a description of desired content.
  public init(entries: [String] = [], selected: String? = nil, style: String? = nil) {
    self.entries = entries
    self.selected = selected
    self.style = style
  }
}
