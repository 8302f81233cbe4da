/// One step of a route: from a place to the place one component below.
///
/// ```swift
/// route.legs.map(\.path)                              // [/notes, /notes/7]
/// ```
///
/// D2 calls the parent its source and the component its destination.
public struct RouteLeg: Hashable, Sendable {
  /// Where the step begins.
  public let parent: RoutePath

  /// The component that it adds.
  public let component: String

  /// Which step it is, counted from 1.
  public let index: Int

  /// Where it ends.
  public var path: RoutePath { parent.below(component) }
}
