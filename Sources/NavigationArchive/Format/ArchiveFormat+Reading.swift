import ComposableNavigation
import NavigationJSON

extension ArchiveFormat {
  /// Reads a state.
  ///
  /// ```swift
  /// let restored = try format.read(bytes)
  /// restored.state                                     // legal, for any bytes
  /// restored.report.isWhole                            // false when something was left out
  /// ```
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: The state, and a report on reading it.
  /// - Throws: ``ArchiveError``: for bytes that are not JSON, for the archive of another app or of
  ///   a later version, and for an archive without a migration to this version. Nothing is lost.
  /// - Complexity: O(*n*), also for damaged bytes: the state is read once more for each list and
  ///   each name that could not be read, at most ``mostAttempts`` times.
  public func read(_ bytes: some Sequence<UInt8>) throws(ArchiveError) -> ArchivedState<State> {
    let tree = try Self.tree(bytes)
    let head = ArchiveHead(tree)
    let version = try legalVersion(of: head)
    var (state, losses) = try read(tree, version)
    losses += (repair?(&state) ?? []).map { ArchiveLoss(.repaired, container: "", reason: $0) }
    return ArchivedState(
      state: state,
      report: ArchiveReport(version: version, app: head.app ?? "", losses: losses)
    )
  }

  /// The maximum number of attempts to read a damaged archive, each without the parts that could
  /// not be read; after that, the whole state is the initial one.
  ///
  /// The parts of a list or a dictionary, and the entries of containers, do not count: all
  /// unreadable parts are left out at once.
  public static var mostAttempts: Int { 200 }

  /// Returns the version of an archive; throws if the version cannot be read.
  private func legalVersion(of head: ArchiveHead) throws(ArchiveError) -> Int {
    guard head.hasArchive else {
      // A state that was encoded before there was a format.
      guard migrations.contains(where: { $0.start == 0 }) else {
        throw .noArchive(reason: "it says nothing of a format")
      }
      return 0
    }
    guard let archive = head.archive, archive > 0 else {
      throw .noArchive(reason: "it does not say of which envelope it is")
    }
    guard archive <= Self.envelope else { throw .newerEnvelope(archive) }
    guard let name = head.name else { throw .noArchive(reason: "it does not say of which app") }
    guard name == self.name else { throw .otherName(name, expected: self.name) }
    guard let version = head.version, version > 0 else {
      throw .noArchive(reason: "it does not say of which version")
    }
    guard version <= self.version || newer == .decodeLossily else {
      throw .newer(version: version, app: head.app ?? "", known: self.version)
    }
    return version
  }

  /// Returns the reason why an archive must not be overwritten: another app or a later version has
  /// written it.
  ///
  /// - Returns: nil for an archive that may be read, and for bytes that are not an archive.
  func reasonToKeep(_ bytes: [UInt8]) -> ArchiveError? {
    guard let tree = try? Self.tree(bytes) else { return nil }
    let head = ArchiveHead(tree)
    guard head.hasArchive else { return nil }
    do throws(ArchiveError) {
      _ = try legalVersion(of: head)
      return nil
    } catch {
      return error
    }
  }

  private static func tree(_ bytes: some Sequence<UInt8>) throws(ArchiveError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(reading: bytes)
    } catch {
      throw .noArchive(reason: error.description)
    }
  }

  private func read(
    _ tree: JSONValue,
    _ version: Int
  ) throws(ArchiveError) -> (State, [ArchiveLoss]) {
    // An archive without a format is only the state.
    guard var value = version == 0 ? tree : tree["state"] else {
      throw .noArchive(reason: "“state” is missing")
    }
    if version < self.version {
      try migrations.migrate(&value, from: version, to: self.version)
    }
    var decoder = LossyArchiveDecoder<State>(value) { try? JSONValue(writing: initial()) }
    do throws(ArchiveFault) {
      let result = try decoder.read()
      return (result.value, result.losses + result.noted)
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }
}
