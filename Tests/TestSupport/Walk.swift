import Foundation
import NavigationTesting
package import Testing

/// Runs random steps and shrinks a failing run by deleting and simplifying steps.
@MainActor
package struct Walk<Step> {
  let seeds: Range<UInt64>
  let lengths: ClosedRange<Int>
  let step: (inout ToyRandom) -> Step
  /// Returns smaller steps that may replace a step.
  let simpler: (Step) -> [Step]
  /// Runs the steps and returns the fault with its step, or nil.
  let run: @MainActor (UInt64, [Step]) async -> String?

  package init(
    seeds: Range<UInt64>,
    length: Int,
    step: @escaping (inout ToyRandom) -> Step,
    simpler: @escaping (Step) -> [Step] = { _ in [] },
    run: @escaping @MainActor (UInt64, [Step]) async -> String?
  ) {
    self.init(
      seeds: seeds,
      lengths: length...length,
      step: step,
      simpler: simpler,
      run: run
    )
  }

  /// Makes walks of different lengths: short ones are easier to understand, long ones reach
  /// further.
  package init(
    seeds: Range<UInt64>,
    lengths: ClosedRange<Int>,
    step: @escaping (inout ToyRandom) -> Step,
    simpler: @escaping (Step) -> [Step] = { _ in [] },
    run: @escaping @MainActor (UInt64, [Step]) async -> String?
  ) {
    self.seeds = seeds
    self.lengths = lengths
    self.step = step
    self.simpler = simpler
    self.run = run
  }

  /// A failing run with its remaining steps.
  package struct Failure: CustomStringConvertible {
    let seed: UInt64
    let steps: [Step]
    let reason: String

    package var description: String {
      let lines = steps.map { "  \($0)" }.joined(separator: "\n")
      return "seed \(seed), \(steps.count) steps:\n\(lines)\n\(reason)"
    }
  }

  /// - Returns: The first failure, or nil.
  package func failure() async -> Failure? { await failure(of: seeds) }

  private func failure(of seeds: Range<UInt64>) async -> Failure? {
    for seed in seeds {
      var numbers = ToyRandom(seed: seed)
      let steps = (0..<length(of: seed)).map { _ in step(&numbers) }
      if let reason = await run(seed, steps) { return await shrunk(seed, steps, reason) }
      // A long walk lets other tests use the main actor.
      await Task.yield()
    }
    return nil
  }

  /// Returns the length of a walk, drawn from the seed alone, so that its steps do not depend on
  /// it.
  private func length(of seed: UInt64) -> Int { lengths.lowerBound + Int(seed) % lengths.count }

  /// Fails the test if a run fails.
  ///
  /// Several machines share the runs; see `SearchShard`.
  package func expectNone(of subject: String, sourceLocation: SourceLocation = #_sourceLocation)
    async
  {
    var seeds = seeds
    if let shard = ProcessInfo.processInfo.environment["NAVIGATION_SHARD"] {
      guard let shard = SearchShard(shard) else {
        Issue.record("\(shard) is no part", sourceLocation: sourceLocation)
        return
      }
      let part = shard.range(of: seeds.count)
      let first = seeds.lowerBound
      seeds = first + UInt64(part.lowerBound)..<first + UInt64(part.upperBound)
    }
    if let failure = await failure(of: seeds) {
      Issue.record("\(failure.description.withoutModules)", sourceLocation: sourceLocation)
    }
    let steps = seeds.reduce(0) { $0 + length(of: $1) }
    print("walked \(seeds.count) \(subject), \(steps) steps")
  }

  /// Fails the test unless a run fails for this reason and shrinks to at most `count` steps.
  package func expectFound(
    within count: Int,
    saying reason: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let failure = await failure() else {
      Issue.record("nothing was found", sourceLocation: sourceLocation)
      return
    }
    #expect(failure.steps.count <= count, "\(failure)", sourceLocation: sourceLocation)
    if !reason.isEmpty {
      #expect(failure.reason.contains(reason), "\(failure)", sourceLocation: sourceLocation)
    }
  }

  /// Deletes halves, quarters and so on, then single steps until none can be deleted.
  private func shrunk(_ seed: UInt64, _ steps: [Step], _ reason: String) async -> Failure {
    var (steps, reason) = (steps, reason)
    var width = max(steps.count / 2, 1)
    while true {
      let before = steps.count
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + width, fewer.count))
        if let found = await run(seed, fewer) {
          (steps, reason) = (fewer, found)
        } else {
          start += width
        }
      }
      if width == 1, steps.count == before { break }
      width = max(width / 2, 1)
    }
    for index in steps.indices {
      while let (step, found) = await simplified(index, of: steps, seed) {
        (steps[index], reason) = (step, found)
      }
    }
    return Failure(seed: seed, steps: steps, reason: reason)
  }

  private func simplified(_ index: Int, of steps: [Step], _ seed: UInt64) async -> (Step, String)? {
    for step in simpler(steps[index]) {
      var changed = steps
      changed[index] = step
      if let reason = await run(seed, changed) { return (step, reason) }
    }
    return nil
  }
}

/// Returns the number of seeds of a walk: a quarter of `count`, twenty times `count` in the full run,
/// or an eighth in a plain `swift test`.
package func seedBound(_ count: UInt64) -> UInt64 {
  bound((count + 3) / 4, quick: (count + 7) / 8, full: count * 20)
}

/// Returns the extent of a search for `NAVIGATION_BOUND`: `small`, `full`, or their geometric mean for
/// `middle`; in a plain `swift test`, `quick` if it is given.
package func bound<Number: BinaryInteger>(
  _ small: Number,
  quick: Number? = nil,
  full: Number
) -> Number {
  switch ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] {
  case "full": full
  case "middle": Number((Double(small) * Double(full)).squareRoot().rounded())
  default: quick ?? small
  }
}

extension Collection {
  /// Returns one of `step` elements in a plain `swift test`, and otherwise all.
  ///
  /// Equal elements in groups need a step without a common factor with the size of a group.
  package func thinned(by step: Int) -> [Element] {
    isQuickBound
      ? enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element) : Array(self)
  }
}

/// A Boolean value that indicates whether neither the middle nor the full extent is asked for.
package var isQuickBound: Bool { bound(1, quick: 0, full: 1) == 0 }

/// A Boolean value that indicates whether the full extent is asked for.
package var isFullBound: Bool { ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" }
