import ComposableNavigation

/// An error of reading or writing an archive; nothing is lost, and nothing has changed.
///
/// ```swift
/// ArchiveError.newer(version: 7, app: "4.0", known: 2).description
/// // "the archive has version 7, of 4.0; expected version 2 at the most"
/// ```
public enum ArchiveError: Error, Hashable, Sendable {
  /// The bytes are not an archive: they are not JSON, or do not name a format.
  case noArchive(reason: String)
  /// The bytes are the archive of another app.
  case otherName(String, expected: String)
  /// A later version of this package has written the archive.
  case newerEnvelope(Int)
  /// A later version of the app has written the archive.
  case newer(version: Int, app: String, known: Int)
  /// No chain of migrations leads from the archive's version to the present one.
  case noMigration(from: Int, to: Int)
  /// A migration has failed.
  case migration(from: Int, reason: String)
  /// No state can be read, even with parts of the initial state.
  case unreadable(reason: String)
  /// The state cannot be written: a name or a number in it cannot be encoded.
  case notWritten(reason: String)
  /// The state is nested too deeply to be read again.
  case tooDeep(Int)
}

extension ArchiveError: CustomStringConvertible {
  /// The fault and the expectation, without terminal control characters.
  public var description: String { sentence.withoutCommands }

  private var sentence: String {
    switch self {
    case .noArchive(let reason):
      "this is no archive: \(reason)"
    case .otherName(let name, let expected):
      "the archive is of \(name.debugDescription); expected \(expected.debugDescription)"
    case .newerEnvelope(let version):
      "the archive has an envelope of version \(version); expected version 1"
    case .newer(let version, let app, let known):
      "the archive has version \(version)\(app.isEmpty ? "" : ", of \(app)"); "
        + "expected version \(known) at the most"
    case .noMigration(let version, let end):
      "the archive has version \(version), and no migration leads from there to version \(end)"
    case .migration(let version, let reason):
      "the archive has version \(version), and its migration failed: \(reason)"
    case .unreadable(let reason):
      "the archive cannot be read: \(reason)"
    case .notWritten(let reason):
      "the state cannot be written: \(reason)"
    case .tooDeep(let depth):
      "the state cannot be written: it nests \(depth) levels, and more than can be read"
    }
  }
}
