import ComposableNavigation

/// The type-erased containers of a feature.
///
/// Features are nested as deep as a state is, so a list replaces recursion.
struct LifecycleParts: Sendable {
  // Unsafe for the benchmark “push and pop with lifecycles”: a state in a box is copied and cast.
  /// Returns the visible entries of one container, given the address of the feature's state.
  typealias Container = @Sendable (_ state: UnsafeRawPointer) -> [ShownEntry]

  /// The containers; each is covered while a later container in the list shows anything.
  let containers: [Container]

  /// The position of the first container that is presented over the feature itself.
  let firstPresented: Int

  /// Returns the visible entries, each before the entries in it.
  ///
  /// Invariant: `state` is the address of a state of the feature.
  ///
  /// - Complexity: O(*n*)
  func stages(in state: UnsafeRawPointer) -> [Stage] {
    var stages: [Stage] = []
    var waiting = Self.waiting(shown(in: state), in: nil, most: .front)
    while let next = waiting.popLast() {
      let entry = next.entry
      let inner = entry.open?() ?? []
      let most = min(next.most, entry.lifecycle)
      stages.append(
        Stage(
          parent: next.parent,
          container: next.container,
          id: entry.id,
          lifecycle: entry.inside.isPresenting(inner) ? min(most, .covered) : most,
          makeStep: entry.makeStep
        )
      )
      waiting += Self.waiting(inner, in: stages.count - 1, most: most)
    }
    return stages
  }

  /// Returns the visible entries of each container.
  func shown(in state: UnsafeRawPointer) -> [[ShownEntry]] { containers.map { $0(state) } }

  /// Returns a Boolean value that indicates whether a modal covers the whole feature.
  private func isPresenting(_ shown: [[ShownEntry]]) -> Bool {
    shown.dropFirst(firstPresented).contains { !$0.isEmpty }
  }

  /// Returns the visible entries of one feature, the first of them last.
  private static func waiting(
    _ shown: [[ShownEntry]],
    in parent: Int?,
    most: Lifecycle
  ) -> [WaitingEntry] {
    var entries: [WaitingEntry] = []
    for container in shown.indices.reversed() {
      let nearest = entries.isEmpty ? most : min(most, .covered)
      entries += shown[container].reversed().map { entry in
        WaitingEntry(entry: entry, container: container, parent: parent, most: nearest)
      }
    }
    return entries
  }

  /// An entry that is still to be visited.
  private struct WaitingEntry {
    let entry: ShownEntry
    let container: Int
    let parent: Int?
    /// The upper limit of the entry's lifecycle.
    let most: Lifecycle
  }
}

/// A visible entry of a container, and the containers in it.
struct ShownEntry {
  let id: EntryID
  /// The lifecycle while the container is not covered.
  let lifecycle: Lifecycle
  /// The containers of the feature in the entry.
  let inside: LifecycleParts
  /// Returns the visible entries of each of these containers; nil if there are none.
  let open: (@Sendable () -> [[ShownEntry]])?
  let makeStep: @Sendable () -> StageStep
}
