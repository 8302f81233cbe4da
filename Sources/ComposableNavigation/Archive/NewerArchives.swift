/// What becomes of an archive that a later version of an app has written.
///
/// It happens to who goes back to an earlier version, and where two versions of an app share a file.
public enum NewerArchives: String, Hashable, Sendable, Codable {
  /// It is an error (``ArchiveError/newer(version:app:known:)``), and whatever it is kept in stays as
  /// it is.
  case refuse
  /// It is read as if it were of the present version: what is not as expected is left out, and is in
  /// the report.
  case salvage
}
