import ComposableNavigation
import NavigationArchive
import NavigationJSON

/// The writer of the user's onboarding, called after each change: a dependency, so that tests can
/// replace it.
struct SavedOnboarding: Sendable {
  let write: @MainActor @Sendable (Onboarding.State) throws -> Void

  /// Discards everything.
  static var nowhere: SavedOnboarding { SavedOnboarding { _ in } }

  static func file(_ file: ArchiveFile<Onboarding.State>) -> SavedOnboarding {
    SavedOnboarding { try file.write($0) }
  }

  static func file(_ path: String) -> SavedOnboarding {
    file(ArchiveFile(path, format: .onboarding))
  }

  /// Writes the current and every later state and reports the first failure.
  @MainActor
  func keepWriting(_ store: Store<Onboarding.State, Onboarding.Action>) -> Subscription {
    var hasFailed = false
    return store.observe { state in
      do {
        try write(state)
        hasFailed = false
      } catch {
        // The action that reports the failure changes the state, which cannot be written either.
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
  /// The format of the whole state: the questions, the answers, and the queue.
  static var onboarding: Self {
    ArchiveFormat(
      "Onboarding",
      initial: Onboarding.State(),
      migrations: [
        // The file contained the state alone before archives existed.
        ArchiveMigration(from: 0) { value in
          guard value["modules"] != nil else { throw NoOnboarding() }
        }
      ]
    )
  }
}

/// The error that a file has no state of this app.
struct NoOnboarding: Error, CustomStringConvertible {
  var description: String { "it is no onboarding" }
}
