/// The reason why no stop of a ``RouteMap`` leads to a path.
public struct RouteMismatch: Error, Hashable, Sendable, Codable {
  /// The path.
  public let path: RoutePath

  /// Tells whether it is a detail path.
  public let isDetail: Bool

  /// The component that leads nowhere, counted from 0; one past the last when one is missing.
  public let position: Int

  /// The components that would have been possible there, in the order in which they were tried.
  public let expected: [Expectation]

  /// The component there; nil when one is missing.
  public var found: String? {
    path.slice.indices.contains(position) ? path.slice[position] : nil
  }

  /// The one that got further; of two that got as far, both expectations.
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
  /// The reason, as a person would say it.
  public var description: String {
    let stops = expected.map(\.description).joined(separator: ", ")
    let place = (isDetail ? "detail " : "") + path.description
    return switch (found, expected.isEmpty) {
    case (let found?, true): "\(place): nothing lies below \(position) components, but \(found)"
    case (let found?, false): "\(place): \(found) at \(position) is none of \(stops)"
    case (nil, _): "\(place): nothing is at \(position), where there has to be one of \(stops)"
    }
  }
}
