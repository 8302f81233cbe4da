import Foundation
package import NavigationArchive

/// The option of a showcase that saves its state in a file, `--state FILE`, and the arguments for
/// the showcase itself.
package struct StateFileOption: Hashable, Sendable {
  /// The path of the file; nil for none.
  package private(set) var path: String?

  /// The other arguments.
  package private(set) var rest: [String] = []

  /// Reads the arguments; of several files, the last one counts.
  ///
  /// - Throws: ``StateFileError``, also if the file is that of a recording, because each would
  ///   overwrite the other.
  package init(_ arguments: [String]) throws(StateFileError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      guard argument == "--state" else {
        rest.append(argument)
        continue
      }
      guard let path = arguments.popFirst() else { throw .missingFile }
      self.path = path
    }
    // The showcase reports a fault in the other arguments.
    guard let path, let options = try? ScriptOptions(rest) else { return }
    for case let (option, other?) in [("--record", options.record), ("--replay", options.replay)]
    where Self.file(path) == Self.file(other) {
      throw .sameFile(option, path)
    }
  }

  /// Returns the file at a path, with links resolved.
  private static func file(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Reads the file.
  ///
  /// - Returns: The file; nil without the option.
  @MainActor
  package func open<Saved: Codable & Equatable>(
    as format: ArchiveFormat<Saved>,
    for name: String
  ) throws(StateFileError) -> StateFile<Saved>? {
    guard let path else { return nil }
    do throws(ArchiveFileError) {
      return try StateFile(path, format: format, name: name)
    } catch {
      throw .file(error)
    }
  }
}

/// The reason why a showcase cannot start with its file.
package enum StateFileError: Error, Hashable, CustomStringConvertible {
  case missingFile
  /// The state and a recording use the same file; the option of the recording.
  case sameFile(String, String)
  case file(ArchiveFileError)

  /// The fault, and the expected input.
  package var description: String {
    switch self {
    case .missingFile: "a file is missing; expected --state FILE"
    case .sameFile(let option, let path):
      "--state and \(option) both name \(path.quoted); expected two files"
    case .file(let error): "\(error); move it away to begin without it"
    }
  }
}
