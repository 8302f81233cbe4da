import NavigationLinks

/// Reading and printing a link at ten to ten thousand patterns, compared with splitting its path;
/// and failing to read an unknown link.
@MainActor
enum LinkSubjects {
  private enum Screen: Equatable, Sendable {
    case company(person: Int)
    case other(Int, person: Int)
  }

  private static let text = "/person/42/company"

  static var all: [Subject] { hits + misses + withoutKey }

  private static var hits: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { count in
      [
        Subject(
          name: "link, parse, \(count) patterns",
          growth: Growth(family: "link, parse", size: count, kind: .flat),
          against: .path,
          target: 1.5
        ) {
          let table = table(of: count)
          return (splitting(text), parsing(table, text))
        },
        // Compared with reading the same link.
        Subject(
          name: "link, print, \(count) patterns",
          growth: Growth(family: "link, print", size: count, kind: .flat),
          against: .reading,
          target: 1
        ) {
          let table = table(of: count)
          return (parsing(table, text), printing(table, .company(person: 42)))
        },
      ]
    }
  }

  /// This package's own table with a key.
  private static let withKey = Peer("with a key", 6_405)
  private static let routingKit = [10: 22_775, 1_000: 24_308]

  /// All patterns match the link up to its last component, which none has.
  private static var misses: [Subject] {
    let text = "/person/42/nowhere"
    return [10, 100, 1_000, 10_000].flatMap { count in
      [
        Subject(
          name: "link, missed, \(count) patterns",
          growth: Growth(family: "link, missed", size: count, kind: .flat),
          against: .path,
          target: 1.5,
          instructions: 12_000,
          peer: routingKit[count].map { Peer("RoutingKit", $0) }
        ) {
          let table = table(of: count)
          return (splitting(text), parsing(table, text))
        },
        // The message lists each pattern that matches up to that component.
        Subject(
          name: "link, missed and told, \(count) patterns",
          growth: Growth(family: "link, missed and told", size: count, kind: .linear),
          against: .path,
          target: growing(count, 0.01)
        ) {
          let table = table(of: count)
          return (splitting(text), telling(table, text))
        },
      ]
    }
  }

  /// Patterns by closures in a table without a key, where the case determines a value's pattern,
  /// and where it does not: a check of that table names them.
  private static var withoutKey: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { count in
      [
        Subject(
          name: "link, print without a key, \(count) patterns",
          growth: Growth(family: "link, print without a key", size: count, kind: .flat),
          against: .reading,
          target: 1,
          peer: count == 1_000 ? withKey : nil
        ) {
          let table = tableWithoutKey(of: count)
          return (parsing(table, text), printing(table, .company(person: 42)))
        },
        Subject(
          name: "link, print one by one, \(count) patterns",
          growth: Growth(family: "link, print one by one", size: count, kind: .linear),
          against: .reading,
          target: growing(count, 0.2),
          peer: count == 1_000 ? withKey : nil
        ) {
          let table = tableWithoutKey(of: count)
          return (parsing(table, text), printing(table, .other(count / 2, person: 42)))
        },
      ]
    }
  }

  /// Returns the maximum ratio of a row whose work grows with the number of patterns.
  private static func growing(_ count: Int, _ each: Double) -> Double { 15 + each * Double(count) }

  private static func splitting(_ text: String) -> Work {
    Work { count in
      for _ in 0..<count { blackHole(text.split(separator: "/").map(String.init)) }
    }
  }

  private static func parsing(_ table: LinkTable<Screen>?, _ text: String) -> Work {
    Work { count in
      for _ in 0..<count { blackHole(try? table?.parse(text)) }
    }
  }

  private static func telling(_ table: LinkTable<Screen>?, _ text: String) -> Work {
    Work { count in
      for _ in 0..<count {
        do {
          blackHole(try table?.parse(text))
        } catch {
          blackHole("\(error)")
        }
      }
    }
  }

  private static func printing(_ table: LinkTable<Screen>?, _ screen: Screen) -> Work {
    Work { count in
      for _ in 0..<count { blackHole(try? table?.print(screen)) }
    }
  }

  private static func table(of count: Int) -> LinkTable<Screen>? {
    try? LinkTable(key: number) { links(count) }
  }

  private static func tableWithoutKey(of count: Int) -> LinkTable<Screen>? {
    try? LinkTable<Screen> { links(count) }
  }

  /// Returns the sought pattern beside `count` others with the same beginning.
  private static func links(_ count: Int) -> [Link<Screen>] {
    let company = Link<Screen>(id: "company", read: Screen.company, write: person(in:)) {
      "person"
      Segment.value("id", Int.self)
      "company"
    }
    let others = (1..<count).map { other in
      Link<Screen>(
        id: "\(other)",
        read: { .other(other, person: $0) },
        write: { person(in: $0, of: other) }
      ) {
        "person"
        Segment.value("id", Int.self)
        "page\(other)"
      }
    }
    return [company] + others
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
