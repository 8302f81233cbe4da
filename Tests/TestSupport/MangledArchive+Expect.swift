import Foundation
package import Testing

extension MangledArchive {
  /// Expects that a mangled archive of a value is rejected or read as a legal value.
  ///
  /// The full run tries every archive; each run tries the original.
  ///
  /// Archives that decode to equal values are checked for faults once.
  ///
  /// - Parameters:
  ///   - subject: The name of the values in the printed line.
  ///   - value: A value whose archive can be read.
  ///   - idKeys: The keys of ids or of lists of ids.
  ///   - sourceLocation: The location at which a failure is reported.
  ///   - fault: Returns the fault of a decoded value, or nil.
  /// - Throws: If the value cannot be encoded.
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
    // Of a small archive, so many that some can be read; odd, so that it meets each bit of a byte.
    let step = min(bound(211, quick: 421, full: 1), data.count / 8 | 1)
    for archive in try all(of: data, every: step, idKeys: idKeys) {
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
    // The unchanged archive, so that even a small run decodes one.
    let whole = fault(try JSONDecoder().decode(Value.self, from: data), &numbers)
    search.check(whole == nil, whole ?? "")
    search.finish("; \(read) could be read, as \(values.count) values")
  }
}
