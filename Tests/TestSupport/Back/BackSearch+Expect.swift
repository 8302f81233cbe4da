import Testing

extension BackSearch {
  /// Expects that no fault was found; otherwise shows the five shortest.
  package func expectNone() {
    let shortest = faults.sorted { $0.count < $1.count }.prefix(5).joined(separator: "\n")
    #expect(faults.isEmpty, "\(faults.count) faults, as\n\(shortest)")
  }
}
