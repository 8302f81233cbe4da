import Foundation
import NavigationLinks
import NavigationRoutes
import Testing
import TestSupport

/// Requirements on the links and routes of every showcase.
@Suite(.late) struct ShowcaseLinksTests {
  @Test(arguments: LinksUnderTest.allCases)
  func `a showcase's links pass the check, which lists screens without one`(
    links: LinksUnderTest
  ) throws {
    let check = try links.check()
    #expect(check.failure == nil, "\(check)")
    #expect(check.cases > 100)
    #expect(check.unrepresentable == links.unrepresentable)
  }

  @Test(arguments: RoutesUnderTest.allCases)
  func `no stop of a showcase keeps a path from another, and each is reached`(
    routes: RoutesUnderTest
  ) throws {
    #expect(routes.map.shadowed == [])
    #expect(!routes.places.isEmpty)
    for place in routes.places {
      let resolution = try routes.map.resolution(of: place)
      #expect(resolution.waypoints.last?.id == place.stop, "\(place)")
      #expect("\(resolution.path)" == place.path, "\(place)")
    }
  }

  @Test func `every showcase that declares links or routes is checked`() throws {
    let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Showcases")
    let checked = LinksUnderTest.allCases.map(\.rawValue) + RoutesUnderTest.allCases.map(\.rawValue)
    let declaring = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      name in
      try Self.text(of: folder.appendingPathComponent(name)).contains { text in
        ["LinkTable", "LinkMap", "RouteMap"].contains { text.contains($0) }
      }
    }
    #expect(declaring.count >= 4)
    for name in declaring {
      #expect(checked.contains { $0.hasSuffix(name) }, "no test checks what \(name) declares")
    }
  }

  private static func text(of folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.map { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
  }
}

extension RouteMap {
  fileprivate func resolution(of place: RoutesUnderTest.Place) throws -> RouteResolution {
    let path = try RoutePath(place.path)
    guard let primary = place.primary else { return try resolve(path) }
    return try resolve(detail: path, beside: RoutePath(primary))
  }
}
