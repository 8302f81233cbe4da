public import ComposableNavigation

/// An error of reading a state from a file, or of writing it.
///
/// A store that saves its state reports the error as a `Refusal`.
///
/// ```swift
/// ArchiveFileError.notWritten("inbox", reason: "No space left on device").description
/// // "the state is not saved to \"inbox\": No space left on device"
/// ```
public enum ArchiveFileError: Error, Hashable, Sendable {
  /// The file cannot be read, with the system's message.
  case notRead(String, reason: String)
  /// The content of the file is not a state of this app.
  case noState(String, ArchiveError)
  /// The file cannot be written, with the system's message: the disk is full, or the folder is not
  /// writable.
  case notWritten(String, reason: String)
  /// The file has the state, but may lose it if the machine stops, because its folder cannot be
  /// written to the disk; with the system's message.
  case notSynced(String, reason: String)
  /// The state cannot be encoded.
  case notEncoded(String, ArchiveError)
  /// The content of the file could not be read, and would be lost. Call ``ArchiveFile/setAside()``
  /// first.
  case wouldBeLost(String)
  /// The file was written by a later version of the app, or by another app, and would be lost. Ask
  /// the user to update the app, or call ``ArchiveFile/setAside()`` first.
  case wouldReplace(String, ArchiveError)
}

extension ArchiveFileError: RefusalReason {
  /// The file and the reason, without terminal control characters.
  public var description: String { sentence.withoutCommands }

  private var sentence: String {
    switch self {
    case .notRead(let path, let reason):
      "\(path.debugDescription) cannot be read: \(reason)"
    case .noState(let path, let error):
      "\(path.debugDescription) holds no state: \(error)"
    case .notWritten(let path, let reason):
      "the state is not saved to \(path.debugDescription): \(reason)"
    case .notSynced(let path, let reason):
      "the state in \(path.debugDescription) may not be on the disk: \(reason)"
    case .notEncoded(let path, let error):
      "the state is not saved to \(path.debugDescription): \(error)"
    case .wouldBeLost(let path):
      "the state is not saved to \(path.debugDescription): what is there could not be read, and "
        + "would be lost"
    case .wouldReplace(let path, let error):
      "the state is not saved to \(path.debugDescription): \(error), and would be lost"
    }
  }
}
