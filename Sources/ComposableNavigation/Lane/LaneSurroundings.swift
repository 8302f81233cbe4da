/// The surroundings of each member in the current content of hosts, computed once for all
/// candidates for the next command.
///
/// - Complexity: O(*n*) in the number of members and of the elements around them.
struct LaneSurroundings {
  /// The surroundings of one member.
  private struct Part {
    /// True if each view around the member is in front.
    var isVisible = true
    /// True if an entry around the member has left the state.
    var isDeparted = false
    /// The number of presented modals around the member.
    var modals = 0
  }

  private var parts: [Part]
  /// The number of presented modals.
  private var modals = 0
  /// The places from which something is presented.
  private var presenting: Set<MemberPlace> = []
  /// The desired elements of the last outer member; members nested in it follow each other.
  private var last: (outer: Int, desired: ElementMembership)?

  init(of lane: LaneReconciler, by plan: LanePlan) {
    parts = Array(repeating: Part(), count: lane.members.count)
    plan.forEachOutermostFirst { index in
      if lane.members[index].place != nil { look(around: index, in: lane, by: plan) }
      guard lane.members[index].isShownModal else { return }
      modals += 1
      note(index, in: lane, by: plan)
    }
  }

  private mutating func look(around index: Int, in lane: LaneReconciler, by plan: LanePlan) {
    guard let element = lane.members[index].place?.element, let outer = plan.parts[index].outer
    else {
      parts[index] = Part(isVisible: false, isDeparted: true)
      return
    }
    if last?.outer != outer {
      let desired = lane.members[outer].record.desiredElements
      last = (outer, ElementMembership(of: desired, asked: lane.members.count))
    }
    let shown = lane.members[outer].record.storage.shown
    parts[index].isVisible =
      parts[outer].isVisible && lane.members[outer].shape.isInFront(element, in: shown)
    parts[index].isDeparted =
      parts[outer].isDeparted || last?.desired.contains(element) != true
    parts[index].modals = parts[outer].modals + (lane.members[outer].isShownModal ? 1 : 0)
  }

  /// Notes the places around a presented modal, up to one that another modal has noted.
  private mutating func note(_ index: Int, in lane: LaneReconciler, by plan: LanePlan) {
    var next: Int? = index
    while let inner = next, let place = lane.members[inner].place, presenting.insert(place).inserted
    {
      next = plan.parts[inner].outer
    }
  }

  /// Returns true if an entry around a member has left the state.
  func isDeparted(_ index: Int) -> Bool { parts[index].isDeparted }

  /// Returns true if the place around a member is visible and nothing is presented elsewhere.
  func mayPresent(_ index: Int) -> Bool {
    parts[index].isVisible && parts[index].modals == modals
  }

  /// Returns true if something is presented from one of a member's elements.
  func isPresenting(fromAnyOf elements: [ElementID], of member: MemberID) -> Bool {
    !presenting.isEmpty
      && elements.contains { presenting.contains(MemberPlace(member: member, element: $0)) }
  }
}

extension LaneReconciler.Member {
  /// True if the member is a presented modal.
  var isShownModal: Bool {
    shape.isOverlay && record.isAttached && !record.storage.shown.elements.isEmpty
  }
}
