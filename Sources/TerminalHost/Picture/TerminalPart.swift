/// A column of a picture, and its part of the width.
public struct TerminalPart: Hashable, Sendable {
  /// The picture of the column.
  public let picture: TerminalPicture

  /// Its part of the width, from 0 to 1.
  public let width: Double

  /// Tells whether the column is the one that a person uses.
  public let isFront: Bool

  /// Makes a column.
  public init(picture: TerminalPicture, width: Double, isFront: Bool) {
    self.picture = picture
    self.width = width
    self.isFront = isFront
  }
}
