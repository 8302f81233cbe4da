/// The extent of a contract's check.
///
/// A driver that performs nothing breaks nothing, so look at ``neverDone``.
///
/// ```swift
/// let result = try contract.check()
/// result.neverDone                                   // []
/// print(result)                                      // 1,204 scripts of up to 3 steps
/// ```
public struct HostContractResult: Hashable, Sendable {
  /// The number of scripts that were run.
  public let scripts: Int

  /// The number of steps in the longest script.
  public let depth: Int

  /// The possible acts of this kind of host that the driver never performed.
  public let neverDone: [HostAct]
}

extension HostContractResult: CustomStringConvertible {
  /// The numbers, and the acts that were never performed.
  public var description: String {
    let missing = neverDone.map(\.description).joined(separator: ", ")
    return "\(scripts) script\(scripts == 1 ? "" : "s") of up to \(depth) steps"
      + (neverDone.isEmpty ? "" : "; never done: \(missing)")
  }
}
