import Testing
import Foundation

extension MangledArchive {
  /// Reads mangled archives of a value whose parts have names or paths, every one in the full run,
  /// and looks at what could be read.
  ///
  /// - Parameters:
  ///   - subject: What is written.
  ///   - value: One that can be read.
  ///   - wrong: What is wrong with a value that was read; nil for nothing.
  /// - Throws: When the value cannot be written.
  @MainActor
  package static func search<Value: Codable>(
    _ subject: String,
    _ value: Value,
    wrong: (Value, inout ToyRandom) -> String?
  ) throws {
    let data = try JSONEncoder().encode(value)
    var search = ToySearch("mangled archives of \(subject)")
    var dice = ToyRandom(seed: 16)
    var read = 0
    let step = isFullBound ? 1 : 211
    for archive in try all(of: data, every: step, idKeys: ["name", "path"]) {
      guard let value = try? JSONDecoder().decode(Value.self, from: archive.data) else {
        search.check(true, "")
        continue
      }
      read += 1
      let fault = wrong(value, &dice)
      search.check(fault == nil, "\(archive): \(fault ?? "")")
    }
    let whole = wrong(try JSONDecoder().decode(Value.self, from: data), &dice)
    search.check(whole == nil, whole ?? "")
    search.finish("; \(read) could be read")
  }
}
