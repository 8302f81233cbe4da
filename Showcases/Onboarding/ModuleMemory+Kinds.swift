import ComposableNavigation
import Foundation
import NavigationArchive
import NavigationScreens

extension ModuleMemory {
  /// Stores the name until the program ends, for a script that restarts the app.
  static func untilExit() -> ModuleMemory {
    let last = LastName()
    return ModuleMemory {
      last.name.withLock { $0 }
    } save: { name in
      last.name.withLock { $0 = name }
    }
  }

  /// Stores the name in a file.
  ///
  /// If the name cannot be written, the app begins with its questions.
  static func file(_ path: String) -> ModuleMemory {
    // Removed here because an app that begins with a saved state does not read the name.
    WholeFile(path).removeLeftovers()
    return ModuleMemory {
      (try? WholeFile(path).read()).map { String(decoding: $0, as: UTF8.self) }
    } save: { name in
      guard let name else {
        try? FileManager.default.removeItem(atPath: path)
        return
      }
      try? WholeFile(path).write(Array(name.utf8))
    }
  }
}

private final class LastName: Sendable {
  let name = Locked<String?>(nil)
}
