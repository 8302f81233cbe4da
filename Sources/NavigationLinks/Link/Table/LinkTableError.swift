/// Why a table cannot be built: everything that is wrong with it.
public struct LinkTableError: Error, Hashable, Sendable {
  /// What is wrong, at least one thing.
  public let problems: [LinkProblem]

  static func throwing(_ problems: [LinkProblem]) throws(LinkTableError) {
    if !problems.isEmpty { throw LinkTableError(problems: problems) }
  }
}

extension LinkTableError: CustomStringConvertible {
  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
