/// The format of an app's archived states, which later versions of the app can read.
///
/// Reach for it when a person is to find everything where it was. A format has a name, the version
/// of what is in the state, and the steps that lead to it from earlier versions:
///
/// ```swift
/// let format = ArchiveFormat("Inbox", version: 2, app: "3.1", initial: Inbox.State(), migrations: [
///   ArchiveMigration(from: 1) { $0.rename("screens", to: "stack") }
/// ])
/// let bytes = try format.bytes(of: state)
/// try format.read(bytes).state == state              // true, ids included
/// ```
///
/// Whatever the bytes are, reading them gives a legal state with a report, or an ``ArchiveError``. What
/// cannot be read is left out alone: an entry of a stack, an element of a list. What cannot be left
/// out is as in the initial state. ``ArchiveReport`` says where, and why. An ``ArchiveFile`` keeps the
/// bytes on a disk.
///
/// Give the version another number whenever a state that was written before would be read otherwise
/// than it was meant. A new property of the state needs none, as the initial state has it; one of an
/// entry's item does, else the entry is left out.
///
/// ## Laws
/// - a written state is read back unchanged, ids included
/// - a mangled archive is a legal state with a report, or a typed error
/// - steps are taken one after the other
/// - the same state is the same bytes
///
/// JSON nests ``deepest`` levels at the most. A state that does not is refused when it is written:
/// nobody could read it.
///
/// - Complexity: O(*n*) to write and to read, in the size of the state.
public struct ArchiveFormat<State: Codable>: Sendable {
  /// The name of the app, or of the part of it, whose states they are; an archive of another name
  /// is an error.
  public let name: String

  /// The version of the state's content, from 1 on.
  public let version: Int

  /// The version of the app, for the readers of a report.
  public let app: String

  /// The rule for archives of a later version.
  public let newer: NewerArchives

  let initial: @Sendable () -> State
  let migrations: [ArchiveMigration]
  let repair: (@Sendable (inout State) -> [String])?

  /// Describes a format.
  ///
  /// - Parameters:
  ///   - name: The name of the app whose states they are.
  ///   - version: The version of what is in the state, from 1 on. What was written without any
  ///     format has version 0, and is read when a migration begins there.
  ///   - app: The version of the app, as it is to stand in reports.
  ///   - newer: The treatment of archives of a later version.
  ///   - initial: The state of an app that begins anew; parts of an archive that cannot be read are
  ///     as in this one.
  ///   - migrations: The steps that lead here from earlier versions. Of two that begin at one version
  ///     the first counts.
  ///   - repair: Makes legal what the shapes know nothing of, in every state that is read, and says
  ///     in a sentence each what it changed; nothing for a legal state.
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

  /// The most lists and objects that may lie in each other in an archive.
  public static var deepest: Int { 500 }

  /// The version of the envelope, which is the package's own.
  static var envelope: Int { 1 }
}
