import ComposableNavigation
import Foundation
import NavigationArchive
import NavigationJSON
import Testing
import TestSupport

/// A damaged list loses only its bad elements and is read a bounded number of times.
///
/// ## Laws
/// - of a list with bad elements all good ones are read, in order
/// - of a list in each element of a list all good ones are read
/// - a damaged archive is read a bounded number of times
/// - a rule that reads the archive once more for each bad element is found
@Suite struct DamagedListLaws {
  /// Counts the reads in a test.
  private final class Counter: @unchecked Sendable {
    // Unchecked: each test has one counter and reads on one thread.
    var count = 0

    @TaskLocal static var current: Counter?
  }

  /// A number that counts its decodings.
  private struct Counted: Equatable, Sendable, Codable, CustomStringConvertible {
    let value: Int

    var description: String { "\(value)" }

    init(_ value: Int) { self.value = value }

    init(from decoder: any Decoder) throws {
      Counter.current?.count += 1
      value = try decoder.singleValueContainer().decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  /// A list type of an app with its own decoding.
  private struct OwnList: Equatable, Sendable, Codable {
    var elements: ContiguousArray<Counted> = []

    init(_ elements: [Counted]) { self.elements = ContiguousArray(elements) }

    init(from decoder: any Decoder) throws {
      elements = try ContiguousArray(from: decoder)
    }

    func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
  }

  private struct State: Equatable, Sendable, Codable {
    var stack = StackNavigation<String>.State(items: ["inbox"])
    var plain: [Counted] = []
    var nested: [[Counted]] = []
    var own = OwnList([])
    var named: [String: Counted] = [:]
  }

  private let format = ArchiveFormat("Lists", initial: State())

  /// Reads a state in which a part is replaced, and counts the decoded numbers.
  private func read(_ parts: [String: String]) throws -> (ArchivedState<State>, reads: Int) {
    var state = State()
    state.stack.items.append("message")
    var text = String(decoding: try format.bytes(of: state), as: UTF8.self)
    for (name, value) in parts {
      for empty in ["[]", "{}"] {
        text = text.replacing("\"\(name)\":\(empty)", with: "\"\(name)\":\(value)")
      }
    }
    let counter = Counter()
    let restored = try Counter.$current.withValue(counter) { try format.read(text.utf8) }
    #expect(restored.state.stack == state.stack)
    return (restored, counter.count)
  }

  private func elements(_ count: Int, isBad: (Int) -> Bool) -> String {
    let bad = ["\"x\"", "1.5", "null", "{}", "9223372036854775808", "1e999"]
    let texts = (0..<count).map { isBad($0) ? bad[$0 % bad.count] : "\($0)" }
    return "[\(texts.joined(separator: ","))]"
  }

  // A number that does not fit, or 200 bad elements of a list, lost the whole state. Now all bad
  // parts of a list are removed at once (`LossyArchiveDecoder`).
  @Test func `of a list with bad elements all good ones are read, in order`() throws {
    var search = ToySearch("lists with bad elements")
    for count in 0...7 {
      for bad in 0..<1 << count {
        let text = elements(count) { bad >> $0 & 1 == 1 }
        let members = (0..<count).map { "\"\($0)\":\(bad >> $0 & 1 == 1 ? "\"x\"" : "\($0)")" }
        let (restored, reads) = try read([
          "plain": text, "own": text, "named": "{\(members.joined(separator: ","))}",
        ])
        let good = (0..<count).filter { bad >> $0 & 1 == 0 }.map { Counted($0) }
        let named = Dictionary(uniqueKeysWithValues: good.map { ("\($0.value)", $0) })
        search.check(
          restored.state.plain == good && restored.state.own == OwnList(good)
            && restored.state.named == named,
          "\(text): \(restored.state)"
        )
        search.check(
          restored.report.losses.count == 3 * (count - good.count),
          "\(text): \(restored.report)"
        )
        // Once strictly, once to find each damaged list, once for its parts, and once more.
        search.check(reads <= 9 * 3 * count, "\(text): \(reads) reads")
      }
    }
    search.finish()
  }

  @Test func `of a list in each element of a list all good ones are read`() throws {
    var search = ToySearch("lists of lists with bad elements")
    for bad in 0..<1 << 9 {
      let rows = (0..<3).map { row in elements(3) { bad >> (row * 3 + $0) & 1 == 1 } }
      let (restored, _) = try read(["nested": "[\(rows.joined(separator: ",")),7]"])
      let good = (0..<3).map { row in
        (0..<3).filter { bad >> (row * 3 + $0) & 1 == 0 }.map { Counted($0) }
      }
      search.check(restored.state.nested == good, "\(rows): \(restored.state.nested)")
      let places = restored.report.losses.map { "\($0.container)[\($0.position ?? -1)]" }
      let lost = (0..<9).filter { bad >> $0 & 1 == 1 }.map { "nested[\($0 / 3)][\($0 % 3)]" }
      search.check(places == lost + ["nested[3]"], "\(rows): \(places)")
    }
    search.finish()
  }

  /// Returns how often a list of `count` elements is read if half of them are bad.
  private func times(_ count: Int) throws -> Double {
    let text = elements(count) { $0.isMultiple(of: 2) }
    let (restored, reads) = try read(["plain": text])
    let good = stride(from: 1, to: count, by: 2).map { Counted($0) }
    let isRight = restored.state.plain == good
    #expect(isRight, "of \(good.count) good elements, \(restored.state.plain.count) are read")
    return Double(reads) / Double(count)
  }

  @Test func `a damaged archive is read a bounded number of times`() throws {
    for count in [10, 100, 1_000, 10_000] { #expect(try times(count) <= 3) }
    // Damage in each of many elements does not add reads of their neighbours.
    let rows = (0..<1_000).map { _ in elements(10) { $0 == 9 } }.joined(separator: ",")
    let (restored, reads) = try read(["nested": "[\(rows)]"])
    #expect(restored.state.nested == Array(repeating: (0..<9).map { Counted($0) }, count: 1_000))
    #expect(restored.report.losses.count == 1_000)
    #expect(reads <= 10_000 * 6)
    print("read 10,000 numbers in 1,000 damaged lists \(reads) times in all")
  }

  /// The former rule: remove one bad element and read everything again.
  @Test func `a rule that reads the archive once more for each bad element is found`() throws {
    func reads(_ count: Int) -> Int {
      var texts: [JSONValue] = (0..<count).map {
        $0.isMultiple(of: 2) ? .string("x") : .number(JSONNumber($0))
      }
      let counter = Counter()
      return Counter.$current.withValue(counter) {
        while true {
          let data = Data(JSONValue.array(texts).description.utf8)
          do {
            _ = try JSONDecoder().decode([Counted].self, from: data)
            return counter.count
          } catch DecodingError.typeMismatch(_, let context) {
            texts.remove(at: context.codingPath.last?.intValue ?? 0)
          } catch {
            return counter.count
          }
        }
      }
    }
    #expect(Double(reads(10)) / 10 <= 3)
    #expect(Double(reads(100)) / 100 > 3)
  }
}
