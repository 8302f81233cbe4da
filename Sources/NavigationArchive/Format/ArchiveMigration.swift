import ComposableNavigation
public import NavigationJSON

/// A step from one version of an app's states to a later one, as a change of the JSON.
///
/// ```swift
/// ArchiveMigration(from: 1) { value in
///   value.rename("screens", to: "stack")
///   value["stack"]?.changeEachItem { item in
///     if item == .string("mail") { item = .string("message") }
///   }
/// }
/// ```
///
/// An item may be in several places of an archive: ``NavigationJSON/JSONValue/changeEachItem(_:)``
/// finds all of them.
///
/// A step receives the state as the earlier version has encoded it, and does not use current types,
/// so it continues to work when the types change. Keep each step as long as there may be archives
/// of its version.
public struct ArchiveMigration: Sendable {
  /// The version before the step; 0 for a state that was encoded without a format.
  public let start: Int

  /// The version after the step.
  public let end: Int

  let change: @Sendable (inout JSONValue) throws -> Void

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - start: The version before the step.
  ///   - end: The version after the step; nil for the next. A step that does not end at a later
  ///     version is never used: ``ArchiveError/noMigration(from:to:)``.
  ///   - change: Changes the state; an error that it throws is reported as
  ///     ``ArchiveError/migration(from:reason:)``.
  public init(
    from start: Int,
    to end: Int? = nil,
    change: @escaping @Sendable (inout JSONValue) throws -> Void
  ) {
    self.start = start
    self.end = end ?? start + 1
    self.change = change
  }
}

extension [ArchiveMigration] {
  /// Changes a value from one version to another, step by step.
  ///
  /// - Throws: ``ArchiveError`` if no chain of steps leads there, or if a step fails.
  func migrate(
    _ value: inout JSONValue,
    from start: Int,
    to end: Int
  ) throws(ArchiveError) {
    var version = start
    // Each step increases the version, so there are at most as many steps as versions.
    while version < end {
      guard let step = first(where: { $0.start == version }), step.end > version, step.end <= end
      else { throw .noMigration(from: version, to: end) }
      do {
        try step.change(&value)
      } catch {
        throw .migration(from: version, reason: ArchiveFault(error).reason)
      }
      version = step.end
    }
  }
}
