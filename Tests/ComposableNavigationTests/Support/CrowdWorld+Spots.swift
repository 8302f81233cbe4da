import TestSupport

extension ShownPlace<CrowdMember> {
  var member: CrowdMember { container }
}

extension CrowdWorld {
  typealias Spot = ShownPlace<CrowdMember>

  /// Returns all containers that are shown in a window, outermost first.
  func spots(inWindow window: Int) -> [Spot] {
    let first = roots.filter { $0.window == window }.sorted { $0.joined < $1.joined }
    return Spot.all(in: first) { _, _, _ in [0] }
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
