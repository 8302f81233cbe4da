import ComposableNavigation

/// The containers of a feature, without their types: features lie in each other as deep as a state
/// is, so that what is in them is gone through from a list.
struct LifecycleParts: Sendable {
  // Unsafe for the benchmark “push and pop with lifecycles”: a state in a box is copied and cast.
  /// The entries that a state of the feature, which lies there, shows in one container.
  typealias Container = @Sendable (_ state: UnsafeRawPointer) -> [ShownEntry]

  /// The containers; each is covered while one behind it in the list shows anything.
  let containers: [Container]

  /// The position of the first that is presented over the feature itself.
  let firstPresented: Int

  /// The entries that are shown, each before what lies in it.
  ///
  /// Invariant: a state of the feature lies there.
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

  /// The entries that a state of the feature shows in each container.
  func shown(in state: UnsafeRawPointer) -> [[ShownEntry]] { containers.map { $0(state) } }

  /// Tells whether something is presented over all of the feature.
  private func isPresenting(_ shown: [[ShownEntry]]) -> Bool {
    shown.dropFirst(firstPresented).contains { !$0.isEmpty }
  }

  /// The entries that one feature shows, the first of them last.
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

  /// An entry whose turn comes.
  private struct WaitingEntry {
    let entry: ShownEntry
    let container: Int
    let parent: Int?
    /// The nearest that it can be to a person.
    let most: Lifecycle
  }
}

/// An entry that a container shows, and what is in it.
struct ShownEntry {
  let id: EntryID
  /// Its lifecycle while nothing lies over the container.
  let lifecycle: Lifecycle
  /// The containers of the feature in it.
  let inside: LifecycleParts
  /// The entries that it shows in each of them; nil when it has none.
  let open: (@Sendable () -> [[ShownEntry]])?
  let makeStep: @Sendable () -> StageStep
}
