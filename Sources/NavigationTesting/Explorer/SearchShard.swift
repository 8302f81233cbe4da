import Foundation

/// One part of a search that several machines share, such as the third of sixteen.
///
/// Each machine runs the same tests with another value of the environment variable
/// `NAVIGATION_SHARD`, here from `1/16` to `16/16`. An ``Explorer`` then takes the first steps on
/// every machine, until there are enough states to share, and goes on from its part of them alone. A
/// small search runs whole on every machine.
///
/// ```swift
/// SearchShard("3/16")?.range(of: 160)     // 20..<30
/// SearchShard("17/16")                    // nil
/// ```
///
/// With `NAVIGATION_FINGERPRINTS`, the path of a folder, each complete search without a fault writes
/// the sorted fingerprints of its states into a file of its own there. The files of all parts
/// together have the states of one whole search, and `LC_ALL=C sort -mu` over them counts each once.
/// The fingerprints are the same in all processes only with `SWIFT_DETERMINISTIC_HASHING=1`.
public struct SearchShard: Sendable, Hashable, CustomStringConvertible {
  /// The number of this part, from 1 to ``count``.
  public let number: Int

  /// The number of parts.
  public let count: Int

  /// Makes a part from a text such as `3/16`; nil for other texts, and for a part beyond the last.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns this part of the numbers below a total.
  ///
  /// All parts together have each number once.
  public func range(of total: Int) -> Range<Int> {
    let (size, larger) = total.quotientAndRemainder(dividingBy: count)
    let start = (number - 1) * size + min(number - 1, larger)
    return start..<start + size + (number <= larger ? 1 : 0)
  }

  /// A text such as `3/16`.
  public var description: String { "\(number)/\(count)" }

  /// Returns true if a layer has enough states that all parts take about as long.
  @usableFromInline
  func canShare(_ states: Int) -> Bool { states / 32 >= count }
}

/// The part of a search and the folder for its fingerprints, both from the environment.
@usableFromInline
struct SearchSettings: Sendable {
  @usableFromInline var shard: SearchShard?
  @usableFromInline var folder: String?
  /// A description of variables that contradict each other; every search then fails with it.
  @usableFromInline var fault: String?

  @usableFromInline static let process = SearchSettings(ProcessInfo.processInfo.environment)

  init(_ environment: [String: String]) {
    folder = environment["NAVIGATION_FINGERPRINTS"]
    if folder != nil, environment["SWIFT_DETERMINISTIC_HASHING"] == nil {
      fault = "NAVIGATION_FINGERPRINTS needs SWIFT_DETERMINISTIC_HASHING=1"
    }
    guard let text = environment["NAVIGATION_SHARD"] else { return }
    shard = SearchShard(text)
    if shard == nil { fault = "NAVIGATION_SHARD is “\(text)”, not a part such as 3/16" }
  }
}
