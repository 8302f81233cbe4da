import ComposableNavigation

/// A file in which an app stores its state, written whole or not at all.
///
/// ```swift
/// let file = ArchiveFile("\(folder)/inbox", format: .inbox)
/// let restored = try file.load()
/// let store = Store(initialState: restored?.state ?? Inbox.State()) { Inbox() }
/// let saving = store.saving(to: file)
/// ```
///
/// If the process is killed, the machine stops or the disk is full, the file contains one of the
/// saved states as a whole: the last one whose saving has ended, or a later one. Two processes that
/// save to one file do not mix; the last save is kept. The next ``load()`` or first save removes
/// files that a killed process has left beside the file. The access rights of the file are kept; a
/// new file is accessible only to its owner. A symbolic link stays a link, and its target is
/// written.
///
/// A file that could not be read is never overwritten: ``write(_:)`` and ``save(_:)`` refuse until
/// ``setAside()`` has copied its content. The same applies to a file of a later version of the app,
/// even if that version has written it after ``load()``, or if there was no file:
///
/// ```swift
/// do throws(ArchiveFileError) {
///   try file.write(state)
/// } catch {
///   if case .wouldReplace(_, .newer) = error { askForUpdate() }
/// }
/// ```
///
/// ``write(_:)`` waits for the disk; ``save(_:)`` does not block its caller.
///
/// ## Laws
/// - writers and readers at once never see a mix
/// - the written value is read back, and no other file is left beside it
/// - a file that could not be read is not written over until it is set aside
/// - a file written by a later version is not overwritten
public final class ArchiveFile<State: Codable>: Sendable {
  /// The numbers of the saves, and the state of the file.
  private struct Status {
    /// The number of the next save.
    var next = 0
    /// The number of the last save that was written.
    var written = -1
    /// The fault because of which the name of that file may not be on the disk.
    var fault: FileFault?
    /// A Boolean value that indicates whether the file's content could not be read.
    var holdsUnread = false
    /// The stamp of the file when it was last read or written, if it may be overwritten.
    var known: FileStamp?
    var isTidy = false
  }

  /// The path of the file.
  public let path: String

  /// The format of the states in the file.
  public let format: ArchiveFormat<State>

  private let whole: WholeFile
  private let status = Locked(Status())

  /// Makes a value for a file, without accessing the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in an existing folder.
  ///   - format: The format of the states in the file.
  public convenience init(_ path: String, format: ArchiveFormat<State>) {
    self.init(path, WholeFile(path), format)
  }

  init(_ path: String, _ whole: WholeFile, _ format: ArchiveFormat<State>) {
    (self.path, self.whole, self.format) = (path, whole, format)
  }

  // MARK: Reading

  /// Reads the state.
  ///
  /// - Returns: The state, with a report on reading it; nil if there is no file.
  /// - Throws: ``ArchiveFileError``; the file is unchanged, and is not overwritten from then on.
  /// - Complexity: O(*n*) in the size of the file, besides reading the folder.
  public func load() throws(ArchiveFileError) -> ArchivedState<State>? {
    tidy()
    let found: (bytes: [UInt8], stamp: FileStamp)?
    do throws(FileFault) {
      found = try whole.readStamped()
    } catch {
      status.withLock { $0.holdsUnread = true }
      throw .notRead(path, reason: error.description)
    }
    guard let found else { return nil }
    do throws(ArchiveError) {
      let restored = try format.read(found.bytes)
      status.withLock { ($0.holdsUnread, $0.known) = (false, found.stamp) }
      return restored
    } catch {
      status.withLock { $0.holdsUnread = true }
      throw .noState(path, error)
    }
  }

  /// Copies the file to another one beside it, so that nothing is lost when the file is
  /// overwritten.
  ///
  /// Use it if ``load()`` has thrown, or if its report is not whole:
  ///
  /// ```swift
  /// try file.setAside()                                // "inbox.unread"
  /// ```
  ///
  /// - Returns: The path of the copy: the same path followed by `.unread`, with a number from the
  ///   second copy on. nil if there is no file.
  /// - Throws: ``ArchiveFileError`` if the file cannot be read or copied.
  @discardableResult
  public func setAside() throws(ArchiveFileError) -> String? {
    do throws(FileFault) {
      let found = try whole.readStamped()
      let kept = try found.map { found throws(FileFault) in try whole.keepBeside(found.bytes) }
      status.withLock { ($0.holdsUnread, $0.known) = (false, found?.stamp) }
      return kept?.text
    } catch {
      throw .notWritten("\(path).unread", reason: error.description)
    }
  }

  // MARK: Writing

  /// Writes a state, and returns after it is on the disk.
  ///
  /// The call waits for the disk, usually for some milliseconds: use ``save(_:)`` if the caller
  /// must not wait.
  ///
  /// - Throws: ``ArchiveFileError``; the file is unchanged, unless it is
  ///   ``ArchiveFileError/notSynced(_:reason:)``.
  public func write(_ state: State) throws(ArchiveFileError) {
    try write(state, number: takeNumber())
  }

  /// Writes a state without blocking the caller, and returns after it is on the disk.
  ///
  /// ```swift
  /// return .run { [state] _ in try await file.save(state) }
  /// ```
  ///
  /// Concurrent saves end in the order of their calls: an earlier state never replaces a later one.
  ///
  /// - Throws: ``ArchiveFileError``; the file is unchanged, unless it is
  ///   ``ArchiveFileError/notSynced(_:reason:)``.
  public nonisolated(nonsending) func save(
    _ state: State
  ) async throws(ArchiveFileError) where State: Sendable {
    try await write(inBackground: state, number: takeNumber())
  }

  @concurrent
  private func write(
    inBackground state: State,
    number: Int
  ) async throws(ArchiveFileError) where State: Sendable {
    try write(state, number: number)
  }

  func write(_ state: State, number: Int) throws(ArchiveFileError) {
    let bytes: [UInt8]
    do throws(ArchiveError) {
      bytes = try format.bytes(of: state)
    } catch {
      throw .notEncoded(path, error)
    }
    tidy()
    let failure = status.withLock { status -> ArchiveFileError? in
      func unsynced() -> ArchiveFileError? {
        status.fault.map { .notSynced(path, reason: $0.description) }
      }
      // A later state has already been written.
      guard number > status.written else { return unsynced() }
      var refusal: ArchiveFileError?
      do throws(FileFault) {
        let written = try whole.write(bytes) { stamp in
          refusal = self.refusal(toReplace: stamp, &status)
          return refusal == nil
        }
        guard let written else { return refusal }
        (status.written, status.known, status.fault) = (number, written.stamp, written.fault)
        return unsynced()
      } catch {
        return .notWritten(path, reason: error.description)
      }
    }
    if let failure { throw failure }
  }

  /// Returns the reason why the file's content must not be lost; reads the file if another process
  /// has written it.
  private func refusal(toReplace stamp: FileStamp?, _ status: inout Status) -> ArchiveFileError? {
    guard let stamp else {
      // The file was moved or removed.
      status.holdsUnread = false
      return nil
    }
    guard !status.holdsUnread else { return .wouldBeLost(path) }
    guard stamp != status.known else { return nil }
    guard let bytes = try? whole.read() else { return .wouldBeLost(path) }
    if let error = format.reasonToKeep(bytes) { return .wouldReplace(path, error) }
    status.known = stamp
    return nil
  }

  func takeNumber() -> Int {
    status.withLock { status -> Int in
      defer { status.next += 1 }
      return status.next
    }
  }

  /// Removes files that a killed process has left, once.
  private func tidy() {
    let isTidy = status.withLock { status -> Bool in
      defer { status.isTidy = true }
      return status.isTidy
    }
    if !isTidy { whole.removeLeftovers() }
  }
}
