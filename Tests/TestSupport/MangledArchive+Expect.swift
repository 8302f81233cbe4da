import Foundation
package import Testing

extension MangledArchive {
  /// Expects that mangled archives of a value cannot be read, or are read as legal values: every one
  /// in the full run, and always the archive itself.
  ///
  /// Those that are read as the same value are one, whose faults are looked for once.
  ///
  /// - Parameters:
  ///   - subject: The name of the values, as it is printed.
  ///   - value: One that can be read.
  ///   - idKeys: The keys behind which ids lie, or lists of them.
  ///   - sourceLocation: Where a failure is reported.
  ///   - fault: Returns a fault in a value that was read; nil for none.
  /// - Throws: When the value cannot be written.
  @MainActor
  package static func expectNoFault<Value: Codable>(
    _ subject: String,
    _ value: Value,
    idKeys: Set<String> = ["ids", "visit"],
    sourceLocation: SourceLocation = #_sourceLocation,
    fault: (Value, inout ToyRandom) -> String?
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    var search = ToySearch("mangled archives of \(subject)", sourceLocation: sourceLocation)
    var numbers = ToyRandom(seed: 16)
    var (read, values) = (0, Set<Data>())
    for archive in try all(of: data, every: isFullBound ? 1 : 211, idKeys: idKeys) {
      guard let value = try? JSONDecoder().decode(Value.self, from: archive.data) else {
        search.check(true, "")
        continue
      }
      read += 1
      guard values.insert(try encoder.encode(value)).inserted else {
        search.check(true, "")
        continue
      }
      let wrong = fault(value, &numbers)
      search.check(wrong == nil, "\(archive): \(wrong ?? "")")
    }
    // The archive itself, so that a small run has read one as well.
    let whole = fault(try JSONDecoder().decode(Value.self, from: data), &numbers)
    search.check(whole == nil, whole ?? "")
    search.finish("; \(read) could be read, as \(values.count) values")
  }
}
