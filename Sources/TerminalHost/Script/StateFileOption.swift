package import NavigationArchive
import ComposableNavigation
import Foundation

/// The option of a showcase that keeps its state in a file: `--state FILE`; the other arguments are
/// those of every showcase.
package struct StateFileOption: Hashable, Sendable {
  /// The path of the file; nil for none.
  package private(set) var path: String?

  /// The other arguments.
  package private(set) var rest: [String] = []

  /// Reads the arguments; of several files the last counts.
  ///
  /// - Throws: ``StateFileError``, also when the file is that of a recording: each would take away what
  ///   the other writes.
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
    // A mistake in the rest is reported by the showcase that reads it.
    guard let path, let options = try? ScriptOptions(rest) else { return }
    for case let (option, other?) in [("--record", options.record), ("--replay", options.replay)]
    where Self.file(path) == Self.file(other) {
      throw .sameFile(option, path)
    }
  }

  /// The file that a path leads to, by whatever links.
  private static func file(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Reads the file.
  ///
  /// - Returns: nil when there is to be none.
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

/// The reason why a showcase does not begin with its file.
package enum StateFileError: Error, Hashable, CustomStringConvertible {
  case missingFile
  /// The state and a recording are to be in one file; the option of the recording.
  case sameFile(String, String)
  case file(ArchiveFileError)

  /// The fault, and what was expected.
  package var description: String {
    switch self {
    case .missingFile: "a file is missing; expected --state FILE"
    case .sameFile(let option, let path):
      "--state and \(option) both name \(path.quoted); expected two files"
    case .file(let error): "\(error); move it away to begin without it"
    }
  }
}
