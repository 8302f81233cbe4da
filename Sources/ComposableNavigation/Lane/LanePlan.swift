/// The plan of a lane: what each member is to show, and the command that leads there, reckoned once
/// for all from the window inwards.
///
/// A modal whose screen is covered, going, or taken off to be put back is to show nothing, and so
/// is one that another one comes before.
///
/// - Complexity: O(*n* log *n*) in the number of members, besides what comparing two lists costs.
struct LanePlan {
  /// The part of one member.
  struct Part {
    /// The content that it is to show.
    fileprivate(set) var target = Showing.nothing
    fileprivate(set) var command: NavigationCommand?
    /// The position of the member in which it lies; nil for one that lies in none.
    fileprivate let outer: Int?
    /// The number of containers that it lies in.
    fileprivate(set) var depth = 0
    /// Tells whether the state has every entry that it lies in, in front, and nothing is about to
    /// take one of them off.
    fileprivate var isPlaced = true
    /// The modal that goes before it, if it is excluded.
    fileprivate(set) var excluder: Int?

    fileprivate init(outer: Int?) { self.outer = outer }
  }

  /// The parts of all members, by position; one list, because a lane plans at every event (benchmark:
  /// explorer).
  private(set) var parts: [Part]
  /// The innermost of the modals that may be presented, which lie in each other.
  private var innermost: Int?

  init(of lane: LaneReconciler) {
    guard lane.members.count > 1 else {
      parts = lane.members.map { _ in Part(outer: nil) }
      for index in parts.indices { reckon(index, in: lane) }
      return
    }
    parts = lane.members.map { Part(outer: $0.place.flatMap { lane.index(of: $0.member) }) }
    for index in parts.indices { parts[index].depth = depth(of: index) }
    if isInOrder {
      for index in parts.indices { reckon(index, in: lane) }
    } else {
      for index in order() { reckon(index, in: lane) }
    }
  }

  /// The number of containers that a member lies in, also of one that joined before those: a view may be
  /// made first.
  private func depth(of index: Int) -> Int {
    var (depth, outer) = (0, parts[index].outer)
    while let next = outer, depth <= parts.count {
      // Known for those before it.
      if next < index { return parts[next].depth + depth + 1 }
      depth += 1
      outer = parts[next].outer
    }
    return depth
  }

  /// Tells whether the members have joined in the order in which they are reckoned, as they mostly have.
  private var isInOrder: Bool {
    for index in parts.indices.dropFirst() {
      let (one, other) = (parts[index - 1], parts[index])
      guard one.depth <= other.depth else { return false }
      if one.depth == other.depth, one.outer ?? -1 > other.outer ?? -1 { return false }
    }
    return true
  }

  /// The members from the window inwards; those that lie equally deep in the order of what they lie
  /// in, then in that in which they joined, so that when a view was made makes no difference.
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

  /// Reckons the part of a member, after those of the members that it lies in.
  private mutating func reckon(_ index: Int, in lane: LaneReconciler) {
    // A member is not copied for one of its parts.
    if let place = lane.members[index].place {
      parts[index].isPlaced =
        parts[index].outer.map { outer in
          parts[outer].isPlaced && isInFront(place.element, of: outer, in: lane)
        } ?? false
    }
    var target = lane.members[index].ledger.target
    if !target.elements.isEmpty {
      if lane.members[index].shape.isOverlay {
        if !mayPresent(index, target, in: lane) { target = .nothing }
      } else if lane.members[index].place != nil {
        // Columns lie in something.
        target = lane.withoutShownBeside(target, lane.members[index])
      }
    }
    parts[index].command =
      lane.members[index].shape.command(from: lane.members[index].ledger.shown, to: target)
    parts[index].target = target
  }

  private mutating func mayPresent(_ index: Int, _ target: Showing, in lane: LaneReconciler) -> Bool
  {
    guard parts[index].isPlaced else { return false }
    // Two modals that are not one over the other exclude each other: the outer one, then the one
    // that joined first, is shown.
    if let innermost, !isInside(index, innermost) {
      parts[index].excluder = innermost
      return false
    }
    if excludesOthers(lane.members[index].ledger, target, index, in: lane) { innermost = index }
    return true
  }

  /// Tells whether a modal keeps others from being shown: one whose host cannot show it now does
  /// not.
  private func excludesOthers(
    _ ledger: Ledger,
    _ target: Showing,
    _ index: Int,
    in lane: LaneReconciler
  ) -> Bool {
    var root = index
    var isAway = ledger.isAway || isKeptUnseen(index, in: lane)
    while let outer = parts[root].outer {
      root = outer
      // Nor can one that lies in what is off screen.
      isAway = isAway || lane.members[outer].ledger.isAway || isKeptUnseen(root, in: lane)
    }
    guard lane.members[root].ledger.isAttached else { return false }
    guard lane.rules.contains(.giveWay) else { return true }
    return !isAway && !ledger.hasGivenWay(on: target)
  }

  /// Tells whether a member is not seen because it lies in a view that its host would not show.
  private func isKeptUnseen(_ index: Int, in lane: LaneReconciler) -> Bool {
    guard let outer = parts[index].outer, lane.members[index].ledger.presence.isBeforeSeen
    else { return false }
    return lane.members[outer].ledger.hasGivenWay(on: parts[outer].target)
  }

  private func isInside(_ index: Int, _ other: Int) -> Bool {
    var next = parts[index].outer
    while let outer = next {
      if outer == other { return true }
      next = parts[outer].outer
    }
    return false
  }

  /// Tells whether an element is, and stays, what is to be seen of a member.
  private func isInFront(_ element: ElementID, of index: Int, in lane: LaneReconciler) -> Bool {
    let (member, target) = (lane.members[index], parts[index].target)
    if lane.rules.contains(.coverDismisses), !member.shape.isInFront(element, in: target) {
      return false
    }
    guard lane.rules.contains(.dismissBeforeTaking) else { return true }
    // A change that the host has refused is not about to happen.
    guard member.ledger.isAttached, !member.ledger.hasRefused(target),
      let next = member.ledger.boxedInFlight?.wrappedValue.command ?? parts[index].command
    else { return true }
    return !next.taken.contains(element)
  }
}

extension Ledger {
  /// Tells whether its host has gone off screen by itself, or has been let go.
  fileprivate var isAway: Bool {
    switch presence {
    case .away, .gone: true
    case .hidden, .expected, .unseen, .asked, .attached: false
    }
  }
}

extension LaneReconciler.Member {
  /// Tells whether a person's gesture in its host keeps all others waiting.
  var isHoldingLane: Bool { ledger.isGesturing && ledger.isAttached }
}
