/// How much of a contract was looked at.
///
/// A driver that can do nothing breaks nothing: look at ``neverDone``.
///
/// ```swift
/// let result = try contract.check()
/// result.neverDone                                   // []
/// print(result)                                      // 1,204 scripts of up to 3 steps
/// ```
public struct HostContractResult: Hashable, Sendable {
  /// How many scripts were run.
  public let scripts: Int

  /// How many steps the longest of them had.
  public let depth: Int

  /// What the driver could never do, of what a host of its kind might.
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
