import ComposableNavigation
import NavigationLinks

/// Reading and printing a link at ten to ten thousand patterns, against splitting its path.
@MainActor
enum LinkSubjects {
  private enum Screen: Equatable, Sendable {
    case company(person: Int)
    case other(Int, person: Int)
  }

  private static let text = "/person/42/company"

  static var all: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { count in
      [
        Subject(
          name: "link, parse, \(count) patterns",
          growth: Growth(family: "link, parse", size: count, kind: .flat),
          target: 1.5
        ) {
          let table = table(of: count)
          return (splitting, parsing(table))
        },
        // Against reading the same link.
        Subject(
          name: "link, print, \(count) patterns",
          growth: Growth(family: "link, print", size: count, kind: .flat),
          target: 1
        ) {
          let table = table(of: count)
          return (parsing(table), printing(table))
        },
      ]
    }
  }

  private static let splitting = Work { count in
    for _ in 0..<count { blackHole(text.split(separator: "/").map(String.init)) }
  }

  private static func parsing(_ table: LinkTable<Screen>?) -> Work {
    Work { count in
      for _ in 0..<count { blackHole(try? table?.parse(text)) }
    }
  }

  private static func printing(_ table: LinkTable<Screen>?) -> Work {
    Work { count in
      for _ in 0..<count { blackHole(try? table?.print(.company(person: 42))) }
    }
  }

  /// The pattern that is looked for, beside so many others with the same beginning.
  private static func table(of count: Int) -> LinkTable<Screen>? {
    try? LinkTable(key: number) {
      Link(id: "company", read: Screen.company, write: person(in:)) {
        "person"
        Segment.value("id", Int.self)
        "company"
      }
      for other in 1..<count {
        Link(
          id: "\(other)",
          read: { .other(other, person: $0) },
          write: { person(in: $0, of: other) }
        ) {
          "person"
          Segment.value("id", Int.self)
          "page\(other)"
        }
      }
    }
  }

  private nonisolated static func number(_ screen: Screen) -> Int {
    if case .other(let number, _) = screen { number } else { 0 }
  }

  private nonisolated static func person(in screen: Screen) -> Int? {
    if case .company(let person) = screen { person } else { nil }
  }

  private nonisolated static func person(in screen: Screen, of number: Int) -> Int? {
    if case .other(number, let person) = screen { person } else { nil }
  }
}
