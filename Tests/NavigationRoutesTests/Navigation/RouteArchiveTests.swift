import ComposableNavigation
import NavigationArchive
import NavigationRoutes
import Testing

/// An archive as written by the last commit that changed the encoding of routes.
@Suite struct RouteArchiveTests {
  private static let archive = """
    {"app":"","archive":1,"name":"Last","state":{"options":{"animationEnabled":true,\
    "completionTimeout":[0,1000000000000000000],"history":{"kept":{"limit":2}}},"scenes":[\
    {"detailRoute":{"caches":[],"path":"/"},"name":"main",\
    "route":{"caches":[],"forward":["/notes/7"],"path":"/notes"}}]},"version":1}
    """

  /// Commit 6c0d5b3 lets routes keep the places that an upward navigation left.
  ///
  /// The history has no such file: the text was derived from the encoding code at that commit. The
  /// code has not changed since, so encoding also gives the same bytes.
  @Test func `routes are read with what they can go forward to, and written as they were`() throws {
    let routes = RouteNavigation().state(
      Routes.State(options: .init(history: .kept(limit: 2))),
      after: .navigate(to: "/notes/7"),
      .navigate(to: "..")
    )
    let format: ArchiveFormat<Routes.State> = ArchiveFormat("Last", initial: Routes.State())
    let restored = try format.read(Self.archive.utf8)
    #expect(restored.report.isWhole)
    #expect(restored.state.drawing == "main /notes | /")
    #expect(restored.state.route(inScene: "main")?.forwardPlaces == [path("/notes/7")])
    #expect(restored.state.options == routes.options)
    #expect(String(decoding: try format.bytes(of: routes), as: UTF8.self) == Self.archive)
  }
}
