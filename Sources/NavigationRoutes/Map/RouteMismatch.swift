/// The reason why no stop of a ``RouteMap`` leads to a path.
public struct RouteMismatch: Error, Hashable, Sendable, Codable {
  /// The path.
  public let path: RoutePath

  /// A Boolean value that indicates whether the path is a detail path.
  public let isDetail: Bool

  /// The index of the component that does not match; the count if a component is missing.
  public let position: Int

  /// The components that stops expected at the position, in the order in which they were tried.
  public let expected: [Expectation]

  /// The component at the position; nil if it is missing.
  public var found: String? {
    path.slice.indices.contains(position) ? path.slice[position] : nil
  }

  /// Returns the mismatch with the greater position; if they are equal, one with both expectations.
  func merged(with other: RouteMismatch) -> RouteMismatch {
    if other.position != position { return other.position > position ? other : self }
    return RouteMismatch(
      path: path,
      isDetail: isDetail,
      position: position,
      expected: expected + other.expected.filter { !expected.contains($0) }
    )
  }
}

extension RouteMismatch: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    let stops = expected.map(\.description).joined(separator: ", ")
    let place = (isDetail ? "detail " : "") + path.description
    return switch (found, expected.isEmpty) {
    case (let found?, true): "\(place): nothing is below \(position) components, but \(found)"
    case (let found?, false): "\(place): \(found) at \(position) is none of \(stops)"
    case (nil, _): "\(place): nothing is at \(position), where there has to be one of \(stops)"
    }
  }
}
