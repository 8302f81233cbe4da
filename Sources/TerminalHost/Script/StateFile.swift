package import NavigationArchive
package import ComposableNavigation

/// The file that a showcase begins with and keeps its state in: `--state FILE`.
///
/// ```swift
/// let file = try StateFile(path, format: .notes, name: "Notes")
/// Notes.showcase(in: file).main()
/// ```
@MainActor
package final class StateFile<Saved: Codable & Equatable> {
  /// The state to begin with; nil when there was no file.
  package let restored: Saved?

  private let file: ArchiveFile<Saved>
  private var saving: Subscription?

  /// Reads what there is.
  ///
  /// When a part of it cannot be read, the file is kept beside itself, and that is said.
  ///
  /// - Parameters:
  ///   - path: Where the file lies, or is to lie.
  ///   - format: The format of the state.
  ///   - name: The showcase's name.
  ///   - error: Where is said what could not be read.
  /// - Throws: The mistake in the file, which is as it was.
  package init(
    _ path: String,
    format: ArchiveFormat<Saved>,
    name: String,
    error: ScriptOutput = .standardError
  ) throws(ArchiveFileError) {
    let file = ArchiveFile(path, format: format)
    let found = try file.load()
    if let report = found?.report, !report.isWhole {
      let kept = try file.setAside()
      error.write("\(name): \(path) is \(report)")
      if let kept { error.write("\(name): as it was, it is kept in \(kept)") }
    }
    self.file = file
    restored = found?.state
  }

  /// Saves the state of a store from now on; what is wrong then is a refusal of the store's.
  ///
  /// Call it before anything is shown: what a person has seen done is on the disk.
  package func keep<Action: Sendable>(_ store: Store<Saved, Action>) {
    saving = store.saving(to: file)
  }

  /// Writes one state.
  package func write(_ state: Saved) throws(ArchiveFileError) { try file.write(state) }
}
