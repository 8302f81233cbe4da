/// A point of the contract that a host breaks, and the shortest script that shows it.
///
/// ```swift
/// print(failure)
/// // a host reports what a person removed, once, by the ids that went; this one did not say that b
/// // went (in a window: go back 1)
/// ```
public struct HostContractFailure: Error, Hashable, Sendable {
  /// The point that is broken.
  public let point: HostPoint

  /// The host's doing instead, as the end of a sentence about it.
  public let finding: String

  /// The place of the host.
  public let setting: HostSetting

  /// The events before it, in order: there is no shorter way to break anything.
  public let script: [String]
}

extension HostContractFailure: CustomStringConvertible {
  /// The point, what was found, and how to see it again.
  public var description: String {
    let steps = script.isEmpty ? "at the first rendering" : script.joined(separator: "; ")
    return "a host \(point.sentence); this one \(finding) (\(setting): \(steps))"
  }
}

/// A broken point, without the way that led there: found by the way.
struct HostFinding: Hashable, Sendable {
  let point: HostPoint
  let text: String

  init(_ point: HostPoint, _ text: String) {
    self.point = point
    self.text = text
  }
}
