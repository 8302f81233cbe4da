import Foundation
import Testing
import TestSupport

@testable import NavigationTesting

@Suite(.late) struct SearchShardTests {
  @Test(arguments: ["", "3", "0/4", "5/4", "-1/4", "1/0", "1/2/3", "a/b", "1/", "/2", " 1/2"])
  func `a text that names no part makes none`(text: String) {
    #expect(SearchShard(text) == nil)
  }

  @Test func `the parts have each number once, and differ in size by at most one`() throws {
    for count in 1...7 {
      let shards = (1...count).compactMap { SearchShard("\($0)/\(count)") }
      #expect(shards.count == count)
      for total in 0...40 {
        let ranges = shards.map { $0.range(of: total) }
        #expect(ranges.flatMap { Array($0) } == Array(0..<total))
        let sizes = ranges.map(\.count)
        #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 7])
  func `the states of all parts are those of one search`(count: Int) throws {
    let (whole, parts) = (Folder(), Folder())
    let one = explorer("1/1", whole).explore(Lattice(side: 24))
    var sizes: [Int] = []
    for number in 1...count {
      sizes.append(explorer("\(number)/\(count)", parts).explore(Lattice(side: 24)).states)
    }
    #expect(try whole.lines().count == one.states)
    #expect(try parts.lines() == whole.lines())
    // A part is really one.
    #expect(count == 1 || sizes.allSatisfy { $0 < one.states })
  }

  @Test func `one part finds the fault, and its script leads there`() throws {
    let system = Lattice(side: 24, fault: [20, 3, 1])
    let found = (1...4).compactMap { explorer("\($0)/4", nil).explore(system).counterexample }
    #expect(!found.isEmpty)
    for counterexample in found {
      var again = system
      for step in counterexample.script { again.take(try #require(Int(step))) }
      #expect(again.violation == counterexample.violation)
    }
  }

  @Test func `a search that is not complete writes no fingerprints`() throws {
    let folder = Folder()
    var explorer = Explorer(maximumStates: 500)
    explorer.settings.folder = folder.path
    #expect(!explorer.explore(Lattice(side: 24)).isComplete)
    #expect(try folder.lines().isEmpty)
  }

  @Test func `a part that is misspelled fails the search with its text`() throws {
    var explorer = Explorer()
    explorer.settings = SearchSettings(["NAVIGATION_SHARD": "17/16"])
    let counterexample = try #require(explorer.explore(Lattice(side: 3)).counterexample)
    #expect(counterexample.violation == "NAVIGATION_SHARD is “17/16”, not a part such as 3/16")
  }

  @Test func `fingerprints that no other process would have fail the search`() throws {
    var explorer = Explorer()
    explorer.settings = SearchSettings(["NAVIGATION_FINGERPRINTS": "/tmp/none"])
    let counterexample = try #require(explorer.explore(Lattice(side: 3)).counterexample)
    #expect(
      counterexample.violation == "NAVIGATION_FINGERPRINTS needs SWIFT_DETERMINISTIC_HASHING=1"
    )
  }

  @Test func `a folder that cannot be written fails the search`() throws {
    let folder = Folder()
    try Data().write(to: URL(fileURLWithPath: folder.path))
    let counterexample = try #require(
      explorer("1/1", folder).explore(Lattice(side: 3)).counterexample
    )
    #expect(counterexample.violation.contains(folder.path))
  }

  private func explorer(_ shard: String, _ folder: Folder?) -> Explorer {
    var explorer = Explorer()
    explorer.settings.shard = SearchShard(shard)
    explorer.settings.folder = folder?.path
    return explorer
  }
}

/// A folder that does not exist yet, and is removed with its contents.
private final class Folder {
  let path = NSTemporaryDirectory() + "shards-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the different lines of all files.
  func lines() throws -> Set<Substring> {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    return try Set(
      files.flatMap {
        try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8).split(separator: "\n")
      }
    )
  }
}

/// A walk up three stairs of some steps; one place can be wrong.
private struct Lattice: ExplorableSystem {
  let side: Int
  var fault: [Int] = []
  var place = [0, 0, 0]

  func steps() -> [Int] { place.indices.filter { place[$0] < side - 1 } }
  mutating func take(_ step: Int) { place[step] += 1 }
  var violation: String? { place == fault ? "at \(place)" : nil }

  func write(into fingerprinter: inout Fingerprinter) {
    for number in place { fingerprinter.write(number) }
  }
}
