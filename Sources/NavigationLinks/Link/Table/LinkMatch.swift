/// The result of reading a link.
public struct LinkMatch<Target> {
  /// The value.
  public let target: Target

  /// The pattern that won, by its id.
  public let id: String

  /// The redirects that led there, in order.
  public let redirects: [String]

  /// The number of places of the table that were looked at: the cost of the match.
  public let steps: Int

  @usableFromInline
  init(target: Target, id: String, redirects: [String], steps: Int) {
    self.target = target
    self.id = id
    self.redirects = redirects
    self.steps = steps
  }
}

extension LinkMatch: Equatable where Target: Equatable {}
extension LinkMatch: Sendable where Target: Sendable {}
