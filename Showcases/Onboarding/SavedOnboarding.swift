import NavigationArchive
import NavigationJSON
import ComposableNavigation
import TerminalHost

/// The writer of a person's onboarding, called after each change: a dependency, as a test needs
/// none or its own.
struct SavedOnboarding: Sendable {
  let write: @MainActor @Sendable (Onboarding.State) throws -> Void

  /// Forgets everything.
  static var nowhere: SavedOnboarding { SavedOnboarding { _ in } }

  static func file(_ file: ArchiveFile<Onboarding.State>) -> SavedOnboarding {
    SavedOnboarding { try file.write($0) }
  }

  static func file(_ path: String) -> SavedOnboarding {
    file(ArchiveFile(path, format: .onboarding))
  }

  /// Writes the state, and every one from now on; the first failure is told.
  @MainActor
  func keepWriting(_ store: Store<Onboarding.State, Onboarding.Action>) -> Subscription {
    var hasFailed = false
    return store.observe { state in
      do {
        try write(state)
        hasFailed = false
      } catch {
        // The action that tells of it changes the state, which cannot be written either.
        guard !hasFailed else { return }
        hasFailed = true
        store.send(.savingFailed(Self.reason(error)))
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard case .notWritten(_, reason: let reason)? = error as? ArchiveFileError else {
      return "\(error)"
    }
    return reason
  }
}

extension ArchiveFormat where State == Onboarding.State {
  /// Everything is saved: the questions, the answers, and what waits.
  static var onboarding: Self {
    ArchiveFormat(
      "Onboarding",
      initial: Onboarding.State(),
      migrations: [
        // The state alone was the file, until it was kept in an archive.
        ArchiveMigration(from: 0) { value in
          guard value["modules"] != nil else { throw NoOnboarding() }
        }
      ]
    )
  }
}

/// The error that a file holds no state of this app.
struct NoOnboarding: Error, CustomStringConvertible {
  var description: String { "it is no onboarding" }
}
