import Foundation

extension ArchiveFormat {
  /// Reads a state.
  ///
  /// ```swift
  /// let restored = try format.read(bytes)
  /// restored.state                                     // legal, whatever the bytes were
  /// restored.report.isWhole                            // false when something was left out
  /// ```
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: The state, and what came of reading it.
  /// - Throws: ``ArchiveError``: for what is no JSON, for the archive of another app or of a later
  ///   version, and for one from which no migration leads here. Nothing is lost by it.
  /// - Complexity: O(*n*), also for what is damaged: see ``mostAttempts``.
  public func read(_ bytes: some Sequence<UInt8>) throws(ArchiveError) -> ArchivedState<State> {
    let data = Data(bytes)
    let head: ArchiveHead
    do {
      head = try JSONDecoder().decode(ArchiveHead.self, from: data)
    } catch {
      throw .noArchive(reason: ArchiveFault(error).reason)
    }
    let version = try legalVersion(of: head)
    var losses: [ArchiveLoss] = []
    var state = try read(data, version, &losses)
    losses += (repair?(&state) ?? []).map { ArchiveLoss(.repaired, container: "", reason: $0) }
    return ArchivedState(
      state: state,
      report: ArchiveReport(version: version, app: head.app ?? "", losses: losses)
    )
  }

  /// The most attempts to read a damaged archive, each without the parts that could not be read;
  /// after that the whole state is the initial one.
  ///
  /// Entries of containers do not count: those that cannot be read are all left out at once.
  public static var mostAttempts: Int { 200 }

  /// The version that an archive has, when it is one that can be read.
  private func legalVersion(of head: ArchiveHead) throws(ArchiveError) -> Int {
    guard head.hasArchive else {
      // Written by itself, before there was a format.
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
    guard version <= self.version || newer == .salvage else {
      throw .newer(version: version, app: head.app ?? "", known: self.version)
    }
    return version
  }

  private func read(
    _ data: Data,
    _ version: Int,
    _ losses: inout [ArchiveLoss]
  ) throws(ArchiveError) -> State {
    if version == self.version, version > 0,
      let content = try? JSONDecoder().decode(ArchiveContent<State>.self, from: data)
    {
      return content.state
    }
    var value = try tree(data, isBare: version == 0)
    if version < self.version {
      try migrations.migrate(&value, from: version, to: self.version)
    }
    var salvage = ArchiveSalvage<State>(value, initial: try? ArchiveValue(archiving: initial()))
    let state = try salvage.read()
    losses = salvage.losses
    return state
  }

  private func tree(_ data: Data, isBare: Bool) throws(ArchiveError) -> ArchiveValue {
    do {
      guard !isBare else { return try JSONDecoder().decode(ArchiveValue.self, from: data) }
      return try JSONDecoder().decode(ArchiveContent<ArchiveValue>.self, from: data).state
    } catch {
      throw .noArchive(reason: ArchiveFault(error).reason)
    }
  }
}

extension TraceValue {
  /// Makes a tree of the JSON that a value's own Codable writes.
  init(archiving value: some Encodable) throws {
    self = try JSONDecoder().decode(TraceValue.self, from: JSONEncoder().encode(value))
  }

  /// Reads a value by its own Codable; containers leave out what they cannot read, and say so.
  func salvaged<Value: Decodable>(as type: Value.Type, _ log: SalvageLog?) throws -> Value {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.salvageLog, let log { decoder.userInfo[key] = log }
    return try decoder.decode(type, from: JSONEncoder().encode(self))
  }
}
