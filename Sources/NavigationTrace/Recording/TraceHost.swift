/// A host in a trace: the number of its lane, and its own number there.
public struct TraceHost: Hashable, Sendable {
  /// Lanes are counted from 1, in the order in which their first handlers were set up.
  public var lane: Int

  /// Hosts are counted from 1 in their lane.
  public var number: Int

  /// Names a host.
  public init(lane: Int, number: Int) {
    self.lane = lane
    self.number = number
  }
}

extension TraceHost: CustomStringConvertible {
  /// Lane and number, as in `1.2`.
  public var description: String { "\(lane).\(number)" }

  /// Reads what ``description`` writes; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let lane = parts[0], let number = parts[1] else { return nil }
    self.init(lane: lane, number: number)
  }
}
