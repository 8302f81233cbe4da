package import ComposableNavigation

/// A handler that shows its state in the hosts of the walks.
@MainActor
package protocol NastyHandler: NavigationHandler {
  /// Sets the handler up with a host of its shape.
  ///
  /// Hosts of other shapes are ignored.
  func setUp(with host: NastyHost, in lane: Lane?)
}

extension ShapeHandler: NastyHandler
where Provider.Presentable == NastyView, Shape.Rules.Capabilities: NastyCapabilities {
  package func setUp(with host: NastyHost, in lane: Lane?) {
    typealias Host = NastyShapeHost<Shape.Rules.Command, Shape.Rules.Capabilities>
    if let host = host as? Host { setup(with: host, in: lane) }
  }
}

extension SplitNavigationHandler: NastyHandler where Provider.Presentable == NastyView {
  package func setUp(with host: NastyHost, in lane: Lane?) {
    if let host = host as? NastySplitHost { setup(with: host, in: lane) }
  }
}
