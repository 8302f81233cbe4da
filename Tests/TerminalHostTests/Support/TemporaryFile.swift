import Foundation

/// A file, missing at first, that is deleted with its last reference.
final class TemporaryFile {
  let path: String

  init(_ name: String = "file") {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("terminal-\(UUID().uuidString)-\(name)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
}
