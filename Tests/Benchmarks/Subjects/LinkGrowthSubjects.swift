import ComposableNavigation
import NavigationLinks
import NavigationRoutes

/// Costs that may grow with the length of a link, a path or a table, but no faster.
///
/// The bound splits a path of as many components.
@MainActor
enum LinkGrowthSubjects {
  private struct Place: Hashable, Sendable {
    var page: Int
    var name = ""
  }

  static var all: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { size in
      [
        // A table of ten thousand patterns in less than a second.
        subject("link table, built", size, target: size == 10_000 ? 1_000 : 270) {
          Work { count in
            for _ in 0..<count { blackHole(table(of: size)) }
          }
        },
        subject("link table, a link that is none", size, .flat) {
          let table = table(of: size)
          return Work { count in
            for _ in 0..<count { blackHole(try? table?.parse("nowhere/at/all")) }
          }
        },
        subject("link map, the link of a stack", size) {
          let (links, state) = (map(), pages(size))
          return Work { count in
            for _ in 0..<count { blackHole(try? links?.currentURL(of: state)) }
          }
        },
        subject("link map, a link of screens that share a value", size, target: 40) {
          let (links, root) = (map(), pages(0))
          let text =
            Array(repeating: "page", count: size).joined(separator: "/") + "?name=a&"
            + (0..<size).map { "id=\($0)" }.joined(separator: "&")
          return Work { count in
            for _ in 0..<count {
              var state = root
              blackHole(try? links?.append(from: text, to: &state))
            }
          }
        },
        subject("route path, read", size) {
          let text = text(size)
          return Work { count in
            for _ in 0..<count { blackHole(try? RoutePath(text)) }
          }
        },
        subject("route, its places", size) {
          let route = (try? RoutePath(text(size))).map { Route(path: $0) }
          return Work { count in
            for _ in 0..<count { blackHole(route?.places) }
          }
        },
      ]
    }
  }

  private static func subject(
    _ family: String,
    _ size: Int,
    _ kind: Growth.Kind = .linear,
    target: Double? = nil,
    _ work: @escaping @MainActor () -> Work
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: kind),
      against: .path,
      target: target
    ) {
      let text = text(size)
      let bound = Work { count in
        for _ in 0..<count { blackHole(text.split(separator: "/").map(String.init)) }
      }
      return (bound, work())
    }
  }

  private static func text(_ size: Int) -> String {
    "/" + Array(repeating: "ab", count: size).joined(separator: "/")
  }

  private static func table(of size: Int) -> LinkTable<Place>? {
    try? LinkTable(key: number) {
      for page in 0..<size {
        Link(id: "\(page)", read: { place(page, $0) }, write: { name(of: $0, on: page) }) {
          "page\(page)"
          Segment.value("name", String.self)
        }
      }
    }
  }

  private static func map() -> LinkMap<StackNavigation<Place>.State>? {
    let table = try? LinkTable<Place> {
      Link(
        id: "page",
        read: { Place(page: $0.0, name: $0.1) },
        write: { ($0.page, $0.name) }
      ) {
        "page"
        Query.value("id", Int.self)
        Query.value("name", String.self, shared: true)
      }
    }
    return table.map { LinkMap<StackNavigation<Place>.State>.stack(\.self, $0) }
  }

  /// Returns a root and `size` screens.
  private static func pages(_ size: Int) -> StackNavigation<Place>.State {
    .init(items: [Place(page: -1)] + (0..<size).map { Place(page: $0, name: "a") })
  }

  private nonisolated static func number(_ place: Place) -> Int { place.page }

  private nonisolated static func place(_ page: Int, _ name: String) -> Place {
    Place(page: page, name: name)
  }

  private nonisolated static func name(of place: Place, on page: Int) -> String? {
    place.page == page ? place.name : nil
  }
}
