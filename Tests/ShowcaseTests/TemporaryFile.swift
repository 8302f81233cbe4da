import Foundation

/// A file that is deleted with its last reference.
final class TemporaryFile {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("trace-\(UUID().uuidString).jsonl").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

  func write(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
