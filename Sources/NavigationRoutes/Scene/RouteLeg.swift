/// One step of a route: from a place to the place one component below.
///
/// ```swift
/// route.legs.map(\.path)                              // [/notes, /notes/7]
/// ```
///
/// SwiftDux Navigation calls the parent its source and the component its destination.
public struct RouteLeg: Hashable, Sendable {
  /// The path at which the step begins.
  public let parent: RoutePath

  /// The component that the step adds.
  public let component: String

  /// The number of the step, from 1.
  public let index: Int

  /// The path at which the step ends.
  public var path: RoutePath { parent.below(component) }
}
