/// A host in a trace: the number of its lane, and its own number there.
public struct TraceHost: Hashable, Sendable {
  /// The number of the lane, counted from 1 in the order in which lanes received their first
  /// handlers.
  public var lane: Int

  /// The number of the host in its lane, counted from 1.
  public var number: Int

  /// Makes the name of a host.
  public init(lane: Int, number: Int) {
    self.lane = lane
    self.number = number
  }
}

extension TraceHost: CustomStringConvertible {
  /// Lane and number, as in `1.2`.
  public var description: String { "\(lane).\(number)" }

  /// Reads the output of ``description``; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let lane = parts[0], let number = parts[1] else { return nil }
    self.init(lane: lane, number: number)
  }
}
