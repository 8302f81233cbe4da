/// The extent to which a contract was checked.
///
/// A driver that can do nothing breaks nothing: look at ``neverDone``.
///
/// ```swift
/// let result = try contract.check()
/// result.neverDone                                   // []
/// print(result)                                      // 1,204 scripts of up to 3 steps
/// ```
public struct HostContractResult: Hashable, Sendable {
  /// The number of scripts that were run.
  public let scripts: Int

  /// The number of steps in the longest of them.
  public let depth: Int

  /// The acts that the driver could never do, of those that are possible for a host of its kind.
  public let neverDone: [HostAct]
}

extension HostContractResult: CustomStringConvertible {
  /// The numbers, and what was never done.
  public var description: String {
    let missing = neverDone.map(\.description).joined(separator: ", ")
    return "\(scripts) script\(scripts == 1 ? "" : "s") of up to \(depth) steps"
      + (neverDone.isEmpty ? "" : "; never done: \(missing)")
  }
}
