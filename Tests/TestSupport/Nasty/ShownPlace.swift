/// A container that hosts on screen show.
package struct ShownPlace<Container: WalkedContainer> {
  package let container: Container
  /// A Boolean value that indicates whether nothing in the containers around it covers it.
  package let isInFront: Bool
  /// A Boolean value that indicates whether it is lost, or one around it.
  package let isLost: Bool
  /// The modals in whose sheets it is, outermost first.
  package let sheets: [ObjectIdentifier]
  /// Its position among its siblings, from the window inwards; a column of a split counts as a
  /// container.
  package let trail: [Int]

  /// Returns a Boolean value that indicates whether its handler is planned first: the outer
  /// container, then the handler that joined first, or its container.
  private func comesBefore(_ other: ShownPlace) -> Bool {
    trail.count == other.trail.count
      ? trail.lexicographicallyPrecedes(other.trail) : trail.count < other.trail.count
  }

  /// Returns all containers that hosts on screen show, outermost first, beginning with those of a
  /// window.
  @MainActor
  package static func all(in roots: [Container]) -> [ShownPlace] {
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
        let column = (host as? NastySplitHost)?.column(of: view).map { [$0] } ?? []
        let inner = view.contents.compactMap { $0 as? Container }
        for (index, container) in inner.enumerated() {
          places.append(
            ShownPlace(
              container: container,
              isInFront: place.isInFront && front.contains { $0 === view },
              isLost: place.isLost || container.isLost,
              sheets: place.sheets + sheet,
              trail: place.trail + column + [index]
            )
          )
        }
      }
    }
    return places
  }

  /// A Boolean value that indicates whether its host presents something.
  @MainActor
  private var presents: Bool { container.isModal && container.host?.views.isEmpty == false }

  /// Returns the containers that the user can touch: those that no sheet covers, and each sheet.
  @MainActor
  package static func touchable(among places: [ShownPlace]) -> [Container] {
    let sheets = places.filter { $0.presents }
    guard let top = sheets.max(by: { $0.sheets.count < $1.sheets.count }) else {
      return places.map(\.container)
    }
    let inTop = top.sheets + [ObjectIdentifier(top.container)]
    return sheets.map(\.container) + places.filter { $0.sheets == inTop }.map(\.container)
  }

  /// Law 20: a desired presentation is shown or covered.
  ///
  /// A presentation of a covered page is not shown. If a page in front does not show its
  /// presentation, a sheet outside its container is in front.
  ///
  /// - Returns: The fault of a modal whose state presents the item, or nil.
  @MainActor
  package func wrongSheet(_ item: String?, among places: [ShownPlace]) -> String? {
    if let shown = container.host?.views.first?.title {
      if !isInFront { return "shows \(shown) from a page that is covered" }
      return shown == item ? nil : "shows \(shown), is to show \(item ?? "nothing")"
    }
    guard isInFront, let item else { return nil }
    let isCovered = places.contains { other in
      other.container !== container && other.presents
        && !sheets.contains(ObjectIdentifier(other.container))
    }
    return isCovered ? nil : "does not show \(item), and nothing else is presented"
  }

  /// Law 20 for several modals, as “Writing a host” promises: the outer one is shown, then the one
  /// whose handler joined first, and over it those inside it; no other.
  ///
  /// - Parameters:
  ///   - places: The places of a window in which nothing blocks a modal.
  ///   - isReversed: True for another order, to show that a walk notices it.
  ///   - item: Returns the item that the state of a modal presents, or nil.
  /// - Returns: The fault, or nil.
  @MainActor
  package static func wrongChoice(
    among places: [ShownPlace],
    isReversed: Bool = false,
    item: (Container) -> String?
  ) -> String? {
    var innermost: Container?
    let modals = places.filter { $0.isInFront && $0.container.isModal }
    for place in modals.sorted(by: { isReversed ? $1.comesBefore($0) : $0.comesBefore($1) }) {
      let container = place.container
      guard let item = item(container) else { continue }
      let isOver = innermost.map { place.sheets.contains(ObjectIdentifier($0)) } ?? true
      if isOver { innermost = container }
      if isOver, !place.presents { return "\(container.name) lacks \(item), which goes first" }
      if !isOver, place.presents {
        return "\(container.name) shows \(item), which does not go first"
      }
    }
    return nil
  }
}
