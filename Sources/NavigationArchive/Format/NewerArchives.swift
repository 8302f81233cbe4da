/// A rule for an archive that a later version of an app has written.
///
/// Such archives are met by people who go back to an earlier version, and where two versions of an
/// app share a file.
public enum NewerArchives: String, Hashable, Sendable, Codable {
  /// Throws an error, ``ArchiveError/newer(version:app:known:)``; the archive's file stays as
  /// it is.
  case refuse
  /// Reads the archive as if it were of the present version: the parts that are not as expected are
  /// left out, and are in the report.
  case salvage
}
