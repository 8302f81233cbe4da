/// A type that declares the map of an app's routes.
///
/// A ``RoutedNavigation`` uses the map to compute the states of places.
///
/// ```swift
/// enum Places: RouteMapped {
///   static let map = RouteMap { RouteStop("notes") }
/// }
/// RoutedNavigation<Places>.State()[stack: Waypoint()].items.count     // 1
/// ```
public protocol RouteMapped: SendableMetatype {
  /// The map; always the same.
  static var map: RouteMap { get }
}
