/// The format of an app's archived states, which later versions of the app can read.
///
/// Use it if an app should restore its screens after a restart. A format has a name, the version of
/// the state's content, and the migrations from earlier versions:
///
/// ```swift
/// let format = ArchiveFormat("Inbox", version: 2, app: "3.1", initial: Inbox.State(), migrations: [
///   ArchiveMigration(from: 1) { $0.rename("screens", to: "stack") }
/// ])
/// let bytes = try format.bytes(of: state)
/// try format.read(bytes).state == state              // true, ids included
/// ```
///
/// Reading any bytes returns a legal state with a report, or throws an ``ArchiveError``. Each part
/// that cannot be read is left out alone: an entry of a stack, an element of a list. A part that
/// cannot be left out has its initial value. ``ArchiveReport`` lists these parts with the reasons.
/// An ``ArchiveFile`` stores the bytes on a disk.
///
/// Increase the version if an earlier state would be read with another meaning. A new property of
/// the state does not need it, because the initial state has a value; a new property of an entry's
/// item does, else the entry is left out.
///
/// ## Laws
/// - a written state is read back unchanged, ids included
/// - a mangled archive is a legal state with a report, or a typed error
/// - steps are taken one after the other
/// - the same state is the same bytes
///
/// JSON is nested ``deepest`` levels at most. A deeper state is refused when it is written, because
/// it could not be read.
///
/// - Complexity: O(*n*) to write and to read, in the size of the state.
public struct ArchiveFormat<State: Codable>: Sendable {
  /// The name of the app, or of the part of the app, that the states belong to; an archive with
  /// another name is an error.
  public let name: String

  /// The version of the state's content, from 1 on.
  public let version: Int

  /// The version of the app, for reports.
  public let app: String

  /// The rule for archives of a later version.
  public let newer: NewerArchives

  let initial: @Sendable () -> State
  let migrations: [ArchiveMigration]
  let repair: (@Sendable (inout State) -> [String])?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - name: The name of the app that the states belong to.
  ///   - version: The version of the state's content, from 1 on. A state that was encoded without a
  ///     format has version 0, and can be read if a migration begins there.
  ///   - app: The version of the app, for reports.
  ///   - newer: The rule for archives of a later version.
  ///   - initial: The initial state of the app; parts of an archive that cannot be read have their
  ///     values from it.
  ///   - migrations: The steps from earlier versions. If two begin at one version, the first is
  ///     used.
  ///   - repair: Repairs the parts of a decoded state that the shapes do not check, and returns a
  ///     sentence for each change; none for a legal state.
  public init(
    _ name: String,
    version: Int = 1,
    app: String = "",
    newer: NewerArchives = .refuse,
    initial: @autoclosure @escaping @Sendable () -> State,
    migrations: [ArchiveMigration] = [],
    repair: (@Sendable (inout State) -> [String])? = nil
  ) {
    self.name = name
    self.version = version
    self.app = app
    self.newer = newer
    self.initial = initial
    self.migrations = migrations
    self.repair = repair
  }

  /// The maximum depth of nested lists and objects in an archive.
  public static var deepest: Int { 500 }

  /// The version of the envelope, which belongs to the package.
  static var envelope: Int { 1 }
}
