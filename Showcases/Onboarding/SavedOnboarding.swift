import ComposableNavigation
import Foundation
import TerminalHost

/// Where a person's onboarding is written down, after each change: a dependency, as a test needs
/// none or its own.
struct SavedOnboarding: Sendable {
  let write: @MainActor @Sendable (String) throws -> Void

  /// Forgets everything.
  static var nowhere: SavedOnboarding { SavedOnboarding { _ in } }

  static func file(_ path: String) -> SavedOnboarding {
    SavedOnboarding { try WritableFile.replace(path, with: $0) }
  }

  /// Writes the state, and every one from now on; the first failure is told.
  @MainActor
  func keepWriting(_ store: Store<Onboarding.State, Onboarding.Action>) -> Subscription {
    var hasFailed = false
    return store.observe { state in
      do {
        try write(Self.text(of: state))
        hasFailed = false
      } catch {
        // What tells it changes the state, which cannot be written either.
        guard !hasFailed else { return }
        hasFailed = true
        let reason = (error as? FileFailure)?.description ?? error.localizedDescription
        store.send(.savingFailed(reason))
      }
    }
  }

  static func text(of state: Onboarding.State) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  static func state(from text: String) throws -> Onboarding.State {
    try JSONDecoder().decode(Onboarding.State.self, from: Data(text.utf8))
  }

  /// Reads a file that was written.
  ///
  /// - Returns: nil when there is none yet.
  static func read(_ path: String) throws(OnboardingOptionError) -> Onboarding.State? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let state = try? state(from: text)
    else { throw .notSaved(path) }
    return state
  }
}
