/// A column of a picture, and its fraction of the width.
public struct TerminalPart: Hashable, Sendable {
  /// The picture of the column.
  public let picture: TerminalPicture

  /// The fraction of the width, from 0 to 1.
  public let width: Double

  /// A Boolean value that indicates whether the user is in this column.
  public let isFront: Bool

  /// Creates a column.
  public init(picture: TerminalPicture, width: Double, isFront: Bool) {
    self.picture = picture
    self.width = width
    self.isFront = isFront
  }
}
