package import ComposableNavigation

/// The option of a showcase that keeps its state in a file: `--state FILE`; the other arguments are
/// those of every showcase.
package struct StateFileOption: Hashable, Sendable {
  /// The path of the file; nil for none.
  package private(set) var path: String?

  /// The other arguments.
  package private(set) var rest: [String] = []

  /// Reads the arguments; of several files the last counts.
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
  case file(ArchiveFileError)

  /// The fault, and what was expected.
  package var description: String {
    switch self {
    case .missingFile: "a file is missing; expected --state FILE"
    case .file(let error): "\(error); move it away to begin without it"
    }
  }
}
