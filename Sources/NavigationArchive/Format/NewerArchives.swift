/// A rule for an archive that a later version of the app has written.
///
/// An app meets such an archive if its user returns to an earlier version, or if two versions share
/// a file.
public enum NewerArchives: String, Hashable, Sendable, Codable {
  /// Throws ``ArchiveError/newer(version:app:known:)``; the archive's file stays as it is.
  case refuse
  /// Reads the archive as if it had the present version: unexpected parts are left out, and are in
  /// the report.
  case decodeLossily = "salvage"
}
