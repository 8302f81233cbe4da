public import ComposableNavigation

/// A report on reading an archive: its version, and the parts that were lost.
///
/// ```swift
/// let restored = try format.read(bytes)
/// if !restored.report.isWhole { log.warning("\(restored.report)") }
/// // version 1, of 3.0; 1 part is not as it was:
/// // stack.entries[2] is left out: there is no screen “outbox”
/// ```
public struct ArchiveReport: Hashable, Sendable {
  /// The version of the archive; 0 for a state that was encoded without a format.
  public let version: Int

  /// The version of the app that has written the archive; empty if the archive does not contain it.
  public let app: String

  /// The parts that differ from the written state, in the order in which they were read.
  public let losses: [ArchiveLoss]

  /// Makes a report.
  public init(version: Int, app: String = "", losses: [ArchiveLoss] = []) {
    self.version = version
    self.app = app
    self.losses = losses
  }

  /// A Boolean value that indicates whether the state was read without losses.
  public var isWhole: Bool { losses.isEmpty }
}

extension ArchiveReport: CustomStringConvertible {
  /// The version, and a line for each loss.
  public var description: String {
    let writer = "version \(version)" + (app.isEmpty ? "" : ", of \(app.cut(to: 40))")
    guard !isWhole else { return writer.withoutCommands }
    let count =
      losses.count == 1 ? "1 part is not as it was" : "\(losses.count) parts are not as they were"
    let lines = losses.map { "\n\($0)" }.joined()
    return "\(writer); \(count):\(lines)".withoutCommands
  }
}
