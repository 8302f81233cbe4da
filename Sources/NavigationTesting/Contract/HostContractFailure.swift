/// A point of the contract that a host breaks, with the shortest script that breaks it.
///
/// ```swift
/// print(failure)
/// // a host reports the elements that the user removed, once, by id; this one did not say that b
/// // went (in a window: go back 1)
/// ```
public struct HostContractFailure: Error, Hashable, Sendable {
  /// The point that is broken.
  public let point: HostPoint

  /// The fault of this host, as the end of a sentence about the host.
  public let finding: String

  /// The place of the host.
  public let setting: HostSetting

  /// The steps before the fault, in order; no shorter script breaks the contract.
  public let script: [String]
}

extension HostContractFailure: CustomStringConvertible {
  /// The point, the fault, and the script that reproduces it.
  public var description: String {
    let steps = script.isEmpty ? "at the first rendering" : script.joined(separator: "; ")
    return "a host \(point.sentence); this one \(finding) (\(setting): \(steps))"
  }
}

/// A broken point and its description, without the script.
struct HostFinding: Hashable, Sendable {
  let point: HostPoint
  let text: String

  init(_ point: HostPoint, _ text: String) {
    self.point = point
    self.text = text
  }
}
