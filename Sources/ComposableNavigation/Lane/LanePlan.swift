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
    let outer: Int?
    /// The number of containers that it lies in.
    fileprivate(set) var depth = 0
    /// Tells whether the state has every entry that it lies in, in front, and nothing is about to
    /// take one of them off.
    fileprivate var isPlaced = true
    /// The modal that goes before it, if it is excluded.
    fileprivate(set) var excluder: Int?
    /// The innermost modal that excludes others and that it lies in, or is.
    fileprivate var excluding: Int?
    /// Tells whether it cannot be seen: its own host, or one that it lies in, is off screen or has refused.
    fileprivate var isAway = false
    /// Tells whether the host of the outermost container around it is on screen.
    fileprivate var isInWindow = false

    fileprivate init(outer: Int?) { self.outer = outer }
  }

  /// The parts of all members, by position; one list, because a lane plans at every event (benchmark:
  /// explorer).
  private(set) var parts: [Part]
  /// The columns of each split, by its position.
  private var columns: [Int: [Int]] = [:]
  /// The members in the order in which they are reckoned; nil where they have joined in it.
  private var outermostFirst: [Int]?
  /// The innermost of the modals that may be presented, which lie in each other.
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

  /// Names the position of each member after those of the members that it lies in.
  func forEachOutermostFirst(_ act: (Int) -> Void) {
    if let outermostFirst { outermostFirst.forEach(act) } else { parts.indices.forEach(act) }
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
  private mutating func reckon(_ index: Int, in lane: LaneReconciler, _ last: inout Outer?) {
    // A member is not copied for one of its parts.
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
      lane.members[index].ledger.isShownAsKept
    {
      // Mostly it shows what it is to show, and nothing is made to find that out.
      parts[index].target = lane.members[index].ledger.book.shown
      return
    }
    var target = lane.members[index].ledger.target
    if !target.elements.isEmpty {
      if lane.members[index].shape.isOverlay {
        if !mayPresent(index, target, in: lane) { target = .nothing }
      } else if let columns {
        target = lane.withoutShownBeside(target, lane.members[index], columns)
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

  /// Notes what is known of a member by those that it lies in, which were reckoned before.
  private mutating func placeInWindow(_ index: Int, in lane: LaneReconciler) {
    let outer = parts[index].outer
    parts[index].isInWindow =
      outer.map { parts[$0].isInWindow } ?? lane.members[index].ledger.isAttached
    // Nor can one that lies in what is off screen.
    parts[index].isAway =
      outer.map { parts[$0].isAway } ?? false || lane.members[index].ledger.isAway
      || isKeptUnseen(index, in: lane)
    parts[index].excluding = outer.flatMap { parts[$0].excluding }
  }

  /// Tells whether a modal keeps others from being shown: one whose host cannot show it now does
  /// not.
  private func excludesOthers(_ index: Int, _ target: Showing, in lane: LaneReconciler) -> Bool {
    guard parts[index].isInWindow else { return false }
    guard lane.rules.contains(.giveWay) else { return true }
    return !parts[index].isAway && !lane.members[index].ledger.hasGivenWay(on: target)
  }

  /// Tells whether a member is not seen because it lies in a view that its host would not show.
  private func isKeptUnseen(_ index: Int, in lane: LaneReconciler) -> Bool {
    guard let outer = parts[index].outer, lane.members[index].ledger.presence.isBeforeSeen
    else { return false }
    return lane.members[outer].ledger.hasGivenWay(on: parts[outer].target)
  }
}

extension LanePlan {
  /// A member as those see it that lie in it.
  private struct Outer {
    let index: Int
    private let target: Showing
    /// The elements that are about to be taken off; nil for none.
    private let going: ElementMembership?

    init(_ index: Int, _ part: Part, in lane: LaneReconciler) {
      self.index = index
      target = part.target
      let ledger = lane.members[index].ledger
      // A change that the host has refused is not about to happen.
      let isAsked =
        lane.rules.contains(.dismissBeforeTaking) && ledger.isAttached
        && !ledger.hasRefused(target)
      let next = isAsked ? ledger.boxedInFlight?.wrappedValue.command ?? part.command : nil
      going = next.map { ElementMembership(of: $0.taken, asked: lane.members.count) }
    }

    /// Tells whether an element is, and stays, what is to be seen of the member.
    func isInFront(_ element: ElementID, in lane: LaneReconciler) -> Bool {
      let isCovered =
        lane.rules.contains(.coverDismisses)
        && !lane.members[index].shape.isInFront(element, in: target)
      return !isCovered && going?.contains(element) != true
    }
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
