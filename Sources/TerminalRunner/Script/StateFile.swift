package import ComposableNavigation
package import NavigationArchive

/// The file from which a showcase reads its state, and in which it saves it: `--state FILE`.
///
/// ```swift
/// let file = try StateFile(path, format: .notes, name: "Notes")
/// Notes.showcase(in: file).main()
/// ```
@MainActor
package final class StateFile<Saved: Codable & Equatable> {
  /// The saved state; nil if there was no file.
  package let restored: Saved?

  private let file: ArchiveFile<Saved>
  private var saving: Subscription?

  /// Reads the file.
  ///
  /// If a part cannot be read, a copy of the file is kept beside it, and a message is printed.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist.
  ///   - format: The format of the state.
  ///   - name: The showcase's name.
  ///   - error: The output for the message.
  /// - Throws: The fault of the file, which is unchanged.
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

  /// Saves the state of a store from now on; a failure is a refusal of the store.
  ///
  /// Call it before any view is shown: then each change is saved before the user sees it.
  package func keep<Action: Sendable>(_ store: Store<Saved, Action>) {
    saving = store.saving(to: file)
  }

  package func write(_ state: Saved) throws(ArchiveFileError) { try file.write(state) }
}
