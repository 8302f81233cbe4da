/// Searches every behavior of a system, shortest first, for a violation.
///
/// The search is breadth-first, so the first counterexample is a shortest one. Use an explorer when
/// a few actors (the program, the user, a slow host) can act in any order and a random test would
/// miss the one order that fails.
///
/// ```swift
/// let result = Explorer().explore(system)
/// #expect(result.counterexample == nil, "\(result)")
/// print(result)
/// // 100,325 states, 312,790 transitions, complete, in 2.0 s: 156,466 transitions a second
/// ```
///
/// The search stores a fingerprint of 122 bits for each state, not the state: a million states take
/// about 50 MB, and the chance that any two of them are confused is below one in 10¹⁸; see
/// ``Fingerprinter``. Each run uses new random keys, so the next run most likely finds a state that
/// one run misses.
///
/// Several machines share a search if each has another ``SearchShard`` in its environment.
public struct Explorer: Sendable {
  @usableFromInline let maximumStates: Int
  @usableFromInline let maximumDepth: Int
  @usableFromInline var settings: SearchSettings

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - maximumStates: The number of states after which a search stops; its result is then
  ///     incomplete.
  ///   - maximumDepth: The greatest number of steps in a behavior.
  ///   - isShared: False for a search that each machine runs whole and not only its ``SearchShard``: one
  ///     that expects a known fault, which only one part would find.
  public init(maximumStates: Int = .max, maximumDepth: Int = .max, isShared: Bool = true) {
    self.maximumStates = maximumStates
    self.maximumDepth = maximumDepth
    settings = isShared ? .process : SearchSettings([:])
  }

  /// Searches until it finds a violation or has visited all states.
  ///
  /// - Parameter initial: The initial state of every behavior.
  /// - Returns: The size of the search, and the shortest behavior with a violation.
  @inlinable  // explorer, a stack, a transition: × 1.06
  public func explore<System: ExplorableSystem>(_ initial: System) -> Exploration {
    explore(initial) { $0.visit(&$1, from: $2) }
  }

  /// Searches on all cores, with the same numbers and counterexample as ``explore(_:)``.
  ///
  /// Use this method if a search takes longer than a second and runs alone. Tests that run in
  /// parallel already use all cores.
  ///
  /// ```swift
  /// let result = Explorer().exploreInParallel(system)
  /// result.states == Explorer().explore(system).states     // true
  /// ```
  ///
  /// The call blocks its thread, as ``explore(_:)`` does. Systems move between cores and must be
  /// `Sendable`; steps stay on one core.
  ///
  /// - Parameter initial: The initial state of every behavior.
  /// - Returns: The size of the search, and the shortest behavior with a violation.
  @inlinable  // explorer, a stack, a transition: × 1.06
  public func exploreInParallel<System: ExplorableSystem & Sendable>(
    _ initial: System
  ) -> Exploration {
    explore(initial) { $0.visitInParallel(&$1, from: $2) }
  }

  @inlinable  // explorer, a stack, a transition: × 1.06
  func explore<System: ExplorableSystem>(
    _ initial: System,
    visit: (inout Search<System>, inout [System], Int) -> [System]?
  ) -> Exploration {
    let clock = ContinuousClock()
    let start = clock.now
    var search = Search(initial, keys: settings.folder == nil ? .init() : .fixed)
    if let fault = settings.fault {
      search.fail(at: 0, fault)
    } else {
      search.run(
        shard: settings.shard,
        maximumStates: maximumStates,
        maximumDepth: maximumDepth,
        visit: visit
      )
      if let folder = settings.folder { search.writeFingerprints(into: folder) }
    }
    return Exploration(
      states: search.origins.count,
      transitions: search.transitions,
      isComplete: search.isComplete,
      duration: clock.now - start,
      counterexample: search.counterexample
    )
  }
}
