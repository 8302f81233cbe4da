public import ComposableNavigation

/// A report on reading an archive: the version that wrote it, and the parts that were lost.
///
/// ```swift
/// let restored = try format.read(bytes)
/// if !restored.report.isWhole { log.warning("\(restored.report)") }
/// // version 1, of 3.0; 1 part is not as it was:
/// // stack.entries[2] is left out: there is no screen “outbox”
/// ```
public struct ArchiveReport: Hashable, Sendable {
  /// The version that the archive had; 0 for a state that was written without any format.
  public let version: Int

  /// The version of the app that had written it; empty when it did not say.
  public let app: String

  /// The parts that are not as they were written, in the order in which they were read.
  public let losses: [ArchiveLoss]

  /// Describes the reading of an archive.
  public init(version: Int, app: String = "", losses: [ArchiveLoss] = []) {
    self.version = version
    self.app = app
    self.losses = losses
  }

  /// Tells whether everything is as it was written.
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
