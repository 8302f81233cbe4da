/// The text below the table.
@MainActor
enum Report {
  static func text(of measurements: [Measurement], _ memory: [MemoryTable.Row]) -> String {
    let slow = measurements.filter(\.isBoundSlow)
    var lines: [String] = []
    if !measurements.isEmpty { lines.append(GrowthTable.text(of: measurements)) }
    if !memory.isEmpty { lines.append(MemoryTable.text(of: memory)) }
    let rates = measurements.compactMap(rate)
    if !rates.isEmpty { lines.append("\n" + rates.joined(separator: "\n")) }
    let missed = missed(measurements, memory)
    lines.append("\n\(measurements.count) rows, \(missed.count) targets missed.")
    lines += missed.map { "missed: \($0)" }
    lines += slow.map {
      "The harness is at fault, or the machine is busy: the bound of “\($0.subject.name)” took "
        + "\(Table.number($0.bound)) ns, more than \(Table.number($0.subject.boundLimit ?? 0))."
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the titles of rows that miss their target and of families that grow too fast.
  static func missed(_ measurements: [Measurement], _ memory: [MemoryTable.Row]) -> [String] {
    let families = GrowthTable.families(of: measurements).filter {
      $0.points.count > 1 && $0.isMissed
    }
    return measurements.filter(\.isMissed).map(\.subject.name)
      + families.map { "grows: \($0.name)" }
      + memory.filter(\.isMissed).map(\.name)
  }

  private static func rate(_ measurement: Measurement) -> String? {
    measurement.subject.rate.map {
      "\(measurement.subject.name): \(Table.grouped(Int(1e9 / measurement.least))) \($0) a second."
    }
  }
}
