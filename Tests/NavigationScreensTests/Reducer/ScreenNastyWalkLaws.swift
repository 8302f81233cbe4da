import Testing
import TestSupport

/// Laws 13, 15, 35 and 37 for lists of screens, with hosts written from “Writing a host” alone.
///
/// States are rolled back to earlier ones and to their archives.
@Suite @MainActor struct ScreenNastyWalkLaws {
  @Test func `however a list of screens is rolled back, honest hosts show it at rest`() async {
    await NastyShelf.walk(bound(300, quick: 150, full: 10_000), isOfModules: false)
      .expectNone(of: "windows of screens")
  }

  @Test func `hosts that do not come to rest are found in four steps`() async {
    await NastyShelf.walk(200, isOfModules: false, settles: false)
      .expectFound(within: 4, saying: "is to show")
  }
}

extension NastyShelf {
  static func walk(
    _ seeds: UInt64,
    isOfModules: Bool,
    settles: Bool = true
  ) -> Walk<NastyBookStep> {
    Walk(seeds: 0..<seeds, lengths: 3...27) {
      NastyBookStep.random(&$0)
    } simpler: {
      $0.simpler
    } run: { _, steps in
      run(steps, isOfModules: isOfModules, settles: settles)
    }
  }

  /// Runs a script and comes to rest.
  ///
  /// Without `settles` the hosts do not, which the laws must detect.
  ///
  /// - Returns: The fault with its step, or nil.
  private static func run(
    _ steps: [NastyBookStep],
    isOfModules: Bool,
    settles: Bool
  ) -> String? {
    let shelf = NastyShelf(isOfModules: isOfModules)
    do {
      for (index, step) in steps.enumerated() where settles || step.kind != .rest {
        if let wrong = try shelf.take(step) ?? shelf.wrongNow { return "step \(index): \(wrong)" }
      }
    } catch {
      return "\(error)"
    }
    if settles { shelf.settle() }
    return shelf.wrongAtRest.map { "at rest: \($0)" }
  }
}
