/// The place that an entry had in a container, for putting it back.
public struct EntryPlace: Hashable, Sendable, Codable {
  /// The number of entries before it.
  public var index: Int

  /// The style of its presentation; nil for a shape without one.
  public var style: PresentationStyle?

  /// A Boolean value that indicates whether the user's back skips it.
  public var isSkipped: Bool

  /// Makes a place.
  public init(index: Int, style: PresentationStyle? = nil, isSkipped: Bool = false) {
    self.index = index
    self.style = style
    self.isSkipped = isSkipped
  }
}
