import TestSupport

/// A container of a walk, in a window or in a page.
@MainActor
protocol WalkedContainer: AnyObject {
  var host: NastyHost? { get }
  var isModal: Bool { get }
  /// A Boolean value that indicates whether a part of it is lost, so that no lane knows it.
  var isLost: Bool { get }
}

/// A container that hosts on screen show.
struct ShownPlace<Container: WalkedContainer> {
  let container: Container
  /// A Boolean value that indicates whether nothing in the containers around it covers it.
  let isInFront: Bool
  /// A Boolean value that indicates whether it is lost, or one around it.
  let isLost: Bool
  /// The modals in whose sheets it is, outermost first.
  let sheets: [ObjectIdentifier]
  /// Its position among its siblings, from the window inwards; a column of a split counts as a
  /// container.
  let trail: [Int]

  /// Returns a Boolean value that indicates whether its handler is planned first: the outer
  /// container, then the handler that joined first, or its container.
  func comesBefore(_ other: ShownPlace) -> Bool {
    trail.count == other.trail.count
      ? trail.lexicographicallyPrecedes(other.trail) : trail.count < other.trail.count
  }

  /// Returns all containers that hosts on screen show, outermost first.
  ///
  /// - Parameters:
  ///   - roots: The containers of a window.
  ///   - position: Returns the position of a container in a host, given its index in its view.
  /// - Returns: The places.
  @MainActor
  static func all(
    in roots: [Container],
    position: (NastyHost, NastyView, Int) -> [Int]
  ) -> [ShownPlace] {
    var places = roots.enumerated().map { index, root in
      ShownPlace(container: root, isInFront: true, isLost: root.isLost, sheets: [], trail: [index])
    }
    var next = 0
    while next < places.count, next < 1_000 {
      let place = places[next]
      next += 1
      guard let host = place.container.host, !host.isAway else { continue }
      let sheet = place.container.isModal ? [ObjectIdentifier(place.container)] : []
      let front = host.frontViews
      for view in host.views {
        let inner = view.contents.compactMap { $0 as? Container }
        for (index, container) in inner.enumerated() {
          places.append(
            ShownPlace(
              container: container,
              isInFront: place.isInFront && front.contains { $0 === view },
              isLost: place.isLost || container.isLost,
              sheets: place.sheets + sheet,
              trail: place.trail + position(host, view, index)
            )
          )
        }
      }
    }
    return places
  }
}
