import Foundation

/// The ratios of an earlier run, and the rows that have become slower or faster since.
///
/// `.ci/cost table` compares with `Tests/Benchmarks/last.json`. Machines are noisy, so the least of
/// the rounds counts, and a row that is slower by more than a quarter is measured twice more.
/// Machines differ as well, so CI then asks the program that wrote the table, on its own machine. A
/// row that is faster by as much asks for a new table:
///
/// ```sh
/// swift run -c release Benchmarks --write Tests/Benchmarks/last.json
/// ```
struct Earlier {
  private let rows: [String: Row]

  /// The difference in ratio that counts as equal.
  private static let tolerance = 0.25

  private struct Row: Decodable {
    let name: String
    let against: String?
    let ratio: Double
  }

  /// Reads a table that `write` has written, one object on each line.
  init(path: String) throws(ArgumentError) {
    do {
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let rows = try lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
      self.rows = Dictionary(rows.map { ($0.name, $0) }) { _, last in last }
    } catch {
      throw .noTable(path)
    }
  }

  static func write(_ measurements: [Measurement], to path: String) throws(ArgumentError) {
    let text = measurements.map { Table.json($0) + "\n" }.joined()
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .noTable(path)
    }
  }

  /// A ratio below this is noise: its bound of many elements is compared with work that does not
  /// read them.
  private static let floor = 0.5

  /// Returns the factor by which a row has become slower; nil for a new row or one with another
  /// bound.
  private func change(_ measurement: Measurement) -> Double? {
    guard let row = rows[measurement.subject.name],
      row.against == measurement.subject.against.rawValue
    else { return nil }
    return max(measurement.ratio, Self.floor) / max(row.ratio, Self.floor)
  }

  func isSlower(_ measurement: Measurement) -> Bool {
    change(measurement).map { $0 > 1 + Self.tolerance } ?? false
  }

  /// Returns the report on a new table, which may have the selected rows only.
  func report(_ measurements: [Measurement], where isSelected: (String) -> Bool) -> String {
    let changes = measurements.map { ($0.subject.name, change($0)) }
    let slower = changes.filter { ($0.1 ?? 1) > 1 + Self.tolerance }
    let faster = changes.filter { ($0.1 ?? 1) < 1 - Self.tolerance }
    let new = changes.filter { $0.1 == nil }
    let names = Set(measurements.map(\.subject.name))
    let vanished = rows.keys.filter { isSelected($0) && !names.contains($0) }.sorted()
    var lines = [""]
    lines += slower.map { "slower, \(Table.number($0.1 ?? 1)) times: \($0.0)" }
    lines += faster.map { "faster, \(Table.number(1 / ($0.1 ?? 1))) times: \($0.0)" }
    lines += new.map { "new: \($0.0)" }
    lines += vanished.map { "gone: \($0)" }
    if faster.count + new.count + vanished.count > 0 {
      lines.append("Commit the new table: see --write.")
    }
    lines.append(
      slower.isEmpty
        ? "No row is slower than the table that it is compared with."
        : "\(slower.count) rows are slower than the table that they are compared with."
    )
    return lines.joined(separator: "\n")
  }
}
