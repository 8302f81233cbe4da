/// The lanes that handlers of one root have joined, in that order, as long as they are there.
///
/// Only whoever asks for an explanation reads it.
@MainActor
package final class LaneList {
  private var lanes: [WeakLane] = []
  /// The index of each lane; one that has gone may have left its name to another.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The number of lanes that there may be before those that have gone are left out.
  private var limit = 16

  private struct WeakLane {
    weak var lane: Lane?
  }

  /// Notes a lane, once.
  ///
  /// - Complexity: O(1), amortized.
  func note(_ lane: Lane) {
    if let place = places[ObjectIdentifier(lane)], lanes[place].lane === lane { return }
    if lanes.count >= limit { forgetDead() }
    places[ObjectIdentifier(lane)] = lanes.count
    lanes.append(WeakLane(lane: lane))
  }

  private func forgetDead() {
    let living = lanes.compactMap(\.lane)
    lanes = living.map { WeakLane(lane: $0) }
    places = [:]
    for (place, lane) in living.enumerated() { places[ObjectIdentifier(lane)] = place }
    limit = max(16, living.count * 2)
  }

  /// Those that are there and have a handler.
  package var all: [Lane] { lanes.compactMap(\.lane).filter { !$0.reconciler.members.isEmpty } }
}
