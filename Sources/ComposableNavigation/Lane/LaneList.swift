/// The lanes that handlers of one root have joined, in that order, while the lanes exist.
///
/// It is read only for explanations and for ``StoreTask/shown()``.
@MainActor
@usableFromInline
package final class LaneList {
  private var lanes: [WeakLane] = []
  /// The index of each lane; a released lane's identifier may belong to another lane.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The number of lanes at which released lanes are removed.
  private var limit = 16

  private struct WeakLane {
    weak var lane: Lane?
  }

  /// Adds a lane, unless it is in the list.
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

  /// The existing lanes that have a handler.
  package var all: [Lane] { lanes.compactMap(\.lane).filter { !$0.reconciler.members.isEmpty } }
}
