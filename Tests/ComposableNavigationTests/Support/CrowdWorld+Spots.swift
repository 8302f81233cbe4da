import ComposableNavigation
import TestSupport

extension CrowdWorld {
  /// A container that hosts on screen show.
  struct Spot {
    let member: CrowdMember
    /// A Boolean value that indicates whether nothing in the containers around it covers it.
    let isInFront: Bool
    /// A Boolean value that indicates whether its handler or its host is lost, or one around it.
    let isLost: Bool
    /// The modals in whose sheets it is, outermost first.
    let sheets: [ObjectIdentifier]
    /// Its position among its siblings, from the window inwards.
    let trail: [Int]

    /// Returns a Boolean value that indicates whether this container presents first if both want to
    /// present.
    func comesBefore(_ other: Spot) -> Bool {
      trail.count == other.trail.count
        ? trail.lexicographicallyPrecedes(other.trail) : trail.count < other.trail.count
    }
  }

  /// Returns all containers that are shown in a window, outermost first.
  func spots(inWindow window: Int) -> [Spot] {
    let first = roots.filter { $0.window == window }.sorted { $0.joined < $1.joined }
    var spots: [Spot] = []
    for (index, root) in first.enumerated() {
      let isLost = root.handler == nil || root.host == nil
      spots.append(
        Spot(member: root, isInFront: true, isLost: isLost, sheets: [], trail: [index])
      )
    }
    var next = 0
    while next < spots.count, next < 200 {
      let spot = spots[next]
      next += 1
      guard let host = spot.member.host, !host.isAway else { continue }
      let sheets = spot.sheets + (spot.member.isModal ? [ObjectIdentifier(spot.member)] : [])
      let front = host.frontViews
      for view in host.views {
        for case let member as CrowdMember in view.contents {
          spots.append(
            Spot(
              member: member,
              isInFront: spot.isInFront && front.contains { $0 === view },
              isLost: spot.isLost || member.handler == nil || member.host == nil,
              sheets: sheets,
              trail: spot.trail + [0]
            )
          )
        }
      }
    }
    return spots
  }

  /// Returns the containers that the user can touch: those that no sheet covers, and each sheet.
  ///
  /// Lanes ignore the contents of a container without a handler.
  func touchable(inWindow window: Int) -> [CrowdMember] {
    let spots = spots(inWindow: window).filter {
      $0.isInFront && $0.member.isPresent && (!$0.isLost || $0.trail.count == 1)
    }
    let sheets = spots.filter { $0.member.isModal && $0.member.host?.views.isEmpty == false }
    guard let top = sheets.max(by: { $0.sheets.count < $1.sheets.count }) else {
      return spots.map(\.member)
    }
    let inTop = top.sheets + [ObjectIdentifier(top.member)]
    return sheets.map(\.member) + spots.filter { $0.sheets == inTop }.map(\.member)
  }
}
