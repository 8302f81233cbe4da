import NavigationLinks
import Testing
import TestSupport

/// Searches every table of two patterns over a few types, optional components and lists: a printed
/// link is read as the printed value, or printing fails.
@Suite struct LinkPrintingLaws {
  /// A part of a pattern.
  private enum Part: CaseIterable {
    case a, int, text, ab, maybeInt, maybeText, ints, texts

    private enum AB: String, CaseIterable, LinkParameter { case a, b }

    var isRest: Bool { self == .ints || self == .texts }

    static func patterns(upTo length: Int) -> [[Part]] {
      allLists(of: Array(allCases), upTo: length).filter {
        !$0.dropLast().contains(where: \.isRest)
      }
    }

    /// A part whose output is the components that it matches; a literal has none.
    var part: LinkPart<[[String]]> {
      switch self {
      case .a:
        LinkPart { "a" }.map { _ in
          []
        } back: { _ in
        }
      case .int:
        Segment.value("i", Int.self).map {
          [["\($0)"]]
        } back: {
          Int($0[0][0]) ?? 0
        }
      case .text:
        Segment.value("t", String.self).map {
          [[$0]]
        } back: {
          $0[0][0]
        }
      case .ab:
        Segment.value("x", AB.self).map {
          [[$0.rawValue]]
        } back: {
          AB(rawValue: $0[0][0]) ?? .a
        }
      case .maybeInt:
        Segment.optional("m", Int.self)
          .map {
            [$0.map { ["\($0)"] } ?? []]
          } back: {
            $0[0].first.flatMap { Int($0) }
          }
      case .maybeText:
        Segment.optional("n", String.self).map {
          [$0.map { [$0] } ?? []]
        } back: {
          $0[0].first
        }
      case .ints:
        Segment.repeated("r", Int.self)
          .map {
            [$0.map { "\($0)" }]
          } back: {
            $0[0].compactMap { Int($0) }
          }
      case .texts:
        Segment.repeated("s", String.self).map {
          [$0]
        } back: {
          $0[0]
        }
      }
    }

    /// All components that the part may match, in texts of the alphabet.
    var outputs: [[[String]]] {
      switch self {
      case .a: [[]]
      case .int: [[["1"]]]
      case .text: LinkPrintingLaws.alphabet.map { [[$0]] }
      case .ab: [[["a"]], [["b"]]]
      case .maybeInt: [[[]], [["1"]]]
      case .maybeText: [[[]]] + LinkPrintingLaws.alphabet.map { [[$0]] }
      case .ints: [[[]], [["1"]], [["1", "1"]]]
      case .texts: allLists(of: LinkPrintingLaws.alphabet, upTo: 2).map { [$0] }
      }
    }
  }

  private struct Place: Hashable, Sendable {
    let pattern: Int
    let components: [[String]]
  }

  /// A rule for printing: the real one, or the former one, which prints by the first pattern.
  private enum Rule { case real, firstPattern }

  private static let alphabet = ["a", "1", "b"]

  // Where patterns overlap, a printed link was read as another value. Now a value that another
  // pattern reads is not printed (`LinkTrie.contests`).
  @Test func `what was printed is read as what it was`() {
    let search = Search(.real, upTo: 2)
    #expect(search.failures.isEmpty, "\(search.failures.prefix(3))")
    print(
      "printed \(search.printed) values of \(search.tables) tables, and refused \(search.refused)"
    )
    #expect(search.tables > 1_000)
    #expect(search.printed > 10_000)
    #expect(search.refused > 1_000)
  }

  @Test func `a rule that prints by the first pattern is found`() {
    #expect(!Search(.firstPattern, upTo: 1).failures.isEmpty)
  }

  private struct Search {
    var (tables, printed, refused) = (0, 0, 0)
    var failures: [String] = []

    init(_ rule: Rule, upTo length: Int) {
      let patterns = Part.patterns(upTo: length)
      let urls = allLists(of: alphabet, upTo: 2).map { LinkURL(path: $0) }
      for (index, first) in patterns.enumerated() {
        for second in patterns[(index + 1)...] {
          let links = [first, second].enumerated().map(Self.link)
          guard let table = try? LinkTable<Place>({ for link in links { link } }) else { continue }
          tables += 1
          for (pattern, parts) in [first, second].enumerated() {
            let alone = rule == .real ? table : try? LinkTable { links[pattern] }
            for components in Self.outputs(of: parts[...]) {
              let place = Place(pattern: pattern, components: components)
              guard let url = try? alone?.url(of: place) else {
                refused += 1
                continue
              }
              printed += 1
              let read = try? table.match(url).target
              if read != place {
                failures.append("\([first, second]): \(place) is \(url), read as \(read as Any)")
              }
            }
          }
          // A value that was read can be printed if its pattern reads the printed link.
          for url in urls {
            guard let place = try? table.match(url).target else { continue }
            if (try? table.url(of: place)) != url {
              failures.append("\([first, second]): \(url) is \(place), which has no link")
            }
          }
        }
      }
    }

    private static func link(_ number: Int, _ parts: [Part]) -> Link<Place> {
      Link(
        id: "\(number)",
        read: { Place(pattern: number, components: $0) },
        write: { $0.pattern == number ? $0.components : nil }
      ) {
        parts.reduce(
          LinkPart { "" }.map { _ in
            [[String]]()
          } back: { _ in
          }
        ) { before, part in
          let count = part == .a ? 0 : 1
          return LinkPart {
            before
            part.part
          }
          .map {
            $0 + $1
          } back: {
            (Array($0.dropLast(count)), Array($0.suffix(count)))
          }
        }
      }
    }

    private static func outputs(of parts: ArraySlice<Part>) -> [[[String]]] {
      parts.reduce([[]]) { lists, part in
        lists.flatMap { list in part.outputs.map { list + $0 } }
      }
    }
  }
}
