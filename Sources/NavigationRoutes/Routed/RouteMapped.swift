/// A type that declares the map of an app's routes.
///
/// A ``RoutedNavigation`` is made for it, and computes from its map what places show.
///
/// ```swift
/// enum Places: RouteMapped {
///   static let map = RouteMap { RouteStop("notes") }
/// }
/// RoutedNavigation<Places>.State()[stack: Waypoint()].items.count     // 1
/// ```
public protocol RouteMapped: SendableMetatype {
  /// The map, the same each time.
  static var map: RouteMap { get }
}
