import Foundation
import NavigationScreens
import Synchronization
import TerminalHost

extension ModuleMemory {
  /// Remembers until the program ends, for a script that ends the app and begins again.
  static func untilExit() -> ModuleMemory {
    let last = LastName()
    return ModuleMemory {
      last.name.withLock(\.self)
    } save: { name in
      last.name.withLock { $0 = name }
    }
  }

  /// Remembers in a file.
  ///
  /// What cannot be written is not remembered: the app begins with its questions, as at first.
  static func file(_ path: String) -> ModuleMemory {
    ModuleMemory {
      try? String(contentsOfFile: path, encoding: .utf8)
    } save: { name in
      guard let name else {
        try? FileManager.default.removeItem(atPath: path)
        return
      }
      try? WritableFile.replace(path, with: name)
    }
  }
}

private final class LastName: Sendable {
  let name = Mutex<String?>(nil)
}
