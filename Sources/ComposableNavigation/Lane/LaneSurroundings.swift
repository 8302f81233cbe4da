/// The surroundings of each member as the hosts show them now, found out once for all commands that may
/// go next.
///
/// - Complexity: O(*n*) in the number of members and of the elements that they lie in.
struct LaneSurroundings {
  /// The surroundings of one member.
  private struct Part {
    /// Tells whether each view that it lies in is in front.
    var isVisible = true
    /// Tells whether an entry that it lies in has left the state.
    var isDeparted = false
    /// The number of presented modals that it lies in.
    var modals = 0
  }

  private var parts: [Part]
  /// The number of presented modals.
  private var modals = 0
  /// The places from within which something is presented.
  private var presenting: Set<MemberPlace> = []
  /// The wanted elements of the member that was looked at last: those in it come one after the other.
  private var last: (outer: Int, wanted: ElementMembership)?

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
      let wanted = lane.members[outer].ledger.wantedElements
      last = (outer, ElementMembership(of: wanted, asked: lane.members.count))
    }
    let shown = lane.members[outer].ledger.book.shown
    parts[index].isVisible =
      parts[outer].isVisible && lane.members[outer].shape.isInFront(element, in: shown)
    parts[index].isDeparted =
      parts[outer].isDeparted || last?.wanted.contains(element) != true
    parts[index].modals = parts[outer].modals + (lane.members[outer].isShownModal ? 1 : 0)
  }

  /// Notes the places that a presented modal lies in, up to one that another modal lies in too.
  private mutating func note(_ index: Int, in lane: LaneReconciler, by plan: LanePlan) {
    var next: Int? = index
    while let inner = next, let place = lane.members[inner].place, presenting.insert(place).inserted
    {
      next = plan.parts[inner].outer
    }
  }

  /// Tells whether an entry that a member lies in has left the state.
  func isDeparted(_ index: Int) -> Bool { parts[index].isDeparted }

  /// Tells whether the user sees the place that a member lies in, and nothing is presented beside it.
  func mayPresent(_ index: Int) -> Bool {
    parts[index].isVisible && parts[index].modals == modals
  }

  /// Tells whether something is presented from within one of a member's elements.
  func isPresenting(fromAnyOf elements: [ElementID], of member: MemberID) -> Bool {
    !presenting.isEmpty
      && elements.contains { presenting.contains(MemberPlace(member: member, element: $0)) }
  }
}

extension LaneReconciler.Member {
  /// Tells whether it is a modal that is presented.
  var isShownModal: Bool {
    shape.isOverlay && ledger.isAttached && !ledger.book.shown.elements.isEmpty
  }
}
