import Foundation

/// Runs random steps, and makes what fails as short as deleting steps can.
@MainActor
struct Walk<Step> {
  let seeds: Range<UInt64>
  let length: Int
  let step: (inout ToyRandom) -> Step
  /// What went wrong, and at which step; nil for nothing.
  let run: (UInt64, [Step]) -> String?

  /// - Returns: The first failure, with its seed and the steps that are left of it; nil for none.
  func failure() -> String? {
    for seed in seeds {
      var numbers = ToyRandom(seed: seed)
      let steps = (0..<length).map { _ in step(&numbers) }
      if run(seed, steps) != nil { return report(seed, shrunk(seed, steps)) }
    }
    return nil
  }

  private func shrunk(_ seed: UInt64, _ steps: [Step]) -> [Step] {
    var steps = steps
    var width = steps.count / 2
    while width > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + width, fewer.count))
        if run(seed, fewer) != nil { steps = fewer } else { start += width }
      }
      width /= 2
    }
    return steps
  }

  private func report(_ seed: UInt64, _ steps: [Step]) -> String {
    let lines = steps.map { "  \($0)" }.joined(separator: "\n")
    return "seed \(seed), \(steps.count) steps:\n\(lines)\n\(run(seed, steps) ?? "")"
  }
}

/// How many seeds a walk takes: as many as said, fifty times as many in the full run.
func seedBound(_ count: UInt64) -> UInt64 {
  ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" ? count * 50 : count
}
