/// A column of a picture, and its part of the width.
public struct TerminalPart: Hashable, Sendable {
  /// What the column looks like.
  public let picture: TerminalPicture

  /// Its part of the width, from 0 to 1.
  public let width: Double

  /// Whether a person uses this one.
  public let isFront: Bool

  /// Makes a column.
  public init(picture: TerminalPicture, width: Double, isFront: Bool) {
    self.picture = picture
    self.width = width
    self.isFront = isFront
  }
}
