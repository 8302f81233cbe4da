import ComposableNavigation
import Foundation
import NavigationArchive
import NavigationRoutes
import Testing
import TestSupport

/// Any readable part of a damaged archive of routes is legal and survives encoding and decoding.
@Suite @MainActor struct LossyRouteLaws {
  private let format: ArchiveFormat<RouteNavigation.State> = ArchiveFormat(
    "Routes",
    initial: RouteNavigation.State()
  )

  private var routes: RouteNavigation.State {
    RouteNavigation(map: toyMap).state(
      .init(),
      after: .navigate(to: "/tabs/music/albums/7"),
      .beginCaching(path("/tabs"), policy: .whileActive),
      .navigate(to: "/tabs/video"),
      .addScene(RouteScene(name: "two")),
      .navigate(to: "/notes/7", scene: "two")
    )
  }

  @Test func `mangled routes are legal with a report, or a typed error`() throws {
    let archive = Data(try format.bytes(of: routes))
    var search = ToySearch("mangled archives of routes, salvaged")
    var parts = 0
    for mangled in try MangledArchive.all(of: archive, every: bound(211, full: 1)) {
      guard let restored = try? format.read(mangled.data) else {
        search.check(true, "")
        continue
      }
      if !restored.report.isWhole { parts += 1 }
      let again = try? format.read(try format.bytes(of: restored.state))
      search.check(again?.report.isWhole == true, "\(mangled): it is not read as it is written")
    }
    search.finish("; \(parts) were read in part")
  }

  @Test func `a window that cannot be read is left out alone`() throws {
    let text = String(decoding: try format.bytes(of: routes), as: UTF8.self)
    let changed = text.replacing(#""name":"main""#, with: #""name":7"#)
    let restored = try format.read(changed.utf8)
    #expect(changed != text)
    #expect(restored.state.scenes.map(\.name) == ["two"])
    #expect(restored.report.losses.map(\.container) == ["scenes"])
    #expect(restored.report.losses.map(\.position) == [0])
  }
}
