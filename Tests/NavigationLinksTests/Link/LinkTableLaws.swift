import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

/// The laws of a table that its check does not state.
@Suite struct LinkTableLaws {
  @Test func `what was read is printed in one way`() throws {
    let table = try ToyLinks.table()
    for (canonical, others) in [
      (
        "person/7",
        ["/person/7", "person/7/", "person//7", "%70erson/7", "person/7#top", "people/7"]
      ),
      (
        "search?text=a%20b", ["search?text=a b", "search?&text=a%20b&", "search?text=a%20b&page=1"]
      ),
      ("search?text=%C3%A9&tag=x&tag=y", ["search?tag=x&text=%c3%a9&tag=y&unknown=1"]),
      ("file/a%2Fb/c", ["file/a%2fb/c", "file//a%2Fb//c"]),
    ] {
      for form in others + [canonical] {
        let place = try table.parse(form)
        #expect(try table.print(place) == canonical, "\(form)")
        #expect(try table.parse(canonical) == place)
      }
    }
  }

  @Test func `redirects end`() throws {
    // Every set of redirects among a few places: the table is built and each link ends, or the set
    // has a cycle.
    let places = ["a", "b", "c", "d"]
    var (built, cyclic) = (0, 0)
    for targets in allLists(of: Array(places.indices), upTo: places.count)
    where targets.count == places.count {
      let edges = zip(places, targets).filter { $0 != places[$1] }
      let ends = places.allSatisfy { start in
        var (place, steps) = (start, 0)
        while let next = edges.first(where: { $0.0 == place }), steps <= places.count {
          (place, steps) = (places[next.1], steps + 1)
        }
        return steps <= places.count
      }
      do throws(LinkTableError) {
        let table = try Self.table(edges.map { ($0.0, places[$0.1]) }, places)
        built += 1
        #expect(ends, "\(targets)")
        for place in places {
          let match = try? table.match(LinkURL(path: [place]))
          #expect(match.map { $0.redirects.count <= places.count } == true)
        }
      } catch {
        cyclic += 1
        #expect(!ends && error.problems.contains { $0.kind == .redirectCycle }, "\(targets)")
      }
    }
    print("searched \(built + cyclic) sets of redirects, \(cyclic) cyclic")
    #expect(built > 0)
    #expect(cyclic > 0)
  }

  /// The number of texts that were tried as a ``Counted``: one for each component that matches no
  /// literal of the table.
  private static let looks = Locked(0)

  private struct Counted: LinkParameter {
    let linkText = "counted"
    init?(linkText: String) {
      LinkTableLaws.looks.withLock { $0 += 1 }
      guard linkText == self.linkText else { return nil }
    }
    static let linkSamples = [Counted(linkText: "counted")].compactMap(\.self)
  }

  // Redirects that lead to each other took cubic time. Now each part of a way is walked once
  // (`RedirectWalks`).
  @Test(.serialized, arguments: ["independent", "chain", "circle", "into a circle"])
  func `redirects that lead to each other cost as many looks as there are of them`(
    shape: String
  ) throws {
    var counts: [Int] = []
    for size in [50, 100, 200] {
      Self.looks.withLock { $0 = 0 }
      func target(of number: Int) -> String {
        switch shape {
        case "chain" where number < size - 1: ":x/r\(number + 1)"
        case "circle": ":x/r\((number + 1) % size)"
        case "into a circle": ":x/r\(min(number + 1, size - 1))"
        default: "home"
        }
      }
      do throws(LinkTableError) {
        let table = try LinkTable<ToyPlace> {
          Link(/ToyPlace.home) { "home" }
          Link(id: "counted", read: { (_: Counted) in .home }, write: { _ in nil }) {
            Segment.value("c", Counted.self)
            "never"
          }
          for number in 0..<size { Redirect(":x/r\(number)", to: target(of: number)) }
        }
        #expect(!shape.contains("circle"))
        let match = try? table.match(LinkURL(path: ["a", "r0"]))
        #expect(match?.redirects.count == (shape == "chain" ? size : 1))
      } catch {
        #expect(shape.contains("circle"))
        #expect(error.problems.count == size)
      }
      counts.append(Self.looks.withLock { $0 })
    }
    print("\(shape): \(counts) looks for 50, 100 and 200 redirects")
    // Twice as many components cost twice as much, apart from a fixed cost.
    #expect(counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 10)
    #expect(counts[2] > 0)
  }

  /// Returns a table with redirects between places.
  private static func table(
    _ redirects: [(from: String, to: String)],
    _ places: [String]
  ) throws(LinkTableError) -> LinkTable<String> {
    try LinkTable<String> {
      for place in places where !redirects.contains(where: { $0.from == place }) {
        Link(id: "to \(place)", read: { place }, write: { $0 == place ? () : nil }) {
          LinkPart { place }
        }
      }
      for redirect in redirects { Redirect(redirect.from, to: redirect.to) }
    }
  }
}
