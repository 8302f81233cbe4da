import Testing
import TestSupport

/// Laws 13, 15 and 35 for modules of screens, with hosts written from “Writing a host” alone.
@Suite @MainActor struct ModuleNastyWalkLaws {
  @Test func `however modules are rolled back, honest hosts show the one in front at rest`() async {
    await Walk(seeds: 0..<bound(200, quick: 100, full: 8_000), lengths: 3...27) {
      NastyBookStep.random(&$0)
    } simpler: {
      $0.simpler
    } run: { _, steps in
      NastyShelf.run(steps, isOfModules: true)
    }
    .expectNone(of: "windows of modules that are rolled back")
  }
}
