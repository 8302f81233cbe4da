import ComposableNavigation

/// The type-erased containers of a feature.
///
/// Features are nested as deep as a state is, so a list replaces recursion.
struct LifecycleParts: Sendable {
  /// The containers; each is covered while a later container in the list shows anything.
  let containers: [StageContainer]

  /// The position of the first container that is presented over the feature itself.
  let firstPresented: Int

  /// Returns the visible entries, each before the entries in it.
  ///
  /// Invariant: `state` is the address of a state of the feature.
  ///
  /// - Complexity: O(*n*)
  func stages(in state: UnsafeRawPointer) -> [Stage] {
    let first = shown(in: state, in: nil, most: .front)
    if first.allSatisfy({ $0.inside == nil }) { return first }
    var stages: [Stage] = []
    var waiting: [Stage] = first.reversed()
    while var next = waiting.popLast() {
      if let inside = next.inside {
        // The state in the entry is not kept.
        next.inside = nil
        let inner = inside(stages.count, next.lifecycle)
        if inner.isPresented { next.lifecycle = min(next.lifecycle, .covered) }
        waiting += inner.stages.reversed()
      }
      stages.append(next)
    }
    return stages
  }

  /// Returns a Boolean value that indicates whether the visible entries are surely those of a list.
  ///
  /// No list is made to find that out (benchmark “lifecycles idle”).
  ///
  /// - Returns: False also if a feature in an entry has containers.
  /// - Complexity: O(*n*)
  func areStill(_ stages: [Stage], in state: UnsafeRawPointer) -> Bool {
    stages.withUnsafeBufferPointer { stages in
      var (next, isStill) = (0, true)
      for position in 0..<containers.count {
        containers[position].show(state) { id, own, inside in
          isStill =
            isStill && inside == nil && next < stages.count
            && stages[next].container == position && stages[next].own == own
            && stages[next].id.isSame(as: id)
          next += 1
        }
      }
      return isStill && next == stages.count
    }
  }

  /// Returns the visible entries of each container, in order, given the position of the entry that
  /// contains the feature, and the upper limit of lifecycles.
  func shown(in state: UnsafeRawPointer, in parent: Int?, most: Lifecycle) -> [Stage] {
    var stages: [Stage] = []
    for position in 0..<containers.count {
      let place = containers[position]
      place.show(state) { id, own, inside in
        stages.append(
          Stage(
            parent: nil,
            container: position,
            id: id,
            lifecycle: own,
            own: own,
            place: place,
            inside: inside
          )
        )
      }
    }
    guard let last = stages.last?.container else { return [] }
    for index in 0..<stages.count {
      let nearest = stages[index].container < last ? min(most, .covered) : most
      stages[index].parent = parent
      stages[index].lifecycle = min(nearest, stages[index].lifecycle)
    }
    return stages
  }
}
