import NavigationRoutes
import Testing
import TestSupport

@Suite struct RoutePathLaws {
  private let pairs: [(base: String, path: String)]

  init() {
    var dice = ToyRandom(seed: 5)
    pairs = (0..<bound(10_000, full: 100_000)).map { _ in (dice.path(), dice.path()) }
  }

  @Test func `an independent model agrees on every pair of paths`() {
    let (search, refused) = compare { resolved($0, against: $1) }
    search.finish("; \(refused) were refused")
    #expect(refused > 0)
    #expect(refused < pairs.count)
  }

  @Test func `the comparison notices a path that does not fold its dots`() {
    compare { path, base in
      // The known wrong rule.
      path.contains("..") ? "\(base)/\(path)" : resolved(path, against: base)
    }
    .search.expectFound()
  }

  /// Compares a way to resolve a path against a base with the model.
  private func compare(
    by resolve: (_ path: String, _ base: String) -> String
  ) -> (search: ToySearch, refused: Int) {
    var search = ToySearch("pairs of paths")
    var refused = 0
    for (base, path) in pairs {
      let model = NaivePath.resolve(path, against: base)
      let real = resolve(path, base)
      refused += real.contains("@") ? 1 : 0
      search.check(
        model == real && model.utf8.elementsEqual(real.utf8),
        "\(path.debugDescription) from \(base.debugDescription): \(real), not \(model)"
      )
    }
    return (search, refused)
  }

  @Test func `reading the printed text gives the path, byte for byte`() throws {
    var search = ToySearch("printed paths")
    for path in readable {
      let again = try RoutePath(path.description)
      search.check(
        again == path
          && again.components.map { Array($0.utf8) } == path.components.map { Array($0.utf8) },
        "\(path) is read as \(again)"
      )
    }
    search.finish()
  }

  @Test func `printed text is canonical: reading and printing it again changes nothing`() throws {
    var search = ToySearch("paths printed twice")
    for path in readable {
      let again = try RoutePath(path.description).description
      search.check("it is printed", again, is: path.description)
    }
    search.finish()
  }

  @Test func `resolving against one path and then another is resolving against the resolved`() {
    var search = ToySearch("paths against two")
    let paths = readable
    for (index, path) in paths.enumerated() {
      let (middle, base) = (paths[(index + 1) % paths.count], paths[(index + 2) % paths.count])
      search.check(
        "\(path), against \(middle), against \(base)",
        path.resolved(against: middle).resolved(against: base),
        is: path.resolved(against: middle.resolved(against: base))
      )
    }
    search.finish()
  }

  private var readable: [RoutePath] { pairs.prefix(10_000).compactMap { try? RoutePath($0.path) } }

  private func resolved(_ path: String, against base: String) -> String {
    do {
      let base = try RoutePath(base)
      return try RoutePath(path).resolved(against: base).description
    } catch {
      return "\(error.kind)@\(error.position)"
    }
  }
}
