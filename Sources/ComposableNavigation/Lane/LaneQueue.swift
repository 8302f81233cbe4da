/// The queued events of a lane, in order.
struct LaneQueue {
  private var events: [LaneEvent] = []
  /// The number of events that have been handled in this run.
  private var next = 0

  var isEmpty: Bool { next == events.count }

  /// The events that have not been handled.
  var waiting: ArraySlice<LaneEvent> { events[next...] }

  mutating func append(_ event: LaneEvent) { events.append(event) }

  /// Inserts events before all others.
  mutating func putFirst(_ first: [LaneEvent]) { events.insert(contentsOf: first, at: next) }

  /// Removes and returns the next event; nil if the queue is empty.
  mutating func takeNext() -> LaneEvent? {
    guard next < events.count else { return nil }
    next += 1
    return events[next - 1]
  }

  /// Removes the handled events.
  ///
  /// Capacity is kept unless many events came at once (benchmark “handler, push and pop”).
  mutating func clear() {
    events.removeAll(keepingCapacity: events.count <= 16)
    next = 0
  }

  /// Removes and returns the events of a member that leaves the lane.
  ///
  /// A setup stays, because it makes a command void whose answer follows: the host has begun again.
  mutating func takeAll(of id: MemberID) -> [LaneEvent] {
    let taken = waiting.filter { $0.member == id && !$0.isSetUp }
    if !taken.isEmpty {
      events = Array(events[..<next]) + waiting.filter { $0.member != id || $0.isSetUp }
    }
    return taken
  }

  /// The number of times that a host has said that it goes off screen.
  func detachCount(of id: MemberID) -> Int { waiting.count { $0.isDetach(of: id) } }

  /// Forgets that a host has gone off screen, but for the first times that it said so.
  mutating func forgetDetach(of id: MemberID, butFirst count: Int = 0) {
    for _ in 0..<max(0, detachCount(of: id) - count) {
      if let last = waiting.lastIndex(where: { $0.isDetach(of: id) }) { events.remove(at: last) }
    }
  }

  /// Removes the reports that a gesture has begun in a host.
  mutating func forgetGesture(of id: MemberID) {
    for index in waiting.indices.reversed() {
      if case .reported(id, .gestureBegan) = events[index] { events.remove(at: index) }
    }
  }
}

extension LaneEvent {
  /// A Boolean value that indicates whether a handler was set up again.
  fileprivate var isSetUp: Bool { if case .setUp = self { true } else { false } }

  /// Returns a Boolean value that indicates whether a host reports that it goes off screen.
  fileprivate func isDetach(of id: MemberID) -> Bool {
    if case .reported(id, .detached) = self { true } else { false }
  }
}
