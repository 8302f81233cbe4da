/// The result of reading a link.
public struct LinkMatch<Target> {
  /// The value.
  public let target: Target

  /// The id of the pattern that won.
  public let id: String

  /// The redirects that were followed, in order.
  public let redirects: [String]

  /// The number of nodes of the table that were visited: the cost of the match.
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
