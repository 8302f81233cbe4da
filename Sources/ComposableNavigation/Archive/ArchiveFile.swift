/// A file in which an app keeps its state: written whole or not at all.
///
/// ```swift
/// let file = ArchiveFile("\(folder)/inbox", format: .inbox)
/// let restored = try file.load()
/// let store = Store(initialState: restored?.state ?? Inbox.State()) { Inbox() }
/// let saving = store.saving(to: file)
/// ```
///
/// Whenever the process is killed, the machine stops or the disk is full, the file has one of the
/// states that were saved, as a whole, and the last one whose saving has ended or a later one. Two
/// processes that save to one file do not mix: who is last has saved. What a kill leaves beside the
/// file, the next ``load()`` or first save takes away. Who may read the file stays as it was; a file
/// that is made is its owner's alone. A link stays a link: what it leads to is written.
///
/// A file that could not be read is never written over: ``write(_:)`` and ``save(_:)`` refuse until
/// ``setAside()`` has kept what is there. So it is with the file of a later version of the app, also
/// if that has written it since ``load()``, or if there was none:
///
/// ```swift
/// do throws(ArchiveFileError) {
///   try file.write(state)
/// } catch {
///   if case .wouldReplace(_, .newer) = error { askForUpdate() }
/// }
/// ```
///
/// ``write(_:)`` waits for the disk; ``save(_:)`` does not hold up whoever calls it.
///
/// ## Laws
/// - writers and readers at once never see a mix
/// - the written value is read back, and no other file is left beside it
/// - a file that could not be read is not written over until it is set aside
/// - a file written by a later version is not overwritten
public final class ArchiveFile<State: Codable>: Sendable {
  /// The record of the saves that were asked for, and of what has come of them.
  private struct Book {
    /// The number of the next save.
    var next = 0
    /// The number of the last save that was written.
    var written = -1
    /// Tells whether the file holds something that could not be read.
    var holdsUnread = false
    /// The stamp of the file when it was last read or written, and could be written over.
    var known: FileStamp?
    var isTidy = false
  }

  /// The path of the file.
  public let path: String

  /// The format in which states are written in the file.
  public let format: ArchiveFormat<State>

  private let whole: WholeFile
  private let book = Locked(Book())

  /// Names a file; nothing happens to it yet.
  ///
  /// - Parameters:
  ///   - path: Where it lies, or is to lie: in a folder that is there.
  ///   - format: The format of the states in it.
  public init(_ path: String, format: ArchiveFormat<State>) {
    self.path = path
    self.format = format
    whole = WholeFile(path)
  }

  // MARK: Reading

  /// Reads the state.
  ///
  /// - Returns: The state, with what came of reading it; nil when there is no file.
  /// - Throws: ``ArchiveFileError``; the file is as it was, and is not written over from then on.
  /// - Complexity: O(*n*) in the size of the file, beside that of the folder.
  public func load() throws(ArchiveFileError) -> ArchivedState<State>? {
    tidy()
    let found: (bytes: [UInt8], stamp: FileStamp)?
    do throws(FileFault) {
      found = try whole.readStamped()
    } catch {
      book.withLock { $0.holdsUnread = true }
      throw .notRead(path, reason: error.description)
    }
    guard let found else { return nil }
    do throws(ArchiveError) {
      let restored = try format.read(found.bytes)
      book.withLock { ($0.holdsUnread, $0.known) = (false, found.stamp) }
      return restored
    } catch {
      book.withLock { $0.holdsUnread = true }
      throw .noState(path, error)
    }
  }

  /// Copies the file to one beside it, so that nothing is lost when it is written over.
  ///
  /// Reach for it when ``load()`` has thrown, or its report is not whole:
  ///
  /// ```swift
  /// try file.setAside()                                // "inbox.unread"
  /// ```
  ///
  /// - Returns: Where it is kept: the same path with `.unread` behind it, and a number from the second
  ///   on. nil when there is no file.
  /// - Throws: ``ArchiveFileError``, when it cannot be read or kept.
  @discardableResult
  public func setAside() throws(ArchiveFileError) -> String? {
    do throws(FileFault) {
      let found = try whole.readStamped()
      let kept = try found.map { found throws(FileFault) in try whole.keepBeside(found.bytes) }
      book.withLock { ($0.holdsUnread, $0.known) = (false, found?.stamp) }
      return kept?.text
    } catch {
      throw .notWritten("\(path).unread", reason: error.description)
    }
  }

  // MARK: Writing

  /// Writes a state, and returns when it is on the disk.
  ///
  /// It waits for the disk, for some thousandths of a second as a rule: who cannot, calls
  /// ``save(_:)``.
  ///
  /// - Throws: ``ArchiveFileError``; the file is as it was.
  public func write(_ state: State) throws(ArchiveFileError) {
    try write(state, number: takeNumber())
  }

  /// Writes a state without blocking the caller, and returns when it is on the disk.
  ///
  /// ```swift
  /// return .run { [state] _ in try await file.save(state) }
  /// ```
  ///
  /// Saves that are under way at once end in the order in which they were called: an earlier state
  /// never takes the place of a later one.
  ///
  /// - Throws: ``ArchiveFileError``; the file is as it was.
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

  private func write(_ state: State, number: Int) throws(ArchiveFileError) {
    let bytes: [UInt8]
    do throws(ArchiveError) {
      bytes = try format.bytes(of: state)
    } catch {
      throw .notEncoded(path, error)
    }
    tidy()
    let failure = book.withLock { book -> ArchiveFileError? in
      // A later state is there already.
      guard number > book.written else { return nil }
      var refusal: ArchiveFileError?
      do throws(FileFault) {
        let written = try whole.write(bytes) { stamp in
          refusal = self.refusal(toReplace: stamp, &book)
          return refusal == nil
        }
        guard let written else { return refusal }
        (book.written, book.known) = (number, written)
        return nil
      } catch {
        return .notWritten(path, reason: error.description)
      }
    }
    if let failure { throw failure }
  }

  /// Returns the reason why what is in the file is not to be lost; it is read if somebody else has
  /// written it.
  private func refusal(toReplace stamp: FileStamp?, _ book: inout Book) -> ArchiveFileError? {
    guard let stamp else {
      // It was moved away.
      book.holdsUnread = false
      return nil
    }
    guard !book.holdsUnread else { return .wouldBeLost(path) }
    guard stamp != book.known else { return nil }
    guard let bytes = try? whole.read() else { return .wouldBeLost(path) }
    if let error = format.reasonToKeep(bytes) { return .wouldReplace(path, error) }
    book.known = stamp
    return nil
  }

  private func takeNumber() -> Int {
    book.withLock { book -> Int in
      defer { book.next += 1 }
      return book.next
    }
  }

  /// Takes away what a kill has left, once.
  private func tidy() {
    let isTidy = book.withLock { book -> Bool in
      defer { book.isTidy = true }
      return book.isTidy
    }
    if !isTidy { whole.removeLeftovers() }
  }
}
