/// The plan of a lane: the target content of each member and the next command towards it, computed
/// once for all members from the window inwards.
///
/// The target of a modal is empty if its screen is covered, is being removed, or is removed and put
/// back, and if another modal has precedence.
///
/// - Complexity: O(*n* log *n*) in the number of members, plus the cost of comparing the lists.
struct LanePlan {
  /// The plan of one member.
  struct Part {
    /// The content that the member should show.
    fileprivate(set) var target = Showing.nothing
    fileprivate(set) var command: NavigationCommand?
    /// The index of the member around this one; nil for a root.
    let outer: Int?
    /// The number of containers around the member.
    fileprivate(set) var depth = 0
    /// True if the state has every entry around the member, each is in front, and none of them is
    /// about to be removed.
    fileprivate var isPlaced = true
    /// The modal that has precedence, if the member is excluded.
    fileprivate(set) var excluder: Int?
    /// The innermost modal that excludes others and that is, or contains, the member.
    fileprivate var excluding: Int?
    /// True if the member cannot be seen, because a host of it or around it is off screen or
    /// refuses.
    fileprivate var isAway = false
    /// True if the host of the outermost container around the member is on screen.
    fileprivate var isInWindow = false

    fileprivate init(outer: Int?) { self.outer = outer }
  }

  /// The plans of all members, by index.
  ///
  /// It is one list, because a lane plans at every event (benchmark: explorer).
  private(set) var parts: [Part]
  /// The columns of each split, by the split's index.
  private var columns: [Int: [Int]] = [:]
  /// The members in the order of planning; nil if they have joined in this order.
  private var outermostFirst: [Int]?
  /// The innermost of the modals that may be presented, which are nested in each other.
  private var innermost: Int?

  init(of lane: LaneReconciler) {
    guard lane.members.count > 1 else {
      parts = lane.members.map { _ in Part(outer: nil) }
      var last: Outer?
      for index in parts.indices { reckon(index, in: lane, &last) }
      return
    }
    parts = lane.members.map { Part(outer: $0.place.flatMap { lane.index(of: $0.member) }) }
    for index in parts.indices {
      parts[index].depth = depth(of: index)
      if let outer = parts[index].outer, lane.members[outer].shape.sharesEntries {
        columns[outer, default: []].append(index)
      }
    }
    outermostFirst = isInOrder ? nil : order()
    var last: Outer?
    if let outermostFirst {
      for index in outermostFirst { reckon(index, in: lane, &last) }
    } else {
      for index in parts.indices { reckon(index, in: lane, &last) }
    }
  }

  /// Passes on the index of each member after those of the members around it.
  func forEachOutermostFirst(_ act: (Int) -> Void) {
    if let outermostFirst { outermostFirst.forEach(act) } else { parts.indices.forEach(act) }
  }

  /// Returns the number of containers around a member.
  ///
  /// A member may have joined before the containers around it, because a view may be made first.
  private func depth(of index: Int) -> Int {
    var (depth, outer) = (0, parts[index].outer)
    while let next = outer, depth <= parts.count {
      // Earlier members already have their depth.
      if next < index { return parts[next].depth + depth + 1 }
      depth += 1
      outer = parts[next].outer
    }
    return depth
  }

  /// True if the members have joined in the order of planning, as is usual.
  private var isInOrder: Bool {
    for index in parts.indices.dropFirst() {
      let (one, other) = (parts[index - 1], parts[index])
      guard one.depth <= other.depth else { return false }
      if one.depth == other.depth, one.outer ?? -1 > other.outer ?? -1 { return false }
    }
    return true
  }

  /// Returns the members from the window inwards.
  ///
  /// Members of equal depth are in the order of the members around them, then in the order in which
  /// they joined, so that the time at which a view was made makes no difference.
  private func order() -> [Int] {
    let deepest = parts.map(\.depth).max() ?? 0
    var ranks = Array(repeating: 0, count: parts.count)
    var order: [Int] = []
    for depth in 0...deepest {
      let level = parts.indices.filter { parts[$0].depth == depth }.sorted { one, other in
        let first = parts[one].outer.map { ranks[$0] }
        let second = parts[other].outer.map { ranks[$0] }
        return first == second ? one < other : (first ?? 0) < (second ?? 0)
      }
      for index in level {
        ranks[index] = order.count
        order.append(index)
      }
    }
    return order
  }

  /// Plans a member, after the members around it.
  private mutating func reckon(_ index: Int, in lane: LaneReconciler, _ last: inout Outer?) {
    // The member is not copied, because only parts of it are needed.
    if let place = lane.members[index].place {
      parts[index].isPlaced =
        parts[index].outer.map { outer in
          guard parts[outer].isPlaced else { return false }
          if last?.index != outer { last = Outer(outer, parts[outer], in: lane) }
          return last?.isInFront(place.element, in: lane) == true
        } ?? false
    }
    placeInWindow(index, in: lane)
    let columns = parts[index].outer.flatMap { self.columns[$0] }
    if columns == nil, !lane.members[index].shape.isOverlay,
      lane.members[index].record.isShownAsKept
    {
      // Usually the member shows its target, and this check allocates nothing.
      parts[index].target = lane.members[index].record.storage.shown
      return
    }
    var target = lane.members[index].record.target
    if !target.elements.isEmpty {
      if lane.members[index].shape.isOverlay {
        if !mayPresent(index, target, in: lane) { target = .nothing }
      } else if let columns {
        target = lane.withoutShownBeside(target, lane.members[index], columns)
      }
    }
    parts[index].command =
      lane.members[index].shape.command(from: lane.members[index].record.shown, to: target)
    parts[index].target = target
  }

  private mutating func mayPresent(_ index: Int, _ target: Showing, in lane: LaneReconciler) -> Bool
  {
    guard parts[index].isPlaced else { return false }
    // Two modals exclude each other unless one is nested in the other: the one that is planned
    // first has precedence.
    if let innermost, parts[index].excluding != innermost {
      parts[index].excluder = innermost
      return false
    }
    if excludesOthers(index, target, in: lane) {
      innermost = index
      parts[index].excluding = index
    }
    return true
  }

  /// Sets the properties that depend on the members around this one, which were planned before.
  private mutating func placeInWindow(_ index: Int, in lane: LaneReconciler) {
    let outer = parts[index].outer
    parts[index].isInWindow =
      outer.map { parts[$0].isInWindow } ?? lane.members[index].record.isAttached
    // A member cannot be seen if one around it cannot.
    parts[index].isAway =
      outer.map { parts[$0].isAway } ?? false || lane.members[index].record.isAway
      || isKeptOffscreen(index, in: lane)
    parts[index].excluding = outer.flatMap { parts[$0].excluding }
  }

  /// Returns true if a modal excludes others; a modal whose host cannot show it now does not.
  private func excludesOthers(_ index: Int, _ target: Showing, in lane: LaneReconciler) -> Bool {
    guard parts[index].isInWindow else { return false }
    guard lane.rules.contains(.giveWay) else { return true }
    return !parts[index].isAway && !lane.members[index].record.hasGivenWay(on: target)
  }

  /// Returns true if a member is not seen because a host has refused to show the view around it.
  private func isKeptOffscreen(_ index: Int, in lane: LaneReconciler) -> Bool {
    guard let outer = parts[index].outer, lane.members[index].record.presence.isBeforeSeen
    else { return false }
    return lane.members[outer].record.hasGivenWay(on: parts[outer].target)
  }
}

extension LanePlan {
  /// A member, as the members nested in it need it.
  private struct Outer {
    let index: Int
    private let target: Showing
    /// The elements that are about to be removed; nil for none.
    private let going: ElementMembership?

    init(_ index: Int, _ part: Part, in lane: LaneReconciler) {
      self.index = index
      target = part.target
      let record = lane.members[index].record
      // A change that the host has refused is not about to happen.
      let isAsked =
        lane.rules.contains(.dismissBeforeTaking) && record.isAttached
        && !record.hasRefused(target)
      let next = isAsked ? record.boxedInFlight?.wrappedValue.command ?? part.command : nil
      going = next.map { ElementMembership(of: $0.taken, asked: lane.members.count) }
    }

    /// Returns true if an element is in front in the target, and is not about to be removed.
    func isInFront(_ element: ElementID, in lane: LaneReconciler) -> Bool {
      let isCovered =
        lane.rules.contains(.coverDismisses)
        && !lane.members[index].shape.isInFront(element, in: target)
      return !isCovered && going?.contains(element) != true
    }
  }
}

extension MemberRecord {
  /// True if the host has gone off screen by itself or was released.
  fileprivate var isAway: Bool {
    switch presence {
    case .away, .gone: true
    case .hidden, .expected, .preloading, .pending, .attached: false
    }
  }
}

extension LaneReconciler.Member {
  /// True if a gesture in its host makes all other members wait.
  var isHoldingLane: Bool { record.isGesturing && record.isAttached }
}
