import Foundation

extension Search {
  /// Writes a sorted line for each visited state into a new file of a folder.
  ///
  /// A line begins with the name of the search, a fingerprint of its type and first state, so that
  /// the lines of several searches can be in one folder. A search that found a fault, or has not
  /// visited all states, writes nothing, and one that cannot write fails.
  ///
  /// - Complexity: O(*n* log *n*) for *n* states.
  @usableFromInline
  mutating func writeFingerprints(into folder: String) {
    guard isComplete else { return }
    var name = Fingerprinter(keys)
    name.combine(String(reflecting: System.self))
    initial.write(into: &name)
    let begin = name.finish().digits
    let lines = seen.map { "\(begin) \($0.digits)\n" }.sorted()
    do {
      let folder = URL(fileURLWithPath: folder, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A process can run equal searches at the same time.
      let file = folder.appendingPathComponent("\(begin)-\(UUID().uuidString)")
      try Data(lines.joined().utf8).write(to: file)
    } catch {
      fail(at: 0, "the fingerprints cannot be written into \(folder): \(error)")
    }
  }
}

extension Fingerprint {
  /// 32 hexadecimal digits.
  var digits: String {
    [first, second]
      .map { number in
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }
      .joined()
  }
}
