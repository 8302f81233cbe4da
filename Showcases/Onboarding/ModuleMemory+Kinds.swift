import NavigationArchive
import ComposableNavigation
import Foundation
import NavigationScreens

extension ModuleMemory {
  /// Remembers until the program ends, for a script that ends the app and begins again.
  static func untilExit() -> ModuleMemory {
    let last = LastName()
    return ModuleMemory {
      last.name.withLock { $0 }
    } save: { name in
      last.name.withLock { $0 = name }
    }
  }

  /// Remembers in a file.
  ///
  /// A name that cannot be written is not remembered: the app begins with its questions, as at
  /// first.
  static func file(_ path: String) -> ModuleMemory {
    // At once, because an app that begins with a saved state does not read the name.
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
