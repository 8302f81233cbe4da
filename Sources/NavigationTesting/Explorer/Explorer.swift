/// Searches every behaviour of a system, shortest first, for one that is wrong.
///
/// Breadth first, so that the first counterexample is a shortest one. Reach for it when a few actors
/// (the program, a person, a slow host) can act in any order and a random test would miss the one
/// order that breaks.
///
/// ```swift
/// let result = Explorer().explore(system)
/// #expect(result.counterexample == nil, "\(result)")
/// print(result)
/// // 100,325 states, 312,790 transitions, complete, in 2.0 s: 156,466 transitions a second
/// ```
///
/// States are remembered by a fingerprint of 122 bits, not whole: a million of them take some 50 MB,
/// and the chance that any two of them are taken for one is below one in 10¹⁸; see
/// ``Fingerprinter``. Its keys differ from run to run, so what one run might overlook the next one sees.
public struct Explorer: Sendable {
  @usableFromInline let maximumStates: Int
  @usableFromInline let maximumDepth: Int

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - maximumStates: Where to give up; the result then says that it is not complete.
  ///   - maximumDepth: The greatest number of steps of a behaviour.
  public init(maximumStates: Int = .max, maximumDepth: Int = .max) {
    self.maximumStates = maximumStates
    self.maximumDepth = maximumDepth
  }

  /// Searches until something is wrong, or everything has been seen.
  ///
  /// - Parameter initial: The state in which every behaviour begins.
  /// - Returns: The amount that was searched, and the shortest behaviour that is wrong.
  @inlinable  // explorer, a stack, a transition: × 1.06
  public func explore<System: ExplorableSystem>(_ initial: System) -> Exploration {
    explore(initial) { $0.visit(&$1, from: $2) }
  }

  /// Searches on all cores, and returns what ``explore(_:)`` returns: the same numbers, and the same
  /// shortest behaviour.
  ///
  /// Reach for it when a search takes longer than a second and runs alone: tests that run beside each
  /// other use the cores already.
  ///
  /// ```swift
  /// let result = Explorer().exploreInParallel(system)
  /// result.states == Explorer().explore(system).states     // true
  /// ```
  ///
  /// It blocks the thread that calls it, as the other one does. States go from core to core, so they are
  /// `Sendable`; steps stay where they are made.
  ///
  /// - Parameter initial: The state in which every behaviour begins.
  /// - Returns: The amount that was searched, and the shortest behaviour that is wrong.
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
    var search = Search(initial)
    search.run(maximumStates: maximumStates, maximumDepth: maximumDepth, visit: visit)
    return Exploration(
      states: search.origins.count,
      transitions: search.transitions,
      isComplete: search.isComplete,
      duration: clock.now - start,
      counterexample: search.counterexample
    )
  }
}
