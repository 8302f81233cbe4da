public import ComposableNavigation

/// An error of reading a state from a file, or of writing it; the file is as it was.
///
/// A store that saves reports it as a `Refusal`.
///
/// ```swift
/// ArchiveFileError.notWritten("inbox", reason: "No space left on device").description
/// // "the state is not saved to \"inbox\": No space left on device"
/// ```
public enum ArchiveFileError: Error, Hashable, Sendable {
  /// The file cannot be read, in the system's words.
  case notRead(String, reason: String)
  /// The content of the file is no state of this app.
  case noState(String, ArchiveError)
  /// The file cannot be written, in the system's words: the disk is full, or the folder is not to be
  /// written to.
  case notWritten(String, reason: String)
  /// The state cannot be written anywhere.
  case notEncoded(String, ArchiveError)
  /// The content of the file could not be read, and would be lost. Set it aside first:
  /// ``ArchiveFile/setAside()``.
  case wouldBeLost(String)
  /// A later version of the app has written the file, or another app; it would be lost. Ask the user to
  /// update the app, or set the file aside first: ``ArchiveFile/setAside()``.
  case wouldReplace(String, ArchiveError)
}

extension ArchiveFileError: RefusalReason {
  /// The file, and the reason; nothing in it is a terminal's to obey.
  public var description: String { sentence.withoutCommands }

  private var sentence: String {
    switch self {
    case .notRead(let path, let reason):
      "\(path.debugDescription) cannot be read: \(reason)"
    case .noState(let path, let error):
      "\(path.debugDescription) holds no state: \(error)"
    case .notWritten(let path, let reason):
      "the state is not saved to \(path.debugDescription): \(reason)"
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
