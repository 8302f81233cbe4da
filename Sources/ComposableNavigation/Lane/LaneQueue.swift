/// The events of a lane that wait for their turn, in order.
struct LaneQueue {
  private var events: [LaneEvent] = []
  /// The number of events that have been handled in this run.
  private var next = 0

  var isEmpty: Bool { next == events.count }

  /// The events that have not been handled.
  var waiting: ArraySlice<LaneEvent> { events[next...] }

  mutating func append(_ event: LaneEvent) { events.append(event) }

  /// Lets events go before all others.
  mutating func putFirst(_ first: [LaneEvent]) { events.insert(contentsOf: first, at: next) }

  /// Takes the next event; nil when none waits.
  mutating func takeNext() -> LaneEvent? {
    guard next < events.count else { return nil }
    next += 1
    return events[next - 1]
  }

  /// Lets go of what has been handled; the room stays, unless much came at once (benchmark “handler,
  /// push and pop”).
  mutating func clear() {
    events.removeAll(keepingCapacity: events.count <= 16)
    next = 0
  }

  /// Takes out the events of a member that will not be here when their turn comes.
  mutating func takeAll(of id: MemberID) -> [LaneEvent] {
    let taken = waiting.filter { $0.member == id }
    if !taken.isEmpty { events = Array(events[..<next]) + waiting.filter { $0.member != id } }
    return taken
  }

  /// Forgets that a host has gone off screen.
  ///
  /// - Returns: True if it has said so.
  mutating func forgetDetach(of id: MemberID) -> Bool {
    guard !isEmpty else { return false }
    let count = events.count
    for index in waiting.indices.reversed() {
      if case .reported(id, .detached) = events[index] { events.remove(at: index) }
    }
    return events.count < count
  }

  /// Forgets that a gesture has begun in a host.
  mutating func forgetGesture(of id: MemberID) {
    for index in waiting.indices.reversed() {
      if case .reported(id, .gestureBegan) = events[index] { events.remove(at: index) }
    }
  }
}
