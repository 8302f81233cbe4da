import Testing
import TestSupport

/// Laws 13, 15 and 35 for modules of screens, with hosts written from “Writing a host” alone.
@Suite @MainActor struct ModuleNastyWalkLaws {
  @Test func `however modules are rolled back, honest hosts show the one in front at rest`() async {
    await NastyShelf.walk(bound(200, quick: 100, full: 8_000), isOfModules: true)
      .expectNone(of: "windows of modules that are rolled back")
  }

  @Test func `hosts of modules that do not come to rest are found in four steps`() async {
    await NastyShelf.walk(200, isOfModules: true, settles: false)
      .expectFound(within: 4, saying: "is to show")
  }
}
