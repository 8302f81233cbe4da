import TestSupport

extension ShownPlace<CrowdMember> {
  var member: CrowdMember { container }
}

extension CrowdWorld {
  typealias Spot = ShownPlace<CrowdMember>

  /// Returns all containers that are shown in a window, outermost first.
  func spots(inWindow window: Int) -> [Spot] {
    let first = roots.filter { $0.window == window }.sorted { $0.joined < $1.joined }
    return Spot.all(in: first)
  }

  /// Returns the containers that the user can touch: those that no sheet covers, and each sheet.
  ///
  /// Lanes ignore the contents of a container without a handler.
  func touchable(inWindow window: Int) -> [CrowdMember] {
    Spot.touchable(
      among: spots(inWindow: window).filter {
        $0.isInFront && $0.member.isPresent && (!$0.isLost || $0.trail.count == 1)
      }
    )
  }
}
