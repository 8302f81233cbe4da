public import NavigationJSON
import ComposableNavigation

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
/// An item may stand in several places of an archive:
/// ``NavigationJSON/JSONValue/changeEachItem(_:)`` finds them all.
///
/// A step sees the state as the earlier version has written it, and never the types of today: it goes
/// on working when they change. Keep each step as long as there may be archives of its version.
public struct ArchiveMigration: Sendable {
  /// The version that it begins with; 0 for a state that was written without any format.
  public let start: Int

  /// The version that it leads to.
  public let end: Int

  let change: @Sendable (inout JSONValue) throws -> Void

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - start: The version that it begins with.
  ///   - end: The version that it leads to; nil for the next. One that is not later is never gone to:
  ///     ``ArchiveError/noMigration(from:to:)``.
  ///   - change: Changes the state; what it throws is ``ArchiveError/migration(from:reason:)``.
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
  /// - Throws: ``ArchiveError``, when no chain of steps leads there, or a step cannot be taken.
  func migrate(
    _ value: inout JSONValue,
    from start: Int,
    to end: Int
  ) throws(ArchiveError) {
    var version = start
    // Each step leads on, so that there are no more than there are versions.
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
